/** The points are counted up once, piece by piece; a tap or a key shows the result at once. */
import { factorOf, playSound, useReducedMotion, useSettings } from '@broadside/kit';
import { useEffect, useState } from 'react';

/** The whole count at normal speed, in milliseconds, and a piece of it if there are few. */
const LONGEST = 4000;
const PIECE = 420;

export const pieceTime = (steps: number): number => Math.min(PIECE, LONGEST / Math.max(1, steps));

/** Matches whose count was seen: whoever comes back from the table is not made to wait again. */
const seen = new Set<string>();

export interface Counting {
  /** How many pieces lie there; undefined when all do. */
  readonly counted: number | undefined;
  readonly finish: () => void;
}

export function useCounting(match: string, steps: number, won: boolean): Counting {
  const [{ speed }] = useSettings();
  const factor = useReducedMotion() ? 0 : factorOf(speed);
  const [counted, setCounted] = useState(() => (factor === 0 || seen.has(match) ? steps : 0));
  const running = counted < steps && factor > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCounted(counted + 1), pieceTime(steps) * factor);
    return () => clearTimeout(timer);
  }, [running, counted, steps, factor]);
  useEffect(() => {
    if (!running) return;
    const finish = (): void => setCounted(steps);
    const byKey = (event: KeyboardEvent): void => {
      // The page stays where it is.
      if (event.key === ' ') event.preventDefault();
      finish();
    };
    addEventListener('pointerdown', finish);
    addEventListener('keydown', byKey);
    return () => {
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', byKey);
    };
  }, [running, steps]);
  useEffect(() => {
    if (running || seen.has(match)) return;
    seen.add(match);
    if (won) playSound('win');
  }, [running, match, won]);
  return { counted: running ? counted : undefined, finish: () => setCounted(steps) };
}
