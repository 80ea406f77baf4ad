/** Whole matches played by chance, for tests about every moment of the game. */
import { Match, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { SETTINGS } from './settings.ts';

export type DeadReckoningMatch = Match<DeadReckoningState, DeadReckoningAction, DeadReckoningView, DeadReckoningEvent>;
type Visit = (match: DeadReckoningMatch, where: string) => void;

/** One action by chance: of whoever is asked or may interject, or of the table. Turns are not ended at once. */
function playOne(match: DeadReckoningMatch, seed: string, hands: Stream): void {
  const seats = [...match.toAct, ...match.may.filter((seat) => match.legal(seat).length > 0)];
  const seat = seats[hands.below(seats.length)];
  if (seat === TABLE) {
    const chance = new SeededChance(`${seed} ${match.n}`);
    match.play(TABLE, tableAnswer<DeadReckoningAction>(deadReckoning, match.state, chance));
    return;
  }
  const legal = match.legal(seat);
  const action = legal[hands.below(legal.length)];
  match.play(seat, action.type === 'end' ? legal[hands.below(legal.length)] : action);
}

/** A match played by chance, to the end or for so many entries; `visit` sees every state on the way. */
export function playByChance(
  setting: (typeof SETTINGS)[number],
  seed: string,
  visit?: Visit,
  entries = 100_000,
): DeadReckoningMatch {
  const match: DeadReckoningMatch = Match.begin(deadReckoning, { ...setting, seed });
  const hands = Stream.of(`${seed}\nhands`);
  visit?.(match, `${seed}, entry 0`);
  while (!match.outcome && match.n < entries) {
    playOne(match, seed, hands);
    visit?.(match, `${seed}, entry ${match.n}`);
  }
  return match;
}

/** A match with every setting, of so many entries. */
export function atEveryMoment(visit: Visit, entries: number): void {
  for (const setting of SETTINGS) playByChance(setting, JSON.stringify(setting), visit, entries);
}
