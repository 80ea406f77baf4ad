/** Whole matches played by chance, for tests about every moment of a match. */
import { Match, Stream } from '@broadside/kernel';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, PortRoyalEvent, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type PortRoyalMatch = Match<State, PortRoyalAction, View, PortRoyalEvent>;

/** `where` names seed and entry, so that a failing moment can be found again. */
export type Watch = (match: PortRoyalMatch, where: string) => void;

export interface Setting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Every number of players, and every option that changes what can happen. */
export const SETTINGS: readonly Setting[] = [
  { seats: 2 },
  { seats: 3, options: { variantEnding: true, discardPile: 'topCard' } },
  { seats: 4, options: { jesterOnOwnBust: false, jesterWhenActive: false } },
  { seats: 5 },
];

/** Plays a match in which every choice is equally likely; `watch` sees it after every entry. */
export function playByChance(setting: Setting, seed: string, watch: Watch = () => {}): PortRoyalMatch {
  const match = Match.begin(portRoyal, { ...setting, seed });
  const hands = Stream.of(`${seed}\nhands`);
  watch(match, `seed "${seed}", entry 0`);
  while (match.toAct.length > 0) {
    const [seat] = match.toAct;
    const actions = match.legal(seat);
    match.play(seat, actions[hands.below(actions.length)]);
    watch(match, `seed "${seed}", entry ${match.n}`);
  }
  return match;
}

/** Watches some matches of every setting. */
export function atEveryMoment(watch: Watch, matches = 3): void {
  for (const setting of SETTINGS)
    for (let at = 0; at < matches; at++) playByChance(setting, `${setting.seats} players, match ${at}`, watch);
}
