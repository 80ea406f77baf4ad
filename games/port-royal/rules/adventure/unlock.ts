/** PR-TASK-6: what every marker that leaves the character card uncovers. */
import type { Seat } from '@broadside/kernel';
import type { Hand } from '../expansion.ts';
import type { State } from '../state.ts';
import { awaken } from './characters.ts';
import { gainCrowns } from './crowns.ts';
import { adventureOf, type OpenAdventure } from './own.ts';

const ABILITY = 1;
const TROPHY = 2;
/** Crowns under each marker: none under the door and the first window. */
const CROWNS: readonly number[] = [0, 0, 0, 1, 3];

export const hasTrophy = ({ unlocked }: OpenAdventure, seat: Seat): boolean => unlocked[seat] >= TROPHY;

export function unlock(state: State, seat: Seat, out: Hand): void {
  const adventure = adventureOf(state);
  adventure.unlocked[seat]++;
  const step = adventure.unlocked[seat];
  out.events?.push({ type: 'unlocked', seat, step });
  if (step === ABILITY) awaken(state, seat, out);
  gainCrowns(state, seat, CROWNS[step], 'unlock', out);
}
