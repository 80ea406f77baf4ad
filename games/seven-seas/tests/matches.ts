/** Whole matches played by chance, for tests about every moment of the game. */
import type { Match } from '@broadside/kernel';
import { playByChance as play, type Setting, type Visit } from '@broadside/kernel/testing';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasEvent, SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { SETTINGS } from './settings.ts';

export type SevenSeasMatch = Match<SevenSeasState, SevenSeasAction, SevenSeasView, SevenSeasEvent>;
export type Watch = Visit<SevenSeasMatch>;

/** A match played to the end by chance; `watch` sees every state on the way. */
export const playByChance = (setting: Setting, seed: string, watch?: Watch): SevenSeasMatch =>
  play(sevenSeas, setting, seed, { visit: watch });

/** So many matches with every setting. */
export function atEveryMoment(watch: Watch, matches: number): void {
  for (const setting of SETTINGS)
    for (let at = 0; at < matches; at++) playByChance(setting, `${JSON.stringify(setting)} ${at}`, watch);
}
