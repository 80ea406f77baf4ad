/**
 * What somebody did with a page that was drawn before its script (public/early.js): the client draws the same over it, and
 * does it again there.
 */
import { useEffect, useLayoutEffect } from 'react';

/** A control, by how it looks: the one that was pressed is gone. */
interface ControlKey {
  readonly look: string;
  readonly rank: number;
}

interface DoneBefore {
  readonly pressed: ControlKey | undefined;
  /** A finger is on it. */
  readonly held: ControlKey | undefined;
  readonly focused: ControlKey | undefined;
  readonly filled: ReadonlyMap<unknown, ControlKey & { readonly value: string }>;
  find(key: ControlKey): HTMLElement | undefined;
  stop(): void;
}

declare global {
  interface Window {
    doneBefore?: DoneBefore | undefined;
  }
}

/** As if typed or chosen by hand: React hears of a value only when it came by the element's own setter. */
function fill(input: HTMLInputElement, value: string): void {
  if (input.type === 'radio' || input.type === 'checkbox') {
    input.click();
    return;
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function fillAgain({ focused, filled, find }: DoneBefore): void {
  for (const { value, ...key } of filled.values()) {
    const input = find(key);
    if (input instanceof HTMLInputElement) fill(input, value);
  }
  if (focused !== undefined) find(focused)?.focus();
}

/** Where the finger is lifted; one that slides away presses nothing. */
function pressWhenLifted({ held, find }: DoneBefore): void {
  if (held === undefined) return;
  const lifted = ({ target }: PointerEvent): void => {
    const control = find(held);
    if (control?.contains(target as Node)) requestAnimationFrame(() => control.click());
  };
  document.addEventListener('pointerup', lifted, { once: true });
  // It scrolls instead: nothing is lifted any more.
  document.addEventListener('pointercancel', () => document.removeEventListener('pointerup', lifted), { once: true });
}

export function useDoneBefore(): void {
  // Together with the drawing itself: a letter that is typed a moment later finds its field, with the focus.
  useLayoutEffect(() => {
    const done = window.doneBefore;
    done?.stop();
    // Drawn in another language than is read here, it was hidden until now; so was a greeting for a guest.
    delete document.documentElement.dataset.redraw;
    delete document.documentElement.dataset.named;
    if (!done) return;
    fillAgain(done);
    pressWhenLifted(done);
  }, []);
  // Links are followed from the first effects on (links.ts).
  useEffect(() => {
    const done = window.doneBefore;
    delete window.doneBefore;
    const { pressed, find } = done ?? {};
    // A value that was typed is known after the next drawing, and what is pressed may need it.
    if (pressed !== undefined) requestAnimationFrame(() => find?.(pressed)?.click());
  }, []);
}
