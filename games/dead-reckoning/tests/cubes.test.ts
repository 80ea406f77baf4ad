/** Shortage of cubes (DR-CUBE). */

import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { needCubes } from '../rules/cubes.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { cubesOn, SHARK, sleeved, use } from './sleeves.ts';
import { of, type PlayerSpec, type Table, type TileSpec, table } from './table.ts';

/** The supply of the first player is empty: all cubes a test does not need are permanent on a far island. */
const SPENT = 34;

function short(level: number, sea: Readonly<Record<number, TileSpec>>, me: PlayerSpec = {}): Table {
  const laid = Object.values(sea).reduce(
    (sum, { cubes, permanent }) => sum + (cubes?.[0] ?? 0) + (permanent?.[0] ?? 0),
    0,
  );
  return table(2, {
    players: [{ at: SHARK, hand: [], achievements: [5], ...me, play: ['buccaneer'], levels: { buccaneer: level } }],
    sea: { ...sea, 8: { permanent: [SPENT - laid - (me.legend ?? 0) - (me.explorer ?? 0), 0] } },
  });
}

describe('an empty supply', () => {
  it('DR-CUBE-1, DR-CUBE-6, DR-DEC-28: cubes may be taken back from slots the owner chooses', () => {
    const t = short(1, { 2: { cubes: [1, 0] }, 3: { cubes: [1, 0] } });
    expect(t.player(0).cubes).toBe(0);
    t.play('use buccaneer');
    expect(t.waits).toBe('recall 0');
    expect(t.legal()).toEqual(['recall a cube from row 1 right', 'recall a cube from row 2 left', 'done']);
    const events = t.play('recall a cube from row 2 left');
    expect(of(events, 'recalled')).toEqual([{ type: 'recalled', seat: 0, tile: 3 }]);
    expect(cubesOn(t, SHARK)).toEqual([1, 0]);
    expect(cubesOn(t, 3)).toEqual([0, 0]);
  });

  it('DR-CUBE-7: they may be left where they are, and the influence is forfeited', () => {
    const t = short(2, { 2: { cubes: [1, 0] } });
    t.playAll('use buccaneer', 'done');
    expect(cubesOn(t, SHARK)).toEqual([0, 0]);
    expect(cubesOn(t, 2)).toEqual([1, 0]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-CUBE-2, DR-CUBE-8: permanent cubes, progress and the sail track are out of reach', () => {
    const t = short(1, {}, { legend: 2, explorer: 1 });
    expect(t.why('use buccaneer')).toBe('no-effect DR-ABIL-12');
  });

  it('DR-CUBE-3, DR-CUBE-4: never if control would change, be it to nobody or to another', () => {
    const t = short(1, {
      // The own control lapses, that of the other lapses, the other gains it, and one that stays as it is.
      2: { cubes: [2, 0] },
      3: { cubes: [1, 1], permanent: [0, 1] },
      4: { cubes: [1, 2], permanent: [1, 0] },
      5: { cubes: [1, 0] },
    });
    t.play('use buccaneer');
    expect(t.legal()).toEqual(['recall a cube from row 2 right', 'done']);
    expect(t.why('recall a cube from row 1 right')).toBe('control-would-change DR-CUBE-3');
    expect(t.why('recall a cube from row 2 left')).toBe('control-would-change DR-CUBE-3');
    expect(t.why('recall a cube from row 2 centre')).toBe('control-would-change DR-CUBE-3');
    expect(t.why('recall a cube from row 1 left')).toBe('no-cube-there DR-CUBE-1');
  });

  it('DR-CUBE-6: not from an island under an opponent’s fort', () => {
    const t = short(1, { 2: { cubes: [1, 2], buildings: ['fort'] }, 3: { cubes: [1, 0] } });
    t.play('use buccaneer');
    expect(t.legal()).toEqual(['recall a cube from row 2 left', 'done']);
    expect(t.why('recall a cube from row 1 right')).toBe('fort-forbids DR-BLDG-4');
  });

  it('DR-CUBE-7: influence goes as far as the cubes do', () => {
    const t = short(3, { 2: { cubes: [1, 0] } });
    t.playAll('use buccaneer', 'recall a cube from row 1 right', 'done');
    expect(cubesOn(t, SHARK)).toEqual([1, 0]);
    expect(t.waits).toBe('main 0');
  });
});

describe('cubes that are due elsewhere', () => {
  it('DR-CUBE-1, DR-CTRL-5: a permanent cube can be had by taking one back', () => {
    const t = short(1, { [SHARK]: { cubes: [2, 0] }, 2: { cubes: [1, 0] }, 3: { cubes: [1, 0] } });
    t.play('use buccaneer');
    t.play('recall a cube from row 1 right');
    expect(t.waits).toBe('recall 0');
    const events = t.play('recall a cube from row 2 left');
    expect(of(events, 'permanent')).toEqual([{ type: 'permanent', seat: 0, tile: SHARK }]);
    expect(cubesOn(t, SHARK)).toEqual([3, 1]);
  });

  it('DR-CUBE-7: a permanent cube that cannot be placed is lost, control remains', () => {
    const t = short(1, { [SHARK]: { cubes: [2, 0] }, 2: { cubes: [1, 0] } });
    t.play('use buccaneer');
    const events = t.play('recall a cube from row 1 right');
    expect(of(events, 'controlled')).toMatchObject([{ seat: 0, permanent: false }]);
    expect(t.tile(SHARK).controller).toBe(0);
    expect(cubesOn(t, SHARK)).toEqual([3, 0]);
  });

  it('DR-CUBE-1, DR-ADV-X.9: so can the cube of an ability', () => {
    const t = sleeved(['a4-15'], {
      me: { achievements: [5] },
      sea: { 2: { cubes: [3, 0], permanent: [30, 0] }, 3: { cubes: [1, 0] } },
    });
    use(t, 'a4-15');
    expect(t.legal()).toEqual(['recall a cube from row 1 right', 'recall a cube from row 2 left', 'done']);
    t.play('recall a cube from row 2 left');
    expect(cubesOn(t, 2)).toEqual([3, 31]);
    const forgone = sleeved(['a4-15'], {
      me: { achievements: [5] },
      sea: { 2: { cubes: [3, 0], permanent: [30, 0] }, 3: { cubes: [1, 0] } },
    });
    use(forgone, 'a4-15');
    forgone.play('done');
    expect(cubesOn(forgone, 2)).toEqual([3, 30]);
    expect(forgone.waits).toBe('main 0');
  });

  it('DR-CUBE-1, DR-ACH-20: so can a progress cube, also for a player whose turn it is not (DR-DEC-93)', () => {
    const t = table(2, {
      players: [
        { hand: [] },
        { achievements: [5], hand: ['purser', 'captain'], levels: { purser: 3 }, levelDue: 'must' },
      ],
      sea: { 2: { permanent: [0, 33] }, 3: { cubes: [0, 1] } },
    });
    t.play('level purser', 1);
    expect(t.waits).toBe('recall 1');
    t.play('recall a cube from row 2 left', 1);
    expect(t.player(1)).toMatchObject({ seaDogs: 1, cubes: 0 });
    expect(t.waits).toBe('main 0');
  });

  it('DR-CUBE-7, DR-ACH-20: without any a step of progress is forfeited', () => {
    const t = table(2, {
      players: [{ achievements: [5], sails: 2, hand: [] }],
      sea: { 2: { permanent: [34, 0] } },
    });
    t.play('sail to row 2 centre');
    expect(t.player(0)).toMatchObject({ explorer: 0, cubes: 0 });
    expect(t.waits).toBe('main 0');
  });

  it('DR-CUBE-1: nobody is asked while the supply lasts, or where nothing can be taken back', () => {
    const t = table(2, { sea: { 2: { cubes: [1, 0] } } });
    const out = new Out<DeadReckoningEvent>(new SeededChance('cubes'), true);
    expect(needCubes(t.state, 0, 33, out)).toBe(false);
    expect(needCubes(t.state, 0, 34, out)).toBe(true);
    expect(t.waits).toBe('recall 0');
    expect(needCubes(t.state, 1, 40, out)).toBe(false);
  });

  it('DR-SOLO-35, DR-CTRL-7: a permanent cube that the rival first takes back is reported', () => {
    const t = table(1, {
      players: [{ at: 0, hand: [], play: ['buccaneer'], levels: { buccaneer: 1 } }],
      sea: { 0: { id: 'shark', cubes: [0, 2] }, 2: { id: 'turtle', cubes: [2, 1], permanent: [1, 32] } },
    });
    const events = t.play('use buccaneer');
    expect(of(events, 'controlled')).toMatchObject([{ seat: 1, tile: 0, permanent: false }]);
    expect(of(events, 'recalled')).toMatchObject([{ seat: 1, tile: 2 }]);
    expect(of(events, 'permanent')).toEqual([{ type: 'permanent', seat: 1, tile: 0 }]);
    expect(t.tile(0).permanent).toEqual([0, 1]);
  });

  it('DR-SOLO-35: the rival takes its cubes from the island of the lowest value', () => {
    const t = table(1, { sea: { 0: { cubes: [0, 1] }, 2: { cubes: [0, 1] } } });
    const rival = t.player(1);
    rival.cubes = 0;
    const out = new Out<DeadReckoningEvent>(new SeededChance('rival'), true);
    expect(needCubes(t.state, 1, 1, out)).toBe(false);
    expect(rival.cubes).toBe(1);
    expect(cubesOn(t, 2, 1)).toEqual([0, 0]);
  });
});
