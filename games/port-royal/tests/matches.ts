/** Whole matches played by chance, for tests about every moment of a match. */
import type { Match } from '@broadside/kernel';
import { type PlayOne, playByChance as play, type Setting, type Visit } from '@broadside/kernel/testing';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, PortRoyalEvent, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type { Setting };
export type PortRoyalMatch = Match<State, PortRoyalAction, View, PortRoyalEvent>;

export type Watch = Visit<PortRoyalMatch>;

/** Every number of players, and every option that changes what can happen. */
export const SETTINGS: readonly Setting[] = [
  { seats: 2 },
  { seats: 3, options: { variantEnding: true, discardPile: 'topCard' } },
  { seats: 4, options: { jesterOnOwnBust: false, jesterWhenActive: false } },
  { seats: 5 },
];

/** Whoever is asked first does anything that is legal. */
const playOne: PlayOne<PortRoyalMatch> = (match, random) => {
  const [seat] = match.toAct;
  const actions = match.legal(seat);
  match.play(seat, actions[random.below(actions.length)]);
};

/** Plays a match in which every choice is equally likely; `watch` sees it after every entry. */
export const playByChance = (setting: Setting, seed: string, watch?: Watch): PortRoyalMatch =>
  play(portRoyal, setting, seed, { visit: watch, playOne });

/** Watches some matches of every setting. */
export function atEveryMoment(watch: Watch, matches = 3): void {
  for (const setting of SETTINGS)
    for (let at = 0; at < matches; at++) playByChance(setting, `${setting.seats} players, match ${at}`, watch);
}
