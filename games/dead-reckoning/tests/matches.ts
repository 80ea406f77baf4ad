/** Whole matches played by chance, for tests about every moment of the game. */
import { type Match, SeededChance, type Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { playByChance as play, type Setting, type Visit } from '@broadside/kernel/testing';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { SETTINGS } from './settings.ts';

export type DeadReckoningMatch = Match<DeadReckoningState, DeadReckoningAction, DeadReckoningView, DeadReckoningEvent>;
export type Watch = Visit<DeadReckoningMatch>;

/** One action by chance: of whoever is asked or may interject, or of the table. Turns are not ended at once. */
function playOne(match: DeadReckoningMatch, random: Stream, seed: string): void {
  const seats = [...match.toAct, ...match.mayAct.filter((seat) => match.legal(seat).length > 0)];
  const seat = seats[random.below(seats.length)];
  if (seat === TABLE) {
    const chance = new SeededChance(`${seed} ${match.n}`);
    match.play(TABLE, tableAnswer<DeadReckoningAction>(deadReckoning, match.state, chance));
    return;
  }
  const legal = match.legal(seat);
  const action = legal[random.below(legal.length)];
  match.play(seat, action.type === 'end' ? legal[random.below(legal.length)] : action);
}

/** A match played by chance, to the end or for so many entries; `watch` sees every state on the way. */
export const playByChance = (setting: Setting, seed: string, watch?: Watch, entries = 100_000): DeadReckoningMatch =>
  play(deadReckoning, setting, seed, { visit: watch, playOne, entries });

/** A match with every setting, of so many entries. */
export function atEveryMoment(watch: Watch, entries: number): void {
  for (const setting of SETTINGS) playByChance(setting, JSON.stringify(setting), watch, entries);
}
