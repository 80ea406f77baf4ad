/** Control of islands (DR-CTRL) and what it means for buildings (DR-BLDG). */
import { describe, expect, it } from 'vitest';
import { emptySlots, strongest } from '../rules/control.ts';
import { handLimit } from '../rules/draw.ts';
import { sheetOf } from '../rules/scoring.ts';
import { cubesOn, SHARK } from './sleeves.ts';
import { of, type PlayerSpec, type Table, type TableSpec, table } from './table.ts';

const buccaneer = (level: number, spec: Partial<TableSpec> = {}, me: PlayerSpec = {}): Table =>
  table(2, {
    ...spec,
    players: [
      { at: SHARK, hand: [], ...me, play: ['buccaneer'], levels: { buccaneer: level } },
      ...(spec.players ?? []),
    ],
  });

/** Who controls Shark Island (four slots) with these cubes. */
const ruler = (cubes: readonly number[], permanent: readonly number[] = []): number =>
  strongest(table(3, { sea: { [SHARK]: { cubes, permanent } } }).state, SHARK);

describe('who controls an island (DR-CTRL-3, DR-CTRL-4, DR-TEST-9)', () => {
  it.each([
    ['DR-CTRL-1, DR-TEST-9: two of four slots are not more than the two that are empty', [2, 0, 0], [], -1],
    ['DR-CTRL-1, DR-TEST-10: three are', [3, 0, 0], [], 0],
    ['DR-CTRL-1, DR-CTRL-4: as many as somebody else is not enough', [2, 2, 0], [], -1],
    ['DR-CTRL-2: permanent cubes count against others', [2, 2, 0], [0, 1, 0], 1],
    ['DR-CTRL-3: and against empty slots', [0, 2, 0], [0, 1, 0], 1],
    ['DR-CTRL-4: nobody without cubes', [0, 0, 0], [], -1],
    ['DR-CTRL-1: more than each single one of the others', [2, 1, 1], [], 0],
  ])('%s', (_title, cubes, permanent, expected) => {
    expect(ruler(cubes, permanent)).toBe(expected);
  });

  it('DR-CTRL-1: a tile face down and the open sea are controlled by nobody', () => {
    const t = table(2);
    expect(strongest(t.state, 1)).toBe(-1);
    expect(strongest(t.state, 5)).toBe(-1);
    expect(emptySlots(t.tile(SHARK))).toBe(4);
  });
});

describe('gaining and losing control', () => {
  it('DR-CTRL-5, DR-TEST-10: who gains control adds a permanent cube', () => {
    const t = buccaneer(1, { sea: { [SHARK]: { cubes: [2, 0] } } });
    const events = t.play('use buccaneer');
    expect(of(events, 'controlled')).toEqual([
      { type: 'controlled', seat: 0, tile: SHARK, before: -1, permanent: true },
    ]);
    expect(cubesOn(t, SHARK)).toEqual([3, 1]);
    expect(t.player(0).cubes).toBe(34 - 4);
  });

  it('DR-TEST-11, DR-CTRL-6, DR-BLDG-2: three influence of blue turn the island over, buildings and all', () => {
    const t = buccaneer(3, {
      sea: { [SHARK]: { cubes: [0, 3], permanent: [0, 1], buildings: ['outpost'] } },
    });
    const events = t.play('use buccaneer');
    expect(t.tile(SHARK).cubes).toEqual([3, 1]);
    expect(t.tile(SHARK).permanent).toEqual([1, 1]);
    expect(of(events, 'razed')).toMatchObject([{ cause: 'control', tile: SHARK }]);
    expect(t.tile(SHARK).buildings).toBe(0);
    expect(t.state.buildings).toEqual([10, 10, 10]);
    // The permanent cube of the other stays to the end.
    expect(t.player(1).cubes).toBe(34 - 1 - 1);
  });

  it('DR-CTRL-6: each time control is gained brings another permanent cube', () => {
    const t = buccaneer(2, { sea: { [SHARK]: { cubes: [1, 3], permanent: [2, 0] } } });
    t.play('use buccaneer');
    expect(cubesOn(t, SHARK)).toEqual([3, 3]);
  });

  it('DR-CTRL-7: an action of the active player can give control to another, who puts the cube at once', () => {
    const t = table(3, {
      players: [{ at: SHARK, hand: [], play: ['buccaneer'] }, {}, {}],
      sea: { [SHARK]: { cubes: [0, 2, 2] } },
    });
    t.play('use buccaneer');
    const events = t.play('replace a cube of player 2 on row 1 left');
    expect(of(events, 'controlled')).toEqual([
      { type: 'controlled', seat: 2, tile: SHARK, before: -1, permanent: true },
    ]);
    expect(cubesOn(t, SHARK, 2)).toEqual([2, 1]);
  });

  it('DR-CTRL-8, DR-CTRL-11: a batch that leaves the same player in control brings nothing', () => {
    const t = buccaneer(1, { sea: { [SHARK]: { cubes: [3, 0], permanent: [1, 0] } } });
    const events = t.play('use buccaneer');
    expect(of(events, 'controlled')).toEqual([]);
    expect(cubesOn(t, SHARK)).toEqual([4, 1]);
  });

  it('DR-CTRL-9, DR-CTRL-12: control needs no ship there and gives loading, hand limit, coins and buildings', () => {
    const t = table(2, {
      players: [{ at: 3, hand: [] }],
      sea: { 3: { cubes: [2, 0], coins: 3, buildings: ['fort'] }, [SHARK]: { cubes: [3, 0], coins: 2 } },
    });
    expect(handLimit(t.state, 0)).toBe(7);
    expect(handLimit(t.state, 1)).toBe(6);
    expect(t.legalOf('load')).toContain('load 3 coins into A');
    expect(sheetOf(t.state, 0)).toMatchObject({ coins: 15 + 3 + 2, buildings: 1 });
  });

  it('DR-CTRL-10: island values go by cubes, not by control', () => {
    const t = table(2, { sea: { [SHARK]: { cubes: [2, 0] } } });
    expect(t.tile(SHARK).controller).toBe(-1);
    // Two cubes, and two empty slots: the value of the second place.
    expect([0, 1].map((player) => sheetOf(t.state, player).islands)).toEqual([5, 0]);
  });
});

describe('buildings and their masters', () => {
  const FORTIFIED = { [SHARK]: { cubes: [0, 3], permanent: [0, 1], buildings: ['fort', 'outpost'] as const } };

  it('DR-BLDG-1, DR-BLDG-11: whoever controls the island has its buildings, a coin each', () => {
    const t = table(2, { sea: FORTIFIED });
    expect([0, 1].map((player) => sheetOf(t.state, player).buildings)).toEqual([0, 2]);
  });

  it('DR-BLDG-3, DR-BLDG-10, DR-PROD-8: an outpost without a controller goes on adding to production', () => {
    const t = table(2, {
      players: [{ hand: [], play: ['purser'] }],
      sea: { [SHARK]: { cubes: [2, 2], buildings: ['outpost', 'fort'] }, 2: {} },
    });
    expect(t.tile(SHARK).controller).toBe(-1);
    // The fort sleeps, so that anybody may produce there.
    t.playAll('use purser', 'produce on row 1 left');
    expect(t.tile(SHARK)).toMatchObject({ cargo: 2, coins: 2 });
  });

  it('DR-BLDG-3, DR-BLDG-14: without a controller they bring nothing, and work again for the last one', () => {
    const t = buccaneer(1, { sea: { [SHARK]: { cubes: [2, 2], buildings: ['outpost'] } } });
    Object.assign(t.tile(SHARK), { builder: 1 });
    expect(sheetOf(t.state, 1).buildings).toBe(0);
    expect(t.tile(SHARK).controller).toBe(-1);
    t.play('use buccaneer');
    expect(t.tile(SHARK)).toMatchObject({ controller: 0, buildings: 0, builder: -1 });
    const back = table(2, {
      first: 1,
      players: [{}, { at: SHARK, hand: [], play: ['buccaneer'] }],
      sea: { [SHARK]: { cubes: [2, 2], buildings: ['fort'] } },
    });
    Object.assign(back.tile(SHARK), { builder: 1 });
    back.play('use buccaneer');
    expect(back.tile(SHARK)).toMatchObject({ controller: 1, buildings: 1, builder: 1 });
  });

  it('DR-BLDG-2, DR-BLDG-3: losing control to nobody leaves them standing', () => {
    const t = buccaneer(2, { sea: { [SHARK]: { cubes: [0, 4], buildings: ['outpost'] } } });
    t.play('use buccaneer');
    expect(t.tile(SHARK)).toMatchObject({ controller: -1, buildings: 4, builder: 1 });
  });

  it('DR-BLDG-4: a fort forbids others to unload and to produce, too', () => {
    const t = table(2, {
      players: [{ at: SHARK, hand: [], play: ['purser'], holds: [[2, 0]] }],
      sea: { ...FORTIFIED, 2: {} },
    });
    expect(t.why('unload 1 cargo from A')).toBe('fort-forbids DR-BLDG-4');
    t.play('use purser');
    expect(t.tile(2).cargo).toBe(2);
    expect(t.tile(SHARK).cargo).toBe(0);
  });

  it('DR-BLDG-5, DR-BUY-8: others may still stop there and buy', () => {
    const t = table(2, {
      players: [{ at: SHARK, hand: [], holds: [[4, 0]] }],
      sea: { [SHARK]: { ...FORTIFIED[SHARK], card: 'a1-04' } },
    });
    expect(t.legalOf('buy')).toEqual(['buy']);
  });

  it('DR-BLDG-6, DR-BLDG-7, DR-BLDG-10: fort and garrison can be attacked without a flag, an outpost cannot', () => {
    const t = table(2, {
      players: [{ at: SHARK, hand: [] }],
      sea: { [SHARK]: { cubes: [0, 3], buildings: ['fort', 'garrison', 'outpost'] } },
    });
    expect(t.legalOf('storm')).toEqual(['storm fort', 'storm garrison']);
    expect(t.why('storm outpost')).toBe('outpost-safe DR-COMBAT-B2');
  });

  it('DR-BLDG-8, DR-BLDG-9: a garrison damages a ship that enters or passes, not one that lies there', () => {
    const sea = { [SHARK]: { cubes: [0, 3], buildings: ['garrison'] as const } };
    const t = table(2, { players: [{ sails: 2, hand: [] }], sea });
    t.playAll('pass row 1 left', 'sail to row 1 centre');
    expect(t.player(0).damage).toBe(1);
    const lying = table(2, { players: [{ at: SHARK, hand: [] }], sea });
    lying.endTurn();
    expect(lying.player(0).damage).toBe(0);
  });

  it('DR-BLDG-12: in ship battles every building is a cube for the controller', () => {
    const t = table(2, {
      players: [
        { at: SHARK, hand: [] },
        { at: SHARK, pirate: true, hand: [] },
      ],
      sea: FORTIFIED,
    });
    const events = [...t.play('fight player 2'), ...t.play('fire 1')];
    expect(of(events, 'armed').map(({ seat, added }) => [seat, added])).toEqual([
      [0, 0],
      [1, 2],
    ]);
  });

  it('DR-BLDG-13: fort and garrison protect each by itself', () => {
    const t = table(2, {
      players: [{ at: SHARK, hand: [] }],
      sea: { [SHARK]: { cubes: [0, 3], buildings: ['fort', 'garrison'] } },
      stack: { throws: ['C2 A1 A1'] },
    });
    t.playAll('storm garrison', 'fire 1');
    t.landAll();
    expect(t.tile(SHARK).buildings).toBe(1);
    expect(t.legalOf('storm')).toEqual(['storm fort']);
  });
});
