/** Guards what stands on the screen against presses that were meant for what stood there before (see press.ts). */
import { type RefObject, useEffect } from 'react';
import { GUARDED_FOR, newcomers, type Press, type Pressable, pressOf } from './press.ts';

let pressed: Press | undefined;
let typed: Press | undefined;

const buttonsIn = (place: ParentNode): readonly HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('button[data-id]'),
];

const pressableOf = (button: HTMLElement): Pressable => ({
  id: button.dataset.id ?? '',
  off: button.ariaDisabled === 'true',
  letter: button.getAttribute('aria-keyshortcuts')?.toLowerCase(),
  box: button.getBoundingClientRect(),
});

/** Under an open sheet nothing can be pressed. */
const reachable = (): readonly Pressable[] => {
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  return buttonsIn(sheet ?? document).map(pressableOf);
};

function note({ clientX: x, clientY: y, timeStamp, detail }: MouseEvent): void {
  // A click without a pointer is a key's, or a screen reader's.
  if (detail > 0) pressed = pressOf({ x, y }, timeStamp, reachable());
}

/** To be told before a letter does what it means. */
export function noteLetter(letter: string, { timeStamp }: KeyboardEvent): void {
  typed = pressOf(letter, timeStamp, reachable());
}

/** Marked in the page itself, where style sheet and stories see it, and never drawn by React. */
function guard(button: HTMLElement): void {
  button.dataset.guarded = '';
  setTimeout(() => delete button.dataset.guarded, GUARDED_FOR);
}

function guardNewcomers(place: HTMLElement): void {
  const buttons = buttonsIn(place);
  const things = buttons.map(pressableOf);
  for (const press of [pressed, typed])
    for (const thing of newcomers(press, performance.now(), things)) guard(buttons[things.indexOf(thing)]);
}

/** Whether the button with this mark is asleep for the moment. */
export const isGuarded = (place: HTMLElement | null, id: string): boolean =>
  place !== null && buttonsIn(place).some(({ dataset }) => dataset.id === id && dataset.guarded !== undefined);

let places = 0;

/** Looks after the buttons of a place; looks again whenever that is drawn. */
export function usePressGuard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (places++ === 0) addEventListener('click', note, true);
    return () => {
      if (--places === 0) removeEventListener('click', note, true);
    };
  }, []);
  useEffect(() => {
    if (ref.current !== null) guardNewcomers(ref.current);
  });
}
