import { describe, expect, it } from 'vitest';
import { RED } from '../../rules/state.ts';
import { linesOf } from './lines.ts';
import {
  afloatOf,
  dieNear,
  drawnEdge,
  hitShares,
  inHand,
  isOver,
  readDice,
  readFights,
  readLid,
  sentOf,
  standingOf,
  whirlOf,
} from './model.ts';
import { fightOut, KRAKEN, type Laid, lidOf, RULEBOOK, SPAIN_3, SPAIN_4, WHIRLPOOL } from './sample.ts';

const lid = lidOf(SPAIN_3, RULEBOOK);
const pairs = fightOut(lid);
const fights = readFights(readDice(lid), pairs);

describe('the fights of a raid', () => {
  it('S7-TEST-3: are numbered in the order of the rulebook, with their distances in millimetres', () => {
    expect(fights.map(({ red, pirate }) => [red.value, pirate.side, pirate.value])).toEqual([
      [2, 0, 1],
      [2, 1, 2],
      [6, 2, 3],
      [4, 2, 6],
      [6, 1, 3],
      [6, 2, 6],
    ]);
    expect(fights.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(fights.map(({ apart }) => Math.round(apart * 10) / 10)).toEqual([20, 30, 40, 50, 60, 110.5]);
  });

  it('S7-CAPTAIN-12: sink the weaker ship, and both when they are equal', () => {
    expect(fights.map(({ sunk }) => sunk)).toEqual(['pirate', 'both', 'pirate', 'red', 'pirate', 'both']);
  });

  it('S7-PHYS-21: show ghosts of those who sank before, and mark who sinks now', () => {
    const third = readLid(lid, pairs, 2);
    expect([...third.sunk].sort()).toEqual([0, 3, 4]);
    expect([...third.sinking]).toEqual([6]);
    expect(fights.map((_, place) => standingOf(third.at, place))).toEqual([
      'done',
      'done',
      'now',
      'next',
      'next',
      'next',
    ]);
  });

  it('S7-CAPTAIN-14: are over when a side has no ship left', () => {
    expect(afloatOf(readLid(lid, pairs, 5), 3)).toEqual({ red: 1, pirates: [0, 0, 1] });
    expect(isOver(afloatOf(readLid(lid, pairs, 5), 3))).toBe(false);
    const end = afloatOf(readLid(lid, pairs, undefined), 3);
    expect(end).toEqual({ red: 0, pirates: [0, 0, 0] });
    expect(isOver(end)).toBe(true);
  });

  it('count the ships every seat sent', () => {
    expect(sentOf(lid.sides, 4)).toEqual([1, 2, 2, 0]);
  });
});

describe('the lines between pairs', () => {
  it('S7-PHYS-21: the present one lies on top, and each keeps its number', () => {
    const { dice } = readLid(lid, pairs, 2);
    const lines = linesOf(fights, 2, dice, 18);
    expect(lines.at(-1)).toMatchObject({ standing: 'now', fight: { number: 3 } });
    expect(lines.map(({ fight }) => fight.number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('no two numbers of this raid cover each other', () => {
    const lines = linesOf(fights, 2, readDice(lid), 18);
    for (const [at, a] of lines.entries())
      for (const b of lines.slice(at + 1))
        expect(Math.hypot(a.label.x - b.label.x, a.label.y - b.label.y)).toBeGreaterThanOrEqual(a.radius + b.radius);
  });

  it('of many fights only those around the present one are drawn', () => {
    const many: Laid[] = [[RED, 6, 10, 10], ...Array.from({ length: 20 }, (_, at): Laid => [0, 1, 20 + 12 * at, 10])];
    const crowd = lidOf(SPAIN_3, many);
    const all = readFights(readDice(crowd), fightOut(crowd));
    const drawn = linesOf(all, 10, readDice(crowd), 14).map(({ fight }) => fight.number);
    expect(Math.min(...drawn)).toBe(7);
    expect(Math.max(...drawn)).toBe(16);
  });
});

describe('the lid of a curse', () => {
  const thrown: Laid[] = [
    [RED, 2, 100, 100],
    [0, 5, 110, 100],
    [1, 1, 100, 130],
    [1, 1, 250, 250],
  ];

  it('S7-CURSE-10: the whirlpool reaches from the red die to the farthest it drags down', () => {
    const whirl = lidOf(WHIRLPOOL, thrown, { hits: [1, 2] });
    expect(whirlOf(whirl, readLid(whirl, [], undefined))).toMatchObject({ eye: { x: 100, y: 100 }, reach: 30 });
  });

  it('other curses have no eye', () => {
    const kraken = lidOf(KRAKEN, thrown.slice(1), { hits: [1, 2] });
    expect(whirlOf(kraken, readLid(kraken, [], undefined))).toBeUndefined();
  });

  it('S7-CURSE-5: hits are listed clockwise from the Shaman', () => {
    const kraken = lidOf(KRAKEN, thrown.slice(1), { hits: [0, 1, 2], thrower: 1 });
    const shares = hitShares(kraken, readLid(kraken, [], undefined), 3);
    expect(shares.map(({ seat, dice }) => [seat, dice.length])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });
});

describe('dice before the throw', () => {
  it('are gathered from the caravan and from those who have answered', () => {
    const raid = { captain: 0, card: SPAIN_4, sent: [2, 1, -1] };
    expect(inHand(null, raid)).toEqual([RED, RED, RED, RED, 0, 0, 1]);
    expect(inHand(lid, raid)).toEqual([RED, RED, RED, RED, 0, 0, 1]);
  });

  it('are in the hand until they lie', () => {
    expect(inHand({ ...lid, dice: [] }, null)).toEqual(lid.sides);
    expect(inHand(lid, null)).toEqual([]);
    expect(inHand(lid, { captain: 0, card: SPAIN_3, sent: [1, 2, 2] })).toEqual([]);
    expect(readDice({ ...lid, dice: [] })).toEqual([]);
  });
});

describe('pointing at dice', () => {
  it('finds the nearest one, and none far away', () => {
    const dice = readDice(lid);
    expect(dieNear(dice, { x: 55, y: 52 })?.die).toBe(0);
    expect(dieNear(dice, { x: 10, y: 260 })).toBeUndefined();
  });

  it('dice are drawn smaller where they are crowded, but never too small to read', () => {
    const spread = drawnEdge(readDice(lid));
    const tight = Array.from(
      { length: 9 },
      (_, at): Laid => [0, 1, 100 + 10 * (at % 3), 100 + 10 * Math.floor(at / 3)],
    );
    const crowded = drawnEdge(readDice(lidOf(KRAKEN, tight)));
    expect(crowded).toBeLessThan(spread);
    expect(crowded).toBeGreaterThanOrEqual(14);
    expect(drawnEdge(readDice(lidOf(KRAKEN, [[0, 1, 10, 10]])))).toBe(spread);
  });
});
