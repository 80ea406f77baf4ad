/** How large the cards of the harbour can be so that all of them are seen at once. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

const LEAST = 56;
const MOST = 158;
const RATIO = 1.4;
/** Between the cards: beside and, for the ribbons that stick out, below. */
export const GAP = { beside: 8, below: 16 } as const;

/** The widest card of which so many fit into the room, in however many rows; never below what can be read. */
export function cardWidth(cards: number, { width, height }: Room): number {
  let best = 0;
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const across = (width - GAP.beside * (columns - 1)) / columns;
    const down = (height - GAP.below * rows) / rows / RATIO;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(Math.min(MOST, Math.max(LEAST, best)));
}

/** Measures an element and keeps measuring; undefined until it lies on a screen. */
export function useRoom<T extends HTMLElement>(): readonly [RefObject<T | null>, Room | undefined] {
  const ref = useRef<T>(null);
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setRoom((known) => (known?.width === next.width && known.height === next.height ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
