/** How a person learns what happened and that it is their turn: voice, bell, title and icon of the window. */
import type { Entry } from '@broadside/kernel';
import { announce, playSound } from '@broadside/kit';
import { useEffect, useRef } from 'react';
import { type LogContext, sentencesOf } from './logEntries.tsx';

/** Announces sentence by sentence as they are shown; whoever comes late does not hear the whole past. */
export function useAnnouncing(log: readonly Entry[], context: LogContext): void {
  const announced = useRef<number | undefined>(undefined);
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  useEffect(() => {
    const from = announced.current;
    announced.current = log.length;
    if (from === undefined || from > log.length) return;
    for (const entry of log.slice(from)) for (const { text } of sentencesOf(entry, latest.current)) announce(text);
  }, [log]);
}

export function useYourTurn(yours: boolean, words: string): void {
  const before = useRef(yours);
  useEffect(() => {
    if (yours && !before.current) {
      announce(words);
      playSound('turn');
    }
    before.current = yours;
  }, [yours, words]);
}

const favicon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** The window's own title and icon while this screen is open. */
export function useWindowSign(title: string, yours: boolean): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const icon = favicon();
    if (icon) icon.href = yours ? '/icon-turn.svg' : '/icon.svg';
    return () => {
      document.title = before;
      if (icon) icon.href = '/icon.svg';
    };
  }, [title, yours]);
}
