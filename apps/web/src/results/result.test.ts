import type { Outcome } from '@broadside/kernel';
import type { SeatInfo, TableInfo } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { type Ended, isResult, resultOf } from './result.ts';

const person = (name: string): SeatInfo => ({ kind: 'person', name, bot: null, here: true });
const bot = (level: string): SeatInfo => ({ kind: 'bot', name: null, bot: level, here: true });

const info = (seats: SeatInfo[]): TableInfo => ({
  id: 'match',
  code: null,
  status: 'over',
  settings: {
    game: 'any',
    options: {},
    seats: [],
    listed: false,
    watchers: false,
    undo: 'free',
    absence: null,
    shuffle: false,
    odds: true,
  },
  seats,
  you: 0,
  host: true,
  watching: 0,
  next: null,
  created: 60_000,
});

const outcome: Outcome = {
  reason: 'points',
  decidedBy: 'points',
  winners: [1],
  ranking: [
    { seat: 1, rank: 1, points: 14, sheet: {} },
    { seat: 0, rank: 2, points: 11, sheet: {} },
  ],
};

const ended = (part: Partial<Ended> = {}): Ended => ({
  info: info([person('Ann'), bot('sailor')]),
  outcome,
  seat: 0,
  online: false,
  mode: 'base',
  now: 60_000 * 26,
  minutes: 25,
  ...part,
});

describe('the result of a match', () => {
  it('says my place and points, who sat against me and how long it took, and nobody’s name', () => {
    const result = resultOf(ended());
    expect(result).toEqual({
      id: 'match',
      game: 'any',
      at: 1_560_000,
      seats: 2,
      company: 'bots',
      bots: ['sailor'],
      place: 2,
      won: false,
      points: 11,
      mode: 'base',
      minutes: 25,
    });
    expect(JSON.stringify(result)).not.toContain('Ann');
    expect(isResult({ ...result, badges: [] })).toBe(true);
  });

  it('knows people at this device from people elsewhere', () => {
    const people = info([person('Ann'), person('Bob')]);
    expect(resultOf(ended({ info: people })).company).toBe('device');
    expect(resultOf(ended({ info: people, online: true })).company).toBe('online');
    expect(resultOf(ended({ online: true })).company).toBe('bots');
  });

  it('has no place where all win together or nobody does', () => {
    const together: Outcome = { ...outcome, decidedBy: 'together', winners: [0, 1] };
    expect(resultOf(ended({ outcome: together }))).toMatchObject({ place: null, won: true });
  });
});
