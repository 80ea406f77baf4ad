/** How large the cards of the harbour can be so that all of them are seen at once. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

const LEAST = 56;
const MOST = 158;
const RATIO = 1.4;
/** Between the cards; below there is room for the ribbons that stick out. */
export const GAP = { beside: 8, below: 14 } as const;

export interface Fit {
  readonly width: number;
  readonly columns: number;
}

/** The widest card of which so many fit into the room, in however many even rows; never below what can be read. */
export function fitCards(cards: number, { width, height }: Room): Fit {
  let best: Fit = { width: 0, columns: 1 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const across = (width - GAP.beside * (columns - 1)) / columns;
    const down = (height - GAP.below * (rows - 1)) / rows / RATIO;
    const card = Math.floor(Math.min(MOST, across, down));
    if (card > best.width) best = { width: card, columns };
  }
  if (best.width >= LEAST) return best;
  // Too many for the room: as many as fit beside each other, and the harbour scrolls.
  const columns = Math.max(1, Math.floor((width + GAP.beside) / (LEAST + GAP.beside)));
  return { width: LEAST, columns };
}

/** Inside its padding. */
function innerRoom(element: HTMLElement): Room {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
  return {
    width: element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  };
}

/** Measures an element and keeps measuring; undefined until it lies on a screen. */
export function useRoom<T extends HTMLElement>(): readonly [RefObject<T | null>, Room | undefined] {
  const ref = useRef<T>(null);
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const next = innerRoom(element);
      setRoom((known) => (known?.width === next.width && known.height === next.height ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
