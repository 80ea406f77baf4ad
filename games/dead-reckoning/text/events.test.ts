import { LOCALES } from '@broadside/text';
import { misaddressed } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { ZONES } from '../cards/board.ts';
import { BUILDINGS, type Building, buildingCard, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningEvent, EventType } from '../rules/events.ts';
import { HARBOUR } from '../rules/state.ts';
import { card, table } from '../tests/table.ts';
import { deadReckoningVoice } from './index.ts';
import { nameIn, speak } from './testing.ts';

type EventOf<T extends EventType> = Extract<DeadReckoningEvent, { readonly type: T }>;

const SAIL = card('a1-01');
const BACK = card('e1-1-back');
const CREWMAN = card('crewman-2');
const FORTS = BUILDINGS.map((_, at) => buildingCard(at as Building));
const bools = [true, false];

/** Two cubes of the first player, one of the second, one black: strength 2, an explosion, a ridge, loot. */
const poses = (...zones: readonly number[]): number[] => zones.flatMap((zone) => [zone, 0, 0, 0, 0, 0, 0, 1]);
const zone = (name: string): number => ZONES.findIndex((one) => one.name === name);

type Moved = EventOf<'moved'>;
const moved = { type: 'moved', seat: 0, cargo: 2, coins: 1, from: 'supply', to: 'ship', tile: 0 } as const;
const movedTo = (cause: Moved['cause'], ...places: readonly Moved['to'][]): Moved[] =>
  places.map((to) => ({ ...moved, cause, to }));

const controlled = { type: 'controlled', seat: 0, tile: 0 } as const;
const influenced = { type: 'influenced', seat: 0, tile: 4 } as const;
const began = { type: 'battleBegan', seat: 0, at: 0 } as const;
const won = { type: 'battleWon', strength: [2, 4] } as const;
const used = { seat: 0, card: CREWMAN, level: 2 } as const;
const sunk = { type: 'sunk', seat: 0, shipCoins: 2, chestCoins: 3 } as const;

/** At least one fact of every type and variant: random matches come by the rare ones too seldom. */
const SAMPLES: { readonly [T in EventType]: readonly EventOf<T>[] } = {
  began: [{ type: 'began', first: 1 }],
  offered: [{ type: 'offered', seat: 0, cards: [card('bt-1'), card('bt-5')] }],
  kept: [card('bt-1'), -1].map((one) => ({ type: 'kept', seat: 0, card: one })),
  turnBegan: bools.map((last) => ({ type: 'turnBegan', seat: 0, round: 3, last })),
  drew: [
    { type: 'drew', seat: 0, cards: [0, CREWMAN] },
    { type: 'drew', seat: 0, cards: [-1, -1, -1] },
    { type: 'drew', seat: 0, cards: [-1] },
  ],
  reshuffled: [1, 8].map((cards) => ({ type: 'reshuffled', seat: 0, cards })),
  levelled: [
    ...(['hand', 'play', 'deck'] as const).map(
      (where) => ({ type: 'levelled', seat: 0, card: 6, level: 3, where }) as const,
    ),
    ...(['hand', 'deck'] as const).map((where) => ({ type: 'levelled', seat: 0, card: -1, level: 0, where }) as const),
  ],
  declined: [{ type: 'declined', seat: 0 }],
  moved: [
    ...movedTo('gain', 'dock', 'chest', 'ship', 'island', 'supply'),
    ...movedTo('loot', 'ship', 'dock', 'chest', 'island', 'supply'),
    ...movedTo('unload', 'dock', 'island'),
    ...movedTo('load', 'ship'),
    ...(['jettison', 'price', 'forgone', 'trader', 'lost'] as const).flatMap((cause) => movedTo(cause, 'supply')),
    ...movedTo('passing', 'ship'),
    ...movedTo('order', 'chest'),
  ],
  rearranged: ([0, 1] as const).map((good) => ({ type: 'rearranged', seat: 0, good, cell: 0, to: 3, count: 1 })),
  played: [{ type: 'played', seat: 0, card: 6, level: 2 }],
  raised: [1, 4, 8].map((sails) => ({ type: 'raised', seat: 0, sails })),
  sailed: [
    { type: 'sailed', seat: 0, path: [0, 3], stopped: true },
    { type: 'sailed', seat: 0, path: [0, 3], stopped: false },
    { type: 'sailed', seat: 0, path: [HARBOUR], stopped: true },
    { type: 'sailed', seat: 0, path: [1], stopped: true },
    { type: 'sailed', seat: 0, path: [11], stopped: true },
  ],
  explored: [
    { type: 'explored', seat: 0, tile: 5, id: card('crab'), card: card('e2-1') },
    { type: 'explored', seat: 0, tile: 5, id: card('sea-3'), card: NO_CARD },
  ],
  bought: bools.map((trade) => ({ type: 'bought', seat: 0, card: SAIL, tile: 0, price: 2, trade })),
  gotCard: (['top', 'won', 'order'] as const).map((cause) => ({ type: 'gotCard', seat: 0, card: SAIL, cause })),
  turnedOver: [{ type: 'turnedOver', seat: 0, card: card('e1-1'), back: BACK, tile: 0 }],
  discarded: [{ type: 'discarded', seat: 0, card: BACK }],
  used: [0, 4, 16].map((ability) => ({ type: 'used', ...used, ability })),
  influenced: bools.flatMap((ignoredFort) => [-1, 1].map((replaced) => ({ ...influenced, replaced, ignoredFort }))),
  controlled: bools.flatMap((permanent) => [-1, 1].map((before) => ({ ...controlled, before, permanent }))),
  controlLost: [{ type: 'controlLost', seat: 0, tile: 4 }],
  permanent: [{ type: 'permanent', seat: 0, tile: 4 }],
  recalled: [{ type: 'recalled', seat: 0, tile: 4 }],
  produced: [
    { type: 'produced', seat: 0, tile: 0, cargo: 2, coins: 1 },
    { type: 'produced', seat: 0, tile: 0, cargo: 0, coins: 5 },
  ],
  built: FORTS.flatMap((one) => [0, 4].map((price) => ({ type: 'built', seat: 0, card: one, tile: 0, price }))),
  razed: FORTS.flatMap((one) =>
    (['control', 'battle'] as const).map((cause) => ({ type: 'razed', card: one, tile: 0, cause })),
  ),
  fitted: [{ type: 'fitted', seat: 0, card: card('ub-hold'), cell: 2 }],
  stripped: [{ type: 'stripped', seat: 0, card: card('ub-hold'), cell: 1 }],
  repaired: [1, 3].map((count) => ({ type: 'repaired', seat: 0, count })),
  trained: [1, 2].map((count) => ({ type: 'trained', seat: 1, count })),
  battleBegan: [
    { ...began, kind: 'merchant', defender: -1, card: BACK, cause: 'attack' },
    ...(['attack', 'flag', 'forced', 'chosen'] as const).map(
      (cause) => ({ ...began, kind: 'ship', defender: 1, card: NO_CARD, cause }) as const,
    ),
    ...[FORTS[0], FORTS[1], NO_CARD].map(
      (one) => ({ ...began, kind: 'building', defender: 1, card: one, cause: 'attack' }) as const,
    ),
    { ...began, kind: 'tie', defender: -1, card: NO_CARD, cause: 'tie' },
  ],
  armed: [
    { type: 'armed', seat: 0, fired: 0, added: 0 },
    { type: 'armed', seat: 0, fired: 2, added: 0 },
    { type: 'armed', seat: 0, fired: 2, added: 4 },
    { type: 'armed', seat: -1, fired: 0, added: 3 },
  ],
  landed: [
    {
      type: 'landed',
      sides: [0, 0, 1, -1],
      thrown: 4,
      before: [-1, -1, -1, -1],
      cubes: poses(zone('C2'), zone('B3'), -1, zone('A1')),
      physics: 0,
      film: '',
    },
  ],
  rethrown: [[0], [0, 1, 1, -1, 0]].map((sides) => ({ type: 'rethrown', sides })),
  exploded: [[0], [0, 1]].map((sides) => ({ type: 'exploded', sides, added: sides })),
  combatUsed: [8, 16].map((ability) => ({ type: 'combatUsed', ...used, card: card('gunner-1'), level: 3, ability })),
  passed: [{ type: 'passed', seat: 0 }],
  shifted: [{ type: 'shifted', seat: 0, cube: 0, from: zone('B1'), to: zone('B2') }],
  removed: [{ type: 'removed', seat: 0, cube: 0, from: zone('C4') }],
  looted: [
    { type: 'looted', seat: 0, cargo: 1, coins: 2, any: 0 },
    { type: 'looted', seat: 0, cargo: 0, coins: 0, any: 2 },
  ],
  damaged: (['cubes', 'loss', 'ability', 'garrison', 'merchant', 'building'] as const).map((cause) => ({
    type: 'damaged',
    seat: 0,
    count: 1,
    by: 1,
    cause,
  })),
  battleWon: [
    { ...won, winner: 0, loser: -1 },
    { ...won, winner: 0, loser: 1 },
    { ...won, winner: -1, loser: 0 },
  ],
  modeLost: [{ type: 'modeLost', seat: 0 }],
  sunk: [-1, 1].map((by) => ({ ...sunk, by })),
  progress: [0, 7].map((achievement) => ({ type: 'progress', seat: 0, achievement, count: 2 })),
  achieved: ACHIEVEMENTS.map((_, achievement) => ({ type: 'achieved', seat: 0, achievement })),
  refilled: [{ type: 'refilled', tile: 0, card: SAIL }],
  mode: bools.map((pirate) => ({ type: 'mode', seat: 0, pirate })),
  sleeved: [{ type: 'sleeved', seat: 0, card: SAIL, crew: 0 }],
  cleaned: [1, 5].map((cards) => ({ type: 'cleaned', seat: 0, cards })),
  ordered: bools.map((otherwise) => ({ type: 'ordered', card: card('s-03'), otherwise })),
  endTriggered: [{ type: 'endTriggered', seat: 0 }],
  lastTurnDone: [{ type: 'lastTurnDone', seat: 0 }],
  tieThrown: [{ type: 'tieThrown', seats: [0, 1], strength: [4, 3] }],
  ended: [{ type: 'ended' }],
};

const view = table(2).view(0);

describe.each(LOCALES)('every fact in %s', (locale) => {
  const say = speak(locale);
  const sentence = (event: DeadReckoningEvent) => deadReckoningVoice.event(event, say, nameIn(locale), view);

  it.each(Object.entries(SAMPLES))('%s is one line of whole sentences', (_type, events) => {
    for (const event of events) expect(sentence(event)).toMatch(/^\p{Lu}[^{}#\n]*[^.]\.$/u);
  });

  it('facts of one type that differ are described differently', () => {
    for (const events of Object.values(SAMPLES)) expect(new Set(events.map(sentence)).size).toBe(events.length);
  });

  it.each(Object.entries(SAMPLES))('%s can be described without a view', (_type, events) => {
    for (const event of events)
      expect(deadReckoningVoice.event(event, say, nameIn(locale))).toMatch(/^\p{Lu}[^{}#\n]*[^.]\.$/u);
  });

  it('speaks to the reader where the reader is meant', () => {
    expect(
      misaddressed(
        Object.values(SAMPLES).flat(),
        { voice: deadReckoningVoice, say, nameOf: nameIn(locale), view },
        locale,
      ),
    ).toEqual([]);
  });

  it('facts that say nothing new to a reader have no sentence', () => {
    expect(sentence({ type: 'drew', seat: 0, cards: [] })).toBeUndefined();
    expect(sentence({ ...moved, cargo: 0, coins: 0, cause: 'gain' })).toBeUndefined();
    expect(sentence({ type: 'cleaned', seat: 0, cards: 0 })).toBeUndefined();
    expect(sentence({ type: 'looted', seat: 0, cargo: 0, coins: 0, any: 0 })).toBeUndefined();
    expect(sentence({ type: 'refilled', tile: 0, card: NO_CARD })).toBeUndefined();
  });
});

describe.each(LOCALES)('the rival of the solo game in %s', (locale) => {
  const solo = table(1).view(0);
  const say = speak(locale);
  const sentence = (event: DeadReckoningEvent) => deadReckoningVoice.event(event, say, nameIn(locale), solo) ?? '';
  const rival = say('dead-reckoning.rival');

  it('DR-SOLO-2: has a name of its own, whatever the table calls that place', () => {
    expect(sentence({ type: 'turnBegan', seat: 1, round: 2, last: false })).toContain(rival);
    expect(sentence({ ...began, kind: 'ship', defender: 1, card: NO_CARD, cause: 'flag' })).toContain(rival);
    expect(sentence({ type: 'turnBegan', seat: 0, round: 2, last: false })).toContain(nameIn(locale)(0));
  });

  it('DR-SOLO-4, DR-SOLO-27: has neither dock nor cells', () => {
    const fitted = { type: 'fitted', seat: 1, card: card('ub-hold'), cell: 2 } as const;
    expect(sentence(fitted)).toBe(sentence({ ...fitted, cell: 1 }));
    expect(sentence({ ...moved, seat: 1, cause: 'gain', to: 'dock' })).toBe(
      sentence({ ...moved, seat: 1, cause: 'gain', to: 'chest' }),
    );
  });
});

describe('what one sentence says of the next fact', () => {
  const covers = (before: DeadReckoningEvent, event: DeadReckoningEvent) =>
    deadReckoningVoice.isCoveredBy?.(event, before);
  const ability: DeadReckoningEvent = { type: 'used', ...used, ability: 0 };

  it('DR-ABIL-11: an ability says what it costs and brings, but not where influence went', () => {
    expect(covers(ability, { ...moved, cause: 'gain', to: 'dock' })).toBe(true);
    expect(covers(ability, { ...moved, cause: 'price', to: 'supply' })).toBe(true);
    expect(covers(ability, { ...moved, cause: 'gain', to: 'island' })).toBe(false);
    expect(covers(ability, { ...moved, cause: 'gain', to: 'dock', seat: 1 })).toBe(false);
    expect(covers(ability, { ...influenced, replaced: -1, ignoredFort: false })).toBe(false);
  });

  it('DR-INF-6: cubes put down alike on one island are described once', () => {
    const placed = { ...influenced, replaced: -1, ignoredFort: false };
    expect(covers(placed, placed)).toBe(true);
    expect(covers(placed, { ...placed, replaced: 1 })).toBe(false);
    expect(covers(placed, { ...placed, tile: 5 })).toBe(false);
  });

  it('DR-ENC-4: a merchant turned over says that there is a battle, a purchase its price', () => {
    const fight = { ...began, kind: 'merchant', defender: -1, card: BACK, cause: 'attack' } as const;
    expect(covers({ type: 'turnedOver', seat: 0, card: card('e1-1'), back: BACK, tile: 0 }, fight)).toBe(true);
    const bought = { type: 'bought', seat: 0, card: SAIL, tile: 0, price: 2, trade: false } as const;
    expect(covers(bought, { ...moved, cause: 'price', to: 'supply' })).toBe(true);
    expect(covers(bought, { ...moved, cause: 'gain', to: 'ship' })).toBe(false);
  });
});
