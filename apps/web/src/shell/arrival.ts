/** Arriving at a screen: it is read from its top, and its heading is where the keyboard and the screen reader go on. */
import { announce } from '@broadside/kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { rulesAddress } from './rulesAddress.ts';

const headingShown = (): HTMLElement | undefined =>
  [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());

/** Nothing has the focus: what had it went away with the screen before. */
const isFocusFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focused by the program alone: nobody can tab to a heading, and pointers do not see it happen. */
function focusOn(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}

/** A heading that gets the focus is read out by that; otherwise it is announced, and the focus stays where it is. */
function arriveAt(heading: HTMLElement): void {
  if (isFocusFree()) focusOn(heading);
  else if (document.activeElement !== heading) announce(heading.textContent);
}

/** Waits for the heading: a screen may have to be fetched first. */
function seekHeading(arrive: (heading: HTMLElement) => void): () => void {
  const watcher = new MutationObserver(() => look());
  const look = (): void => {
    const heading = headingShown();
    if (heading === undefined) return;
    watcher.disconnect();
    arrive(heading);
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watcher.disconnect();
}

/** At another address. Whoever has just opened the page begins where the browser begins. */
export function useArrival(): void {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    const isNew = path !== last.current;
    last.current = path;
    // A place in a book finds itself.
    if (rulesAddress(path)?.place !== undefined) return;
    window.scrollTo(0, 0);
    return isNew ? seekHeading(arriveAt) : undefined;
  }, [path]);
}

/** At another screen under the same address, e.g. when a match begins or ends. */
export function useScreen(name: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its name distinguishes one screen from the next.
  useEffect(() => seekHeading((heading) => isFocusFree() && focusOn(heading)), [name]);
}

/** What the window is called while this screen is open. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
