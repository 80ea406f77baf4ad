/** What is on the screen: the thing a note points at, and everything that can be pressed. */
import type { Box } from './place.ts';

const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** What both have in common. */
function common(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** As much of it as is not scrolled out of sight. */
export function visibleBox(element: Element): Box {
  let box = boxOf(element);
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible') box = common(box, boxOf(around));
  return box;
}

const isOnScreen = ({ left, top, width, height }: Box): boolean =>
  width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;

/** The first of these names that somebody can see. */
export function findShown(names: readonly string[]): Element | undefined {
  for (const name of names) {
    const all = document.querySelectorAll(`[data-id="${CSS.escape(name)}"], [data-spot="${CSS.escape(name)}"]`);
    const found = [...all].find((one) => !one.closest('dialog') && isOnScreen(visibleBox(one)));
    if (found) return found;
  }
  return undefined;
}

const CONTROLS = 'button, a[href], input, select, summary, [role="button"], [role="slider"]';

export const controlsShown = (): readonly Box[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((one) => !one.closest('dialog, [data-note], [data-id="actions"]'))
    .map(boxOf)
    .filter(isOnScreen);

/** Between the bar above the table and the verbs below it. */
export function roomShown(): Box {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const verbs = document.querySelector('[data-id="actions"]')?.getBoundingClientRect();
  const bottom = verbs && verbs.top > innerHeight / 2 ? verbs.top : innerHeight;
  return { left: 0, top, width: innerWidth, height: Math.max(0, bottom - top) };
}
