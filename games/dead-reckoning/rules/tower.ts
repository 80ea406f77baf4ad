/** Cubes in the air: the table answers where all of them came to rest (DR-COMBAT-N4, DR-PHYS-15 to 22). */
import { BadInput, type Chance, type Reason, type Seat, TABLE } from '@broadside/kernel';
import { tumble } from '@broadside/throw/surrogate';
import type { CubePose } from '@broadside/throw/types';
import { BOARD, ZONES, zoneNamed } from '../cards/board.ts';
import { TOWER_FIT } from '../cards/towerFit.ts';
import type { DeadReckoningAction } from './actions.ts';
import { type Battle, type BattleCube, IN_THE_AIR } from './battleState.ts';
import type { DeadReckoningStep } from './flow.ts';
import { pending, reason } from './reasons.ts';
import { freeSpot, NOWHERE } from './spots.ts';
import type { DeadReckoningState } from './state.ts';

const THE_TABLE: readonly Seat[] = [TABLE];
/** Zone, place, turn. */
export const PER_CUBE = 8;
const FARTHEST = 1_000_000;

export function battleOf({ battle }: DeadReckoningState): Battle {
  if (battle === null) throw new Error('there is no battle');
  return battle;
}

/** All cubes in hand go into the battle ship at once (DR-BSHIP-1). */
export function launch(state: DeadReckoningState): void {
  const battle = battleOf(state);
  for (const side of battle.waiting) battle.cubes.push({ side, zone: IN_THE_AIR, pose: null });
  battle.thrown += battle.waiting.length;
  battle.throws++;
  battle.waiting = [];
  state.throws++;
  state.flow.push({ step: 'fall' });
}

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

function whyNotLand(state: DeadReckoningState, action: DeadReckoningAction): Reason | undefined {
  if (action.type !== 'land') return pending('fall');
  if (!isWhole(action.physics, 0, Number.MAX_SAFE_INTEGER)) return reason('not-a-throw');
  const { cubes } = action;
  const count = battleOf(state).cubes.length;
  if (cubes.length !== count * PER_CUBE) return reason('wrong-number-of-cubes', { cubes: count });
  for (let at = 0; at < cubes.length; at++) {
    if (at % PER_CUBE === 0 && !isWhole(cubes[at], IN_THE_AIR, ZONES.length - 1)) return reason('not-a-zone');
    if (!isWhole(cubes[at], -FARTHEST, FARTHEST)) return reason('not-a-pose');
  }
  return undefined;
}

const poseAt = (cubes: readonly number[], at: number): CubePose => [
  cubes[at + 1],
  cubes[at + 2],
  cubes[at + 3],
  cubes[at + 4],
  cubes[at + 5],
  cubes[at + 6],
  cubes[at + 7],
];

export const fall: DeadReckoningStep<'fall'> = {
  seats: () => THE_TABLE,
  legal: () => [],
  accepts: (state, _frame, action) => whyNotLand(state, action),
  answer: (state, _frame, chance) => ({ type: 'land', cubes: fallen(state, chance), physics: 0, film: '' }),
  apply(state, _frame, _seat, action, out) {
    if (action.type !== 'land') return;
    const { cubes } = battleOf(state);
    const before = out.events ? cubes.map(({ zone }) => zone) : [];
    for (const [at, cube] of cubes.entries()) {
      cube.zone = action.cubes[at * PER_CUBE];
      cube.pose = poseAt(action.cubes, at * PER_CUBE);
    }
    if (state.prescribed.length > 0) state.prescribed = state.prescribed.slice(1);
    state.flow.pop();
    out.uncover();
    out.events?.push({
      type: 'landed',
      sides: cubes.map(({ side }) => side),
      thrown: before.filter((zone) => zone === IN_THE_AIR).length,
      before,
      cubes: action.cubes,
      physics: action.physics,
      film: action.film,
    });
  },
  whyNot: (state, frame, _seat, action) => whyNotLand(state, action) ?? pending(frame.step),
};

/** Whether the stack says how this throw falls, at least in part. */
export const isPrescribed = ({ prescribed }: DeadReckoningState): boolean =>
  prescribed.length > 0 && prescribed[0].trim() !== '';

/** The seed from which real cubes fall as it is prescribed; undefined if they are to be laid out by hand. */
export const prescribedSeed = ({ prescribed: [next = ''] }: DeadReckoningState): string | undefined =>
  SEED.exec(next)?.[1];

/** Where the cubes lie by this prescription, without any real ones. */
export function laidOut(state: DeadReckoningState, zones: readonly number[]): readonly number[] {
  const { cubes } = battleOf(state);
  return lie(cubes, isPrescribed(state) ? asPrescribed(state, restingOn(cubes), zones) : zones);
}

const restingOn = (cubes: readonly BattleCube[]): number[] => {
  const resting: number[] = [];
  for (const { zone } of cubes) if (zone !== IN_THE_AIR) resting.push(zone);
  return resting;
};

/** The prescribed throw, else the fast model (DR-PHYS-40). */
function fallen(state: DeadReckoningState, chance: Chance): readonly number[] {
  const { cubes } = battleOf(state);
  const resting = restingOn(cubes);
  return laidOut(state, tumble(TOWER_FIT, BOARD, resting, cubes.length - resting.length, chance.stream('throw')));
}

/** Cubes that kept their zone keep their place; the others lie down beside them. */
function lie(cubes: readonly BattleCube[], zones: readonly number[]): number[] {
  const poses: CubePose[] = [];
  for (const [at, { zone, pose }] of cubes.entries()) if (pose !== null && zone === zones[at]) poses.push(pose);
  const flat: number[] = [];
  for (const [at, cube] of cubes.entries()) {
    const zone = zones[at];
    let { pose } = cube;
    if (pose === null || cube.zone !== zone) {
      pose = zone === IN_THE_AIR ? NOWHERE : freeSpot(zone, poses);
      poses.push(pose);
    }
    flat.push(zone, pose[0], pose[1], pose[2], pose[3], pose[4], pose[5], pose[6]);
  }
  return flat;
}

/** What a prescribed throw does not mention stays where it lies, or falls by chance. */
function asPrescribed(state: DeadReckoningState, resting: readonly number[], byChance: readonly number[]): number[] {
  const zones = [...resting, ...byChance.slice(resting.length)];
  let next = resting.length;
  for (const { cube, zone } of wordsOf(state.prescribed[0])) {
    const at = cube ?? next++;
    if (at >= (cube === undefined ? zones : resting).length)
      throw new BadInput('bad-stack', `stack.throws: throw ${state.throws} has no cube ${at}`);
    zones[at] = zone;
  }
  return zones;
}

const WORD = /^(?:(\d+)>)?([A-D]\d|-)$/;
const SEED = / @(\S+)$/;

/** A zone for the next thrown cube, or for a resting one by its number; NaN for what is no zone. */
function wordsOf(text: string): { readonly cube: number | undefined; readonly zone: number }[] {
  return text
    .replace(SEED, '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [, cube, name = ''] = WORD.exec(word) ?? [];
      const zone = zoneNamed(name);
      return {
        cube: cube === undefined ? undefined : Number(cube),
        zone: name === '-' ? IN_THE_AIR : zone < 0 ? Number.NaN : zone,
      };
    });
}

/**
 * Prescribed throws, one text each: the zones of the thrown cubes in order (`A2 C2 B3`), `-` for one that touches none,
 * `3>B1` for the resting cube 3 of the battle that is pushed to B1. An empty text is a throw left to chance. Cubes lie
 * where they are put, unless the text ends with a seed (`A2 C2 B3 @27`): then real ones are thrown from it, of which
 * somebody has seen that they fall like that.
 */
export function readPrescribed(texts: readonly string[]): string[] {
  for (const [at, text] of texts.entries())
    if (wordsOf(text).some(({ zone }) => Number.isNaN(zone)))
      throw new BadInput('bad-stack', `stack.throws: throw ${at + 1}: ${JSON.stringify(text)} is not a list of zones`);
  return [...texts];
}
