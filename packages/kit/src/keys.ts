/** Playing with the keyboard: letters, arrows, and whether a keyboard is in use at all. */
import { useEffect, useRef, useSyncExternalStore } from 'react';

export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * The name of a pressed key: "a", "?", "ArrowLeft". Letters are known by their place on the board as well,
 * so that a Cyrillic layout need not be switched.
 */
export function keyNames(event: Pick<KeyboardEvent, 'key' | 'code'>): readonly string[] {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const place = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? /^Digit([0-9])$/.exec(event.code)?.[1];
  return place === undefined || place === key ? [key] : [key, place];
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select');

/** Whether a key belongs to somebody else: a text field, a shortcut of the browser, an open sheet. */
const isTaken = (event: KeyboardEvent, where: 'table' | 'sheet'): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  writes(event.target) ||
  (where === 'table' && document.querySelector('dialog:modal') !== null);

/** Calls the one for the pressed key, while `on`; letters of the table rest while a sheet lies over it. */
export function useHotkeys(keys: Hotkeys, on = true, where: 'table' | 'sheet' = 'table'): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (isTaken(event, where)) return;
      const name = keyNames(event).find((candidate) => latest.current[candidate] !== undefined);
      if (name === undefined) return;
      event.preventDefault();
      latest.current[name]?.(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, where]);
}

let byKeyboard = false;
const watchers = new Set<() => void>();

/** A click without a pointer is a key's. */
const isByPointer = (event: Event): boolean => event instanceof MouseEvent && event.detail > 0;

function note(event: Event): void {
  const keyboard = event.type === 'keydown';
  if (byKeyboard === keyboard || !(keyboard || isByPointer(event))) return;
  byKeyboard = keyboard;
  for (const listener of watchers) listener();
}

function watchInput(listener: () => void): () => void {
  if (watchers.size === 0) {
    addEventListener('keydown', note, true);
    // Not when the pointer goes down: letters that vanish then would move the button away from under it.
    addEventListener('click', note, true);
  }
  watchers.add(listener);
  return () => {
    watchers.delete(listener);
    if (watchers.size > 0) return;
    removeEventListener('keydown', note, true);
    removeEventListener('click', note, true);
  };
}

/** True while the last input came from a keyboard: then buttons show their letters. */
export const useKeyboardInUse = (): boolean =>
  useSyncExternalStore(
    watchInput,
    () => byKeyboard,
    () => false,
  );
