/** Every island and every open sea: what is printed on them, seen at work. */
import { describe, expect, it } from 'vitest';
import { ISLANDS, OPEN_SEA, type Way } from '../cards/ocean.ts';
import { handLimit } from '../rules/draw.ts';
import { tileTo } from '../rules/map.ts';
import { yieldOf } from '../rules/produce.ts';
import { islandAwards } from '../rules/scoring.ts';
import { cubesOn, on } from './sleeves.ts';
import { type Table, table } from './table.ts';

/** Slots, cargo, coins, values and hand symbol of the twelve islands (DR-COMP-24, DR-FACT-1). */
const PRINTED: readonly (readonly [string, number, number, number, readonly number[], number])[] = [
  ['shark', 4, 1, 0, [6, 5, 4], 0],
  ['turtle', 3, 2, 0, [4, 2], 0],
  ['parrot', 3, 1, 0, [4, 2], 1],
  ['palm', 3, 0, 1, [5, 3], 0],
  ['crab', 4, 3, 0, [4, 2, 1], 0],
  ['monkey', 4, 1, 1, [5, 3, 1], 0],
  ['serpent', 5, 2, 0, [6, 3], 1],
  ['whale', 5, 2, 1, [6, 4, 2], 0],
  ['skull', 5, 0, 2, [7, 4, 1], 0],
  ['storm', 6, 3, 0, [7, 4, 2], 1],
  ['volcano', 6, 1, 2, [8, 5, 2], 0],
  ['temple', 7, 1, 2, [9, 5, 3], 0],
];

/** Far from the open sea of the tests, so that no arrow points there. */
const AT = 3;

const lying = (name: string, cubes: readonly number[] = []): Table =>
  table(4, {
    players: [{ at: AT, hand: [], play: ['buccaneer', 'purser'], levels: { buccaneer: 4 } }],
    sea: { [AT]: { id: name, cubes } },
  });

describe('the islands', () => {
  it('DR-COMP-2: there are twelve, each tried below', () => {
    expect(PRINTED.map(([name]) => name)).toEqual(ISLANDS.map(({ name }) => name));
  });

  it.each(PRINTED)('DR-COMP-24, DR-INF-2 %s: it has %i slots, and no cube finds a place in another', (name, slots) => {
    const t = lying(name, [slots - 1]);
    t.play('use buccaneer');
    expect(cubesOn(t, AT)[0]).toBe(slots);
    const full = lying(name, [slots]);
    expect(full.why('use buccaneer')).toBe('no-cube-to-replace DR-INF-3');
  });

  it.each(PRINTED)(
    'DR-COMP-24, DR-PROD-5 %s: with %i slots it produces %i cargo and %i coins',
    (name, _slots, cargo, coins) => {
      const t = lying(name);
      t.playAll('use purser', `produce ${AT}`);
      expect(on(t, AT)).toEqual([cargo, coins]);
    },
  );

  it.each(PRINTED)('DR-COMP-24, DR-SCORE-12 %s: most cubes bring its values', (name, slots, _cargo, _coins, values) => {
    // One slot is empty: a tie with the imaginary player, for second place or, with three slots, for first.
    const tied = lying(name, [slots - 2, 1, 0, 0]);
    const expected = slots === 3 ? [values[1], values[1]] : [values[0], values[2] ?? 0];
    expect(islandAwards(tied.state, AT)).toEqual([...expected, 0, 0]);
    const full = lying(name, [slots - 1, 1, 0, 0]);
    expect(islandAwards(full.state, AT)).toEqual([values[0], values[1], 0, 0]);
  });

  it.each(PRINTED)(
    'DR-COMP-24, DR-DRAW-4, DR-CTRL-9 %s: its hand symbol counts for whoever controls it',
    (name, slots, _cargo, _coins, _values, hand) => {
      expect(handLimit(lying(name, [slots]).state, 0)).toBe(6 + hand);
      expect(handLimit(lying(name, [0]).state, 0)).toBe(6);
    },
  );
});

/** Arrows of the four seas (DR-COMP-25, DR-FACT-2). */
const ARROWS: readonly (readonly [string, readonly Way[]])[] = [
  ['sea-1', ['west', 'east']],
  ['sea-2', ['north', 'south']],
  ['sea-3', ['north', 'east', 'south']],
  ['sea-4', ['north', 'west', 'south']],
];
const WAYS: readonly Way[] = ['north', 'east', 'south', 'west'];

/** The sea lies in the middle of rows 2 and 3; islands all around. */
const MIDDLE = 4;
const around = (name: string): Table =>
  table(2, {
    stack: {
      tiles: [
        ...['shark', 'parrot', 'turtle'],
        ...['palm', name, 'crab'],
        ...['monkey', 'whale', 'serpent'],
        ...['sea-1', 'sea-2', 'sea-3', 'sea-4'].filter((one) => one !== name),
      ],
    },
    sea: { 3: {}, [MIDDLE]: {}, 5: {}, 7: {} },
  });

describe('the open sea', () => {
  it('DR-COMP-2, DR-COMP-25: there are four tiles, each tried below', () => {
    expect(OPEN_SEA.map(({ name, arrows }) => [name, arrows])).toEqual(ARROWS);
  });

  it.each(ARROWS)('DR-PROD-6, DR-SETUP-7 %s: a coin where its arrows point, nowhere else', (name, arrows) => {
    const t = around(name);
    for (const way of WAYS) {
      const tile = tileTo(MIDDLE, way);
      const { coins } = ISLANDS[t.tile(tile).id - t.tile(0).id];
      expect(yieldOf(t.state, tile).coins - coins).toBe(arrows.includes(way) ? 1 : 0);
    }
  });

  it.each(ARROWS)('DR-COMP-25, DR-INF-1, DR-PROD-4 %s: no cubes and no production of its own', (name) => {
    const t = table(2, {
      players: [{ at: 3, hand: [], play: ['buccaneer', 'purser'] }],
      sea: { 3: { id: name } },
    });
    expect(t.why('use buccaneer')).toBe('not-an-island DR-INF-1');
    t.play('use purser');
    expect(t.why('produce on row 2 left')).toBe('not-an-island DR-INF-1');
    expect(t.tile(3).card).toBeGreaterThan(0);
  });

  it('DR-SETUP-7: an arrow off the grid or at the harbour points nowhere', () => {
    expect([tileTo(0, 'south'), tileTo(2, 'east'), tileTo(9, 'north'), tileTo(3, 'west')]).toEqual([-1, -1, -1, -1]);
  });
});
