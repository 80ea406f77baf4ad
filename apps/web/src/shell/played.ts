/**
 * How long this device has sat at a table: the time while the match was under way and in sight, over all visits. A match
 * that waits overnight has not been played for eleven hours.
 */
import { useEffect } from 'react';
import { keep, kept } from '../keep.ts';

export type Played = Readonly<Record<string, number>>;

const EVERY_MS = 5000;
/** More cannot have passed between two looks unless the device slept. */
const MOST_MS = 2 * EVERY_MS;
/** Tables that are remembered: the latest. */
const TABLES = 50;

export const isPlayed = (value: unknown): value is Played =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'number' && Number.isFinite(one));

/** Whatever was played last comes last, and the first is forgotten. */
export function withMore(played: Played, table: string, ms: number): Played {
  const { [table]: before = 0, ...others } = played;
  const latest = [...Object.entries(others), [table, before + Math.max(0, Math.min(ms, MOST_MS))] as const];
  return Object.fromEntries(latest.slice(-TABLES));
}

const all = (): Played => kept('played', isPlayed) ?? {};

/** In whole minutes; undefined for a match that this device has hardly seen. */
export function minutesAt(table: string): number | undefined {
  const minutes = Math.round((all()[table] ?? 0) / 60_000);
  return minutes > 0 ? minutes : undefined;
}

export function usePlayedTime(table: string, underWay: boolean): void {
  useEffect(() => {
    if (!underWay) return undefined;
    let last = Date.now();
    const look = (): void => {
      const now = Date.now();
      if (document.visibilityState === 'visible') keep('played', withMore(all(), table, now - last));
      last = now;
    };
    const timer = setInterval(look, EVERY_MS);
    return () => {
      clearInterval(timer);
      look();
    };
  }, [table, underWay]);
}
