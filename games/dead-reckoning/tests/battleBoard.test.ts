/** The battle ship and the battle board: throws, re-throws, pushes and explosions (DR-BSHIP, DR-PHYS). */
import { BadInput, Out, SeededChance, tableAnswer } from '@broadside/kernel';
import { zoneOf } from '@broadside/throw/surrogate';
import type { CubePose, TowerThrow } from '@broadside/throw/types';
import { describe, expect, it } from 'vitest';
import { ADJACENT, BOARD, CUBE_EDGE, ZONES, zoneNamed } from '../cards/board.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import { deadReckoningHand } from '../rules/hand.ts';
import { attacking, board, flagged, isOver, storming } from './fights.ts';
import { of, type Table, table } from './table.ts';

const zone = (name: string): number => zoneNamed(name);

/** A gunner who throws two more cubes, so that the battle waits for an answer after the throw. */
const WITH_GUNNER = { play: ['gunner-1'], levels: { 'gunner-1': 3 } };

type Land = Extract<DeadReckoningAction, { type: 'land' }>;

describe('the zones', () => {
  it('DR-BSHIP-2, DR-COMP-10, DR-PHYS-10: four kinds, side by side, cover the whole board', () => {
    expect([...new Set(ZONES.map(({ kind }) => kind))].sort()).toEqual(['damage', 'explosion', 'loot', 'strength']);
    const area = ZONES.reduce((sum, { rect: [, , width, depth] }) => sum + width * depth, 0);
    expect(area).toBeCloseTo(1, 9);
    expect([...new Set(ZONES.map(({ strength }) => strength))].sort()).toEqual([0, 1, 2]);
  });

  it('DR-BSHIP-14, DR-FACT-5: one loot zone has both kinds of goods, one has two of free choice', () => {
    expect(ZONES[zone('C1')]).toMatchObject({ cargo: 1, coins: 1 });
    expect(ZONES[zone('D2')]).toMatchObject({ any: 2 });
  });

  it('DR-FACT-4, DR-ADV-R2: neighbours are neighbours of each other', () => {
    for (const [from, neighbours] of ADJACENT.entries())
      for (const to of neighbours) expect(ADJACENT[to]).toContain(from);
  });
});

describe('where a cube is', () => {
  const border = BOARD.zones[zone('A3')].x;
  const flat = (x: number, up: number): CubePose => [x * 100, 2000, up * 100, 0, 0, 0, 10_000];
  /** Tilted by 15 degrees, standing on the edge to the left of its centre. */
  const leaning = (x: number): CubePose => [x * 100, 2000, 612, 0, 0, 1305, 9914];

  it('DR-BSHIP-3, DR-BSHIP-4: in the zone it touches with any part, even if it leans on the ridge with the rest', () => {
    expect(zoneOf(BOARD, CUBE_EDGE, flat(border - 20, 5))).toBe(zone('A2'));
    expect(zoneOf(BOARD, CUBE_EDGE, leaning(border + 1.5))).toBe(zone('A2'));
    expect(zoneOf(BOARD, CUBE_EDGE, leaning(border + 6))).toBe(zone('A3'));
  });

  it('DR-BSHIP-5: in none if it lies on a ridge altogether', () => {
    expect(zoneOf(BOARD, CUBE_EDGE, flat(border, 5 + BOARD.ridge.height))).toBe(-1);
  });
});

describe('re-throws', () => {
  it('DR-BSHIP-5, DR-PHYS-19: cubes that touch no zone are thrown again at once, all together', () => {
    const t = attacking('e1-1', { throws: ['- A2 -', 'C2 A1'] });
    t.play('fire 1');
    const first = t.land();
    expect(of(first, 'rethrown')).toEqual([{ type: 'rethrown', sides: [0, -1] }]);
    expect(board(t)).toEqual(['black:A2', '0:-', 'black:-']);
    const events = t.land();
    expect(of(events, 'battleWon')).toMatchObject([{ winner: 0, strength: [2, 1] }]);
  });

  it('DR-BSHIP-7: what lies on a ridge is thrown again before anything explodes', () => {
    const t = attacking('e1-1', { throws: ['- B3 A2', 'A2'] });
    t.play('fire 1');
    expect(of(t.land(), 'exploded')).toEqual([]);
    expect(board(t)).toEqual(['black:B3', 'black:A2', '0:-']);
    expect(of(t.land(), 'exploded')).toEqual([{ type: 'exploded', sides: [-1], added: [-1] }]);
  });

  it('DR-BSHIP-10: a resting cube pushed onto a ridge is thrown again', () => {
    const t = attacking('e1-1', { throws: ['C2 B3 A1', '0>- A1 A1', 'A2'] });
    t.play('fire 1');
    t.land();
    expect(of(t.land(), 'rethrown')).toEqual([{ type: 'rethrown', sides: [0] }]);
    expect(of(t.land(), 'battleWon')).toMatchObject([{ strength: [1, 0] }]);
  });
});

describe('explosions', () => {
  it('DR-BSHIP-6, DR-PHYS-20: exploding cubes are thrown again with one more of their colour each, in one throw', () => {
    const t = attacking('e1-1', { throws: ['B3 D4 A2', 'A2 A2 A2 A2'] });
    t.play('fire 1');
    expect(of(t.land(), 'exploded')).toEqual([{ type: 'exploded', sides: [0, -1], added: [0, -1] }]);
    expect(board(t)).toEqual(['black:A2', '0:-', 'black:-', '0:-', 'black:-']);
    expect(t.player(0).cubes).toBe(32);
    expect(of(t.land(), 'battleWon')).toMatchObject([{ winner: -1, strength: [2, 3] }]);
    expect(t.player(0).cubes).toBe(34);
  });

  it('DR-BSHIP-6, DR-COMBAT-N4: it goes on until no cube lies in an explosion zone', () => {
    const t = attacking('e1-1', { throws: ['B3 A1 A1', 'B3 A2', 'D4 A2', 'A2 A2'] });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'exploded')).toHaveLength(3);
    expect(of(events, 'battleWon')).toMatchObject([{ strength: [4, 0] }]);
  });

  it('DR-BSHIP-8: cubes an ability throws explode before the next ability', () => {
    const t = attacking('e1-1', {
      throws: ['A2 A1 A1', 'B3 A1', 'A2 A2'],
      attacker: { ...WITH_GUNNER, sleeves: { 'gunner-1': ['a1-11'] } },
    });
    t.play('fire 1');
    t.landAll();
    expect(t.waits).toBe('combat 0');
    t.play('use gunner-1 line 3');
    const events = t.landAll();
    expect(of(events, 'exploded')).toEqual([{ type: 'exploded', sides: [0], added: [0] }]);
    expect(t.waits).toBe('combat 0');
    expect(board(t)).toEqual(['0:A2', 'black:A1', 'black:A1', '0:A1', '0:A2', '0:A2']);
  });

  it('DR-BSHIP-10, DR-PHYS-4: an old cube of either side that is pushed into an explosion zone explodes', () => {
    const t = attacking('e1-1', { throws: ['B3 A2 A2', 'A2 A2 0>D4', 'A2 A2'] });
    t.play('fire 1');
    t.land();
    expect(of(t.land(), 'exploded')).toEqual([{ type: 'exploded', sides: [-1], added: [-1] }]);
  });

  it('DR-PHYS-20, DR-CUBE-7, DR-DEC-93: a player without cubes has no further one, or takes it back from an island', () => {
    const short = { sea: { 1: { id: 'crab', permanent: [32] }, 2: { id: 'monkey', cubes: [1] } } };
    const taken = attacking('e1-1', { throws: ['B3 A2 A2', 'A2 A2'], ...short });
    taken.play('fire 1');
    taken.land();
    expect(taken.waits).toBe('recall 0');
    expect(of(taken.play('recall a cube from row 1 right'), 'exploded')).toMatchObject([{ added: [0] }]);
    const forgone = attacking('e1-1', { throws: ['B3 A2 A2', 'A2'], ...short });
    forgone.play('fire 1');
    forgone.land();
    expect(of(forgone.play('done'), 'exploded')).toMatchObject([{ sides: [0], added: [] }]);
    forgone.land();
    expect(isOver(forgone)).toBe(true);
  });

  it('DR-COMP-9, DR-COMP-33: with all twenty black cubes thrown an explosion brings no more of them', () => {
    const eight = 'B3 B3 B3 B3 B3 B3 B3 B3';
    const t = attacking('e4-1', { throws: [`A2 ${eight}`, `${eight} ${eight}`, `A1 ${eight}`, 'A1'] });
    t.play('fire 1');
    expect(of(t.land(), 'exploded')[0].added).toHaveLength(8);
    // Sixteen explode, and four are left in the box.
    expect(of(t.land(), 'exploded')[0].added).toEqual([-1, -1, -1, -1]);
    expect(t.battle.cubes.filter(({ side }) => side < 0)).toHaveLength(20);
    expect(of(t.land(), 'exploded')[0].added).toEqual([]);
  });

  it('DR-TABLE-11, DR-PHYS-5: after sixty throws explosions bring nothing more, and cubes there count nothing', () => {
    const t = attacking('e1-1', { throws: ['A2 A1 A1'] });
    t.play('fire 1');
    t.battle.throws = 60;
    t.state.prescribed = ['B3 D4 A2'];
    expect(of(t.land(), 'battleWon')).toMatchObject([{ winner: -1, strength: [0, 1] }]);
    expect(isOver(t)).toBe(true);
  });

  it('DR-TABLE-11, DR-PHYS-5: after two hundred cubes explosions bring nothing more', () => {
    const t = attacking('e1-1', { throws: ['B3 A1 A1'] });
    t.play('fire 1');
    t.battle.thrown = 200;
    const events = t.land();
    expect(of(events, 'exploded')).toEqual([]);
    expect(of(events, 'battleWon')).toMatchObject([{ winner: 0 }]);
  });
});

describe('pushes', () => {
  it('DR-BSHIP-9, DR-TEST-18, DR-PHYS-3: a cube pushed out of a strength zone loses this strength', () => {
    const t = flagged({ throws: ['A2 C2', '1>A3 A1 A1'], attacker: WITH_GUNNER });
    t.play('fire 1');
    t.landAll();
    t.play('use gunner-1 line 3');
    const [landed] = of(t.land(), 'landed');
    expect(landed.before).toEqual([zone('A2'), zone('C2'), -1, -1]);
    expect(landed.cubes.filter((_, at) => at % 8 === 0)).toEqual(['A2', 'A3', 'A1', 'A1'].map(zone));
    expect(t.waits).toBe('loot 0');
    t.play('loot all');
    expect(of(t.play('loot all'), 'battleWon')).toMatchObject([{ winner: 0, strength: [1, 0] }]);
  });

  it('DR-PHYS-3: a cube that was not pushed lies exactly where it lay', () => {
    const t = flagged({ throws: ['A2 C2', 'A2 A2'], attacker: WITH_GUNNER });
    t.play('fire 1');
    t.landAll();
    const before = t.battle.cubes.map(({ pose }) => pose);
    t.play('use gunner-1 line 3');
    const [landed] = of(t.land(), 'landed');
    expect(landed.cubes.slice(1, 8)).toEqual(before[0]);
    expect(landed.cubes.slice(9, 16)).toEqual(before[1]);
  });

  it('DR-PHYS-6: loot and damage cubes leave the board only after all throws', () => {
    const t = flagged({ throws: ['A1 B1', 'A1 A1'], attacker: WITH_GUNNER });
    t.play('fire 1');
    t.landAll();
    expect(board(t)).toEqual(['0:A1', '1:B1']);
  });
});

describe('the answer of the table', () => {
  const inTheAir = (): Table => {
    const t = attacking('e1-1');
    t.play('fire 1');
    return t;
  };
  const POSE = [100, 100, 500, 0, 0, 0, 10_000];
  const land = (zones: readonly number[], pose: readonly number[] = POSE): Land => ({
    type: 'land',
    cubes: zones.flatMap((one) => [one, ...pose]),
    physics: 1,
    film: '',
  });
  const whyNot = (t: Table, action: DeadReckoningAction): string | undefined =>
    deadReckoning.steps.fall.accepts?.(t.state, { step: 'fall' }, action)?.code;

  it('DR-PHYS-22: every cube of the battle has a zone of the board or none', () => {
    const t = inTheAir();
    expect(whyNot(t, land([0, 15, -1]))).toBeUndefined();
    expect(whyNot(t, land([0, 1]))).toBe('wrong-number-of-cubes');
    expect(whyNot(t, land([0, 1, 16]))).toBe('not-a-zone');
    expect(whyNot(t, land([0, 1, -2]))).toBe('not-a-zone');
    expect(whyNot(t, land([0, 1, 2], [0.5, 0, 0, 0, 0, 0, 0]))).toBe('not-a-pose');
    expect(whyNot(t, { ...land([0, 1, 2]), physics: -1 })).toBe('not-a-throw');
    expect(whyNot(t, { type: 'skip' })).toBe('cubes-in-the-air');
  });

  it('DR-PHYS-34, DR-PHYS-7: nobody at the table answers for the cubes, and there is no way back behind them', () => {
    const t = inTheAir();
    expect(t.toAct).toBe(-1);
    expect([t.legal(0), t.legal(1)]).toEqual([[], []]);
    t.land();
    expect(t.uncovered).toBe(true);
  });

  it('DR-PHYS-15, DR-PHYS-30: the order has what lies on the board, how many fall, and a seed of its own', () => {
    const t = flagged({ throws: ['A2 C2'], attacker: WITH_GUNNER });
    t.play('fire 1');
    expect(deadReckoningHand.order(t.state, 'secret')).toBeUndefined();
    t.landAll();
    expect(deadReckoningHand.order(t.state, 'secret')).toBeUndefined();
    t.play('use gunner-1 line 3');
    const order = deadReckoningHand.order(t.state, 'secret');
    expect(order).toMatchObject({ device: 'tower', board: BOARD, edge: CUBE_EDGE, cubes: 2 });
    expect(order?.device === 'tower' && order.resting).toEqual([t.battle.cubes[0].pose, t.battle.cubes[1].pose]);
    const seeds = new Set([order?.seed]);
    t.battle.throws++;
    seeds.add(deadReckoningHand.order(t.state, 'secret')?.seed);
    seeds.add(deadReckoningHand.order(t.state, 'other')?.seed);
    expect(seeds.size).toBe(3);
  });

  it('DR-PHYS-22, DR-PHYS-33: what the physics says becomes the answer, with its version and recording', () => {
    const t = inTheAir();
    const pose = [1000, 1000, 500, 0, 0, 0, 10_000] as const;
    const landings = ['A2', 'A1', 'A1'].map((name) => ({ zone: zone(name), pose }));
    const thrown: TowerThrow = { device: 'tower', landings, physics: 3, film: 'film' };
    const answer = deadReckoningHand.answer(t.state, thrown);
    expect(deadReckoningHand.physicsOf(answer)).toBe(3);
    expect(deadReckoningHand.physicsOf({ type: 'skip' })).toBe(0);
    const [landed] = of(t.act(answer, -1), 'landed');
    expect(landed).toMatchObject({ sides: [0, -1, -1], thrown: 3, physics: 3, film: 'film' });
    expect(() =>
      deadReckoningHand.answer(t.state, { device: 'lid', landings: [], attempt: 0, physics: 1, film: '' }),
    ).toThrow(TypeError);
  });

  it('DR-PHYS-21, DR-PHYS-40: the fast model lays cubes into their zones without overlap', () => {
    const t = storming('fort', { attacker: { play: ['gunner-1'], sleeves: { 'gunner-1': ['a4-11'] } } });
    t.state.prescribed = [Array(8).fill('B3').join(' '), Array(12).fill('C3').join(' '), Array(4).fill('C3').join(' ')];
    t.play('fire 4');
    t.land();
    const [landed] = of(t.land(), 'landed');
    const poses = landed.sides.map((_, cube) => landed.cubes.slice(cube * 8 + 1, cube * 8 + 4));
    const apart = (a: readonly number[], b: readonly number[]): number =>
      Math.max(...a.map((value, axis) => Math.abs(value - b[axis])));
    for (const [at, one] of poses.entries())
      for (const other of poses.slice(at + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(CUBE_EDGE * 100);
  });
});

describe('prescribed throws', () => {
  it('DR-PHYS-22: a throw that is no list of zones, or has cubes nobody throws, is refused', () => {
    for (const bad of ['A9', 'A2 x', '2>', 'E1'])
      expect(() => table(2, { stack: { throws: [bad] } })).toThrow(BadInput);
    const many = attacking('e1-1', { throws: ['A1 A1 A1 A1'] });
    many.play('fire 1');
    expect(() => many.land()).toThrow(BadInput);
    const none = attacking('e1-1', { throws: ['0>A1'] });
    none.play('fire 1');
    expect(() => none.land()).toThrow(BadInput);
  });

  it('DR-PHYS-22: cubes a throw does not mention fall by chance', () => {
    const t = flagged({ throws: ['A2'], attacker: WITH_GUNNER });
    t.play('fire 1');
    const [landed] = of(t.land(), 'landed');
    expect(landed.cubes[0]).toBe(zone('A2'));
    expect(landed.cubes[8]).toBeGreaterThanOrEqual(0);
    expect(t.state.prescribed).toEqual([]);
  });
});

describe('what lies on the board', () => {
  const leaning = (at: number): readonly number[] => [100 + at, 200 + at, 300 + at, 1000, 2000, 3000, 9000];

  it('DR-PHYS-22: cubes lie exactly where the answer says, and throws are counted', () => {
    const t = attacking('e1-1');
    t.play('fire 1');
    expect([t.battle.throws, t.state.throws]).toEqual([1, 1]);
    const { cubes } = t.battle;
    Object.assign(cubes[0], { zone: 5, pose: leaning(9) });
    const land: Land = { type: 'land', cubes: cubes.flatMap((_, at) => [at, ...leaning(at)]), physics: 0, film: '' };
    const out = new Out<DeadReckoningEvent>(new SeededChance('a throw'), true);
    deadReckoning.steps.fall.apply(t.state, { step: 'fall' }, -1, land, out);
    expect(cubes.map(({ zone, pose }) => [zone, pose])).toEqual(cubes.map((_, at) => [at, leaning(at)]));
    expect(of(out.events ?? [], 'landed')).toMatchObject([
      { type: 'landed', thrown: cubes.length - 1, before: [5, -1, -1] },
    ]);
  });

  it('DR-PHYS-3, DR-PHYS-21: a resting cube keeps its place if it keeps its zone, another lies down beside it', () => {
    const t = attacking('e1-1');
    t.play('fire 1');
    const { cubes } = t.battle;
    for (const [at, cube] of cubes.entries()) Object.assign(cube, { zone: 0, pose: leaning(10 * at) });
    cubes.push({ side: 0, zone: -1, pose: null });
    t.state.prescribed = ['1>B1 A1'];
    const action = tableAnswer<DeadReckoningAction>(deadReckoning, t.state, new SeededChance('beside'));
    if (action.type !== 'land') throw new Error('no answer');
    const lies = (at: number): readonly number[] => action.cubes.slice(8 * at, 8 * at + 8);
    expect(lies(0)).toEqual([0, ...leaning(0)]);
    expect(lies(2).slice(1)).toEqual(leaning(20));
    expect(lies(1).slice(1)).not.toEqual(leaning(10));
    expect(lies(3)[0]).toBe(zoneNamed('A1'));
    expect(lies(3).slice(4)).toEqual([0, 0, 0, 10_000]);
  });
});
