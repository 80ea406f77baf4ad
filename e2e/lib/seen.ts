/** What of a page somebody can see, scrolled or not. */
import type { Page } from '@playwright/test';

export interface Seeing {
  readonly isSeen: (element: Element) => boolean;
  /** In a line that is not laid out because it is far from what is in sight. */
  readonly isFar: (element: Element) => boolean;
}

/**
 * Runs in the page. Lines far down in a long log are laid out only when they come into sight (`content-visibility`): to ask
 * the browser for anything in one of them lays it out, and so one after another.
 */
export function seeing(): Seeing {
  const frames = new Map<Element | null, readonly [top: number, bottom: number]>();
  const frameOf = (place: Element | null): readonly [number, number] => {
    const known = frames.get(place);
    if (known || place === null) return known ?? [0, innerHeight];
    const [above, below] = frameOf(place.parentElement);
    const { top, bottom } = place.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(place).overflowY);
    const frame = scrolls ? ([Math.max(above, top), Math.min(below, bottom)] as const) : ([above, below] as const);
    frames.set(place, frame);
    return frame;
  };
  const asleep = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as Element;
    if (getComputedStyle(element).contentVisibility !== 'auto') return NodeFilter.FILTER_SKIP;
    const { top, bottom } = element.getBoundingClientRect();
    const [above, below] = frameOf(element.parentElement);
    if (bottom > above && top < below) return NodeFilter.FILTER_SKIP;
    asleep.add(element);
    return NodeFilter.FILTER_REJECT;
  });
  // Nothing is accepted, so that this walks through all of them.
  walker.nextNode();
  const isFar = (element: Element): boolean => {
    for (let up = element.parentElement; up && asleep.size > 0; up = up.parentElement) if (asleep.has(up)) return true;
    return false;
  };
  const how = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  return { isFar, isSeen: (element) => !isFar(element) && element.checkVisibility(how) };
}

/** A function that looks at what is seen, as a text that runs in the page. */
export const looking = (look: (seeing: Seeing) => unknown): string => `(${look})((${seeing})())`;

export const lookHere = <Found>(page: Page, look: (seeing: Seeing) => Found): Promise<Found> =>
  page.evaluate<Found>(looking(look));
