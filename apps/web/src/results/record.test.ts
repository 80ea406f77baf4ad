import { describe, expect, it } from 'vitest';
import {
  dayOf,
  EMPTY,
  forgotten,
  type GameRecord,
  isBest,
  isCounted,
  isRecord,
  MOST_RESULTS,
  playedWith,
  withResult,
} from './record.ts';
import type { Result } from './result.ts';

const NOON = new Date(2026, 4, 20, 12).getTime();
const DAY = 86_400_000;

const ended = (id: string, part: Partial<Result> = {}): Omit<Result, 'badges'> => ({
  id: `${id}-0123456789`,
  game: 'any',
  at: NOON,
  seats: 3,
  company: 'bots',
  bots: ['sailor', 'sailor'],
  place: 2,
  won: false,
  points: 10,
  mode: 'base',
  minutes: 20,
  ...part,
});

const all = (...results: readonly Omit<Result, 'badges'>[]): GameRecord =>
  results.reduce((record, result) => withResult(record, result, []), EMPTY);

const win = { won: true, place: 1 } as const;

describe('the record of a game on this device', () => {
  it('counts a match once, however often its end is looked at', () => {
    const once = withResult(EMPTY, ended('a', win), ['first']);
    expect(once).toMatchObject({ matches: 1, wins: 1, badges: { first: NOON } });
    expect(withResult(once, ended('a', win), ['first', 'second'])).toBe(once);
  });

  it('has the newest result first and keeps so many, and counts those that are gone all the same', () => {
    const ids = Array.from({ length: MOST_RESULTS + 3 }, (_, at) => `match${at}`);
    const record = all(...ids.map((id) => ended(id)));
    expect(record.results).toHaveLength(MOST_RESULTS);
    expect(record.results[0].id).toBe(ended(`match${MOST_RESULTS + 2}`).id);
    expect(record.matches).toBe(MOST_RESULTS + 3);
    expect(isCounted(record, ended('match0').id)).toBe(true);
    expect(withResult(record, ended('match0'), [])).toBe(record);
  });

  it('knows the row of wins and the longest, which a defeat ends', () => {
    const record = all(ended('a', win), ended('b', win), ended('c'), ended('d', win));
    expect(record).toMatchObject({ wins: 3, winsInARow: 1, mostWinsInARow: 2 });
  });

  it('leaves the row of wins alone where several people share the device', () => {
    const shared = { company: 'device' } as const;
    const record = all(ended('a', win), ended('b', { ...shared }), ended('c', { ...shared, ...win }));
    expect(record.winsInARow).toBe(1);
  });

  it('counts days in a row by the calendar, and begins anew after a day without a match', () => {
    expect(dayOf(NOON + DAY) - dayOf(NOON)).toBe(1);
    const two = all(ended('a'), ended('b', { at: NOON + 3_600_000 }), ended('c', { at: NOON + DAY }));
    expect(two.daysInARow).toBe(2);
    expect(withResult(two, ended('d', { at: NOON + 3 * DAY }), []).daysInARow).toBe(1);
  });

  it('keeps the highest score of each mode, but none of what is won together', () => {
    const record = all(
      ended('a', { points: 12 }),
      ended('b', { points: 15, at: NOON + 1 }),
      ended('c', { points: 14 }),
      ended('d', { points: 40, mode: 'other' }),
      ended('e', { points: 99, place: null }),
    );
    expect(record.bests).toEqual({ base: { points: 15, at: NOON + 1 }, other: { points: 40, at: NOON } });
  });

  it('calls a match the best of its mode only if there is another to compare it with', () => {
    const first = withResult(EMPTY, ended('a', { points: 12 }), []);
    expect(isBest(first, first.results[0])).toBe(false);
    const second = withResult(first, ended('b', { points: 13, at: NOON + 5 }), []);
    expect(isBest(second, second.results[0])).toBe(true);
    const third = withResult(second, ended('c', { points: 9, at: NOON + 9 }), []);
    expect(isBest(third, third.results[0])).toBe(false);
  });

  it('gives a badge once: only what is new stands at the match', () => {
    const first = withResult(EMPTY, ended('a'), ['one']);
    const second = withResult(first, ended('b', { at: NOON + DAY }), ['one', 'two']);
    expect(second.results.map(({ badges }) => badges)).toEqual([['two'], ['one']]);
    expect(second.badges).toEqual({ one: NOON, two: NOON + DAY });
  });

  it('tells badges of earlier matches with the one at hand', () => {
    const record = all(ended('a', win), ended('b', win));
    expect(playedWith(record, { company: 'bots', won: true })).toEqual({ matches: 3, wins: 3, winsInARow: 3 });
    expect(playedWith(record, { company: 'bots', won: false })).toEqual({ matches: 3, wins: 2, winsInARow: 0 });
  });

  it('forgets everything but that these matches were counted', () => {
    const gone = forgotten(withResult(EMPTY, ended('a', win), ['one']));
    expect(gone).toEqual({ ...EMPTY, counted: gone.counted });
    expect(withResult(gone, ended('a', win), ['one'])).toBe(gone);
    expect(withResult(gone, ended('b', win), ['one'])).toMatchObject({ matches: 1, badges: { one: NOON } });
  });

  it('is known again after it was kept, and nothing else is taken for it', () => {
    const record: unknown = JSON.parse(JSON.stringify(withResult(EMPTY, ended('a'), ['one'])));
    expect(isRecord(record)).toBe(true);
    const broken = [
      null,
      7,
      [],
      {},
      { ...EMPTY, matches: 'many' },
      { ...EMPTY, results: [{}] },
      { ...EMPTY, bests: [] },
    ];
    expect(broken.filter(isRecord)).toEqual([]);
  });
});
