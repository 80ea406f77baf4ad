/** A battle from its declaration to its end, stage by stage (DR-COMBAT-2). */
import { BLACK_CUBES, ZONES } from '../cards/board.ts';
import { armAttacker, armDefender } from './arms.ts';
import { type Battle, type BattleCube, IN_THE_AIR } from './battleState.ts';
import { needCubes, takeCubes } from './cubes.ts';
import type { DeadReckoningOut, DeadReckoningWork } from './flow.ts';
import { shareLoot } from './loot.ts';
import { applyOutcome, compareStrength, dealDamage, endBattle } from './outcome.ts';
import { isRival } from './rival/self.ts';
import { BLACK, type DeadReckoningState, type FrameOf } from './state.ts';
import { borrowCubes, endTieThrow } from './tieBreak.ts';
import { battleOf, launch } from './tower.ts';

/** DR-TABLE-11: after so many cubes or throws explosions bring nothing more. */
const MOST_CUBES = 200;
const MOST_THROWS = 60;

export function countSide(sides: readonly number[], side: number): number {
  let count = 0;
  for (const one of sides) if (one === side) count++;
  return count;
}

/** DR-COMP-33: black cubes that are neither on the board nor in hand. */
export function blackLeft({ cubes, waiting }: Battle): number {
  let left = BLACK_CUBES - countSide(waiting, BLACK);
  for (const { side } of cubes) if (side === BLACK) left--;
  return left;
}

/** Sides in the order in which their cubes are taken and thrown. */
const sidesIn = (sides: readonly number[]): number[] => [...new Set(sides)];

/** DR-CUBE-5, DR-DEC-65: whoever is short may take cubes back; the active player is asked first. */
function gather(state: DeadReckoningState, frame: FrameOf<'battle'>, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  frame.stage = 'throw';
  const sides = sidesIn(battle.wanted);
  for (let at = sides.length - 1; at >= 0; at--) {
    const [side, count] = [sides[at], countSide(battle.wanted, sides[at])];
    if (side === BLACK) continue;
    if (battle.kind === 'tie') borrowCubes(state, side, count);
    else needCubes(state, side, count, out);
  }
}

/** DR-COMBAT-9, DR-CUBE-7: as many as there are; all of them fall together with those already in hand. */
function throwCubes(state: DeadReckoningState, frame: FrameOf<'battle'>, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  frame.stage = 'landed';
  const added: number[] = [];
  for (const side of sidesIn(battle.wanted)) {
    const wanted = countSide(battle.wanted, side);
    const got = side === BLACK ? Math.min(wanted, blackLeft(battle)) : takeCubes(state, side, wanted);
    for (let cube = 0; cube < got; cube++) added.push(side);
  }
  // Cubes in hand and wanted ones come together in explosions only.
  if (battle.waiting.length > 0 && battle.wanted.length > 0)
    out.events?.push({ type: 'exploded', sides: battle.waiting, added });
  battle.waiting = battle.waiting.concat(added);
  battle.wanted = [];
  if (battle.waiting.length > 0) launch(state);
}

function takeOff(battle: Battle, isOff: (cube: BattleCube) => boolean): readonly number[] {
  const off: number[] = [];
  for (const cube of battle.cubes) if (isOff(cube)) off.push(cube.side);
  if (off.length > 0) battle.cubes = battle.cubes.filter((cube) => !isOff(cube));
  return off;
}

const isLoose = ({ zone }: BattleCube): boolean => zone === IN_THE_AIR;
const isExploding = ({ zone }: BattleCube): boolean => ZONES[zone].kind === 'explosion';
const isSpent = ({ thrown, throws }: Battle): boolean => thrown >= MOST_CUBES || throws >= MOST_THROWS;

/** DR-BSHIP-7: first what touches no zone, then explosions; then the battle goes on. */
function look(state: DeadReckoningState, frame: FrameOf<'battle'>, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  const loose = takeOff(battle, isLoose);
  if (loose.length > 0) {
    battle.waiting = loose;
    frame.stage = 'throw';
    out.events?.push({ type: 'rethrown', sides: loose });
    return;
  }
  const exploding = isSpent(battle) ? [] : takeOff(battle, isExploding);
  if (exploding.length > 0) {
    battle.waiting = exploding;
    battle.wanted = exploding;
    frame.stage = 'responded';
    return;
  }
  if (battle.kind === 'tie') endTieThrow(state, out);
  else if (state.flow[state.flow.length - 2]?.step === 'combat') state.flow.pop();
  else frame.stage = 'abilities';
}

/** DR-SOLO-31: the rival has no combat abilities; against it the player goes on alone. */
function openCombat(state: DeadReckoningState, frame: FrameOf<'battle'>): void {
  const { attacker, defender, kind } = battleOf(state);
  frame.stage = 'loot';
  if (!isRival(state, attacker)) state.flow.push({ step: 'combat', seat: attacker, passes: 0 });
  else if (kind === 'ship') state.flow.push({ step: 'combat', seat: defender, passes: 0 });
}

export const battle: DeadReckoningWork<'battle'> = {
  resume(state, frame, out) {
    switch (frame.stage) {
      case 'declared':
        frame.stage = 'prepared';
        armAttacker(state, out);
        break;
      case 'prepared':
        frame.stage = 'responded';
        armDefender(state, out);
        break;
      case 'responded':
        gather(state, frame, out);
        break;
      case 'throw':
        throwCubes(state, frame, out);
        break;
      case 'landed':
        look(state, frame, out);
        break;
      case 'abilities':
        openCombat(state, frame);
        break;
      case 'loot':
        frame.stage = 'damage';
        shareLoot(state, out);
        break;
      case 'damage':
        frame.stage = 'strength';
        dealDamage(state, out);
        break;
      case 'strength':
        frame.stage = 'outcome';
        compareStrength(state, out);
        break;
      case 'outcome':
        frame.stage = 'sink';
        applyOutcome(state, out);
        break;
      case 'sink':
        endBattle(state, out);
        break;
    }
  },
};
