import type { Outcome } from '@broadside/kernel';
import type { GameUI, ResultRules } from '@broadside/kit';
import type { SeatInfo, TableInfo, ViewUpdate } from '@broadside/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '../tables/table.ts';
import { type EndedMatch, keepEnd, seatAtEnd } from './keepEnd.ts';
import { recordOf } from './store.ts';

const person: SeatInfo = { kind: 'person', name: 'Ann', bot: null, here: true };
const bot: SeatInfo = { kind: 'bot', name: null, bot: 'sailor', here: true };

const outcome: Outcome = {
  reason: 'points',
  decidedBy: 'points',
  winners: [0],
  ranking: [0, 1].map((seat) => ({ seat, rank: seat + 1, points: 12 - seat, sheet: {} })),
};

const rules: ResultRules = {
  badges: { sang: ({ events }) => events.some(({ type }) => type === 'sang'), won: ({ before }) => before.wins > 0 },
  modeOf: () => 'base',
  nextSteps: [],
};

interface Case {
  readonly id: string;
  readonly kind?: TableState['kind'];
  readonly seats?: SeatInfo[];
  readonly you?: number | null;
  readonly viewer?: ViewUpdate['viewer'];
  readonly results?: () => Promise<ResultRules>;
}

/** A match in which a song was sung and taken back. */
function over({ id, kind = 'local', seats = [person, bot], you = 0, viewer = 0, results }: Case): EndedMatch {
  const log = [
    { n: 0, events: [], hash: '' },
    { n: 1, events: [{ type: 'sang' }], hash: '' },
    { n: 2, events: [], hash: '', undo: 0 },
  ];
  return {
    state: { kind, id, log } as unknown as TableState,
    info: { id, seats, you, created: 0, settings: { game: 'any', options: {} } } as unknown as TableInfo,
    update: { viewer, outcome, view: {} } as unknown as ViewUpdate,
    ui: { id: 'any', results: results ?? (async () => rules) } as unknown as GameUI,
  };
}

describe('a match that ends at this device', () => {
  beforeEach(() => {
    const rows = new Map<string, string>();
    const getItem = (key: string): string | null => rows.get(key) ?? null;
    vi.stubGlobal('localStorage', { getItem, setItem: (key: string, value: string) => void rows.set(key, value) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is kept with its badges, whether the table or the end screen asks first', async () => {
    const match = over({ id: 'one' });
    const [kept, again] = await Promise.all([keepEnd(match), keepEnd(match)]);
    expect(again).toBe(kept);
    expect(kept?.result).toMatchObject({ place: 1, won: true, points: 12, badges: ['won'] });
    expect(recordOf('any').matches).toBe(1);
  });

  it('is not kept for those who only watched', async () => {
    expect(await keepEnd(over({ id: 'two', kind: 'remote', you: null, viewer: 'spectator' }))).toBeUndefined();
    expect(await keepEnd(over({ id: 'three', seats: [bot, bot], viewer: 'spectator' }))).toBeUndefined();
    expect(recordOf('any').matches).toBe(0);
  });

  it('belongs to whose name the device goes by, where several people share it; else to who looks', () => {
    const shared = [bot, person, { ...person, name: 'Bob' }];
    expect(seatAtEnd(over({ id: 'four', seats: shared, viewer: 2 }), 'Ann')).toBe(1);
    expect(seatAtEnd(over({ id: 'four', seats: shared, viewer: 2 }), 'Cid')).toBe(2);
    expect(seatAtEnd(over({ id: 'four', seats: shared, viewer: 'spectator' }), 'Cid')).toBeUndefined();
    expect(seatAtEnd(over({ id: 'four', viewer: 'spectator' }), 'Cid')).toBe(0);
    expect(seatAtEnd(over({ id: 'four', kind: 'remote', you: 1, viewer: 1 }), 'Ann')).toBe(1);
  });

  it('is asked for again if its rules could not be fetched', async () => {
    let fetches = 0;
    const results = async (): Promise<ResultRules> => {
      fetches++;
      if (fetches === 1) throw new Error('the network is away');
      return rules;
    };
    expect(await keepEnd(over({ id: 'five', results }))).toBeUndefined();
    expect((await keepEnd(over({ id: 'five', results })))?.result.badges).toEqual(['won']);
  });
});
