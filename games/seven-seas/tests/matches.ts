/** Whole matches played by chance, for tests about every moment of the game. */
import { Match, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasEvent, SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { SETTINGS } from './settings.ts';

export type SevenSeasMatch = Match<SevenSeasState, SevenSeasAction, SevenSeasView, SevenSeasEvent>;
type Visit = (match: SevenSeasMatch, where: string) => void;

/** One action by chance: of whoever is asked, or of the table. */
function playOne(match: SevenSeasMatch, seed: string, hands: Stream): void {
  const seats = match.toAct;
  const seat = seats[hands.below(seats.length)];
  if (seat === TABLE)
    match.play(TABLE, tableAnswer<SevenSeasAction>(sevenSeas, match.state, new SeededChance(`${seed} ${match.n}`)));
  else {
    const legal = match.legal(seat);
    match.play(seat, legal[hands.below(legal.length)]);
  }
}

/** A match played to the end by chance; `visit` sees every state on the way. */
export function playByChance(setting: (typeof SETTINGS)[number], seed: string, visit?: Visit): SevenSeasMatch {
  const match: SevenSeasMatch = Match.begin(sevenSeas, { ...setting, seed });
  const hands = Stream.of(`${seed}\nhands`);
  visit?.(match, `${seed}, entry 0`);
  while (!match.outcome) {
    playOne(match, seed, hands);
    visit?.(match, `${seed}, entry ${match.n}`);
  }
  return match;
}

/** So many matches with every setting. */
export function atEveryMoment(visit: Visit, matches: number): void {
  for (const setting of SETTINGS)
    for (let at = 0; at < matches; at++) playByChance(setting, `${JSON.stringify(setting)} ${at}`, visit);
}
