/** How large the cards of the harbour can be so that all of them are seen at once. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

const LEAST = 56;
const MOST = 222;
const RATIO = 1.4;
/** Between the cards; below there is room for the ribbons and pills that stick out. */
export const GAP = { beside: 8, below: 14 } as const;
/** Below this width the words of a card have no room. */
export const ROOM_FOR_WORDS = 84;
/** Cards give up a little of their width for pills under them, and no more. */
const ROOM_FOR_PILL = 92;
/** What stands under a card, with the gap above it. */
const PILL = 30;

export interface Fit {
  readonly width: number;
  readonly columns: number;
  /** Where stands what a card costs or brings: under it, over its lower edge, or for want of room on the card alone. */
  readonly pills: 'under' | 'edge' | 'none';
}

/** The widest card of which so many fit into the room, in however many even rows; the fewest rows among equals. */
function widest(cards: number, { width, height }: Room, under: number): Omit<Fit, 'pills'> {
  let best = { width: 0, columns: 1 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const across = (width - GAP.beside * (columns - 1)) / columns;
    const down = ((height - GAP.below * (rows - 1)) / rows - under) / RATIO;
    const card = Math.floor(Math.min(MOST, across, down));
    if (card >= best.width) best = { width: card, columns };
  }
  return best;
}

/** As large as possible with a pill under each; in a crowd the pills lie on the cards; never below what can be read. */
export function fitCards(cards: number, room: Room): Fit {
  const airy = widest(cards, room, PILL);
  if (airy.width >= ROOM_FOR_PILL) return { ...airy, pills: 'under' };
  const dense = widest(cards, room, 0);
  if (dense.width >= LEAST) return { ...dense, pills: dense.width >= ROOM_FOR_WORDS ? 'edge' : 'none' };
  // Too many for the room: as many as fit beside each other, and the harbour scrolls.
  const columns = Math.max(1, Math.floor((room.width + GAP.beside) / (LEAST + GAP.beside)));
  return { width: LEAST, columns, pills: 'none' };
}

/** Of a card with what stands under it. */
export const heightOf = ({ width, pills }: Fit): number => Math.ceil(width * RATIO) + (pills === 'under' ? PILL : 0);

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
