/** Crowns: a track with shields, whose points come and go with the marker (PR-CROWN-1 to PR-CROWN-5). */
import type { Seat } from '@broadside/kernel';
import { CROWN_TRACK, SHIELDS } from '../../cards/coop.ts';
import { maybeTriggerEnd } from '../ending.ts';
import type { Hand } from '../expansion.ts';
import type { CrownSource, State } from '../state.ts';
import { adventureOf } from './own.ts';

/** PR-CROWN-3: shields reached or passed. */
export function shieldPoints(crowns: number): number {
  let points = 0;
  while (points < SHIELDS.length && SHIELDS[points] <= crowns) points++;
  return points;
}

/** PR-CROWN-4: the points follow at once, in both directions. */
export function setCrowns(state: State, seat: Seat, crowns: number): void {
  const adventure = adventureOf(state);
  state.players[seat].points += shieldPoints(crowns) - shieldPoints(adventure.crowns[seat]);
  adventure.crowns[seat] = crowns;
}

/** PR-CROWN-1; what lies beyond the last space is lost (PR-AMB-74). */
export function gainCrowns(state: State, seat: Seat, crowns: number, by: CrownSource, out: Hand): void {
  const own = adventureOf(state).crowns[seat];
  const gained = Math.min(crowns, CROWN_TRACK - own);
  if (gained === 0) return;
  setCrowns(state, seat, own + gained);
  out.events?.push({ type: 'crownsGained', seat, crowns: gained, by });
  maybeTriggerEnd(state, seat, out);
}
