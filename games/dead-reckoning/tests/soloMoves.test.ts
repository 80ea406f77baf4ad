import { describe, expect, it } from 'vitest';
import { NOBODY } from '../rules/state.ts';
import { actsOf, fightOn, rivalDoes, type SoloSpec, sailedTo, solo } from './solo.ts';
import { of } from './table.ts';

type Sea = NonNullable<SoloSpec['sea']>;

/** All tiles face up; on those named something lies. */
const open = (sea: Sea = {}): Sea => ({
  ...Object.fromEntries([3, 4, 5, 6, 7, 8, 9, 10, 11].map((tile) => [tile, {}])),
  ...sea,
});

/** Where the ship of the rival lies after this order. */
const ends = (order: string, spec: SoloSpec): number => rivalDoes(order, spec).t.player(1).at;

describe('moving', () => {
  it('DR-SOLO-12: it sails a shortest way and stops at the target', () => {
    const { t, events } = rivalDoes('s-12', { rival: { at: 9 }, sea: { 9: {} } });
    expect(sailedTo(events)).toEqual([6, 3, 0, 12]);
    expect(t.player(1).at).toBe(12);
  });

  it('DR-SOLO-12: it stops when the steps are used up', () => {
    expect(sailedTo(rivalDoes('s-10', { rival: { at: 9 }, sea: { 2: { cubes: [0, 2] }, 9: {} } }).events)).toEqual([
      6, 3,
    ]);
  });

  it('DR-SOLO-12: it raises no sails, and the sail track is not used', () => {
    const { t, events } = rivalDoes('s-02');
    expect(of(events, 'raised')).toEqual([]);
    expect(t.player(1).sails).toBe(0);
  });

  it('DR-SOLO-12: at the target already, or without one, it stays', () => {
    expect(sailedTo(rivalDoes('s-12').events)).toBeUndefined();
    // The player's forts are on every island that is not the rival's: there is no free one.
    const fort = { cubes: [3, 0], buildings: ['fort' as const] };
    const { events } = rivalDoes('s-02', {
      sea: { 0: fort, 2: fort },
    });
    expect(actsOf(events)).toEqual(['s-02', 'trains 1']);
  });

  it('DR-SOLO-12: the target is fixed when the instruction begins', () => {
    // Exploring on the way is not done: Crab is only passed.
    const { t, events } = rivalDoes('s-04', { rival: { at: 0 }, sea: { 6: {} } });
    expect(sailedTo(events)).toEqual([3, 6]);
    expect(t.tile(3).explored).toBe(false);
  });

  it('DR-SOLO-13: of two ways it takes the location without a garrison of the player', () => {
    const garrison = { cubes: [3, 0], buildings: ['garrison' as const] };
    const way = rivalDoes('s-11', { rival: { at: 0 }, human: { at: 4 }, sea: { 3: garrison, 4: {} } });
    expect(sailedTo(way.events)).toEqual([1, 4]);
    expect(way.t.player(1).damage).toBe(0);
  });

  it('DR-SOLO-13: without garrisons it takes the first in tile order', () => {
    expect(sailedTo(rivalDoes('s-11', { rival: { at: 0 }, human: { at: 4 }, sea: { 3: {}, 4: {} } }).events)).toEqual([
      3, 4,
    ]);
    expect(sailedTo(rivalDoes('s-11', { rival: { at: 0 }, human: { at: 2 } }).events)).toEqual([12, 2]);
  });

  it('DR-SOLO-14: it explores a face-down tile on which it stops, and the tile counts for its Explorer', () => {
    const { t, events } = rivalDoes('s-07', { rival: { at: 3 }, sea: { 3: {} } });
    expect(of(events, 'explored')).toMatchObject([{ seat: 1, tile: 6 }]);
    expect(t.tile(6)).toMatchObject({ explored: true });
    expect(t.player(1).explorer).toBe(1);
  });

  it('DR-SOLO-14: tiles it only passes stay face down', () => {
    const { t, events } = rivalDoes('s-12', { rival: { at: 6 }, sea: { 6: {} } });
    expect(of(events, 'explored')).toEqual([]);
    expect(t.tile(3).explored).toBe(false);
  });

  it('DR-SOLO-14: it explores too when it stops for want of steps', () => {
    const { events } = rivalDoes('s-10', { rival: { at: 9 }, sea: { 2: { cubes: [0, 2] }, 9: {} } });
    expect(of(events, 'explored')).toMatchObject([{ tile: 3 }]);
  });

  it("DR-SOLO-15: entering a working garrison's island costs 1 damage, passing or stopping", () => {
    const garrison = { cubes: [3, 0], buildings: ['garrison' as const] };
    const passing = rivalDoes('s-12', { rival: { at: 6 }, sea: { 0: garrison, 3: garrison, 6: {} } }).events;
    expect(sailedTo(passing)).toEqual([3, 0, 12]);
    const hit = { type: 'damaged', seat: 1, count: 1, by: 0, cause: 'garrison' };
    expect(of(passing, 'damaged')).toEqual([hit, hit]);
    const stopping = rivalDoes('s-13', { sea: { 0: garrison }, throws: ['A1'] });
    expect(sailedTo(stopping.events)).toEqual([0]);
    expect(of(stopping.events, 'damaged')).toEqual([hit]);
  });

  it('DR-SOLO-15, DR-BLDG-14: a garrison that nobody controls does nothing', () => {
    const idle = { cubes: [1, 0], buildings: ['garrison' as const] };
    const { t, events } = rivalDoes('s-05', { sea: { 0: idle } });
    expect(t.tile(0).controller).toBe(NOBODY);
    expect(sailedTo(events)).toEqual([0, 3]);
    expect(of(events, 'damaged')).toEqual([]);
  });

  it('DR-SOLO-15, DR-SOLO-34: if it sinks, the move ends and the card goes on from the harbour', () => {
    const garrison = { cubes: [3, 0], buildings: ['garrison' as const] };
    const { t, events } = rivalDoes('s-13', { rival: { damage: 4 }, sea: { 0: garrison } });
    expect(of(events, 'sunk')).toEqual([{ type: 'sunk', seat: 1, by: 0, shipCoins: 0, chestCoins: 5 }]);
    expect(t.player(1)).toMatchObject({ at: 12, damage: 0, chest: 10 });
    // Neither the attack nor the influence finds anything in the harbour.
    expect(actsOf(events)).toEqual(['s-13', 'sails 0']);
  });

  it('DR-SOLO-16: it fights a pirate of the player to whom it sails', () => {
    const { t, events } = rivalDoes('s-02', { human: { at: 2, hand: [] }, throws: ['A2 A1 A1'] }, 'pirate');
    expect(actsOf(events)).toEqual(['s-02', 'sails 2', 'fights ship at 2', '2+0 cubes']);
    expect(t.battle).toMatchObject({ attacker: 1, defender: 0, cause: 'forced', bonus: 0 });
  });

  it('DR-SOLO-16: if the card has an attack on the ship, that battle is it and has its bonus', () => {
    const { t, events } = rivalDoes('s-11', { human: { at: 2, hand: [] }, throws: ['A2 A2 A2 A2 A1'] }, 'pirate');
    expect(t.battle).toMatchObject({ cause: 'forced', bonus: 1 });
    const rest = fightOn(t);
    expect(of([...events, ...rest], 'battleBegan')).toHaveLength(1);
    expect(actsOf(rest)).toContain('pirate');
  });

  it('DR-SOLO-16: if it did not move, nothing is forced', () => {
    const { t, events } = rivalDoes('s-04', { human: { at: 2 }, rival: { at: 2 } }, 'pirate');
    expect(of(events, 'battleBegan')).toEqual([]);
    expect(t.state.battle).toBeNull();
  });

  it("DR-SOLO-17: beside the player's pirate it places no influence and attacks no building, but it produces and builds", () => {
    const spec: SoloSpec = { human: { at: 2 }, rival: { at: 2 }, sea: { 2: { cubes: [0, 2] } } };
    const { events } = rivalDoes('s-10', spec, 'pirate');
    expect(actsOf(events)).toEqual(['s-10', 'builds fort on 2', 'produces on 2: 0+2', 'pirate']);
    const fort = { cubes: [2, 0], buildings: ['fort' as const] };
    const building = rivalDoes('s-13', { human: { at: 2 }, rival: { at: 2 }, sea: { 2: fort } }, 'pirate');
    expect(actsOf(building.events)).toEqual(['s-13']);
  });

  it("DR-SOLO-17, DR-BLOCK-1: the rival's pirate ship blocks the player", () => {
    const t = solo({ human: { at: 2, holds: [[1, 0]] }, rival: { at: 2, pirate: true } });
    expect(t.why('unload 1 cargo from A')).toBe('blockade DR-BLOCK-1');
    const trading = solo({ human: { at: 2, holds: [[1, 0]] }, rival: { at: 2 } });
    expect(trading.why('unload 1 cargo from A')).toBeUndefined();
  });
});

describe('targets', () => {
  it('DR-SOLO-18, DR-SOLO-19: the nearest face-down tile; ties in tile order', () => {
    expect(ends('s-05', {})).toBe(3);
    expect(ends('s-05', { rival: { at: 5 }, sea: { 5: {} } })).toBe(4);
    expect(ends('s-05', { rival: { at: 5 }, sea: { 5: {}, 4: {} } })).toBe(8);
  });

  it('DR-SOLO-19: with none left it goes for the best free island', () => {
    expect(ends('s-07', { rival: { at: 8 }, sea: open() })).toBe(11);
  });

  it('DR-SOLO-20: the free island with the highest first value, however far', () => {
    // Volcano is 8, Temple is 9 but has the player's fort.
    const fort = { cubes: [4, 0], buildings: ['fort' as const] };
    expect(ends('s-17', { rival: { at: 7 }, sea: open({ 11: fort }) })).toBe(9);
    expect(ends('s-17', { rival: { at: 7 }, sea: open({ 11: { ...fort, buildings: ['garrison' as const] } }) })).toBe(
      9,
    );
    expect(ends('s-17', { rival: { at: 7 }, sea: open({ 11: { ...fort, buildings: ['outpost' as const] } }) })).toBe(
      11,
    );
  });

  it('DR-SOLO-20: not one it controls, and none that is face down', () => {
    expect(ends('s-17', { rival: { at: 7 }, sea: open({ 11: { cubes: [0, 4] } }) })).toBe(9);
    expect(ends('s-02', {})).toBe(2);
  });

  it('DR-SOLO-18, DR-SOLO-20: of equal values the nearer one, then tile order', () => {
    // Palm and Monkey are 5 each, nothing better lies open.
    expect(ends('s-04', { rival: { at: 10 }, sea: { 7: {}, 10: {} } })).toBe(7);
    expect(ends('s-04', { rival: { at: 12 }, sea: { 7: {} } })).toBe(2);
    // Turtle and Crab are 4 each and equally far from the open sea between them.
    const own = { cubes: [0, 2] };
    expect(ends('s-04', { rival: { at: 4 }, sea: { 2: own, 3: {}, 4: { cubes: [0, 3] } } })).toBe(3);
    expect(ends('s-04', { rival: { at: 1 }, sea: { 2: own, 3: {} } })).toBe(0);
  });

  it("DR-SOLO-21: the player's best island; with none the best free one", () => {
    const sea = open({ 0: { cubes: [2, 0] }, 6: { cubes: [3, 0] }, 2: { cubes: [2, 0] } });
    expect(ends('s-13', { rival: { at: 3 }, sea })).toBe(6);
    expect(ends('s-13', { rival: { at: 7 }, sea: open() })).toBe(11);
  });

  it('DR-SOLO-18, DR-SOLO-21: equal islands of the player: the nearer one, then tile order', () => {
    const sea = open({ 0: { cubes: [2, 0] }, 3: { cubes: [3, 0] } });
    expect(ends('s-13', { rival: { at: 6 }, sea })).toBe(3);
    expect(ends('s-13', { rival: { at: 1 }, sea })).toBe(0);
    // Turtle before Crab, at two steps each.
    expect(ends('s-08', { rival: { at: 4 }, sea })).toBe(3);
    expect(ends('s-08', { rival: { at: 2 }, sea })).toBe(0);
  });

  it('DR-SOLO-21: the own island with the smallest lead, permanent cubes included', () => {
    const sea = open({ 0: { cubes: [0, 3] }, 4: { cubes: [1, 3] }, 6: { cubes: [1, 3], permanent: [0, 1] } });
    expect(ends('s-15', { rival: { at: 3 }, sea })).toBe(4);
    const closer = open({ 0: { cubes: [0, 3] }, 4: { cubes: [1, 3] }, 6: { cubes: [2, 3], permanent: [0, 0] } });
    expect(ends('s-15', { rival: { at: 3 }, sea: closer })).toBe(6);
  });

  it('DR-SOLO-18, DR-SOLO-21: equal leads: the nearer one, then tile order; with none the best free island', () => {
    const sea = open({ 0: { cubes: [0, 2] }, 2: { cubes: [0, 2] } });
    expect(ends('s-15', { rival: { at: 5 }, sea })).toBe(2);
    expect(ends('s-15', { rival: { at: 12 }, sea })).toBe(0);
    expect(ends('s-15', { rival: { at: 8 }, sea: open() })).toBe(11);
  });

  it('DR-SOLO-22: the nearest merchant face up; ties in tile order', () => {
    const merchants = { 0: { card: 'e1-1' }, 2: { card: 'e1-2' }, 4: { card: 'e2-1' } };
    expect(ends('s-03', { sea: merchants, throws: ['A2 A1 A1 A1'] })).toBe(0);
    expect(ends('s-03', { rival: { at: 5 }, sea: { 5: {}, ...merchants } })).toBe(4);
    expect(ends('s-03', { rival: { at: 5 }, sea: { 5: {}, 0: { card: 'e1-1' }, 2: { card: 'e1-2' } } })).toBe(2);
  });

  it("DR-SOLO-22: the player's ship, and the harbour", () => {
    expect(ends('s-11', { human: { at: 7 }, rival: { at: 4 }, sea: { 4: {}, 7: {} } })).toBe(7);
    expect(ends('s-18', { rival: { at: 11 }, sea: { 11: {} } })).toBe(12);
  });
});
