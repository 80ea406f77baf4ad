import { describe, expect, it } from 'vitest';
import {
  ACHIEVEMENTS,
  BUILDER,
  CAPITALIST,
  EXPLORER,
  LEGEND,
  MASTER_TRADER,
  SCOURGE,
  SEA_DOGS,
} from '../cards/achievements.ts';
import { ISLANDS } from '../cards/ocean.ts';
import { islandAwards, type Sheet, sheetOf, totalOf } from '../rules/scoring.ts';
import { HARBOUR } from '../rules/state.ts';
import { type PlayerSpec, type Table, type TableSpec, table } from './table.ts';

const sheet = (t: Table, player = 0): Sheet => sheetOf(t.state, player);

/** One player with something; nobody has anything on the islands. */
const alone = (player: PlayerSpec, spec: TableSpec = {}): Sheet => sheet(table(2, { ...spec, players: [player] }));

/** What everybody gets on Skull Island (7, 4, 1; five slots) with these cubes in slots and in the permanent area. */
const onSkull = (cubes: readonly number[], permanent: readonly number[] = []): number[] =>
  islandAwards(table(4, { sea: { 4: { id: 'skull', cubes, permanent } } }).state, 4);

describe('what is worth coins at the end', () => {
  it.each(ACHIEVEMENTS.map(({ name, value }, at) => ({ name, value, at })))(
    'DR-SCORE-1: the marker of $name scores $value',
    ({ at, value }) => {
      expect(alone({ achievements: [at] }).achievements).toBe(value);
    },
  );

  it('DR-SCORE-1: markers add up', () => {
    expect(alone({ achievements: [LEGEND, EXPLORER, MASTER_TRADER] }).achievements).toBe(6 + 4 + 4);
  });

  it('DR-SCORE-2, DR-ABON-2, DR-ABON-3: a kept token brings 2 for each achievement on it that was gained', () => {
    const kept = (achievements: readonly number[]): number =>
      sheet(
        table(2, {
          options: { bonusTokens: true },
          stack: { tokens: ['bt-1', 'bt-2'] },
          players: [{ token: 'bt-1', achievements }],
        }),
      ).bonus;
    // bt-1 names Legend, Scourge of the Seas and Capitalist.
    expect(kept([])).toBe(0);
    expect(kept([SEA_DOGS, BUILDER])).toBe(0);
    expect(kept([LEGEND, SEA_DOGS])).toBe(2);
    expect(kept([LEGEND, SCOURGE, CAPITALIST])).toBe(6);
  });

  it('DR-SCORE-2, DR-ABON-4: without tokens there is no bonus, and a token changes nothing else', () => {
    const without = alone({ achievements: [LEGEND] });
    expect(without.bonus).toBe(0);
    const t = table(2, {
      options: { bonusTokens: true },
      stack: { tokens: ['bt-1', 'bt-2'] },
      players: [{ token: 'bt-1', achievements: [LEGEND] }],
    });
    expect({ ...sheet(t), bonus: 0 }).toEqual(without);
  });

  it('DR-SCORE-3: coins in the chest, on the ship and on controlled islands count', () => {
    const t = table(2, {
      players: [
        {
          chest: 11,
          holds: [
            [1, 3],
            [0, 0],
            [0, 0],
            [0, 2],
          ],
        },
      ],
      sea: { 4: { id: 'skull', cubes: [3, 0], coins: 4 }, 5: { id: 'palm', cubes: [0, 2], coins: 8 } },
    });
    expect(sheet(t).coins).toBe(11 + 3 + 2 + 4);
    expect(sheet(t, 1).coins).toBe(15 + 8);
  });

  it('DR-SCORE-4: coins on an island that nobody controls score for nobody', () => {
    const t = table(2, { sea: { 4: { id: 'skull', cubes: [2, 2], coins: 9 } } });
    expect(t.tile(4).controller).toBe(-1);
    expect([sheet(t).coins, sheet(t, 1).coins]).toEqual([15, 15]);
  });

  it('DR-SCORE-5, DR-BLDG-11: every building on a controlled island is worth 1', () => {
    const t = table(2, {
      sea: {
        4: { id: 'skull', cubes: [3, 0], buildings: ['fort', 'garrison', 'outpost'] },
        5: { id: 'palm', cubes: [0, 2], buildings: ['outpost'] },
      },
    });
    expect([sheet(t).buildings, sheet(t, 1).buildings]).toEqual([3, 1]);
  });

  it('DR-SCORE-6: 1 for two advancements, in sleeves or set aside, rounded down', () => {
    const sleeves = { captain: ['a1-01', 'a1-04', 'a1-03'], purser: ['a2-01'] };
    expect(alone({ sleeves }).advancements).toBe(2);
    expect(alone({ sleeves, aside: ['a1-05'] }).advancements).toBe(2);
    expect(alone({ sleeves, aside: ['a1-05', 'e1-1'] }).advancements).toBe(3);
  });

  it('DR-SCORE-7: 1 for each basic and 2 for each advanced upgrade, covered ones included', () => {
    expect(alone({ upgrades: { 1: ['ub-hold'], 2: ['ua-gun'] } }).upgrades).toBe(3);
    expect(alone({ upgrades: { 1: ['ub-hold', 'ua-deck', 'ub-gun'] } }).upgrades).toBe(4);
  });

  it('DR-TEST-23: seven advancements, two basic upgrades (one covered) and an advanced one are 3 + 2 + 2', () => {
    const { advancements, upgrades } = alone({
      sleeves: { captain: ['a1-01', 'a1-04', 'a1-03'], purser: ['a2-01', 'a2-02', 'a2-03'] },
      aside: ['a1-05'],
      upgrades: { 1: ['ub-hold', 'ub-gun'], 2: ['ua-gun'] },
    });
    expect([advancements, upgrades]).toEqual([3, 4]);
  });
});

describe('final-scoring abilities', () => {
  it('DR-SCORE-8, DR-SCORE-9, DR-ADV-X.8, DR-ABIL-13: 1 for three cargo on dock, ship and controlled islands', () => {
    const cargo = (dock: number): number =>
      sheet(
        table(2, {
          players: [{ dock, holds: [[3, 1]], sleeves: { purser: ['a3-16'] } }],
          sea: { 4: { id: 'skull', cubes: [3, 0], cargo: 2 }, 5: { id: 'palm', cubes: [0, 2], cargo: 30 } },
        }),
      ).abilities;
    expect(cargo(0)).toBe(1);
    expect(cargo(1)).toBe(2);
    expect(cargo(3)).toBe(2);
  });

  it('DR-SCORE-8, DR-SCORE-9, DR-ADV-X.8: 1 for every explored island without own cubes', () => {
    const t = table(2, {
      stack: { tiles: ['turtle', 'sea-1', 'palm', 'crab', 'shark', 'sea-2', 'skull'] },
      players: [{ sleeves: { purser: ['a4-13'] } }],
      sea: { 3: {}, 4: { cubes: [1, 0] }, 6: { permanent: [1, 0] } },
    });
    // Open: Turtle, Palm, Crab without; Shark with a cube, Skull with a permanent one; open sea never counts.
    expect(sheet(t).abilities).toBe(3);
  });

  it('DR-SCORE-8, DR-SCORE-9, DR-ADV-X.8, DR-ABIL-9: 2 for every helm on the whole crew card', () => {
    // The Bosun of level 2 has a helm; the card in the middle slot counts them, the one on top brings another.
    expect(alone({ sleeves: { bosun: ['a3-15'] } }).abilities).toBe(0);
    expect(alone({ levels: { bosun: 2 }, sleeves: { bosun: ['a3-15'] } }).abilities).toBe(2);
    expect(alone({ levels: { bosun: 2 }, sleeves: { bosun: ['a3-15', 'a1-06'] } }).abilities).toBe(4);
    expect(alone({ levels: { bosun: 2 }, sleeves: { purser: ['a3-15'] } }).abilities).toBe(0);
  });

  it('DR-SCORE-8: set aside they score too, and "this card" is then the advancement alone', () => {
    expect(alone({ levels: { bosun: 4 }, aside: ['a4-14'] }).abilities).toBe(2);
    expect(alone({ aside: ['a3-15'] }).abilities).toBe(0);
    expect(alone({ dock: 6, aside: ['a3-16'] }).abilities).toBe(2);
  });

  it('DR-SCORE-10, DR-ABIL-14: who can copy abilities scores no final-scoring ability twice', () => {
    const once = alone({ dock: 9, sleeves: { purser: ['a3-16'] } }).abilities;
    expect(alone({ dock: 9, sleeves: { purser: ['a3-16'], captain: ['a4-17'] } }).abilities).toBe(once);
  });

  it('DR-SCORE-11, DR-ADV-X.10: an ability may cost coins', () => {
    expect(alone({ sleeves: { purser: ['a4-19'] } }).abilities).toBe(-2);
  });

  it('DR-SCORE-8, DR-ENC-3, DR-ENC-7: a merchant scores by the side it shows', () => {
    expect(alone({ sleeves: { purser: ['e4-1-back'] } }).abilities).toBe(4);
    expect(alone({ sleeves: { purser: ['e4-1'] } }).abilities).toBe(0);
    // The front of e4-5 has two helms and counts 1 for each.
    expect(alone({ sleeves: { purser: ['e4-5'] } }).abilities).toBe(2);
  });
});

describe('island values', () => {
  it('DR-SCORE-12: the most cubes take the first number, the next the second, the third the third', () => {
    expect(onSkull([3, 2, 0, 0], [0, 0, 1, 0])).toEqual([7, 4, 1, 0]);
  });

  it('DR-SCORE-12: an island with two numbers has nothing for the third', () => {
    const t = table(4, { sea: { 4: { id: 'palm', cubes: [2, 0, 1, 0], permanent: [1, 2, 0, 0] } } });
    expect(islandAwards(t.state, 4)).toEqual([5, 3, 0, 0]);
  });

  it('DR-SCORE-13, DR-CTRL-2: permanent cubes count', () => {
    expect(onSkull([2, 3, 0, 0])).toEqual([4, 7, 0, 0]);
    expect(onSkull([2, 3, 0, 0], [2, 0, 0, 0])).toEqual([7, 4, 0, 0]);
  });

  it('DR-SCORE-14: empty slots are the cubes of an imaginary player, who takes a place and scores nothing', () => {
    expect(onSkull([2, 0, 0, 0])).toEqual([4, 0, 0, 0]);
    expect(onSkull([3, 0, 0, 0])).toEqual([7, 0, 0, 0]);
    expect(onSkull([1, 0, 0, 0], [0, 2, 0, 0])).toEqual([1, 4, 0, 0]);
  });

  it('DR-SCORE-15: who is tied for a place gets the value of the next one', () => {
    expect(onSkull([2, 2, 1, 0])).toEqual([4, 4, 1, 0]);
    expect(onSkull([3, 1, 1, 0])).toEqual([7, 1, 1, 0]);
  });

  it('DR-SCORE-15: who is tied for third gets nothing', () => {
    expect(onSkull([2, 1, 1, 0], [0, 1, 0, 0])).toEqual([4, 4, 0, 0]);
    expect(onSkull([2, 1, 1, 1], [1, 1, 0, 0])).toEqual([7, 4, 0, 0]);
  });

  it('DR-SCORE-16: after a tie for first the next player is third', () => {
    expect(onSkull([2, 2, 1, 0])[2]).toBe(1);
  });

  it('DR-TEST-21: purple 3, green 3, blue 1 and two empty slots; second value 5: purple 5, green 5, blue 0', () => {
    // Volcano: 8, 5, 2. The imaginary player is third with two slots, so blue is fourth.
    const cubes = [1, 2, 1];
    const t = table(3, { sea: { 4: { id: 'volcano', cubes, permanent: [2, 1, 0] } } });
    expect(islandAwards(t.state, 4)).toEqual([5, 5, 0]);
  });

  it('DR-SCORE-17: three tied for first all get the second value, and nobody else scores', () => {
    const t = table(4, { sea: { 4: { id: 'temple', cubes: [2, 2, 2, 1] } } });
    expect(islandAwards(t.state, 4)).toEqual([5, 5, 5, 0]);
  });

  it('DR-SCORE-17: a tie with the imaginary player is treated in the same way', () => {
    const t = table(2, { sea: { 4: { id: 'whale', cubes: [2, 1] } } });
    // Whale: five slots, two of them empty; both firsts get the second value, the third place is left.
    expect(islandAwards(t.state, 4)).toEqual([4, 2]);
  });

  it('DR-SCORE-18: without cubes nobody scores, and without empty slots there is no imaginary player', () => {
    expect(onSkull([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
    expect(onSkull([5, 0, 0, 0])).toEqual([7, 0, 0, 0]);
    expect(onSkull([4, 1, 0, 0])).toEqual([7, 4, 0, 0]);
  });

  it('DR-SCORE-19: a tile that is face down, or open sea, is worth nothing', () => {
    const t = table(2);
    for (let tile = 3; tile < HARBOUR; tile++) expect(islandAwards(t.state, tile)).toEqual([0, 0]);
    expect(islandAwards(table(2, { sea: { 4: { id: 'sea-1' } } }).state, 4)).toEqual([0, 0]);
  });

  it.each(ISLANDS)('DR-SCORE-12, DR-CTRL-10: $name gives its numbers by cubes, whoever controls it', (island) => {
    const second = Math.floor((island.slots - 1) / 2);
    const t = table(2, { sea: { 4: { id: island.name, cubes: [island.slots - second, second] } } });
    expect(islandAwards(t.state, 4)).toEqual([island.values[0], second > 0 ? island.values[1] : 0]);
  });
});

describe('the sum', () => {
  it('DR-SCORE-20: all lines together', () => {
    const t = table(2, {
      players: [
        {
          chest: 10,
          achievements: [LEGEND, EXPLORER],
          sleeves: { purser: ['a3-16'], captain: ['e4-1-back'] },
          dock: 5,
          upgrades: { 1: ['ub-gun'], 2: ['ua-gun'] },
        },
      ],
      sea: { 4: { id: 'skull', cubes: [3, 1], coins: 2, buildings: ['fort'] } },
    });
    expect(sheet(t)).toEqual({
      achievements: 10,
      bonus: 0,
      coins: 12,
      buildings: 1,
      advancements: 1,
      upgrades: 3,
      abilities: 1 + 4,
      islands: 7,
    });
    expect(totalOf(sheet(t))).toBe(39);
  });

  it('DR-SCORE-3, DR-HID-1: a view counts as much as it shows', () => {
    const t = table(2, { players: [{ chest: 12 }, { chest: 9 }] });
    expect(sheetOf(t.view(0), 0)).toEqual(sheetOf(t.state, 0));
    expect(sheetOf(t.view(0), 1)).toEqual(sheetOf(t.state, 1));
    const [me, other] = t.view(0).players;
    const before = { ...t.view(0), players: [me, { ...other, chest: -1 }] };
    expect(sheetOf(before, 1).coins).toBe(0);
  });
});
