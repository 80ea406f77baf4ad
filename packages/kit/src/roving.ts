/** Arrow keys within a zone: one stop for the Tab key, arrows from card to card. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const WAYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const isWay = (key: string): key is Way => WAYS.includes(key);

const middle = (box: Box): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** How far `to` lies from `from` in this direction; sideways counts double. Undefined if it lies elsewhere. */
function distance(from: Box, to: Box, way: Way): number | undefined {
  const [fx, fy] = middle(from);
  const [tx, ty] = middle(to);
  const across = way === 'ArrowLeft' || way === 'ArrowRight';
  const ahead = (across ? tx - fx : ty - fy) * (way === 'ArrowLeft' || way === 'ArrowUp' ? -1 : 1);
  const aside = Math.abs(across ? ty - fy : tx - fx);
  return ahead > 1 && aside <= ahead * 2 + (across ? from.height : from.width) / 2 ? ahead + aside * 2 : undefined;
}

/** The neighbour in a direction, by where things really are on the screen; undefined at the edge. */
export function neighbour(boxes: readonly Box[], at: number, way: Way): number | undefined {
  const from = boxes[at];
  if (from === undefined) return undefined;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const far = i === at ? undefined : distance(from, box, way);
    if (far === undefined || far >= least) return;
    best = i;
    least = far;
  });
  return best;
}

export interface Roving<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onKeyDown: (event: KeyboardEvent<T>) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
}

const ITEMS = 'button, a[href], [data-rove]';

const itemsOf = (zone: HTMLElement, selector: string): readonly HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(selector)].filter((item) => item.checkVisibility());

/** Spread the result on the zone's element: `<div {...useRoving<HTMLDivElement>()}>`. */
export function useRoving<T extends HTMLElement>(selector: string = ITEMS): Roving<T> {
  const ref = useRef<T>(null);
  const last = useRef<HTMLElement | undefined>(undefined);

  // Exactly one item answers the Tab key: the one that was used last, else the first.
  const settle = () => {
    if (ref.current === null) return;
    const items = itemsOf(ref.current, selector);
    const stop = last.current !== undefined && items.includes(last.current) ? last.current : items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  };
  useEffect(settle);

  return {
    ref,
    onFocus: ({ target }) => {
      const item = target instanceof HTMLElement ? target.closest<HTMLElement>(selector) : null;
      if (item === null || ref.current?.contains(item) !== true) return;
      last.current = item;
      settle();
    },
    onKeyDown: (event) => {
      if (ref.current === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const items = itemsOf(ref.current, selector);
      const at = items.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const to = targetOf(items, at, event.key);
      if (to === undefined) return;
      event.preventDefault();
      items[to]?.focus();
    },
  };
}

function targetOf(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (!isWay(key)) return undefined;
  return neighbour(
    items.map((item) => item.getBoundingClientRect()),
    at,
    key,
  );
}
