import { describe, expect, it } from 'vitest';
import { NOBODY } from '../rules/state.ts';
import { actsOf, fightOn, nextOrder, rivalDoes, type SoloSpec, solo } from './solo.ts';
import { card, names, of } from './table.ts';

/** Everything there is to do: the player at Shark with Turtle (fort) and Skull, the rival at Crab with Crab and Palm. */
const BUSY: SoloSpec = {
  human: { at: 4, hand: [] },
  rival: { at: 3, damage: 4 },
  sea: {
    0: { cubes: [2, 0], buildings: ['fort'] },
    2: { card: 'e1-1', cubes: [0, 2] },
    3: { cubes: [0, 3] },
    4: {},
    6: { cubes: [4, 0] },
  },
};
/** The first of the rival's orders, with the player in the harbour and no merchant in sight. */
const QUIET: SoloSpec = { human: { hand: [] } };

/** The turn with its battle, if there is one; all cubes find strength. */
function whole(order: string, spec: SoloSpec, hard: boolean): string[] {
  const { t, events } = rivalDoes(order, { ...spec, hard });
  return actsOf([...events, ...fightOn(t, 'C2')]).slice(1);
}

const SKULL = (cubes: number): string[] => [
  'places on 6',
  ...Array<string>(Math.min(4, cubes - 1)).fill('replaces on 6'),
  ...(cubes > 2 ? ['rival controls 6'] : []),
];
const PALM = (cubes: number): string[] => [
  ...Array<string>(Math.min(3, cubes)).fill('places on 2'),
  ...(cubes > 1 ? ['rival controls 2'] : []),
];

/** [normal, hard] of every card. */
const ORDERS: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  's-01': [
    ['sails 6 9', 'explores volcano', 'places on 9', 'places on 9', 'takes a4-01', '2 coins'],
    ['sails 6 9', 'explores volcano', 'places on 9', 'places on 9', 'places on 9', 'takes a4-01', '3 coins'],
  ],
  's-02': [
    ['sails 6', ...SKULL(3), 'trains 1'],
    ['sails 6', ...SKULL(3), 'trains 1', '2 coins'],
  ],
  's-03': [
    ['sails 0 12', '3 coins'],
    ['sails 0 12 2', 'fights merchant at 2', '3+0 cubes', 'takes e1-1-back', '3 coins'],
  ],
  's-04': [
    ['sails 6', ...SKULL(3), 'produces on 6: 0+2', 'produces on 2: 0+2', 'trains 1'],
    ['sails 6', ...SKULL(4), 'produces on 6: 0+2', 'produces on 2: 0+2', 'trains 1'],
  ],
  's-05': [
    ['sails 6 9', 'explores volcano', 'places on 9', 'places on 9', 'places on 9', 'trains 1'],
    ['sails 6 9', 'explores volcano', 'places on 9', 'places on 9', 'places on 9', 'trains 2'],
  ],
  's-06': [
    ['sails 6', ...SKULL(3), 'fits ub-hold'],
    ['sails 6', ...SKULL(3), 'fits ub-hold', '2 coins'],
  ],
  's-07': [
    [
      ...['sails 6 9', 'explores volcano', 'places on 9', 'places on 9', 'places on 9'],
      ...['produces on 2: 0+2', 'produces on 3: 3+0', 'trains 1'],
    ],
    [
      ...['sails 6 9', 'explores volcano', 'places on 9', 'places on 9', 'places on 9', 'places on 9'],
      'rival controls 9',
      ...['produces on 9: 1+2', 'produces on 2: 0+2', 'produces on 3: 3+0', 'trains 1'],
    ],
  ],
  's-08': [
    ['sails 6', ...SKULL(4), 'pirate'],
    ['sails 6', ...SKULL(5), 'pirate'],
  ],
  's-09': [
    ['sails 0 12 2', 'fights merchant at 2', '4+0 cubes', 'takes e1-1-back', '3 coins'],
    ['sails 0 12 2', 'fights merchant at 2', '5+0 cubes', 'takes e1-1-back', '4 coins'],
  ],
  's-10': [
    ['sails 0 12', 'builds fort on 2', 'produces on 2: 0+2', 'produces on 3: 3+0'],
    [...['sails 0 12 2', 'places on 2', 'builds fort on 2'], ...['produces on 2: 0+2', 'produces on 3: 3+0', 'pirate']],
  ],
  's-11': [
    ['sails 4', 'fights ship at 4', '4+0 cubes', '2 coins', 'pirate'],
    ['sails 4', 'fights ship at 4', '5+0 cubes', '2 coins', 'pirate'],
  ],
  's-12': [
    ['sails 0 12', 'repairs 2', 'fits ub-hold', 'trains 2', '3 coins'],
    ['sails 0 12', 'repairs 3', 'fits ub-hold', 'trains 2', '4 coins'],
  ],
  's-13': [
    ['sails 6', ...SKULL(5)],
    ['sails 6', ...SKULL(6)],
  ],
  's-14': [
    ['sails 4', 'fights ship at 4', '6+0 cubes', 'pirate'],
    ['sails 4', 'fights ship at 4', '7+0 cubes', 'pirate'],
  ],
  's-15': [
    ['sails 0 12 2', 'places on 2', 'builds outpost on 2', 'produces on 2: 1+3', 'produces on 3: 3+0', 'trains 1'],
    ['sails 0 12 2', 'places on 2', 'builds outpost on 2', 'produces on 2: 1+3', 'produces on 3: 3+0', 'trains 2'],
  ],
  's-16': [
    ['sails 0 12 2', 'fights merchant at 2', '6+0 cubes', 'takes e1-1-back', '4 coins'],
    ['sails 0 12 2', 'fights merchant at 2', '7+0 cubes', 'takes e1-1-back', '5 coins'],
  ],
  's-17': [
    ['sails 6', ...SKULL(5), 'builds garrison on 6'],
    ['sails 6', ...SKULL(6), 'builds garrison on 6', 'produces on 6: 0+2', 'produces on 2: 0+2'],
  ],
  's-18': [
    [
      ...['sails 0 12', 'repairs 3', 'fits ua-hold', 'trains 2'],
      ...['produces on 2: 0+2', 'produces on 3: 3+0', '4 coins'],
    ],
    [
      ...['sails 0 12', 'repairs 4', 'fits ua-hold', 'trains 3'],
      ...['produces on 2: 0+2', 'produces on 3: 3+0', '5 coins'],
    ],
  ],
};

/** What six cards say otherwise. */
const OTHERWISE: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  's-03': [
    ['sails 2', ...PALM(2), '3 coins'],
    ['sails 2', ...PALM(3), '3 coins'],
  ],
  's-09': [
    ['sails 2', ...PALM(3), '3 coins'],
    ['sails 2', ...PALM(4), '4 coins'],
  ],
  's-11': [
    ['sails 2', ...PALM(3)],
    ['sails 2', ...PALM(4)],
  ],
  's-14': [
    ['sails 2', ...PALM(4)],
    ['sails 2', ...PALM(5)],
  ],
  's-16': [
    ['sails 2', ...PALM(4), '4 coins'],
    ['sails 2', ...PALM(5), '5 coins'],
  ],
};

describe('the eighteen orders', () => {
  it.each(Object.entries(ORDERS))('DR-SOLO-6, DR-SOLO-7: %s, normal and hard side', (order, [normal, hard]) => {
    expect(whole(order, BUSY, false)).toEqual(normal);
    expect(whole(order, BUSY, true)).toEqual(hard);
  });

  it.each(Object.entries(OTHERWISE))('DR-SOLO-9: %s otherwise, normal and hard side', (order, [normal, hard]) => {
    expect(whole(order, QUIET, false)).toEqual(normal);
    expect(whole(order, QUIET, true)).toEqual(hard);
  });

  it('DR-SOLO-5: these are all of them', () => {
    expect(Object.keys(ORDERS)).toHaveLength(18);
  });
});

describe('influence', () => {
  it('DR-SOLO-23: empty slots first, then cubes of the player, and control is tested once after the batch', () => {
    const { t, events } = rivalDoes('s-13', { rival: { at: 0 }, sea: { 0: { cubes: [2, 0] } } });
    expect(of(events, 'influenced').map(({ replaced }) => replaced)).toEqual([NOBODY, 0, 0]);
    expect(t.tile(0)).toMatchObject({ cubes: [0, 3], permanent: [0, 1], controller: 1 });
    expect(of(events, 'controlled')).toMatchObject([{ seat: 1, before: 0 }]);
    expect(t.player(1).cubes).toBe(35 - 4);
  });

  it('DR-SOLO-23: replaced cubes go back to the player, and what has no place is lost', () => {
    const { t, events } = rivalDoes('s-13', { rival: { at: 0 }, sea: { 0: { cubes: [2, 0] } } });
    expect(of(events, 'influenced')).toHaveLength(3);
    expect(t.player(0).cubes).toBe(34);
  });

  it('DR-SOLO-23, DR-GAMEEND-6: cubes of a player who has had the last turn cost 2', () => {
    const t = solo({ rival: { at: 0 }, sea: { 0: { cubes: [3, 0] } }, human: { achievements: [0, 1, 2, 3] } });
    nextOrder(t, 's-13');
    const events = t.play('end');
    expect(of(events, 'endTriggered')).toHaveLength(1);
    expect(of(events, 'influenced')).toHaveLength(2);
    expect(t.tile(0)).toMatchObject({ cubes: [1, 2], controller: 1 });
  });

  it('DR-SOLO-23: not on open sea, not in the harbour, not past a fort', () => {
    expect(actsOf(rivalDoes('s-05', { rival: { at: 2 }, sea: { 3: {}, 4: {} } }).events)).toEqual([
      's-05',
      'sails 5',
      'explores sea-2',
      'trains 1',
    ]);
    const fort = { cubes: [3, 0], buildings: ['fort' as const] };
    // It loses to the fort, which then still stands.
    const { t, events } = rivalDoes('s-13', { sea: { 0: fort }, throws: ['A1 A1 A1 A1 A1 A2 A2 A2 A2'] });
    expect(of([...events, ...t.landAll()], 'influenced')).toEqual([]);
  });

  it('DR-SOLO-23: a beaten fort keeps nobody off', () => {
    const fort = { cubes: [3, 0], buildings: ['fort' as const] };
    const { t, events } = rivalDoes('s-13', { sea: { 0: fort }, throws: ['A2 A2 A2 A2 A2 A1 A1 A1 A1'] });
    expect(of([...events, ...t.landAll()], 'influenced')).toHaveLength(3);
  });
});

describe('other instructions', () => {
  it('DR-SOLO-24: the advancement on its tile goes to its pile and is replaced', () => {
    const { t } = rivalDoes('s-01', { rival: { at: 0 } });
    expect(names(t.player(1).aside)).toEqual(['a2-01']);
    expect(t.state.turn.bought).toBe(0);
  });

  it('DR-SOLO-24: a merchant is not taken, nor anything in the harbour', () => {
    const merchant = rivalDoes('s-01', { rival: { at: 0 }, stack: { row2: ['e2-1', 'a2-01'] } });
    expect(merchant.t.player(1).aside).toEqual([]);
    expect(names([merchant.t.tile(3).card])).toEqual(['e2-1']);
  });

  it('DR-SOLO-25: most coins first, then most cargo, then tile order; nothing stays on the island', () => {
    // Palm 0+2 with its arrow, Crab 3+0, Turtle 2+1 with its arrow, Shark 1+0.
    const own = { cubes: [0, 3] };
    const sea = { 0: { ...own, cargo: 5, coins: 5 }, 2: own, 3: own, 4: own };
    const { t, events } = rivalDoes('s-18', { sea });
    expect(of(events, 'produced').map(({ tile, cargo, coins }) => [tile, cargo, coins])).toEqual([
      [2, 0, 2],
      [0, 2, 1],
      [3, 3, 0],
      [4, 1, 0],
    ]);
    expect(t.player(1)).toMatchObject({ chest: 15 + 3 + 4, dock: 6 });
    expect(t.tile(0)).toMatchObject({ cargo: 5, coins: 5 });
    expect(t.tile(3)).toMatchObject({ cargo: 0, coins: 0 });
  });

  it('DR-SOLO-25: at equal coins more cargo comes first, wherever the islands lie', () => {
    // Crab with 3 cargo lies behind Shark with 1, and no coins are made on either.
    const sea = { 3: { id: 'shark', cubes: [0, 3] }, 5: { id: 'crab', cubes: [0, 3] } };
    const made = of(rivalDoes('s-18', { sea }).events, 'produced').map(({ tile, cargo, coins }) => [
      tile,
      cargo,
      coins,
    ]);
    expect(made).toEqual([
      [5, 3, 0],
      [3, 1, 0],
    ]);
  });

  it('DR-SOLO-25: an outpost adds to it, and only own islands produce', () => {
    const sea = { 0: { cubes: [3, 0] }, 2: { cubes: [0, 2], buildings: ['outpost' as const] } };
    expect(of(rivalDoes('s-18', { sea }).events, 'produced').map(({ tile }) => tile)).toEqual([2]);
    expect(of(rivalDoes('s-18', { sea }).events, 'produced')).toMatchObject([{ cargo: 1, coins: 3 }]);
  });

  it('DR-SOLO-26: on the own island with the highest value that has none of the kind; ties by distance, then tile order', () => {
    const built = (spec: SoloSpec): number | undefined => of(rivalDoes('s-10', spec).events, 'built')[0]?.tile;
    const own = { cubes: [0, 4] };
    expect(built({ sea: { 3: own, 6: own } })).toBe(6);
    expect(built({ sea: { 3: own, 6: { ...own, buildings: ['fort'] } } })).toBe(3);
    // Palm and Monkey are both 5; the ship stays at the one with the smaller lead.
    const equal = { 2: { cubes: [0, 2] }, 7: { cubes: [0, 4] } };
    expect(built({ rival: { at: 2 }, sea: equal })).toBe(2);
    expect(built({ rival: { at: 7 }, sea: { ...equal, 2: { cubes: [0, 3] }, 7: { cubes: [1, 3] } } })).toBe(7);
  });

  it('DR-SOLO-26: skipped without an island of its own', () => {
    const fort = { cubes: [3, 0], buildings: ['fort' as const] };
    expect(of(rivalDoes('s-10', { sea: { 0: fort, 2: fort } }).events, 'built')).toEqual([]);
  });

  it('DR-SOLO-27: a token of the kind named from the highest stack; ties: the first named', () => {
    const tokens = (spec: SoloSpec): string[] =>
      names(
        rivalDoes('s-12', spec)
          .t.player(1)
          .cells.flatMap((cell) => cell.tokens),
      );
    expect(tokens({})).toEqual(['ub-hold']);
    expect(tokens({ human: { upgrades: { 1: ['ub-hold'], 2: ['ub-sail'] } } })).toEqual(['ub-gun']);
    expect(
      names(
        rivalDoes('s-18')
          .t.player(1)
          .cells.flatMap((cell) => cell.tokens),
      ),
    ).toEqual(['ua-hold']);
  });

  it('DR-SOLO-27: skipped if the kind is used up', () => {
    const four = (name: string): string[] => Array<string>(4).fill(name);
    const upgrades = { 0: four('ub-hold'), 1: four('ub-sail'), 2: four('ub-gun'), 3: four('ub-deck') };
    const { t, events } = rivalDoes('s-12', { human: { upgrades } });
    expect(of(events, 'fitted')).toEqual([]);
    expect(actsOf(events)).toContain('trains 2');
    expect(t.player(1).cells.flatMap((cell) => cell.tokens)).toEqual([]);
  });

  it('DR-SOLO-28: training marks, coins from the supply, and repairs up to the number', () => {
    const { t } = rivalDoes('s-12', { rival: { damage: 3, training: 4 } });
    expect(t.player(1)).toMatchObject({ training: 6, chest: 18, damage: 1 });
    expect(of(rivalDoes('s-12', { rival: { damage: 1 } }).events, 'repaired')).toMatchObject([{ count: 1 }]);
    expect(of(rivalDoes('s-12').events, 'repaired')).toEqual([]);
  });

  it('DR-SOLO-29: the fort if fort and garrison stand there', () => {
    const both = { cubes: [3, 0], buildings: ['garrison' as const, 'fort' as const] };
    const { events } = rivalDoes('s-13', { rival: { at: 0 }, sea: { 0: both } });
    expect(of(events, 'battleBegan')).toMatchObject([{ kind: 'building', card: card('fort') }]);
    const garrison = { cubes: [3, 0], buildings: ['garrison' as const, 'outpost' as const] };
    const other = rivalDoes('s-13', { rival: { at: 0 }, sea: { 0: garrison } });
    expect(of(other.events, 'battleBegan')).toMatchObject([{ kind: 'building', card: card('garrison') }]);
  });

  it('DR-SOLO-29: an outpost is not attacked, nor a building that works for nobody', () => {
    const outpost = { cubes: [3, 0], buildings: ['outpost' as const] };
    expect(of(rivalDoes('s-13', { rival: { at: 0 }, sea: { 0: outpost } }).events, 'battleBegan')).toEqual([]);
    const idle = { cubes: [1, 0], buildings: ['fort' as const] };
    expect(of(rivalDoes('s-13', { rival: { at: 0 }, sea: { 0: idle } }).events, 'battleBegan')).toEqual([]);
  });

  it("DR-SOLO-29: the player's ship in either mode, without a black flag", () => {
    const spec: SoloSpec = { human: { at: 4, hand: [] }, rival: { at: 4 }, sea: { 4: {} } };
    for (const mode of ['trade', 'pirate'] as const)
      expect(of(rivalDoes('s-11', spec, mode).events, 'battleBegan')).toMatchObject([
        { kind: 'ship', cause: 'attack' },
      ]);
  });

  it('DR-SOLO-29: nothing is attacked that is not there', () => {
    const away = rivalDoes('s-11', { human: { at: 11 }, rival: { at: 0 }, sea: { 11: {} } });
    expect(actsOf(away.events)).toEqual(['s-11', 'sails 12 2 5 8', 'explores sea-3', '2 coins', 'pirate']);
  });
});
