/** What every screen owes its reader: nothing sticks out sideways, nothing is too small to read or to press. */
import type { Page } from '@playwright/test';
import { lookHere, type Seeing } from './seen.ts';
import { expect } from './test.ts';

export interface Faults {
  readonly sideways: number;
  readonly tiny: readonly string[];
  readonly narrow: readonly string[];
}

export function mannersHere({ isSeen }: Seeing): Faults {
  const seen = (element: Element): boolean => {
    if (!isSeen(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  const words = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);

  // Words in a drawing shrink and grow with it.
  const sizeOf = (element: Element): number => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  };
  const tiny = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !seen(element)) continue;
    const size = sizeOf(element);
    if (size < 11.99) tiny.add(`${words(element)} (${size.toFixed(1)}px)`);
  }

  /** A radio button is pressed by its label, a link in a sentence is as tall as its line. */
  const pressed = (element: Element): Element => (element.matches('input') && element.closest('label')) || element;
  const inSentence = (element: Element): boolean =>
    element.matches('a, button') &&
    getComputedStyle(element).display.startsWith('inline') &&
    !element.matches('li > a:only-child') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (other) => other.nodeType === 3 && Boolean(other.textContent?.trim()),
    );
  const narrow = new Set<string>();
  for (const element of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    const target = pressed(element);
    if (!seen(target) || element.matches(':disabled, [tabindex="-1"][type="file"]') || inSentence(element)) continue;
    // As laid out: a card that is just being turned is narrower for a moment.
    const { offsetWidth: width, offsetHeight: height } = target as HTMLElement;
    if (width < 44 || height < 44) narrow.add(`${words(target)} (${width}×${height})`);
  }
  const root = document.documentElement;
  return { sideways: Math.max(0, root.scrollWidth - window.innerWidth), tiny: [...tiny], narrow: [...narrow] };
}

/** Runs in the page: done when nothing to press has changed its size for some frames, and these have not moved. */
async function atRest(marks: readonly string[]): Promise<void> {
  const ENOUGH = 3;
  const places = (): string =>
    marks
      .map((mark) => document.querySelector(`[data-id="${CSS.escape(mark)}"]`)?.getBoundingClientRect())
      .map((box) => `${box?.x} ${box?.y} ${box?.width} ${box?.height}`)
      .join();
  const sizes = (): string =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], label')]
      .map(({ offsetWidth, offsetHeight }) => `${offsetWidth}×${offsetHeight}`)
      .join();
  let [before, same] = ['', 0];
  while (same < ENOUGH) {
    await new Promise(requestAnimationFrame);
    const now = `${sizes()} ${places()}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/**
 * What is measured before it is drawn has the size of the window before, for a frame or two after that has changed.
 * `marks`: what must have come to its place as well, by `data-id`.
 */
export const rest = (page: Page, marks: readonly string[] = []): Promise<void> => page.evaluate(atRest, marks);

export async function manners(page: Page): Promise<void> {
  await rest(page);
  const faults = await lookHere(page, mannersHere);
  expect.soft(faults, `the manners of ${new URL(page.url()).pathname}`).toEqual({ sideways: 0, tiny: [], narrow: [] });
}
