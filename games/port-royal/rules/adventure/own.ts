/** The Adventure's part of the table, and what is asked of it everywhere. */
import { BrokenLaw, type Seat } from '@broadside/kernel';
import { CHARACTERS, type CharacterAbility } from '../../cards/characters.ts';
import { EVENTS, type EventEffect } from '../../cards/events.ts';
import type { AdventureState, OpenExtra, Place } from '../extra.ts';
import type { State } from '../state.ts';

export type OpenAdventure = NonNullable<OpenExtra['adventure']>;

/** PR-ASET-8: markers on a character card before the first task. */
export const MARKERS = 4;

export function adventureOf(state: State): AdventureState {
  const adventure = state.extra?.adventure;
  if (!adventure) throw new BrokenLaw('the Adventure is not laid out');
  return adventure;
}

/** PR-TASK-7, PR-AMB-75: neither bought nor parked markers are left on the character card. */
export const markersLeft = ({ parked, unlocked }: OpenAdventure, seat: Seat): number =>
  MARKERS - unlocked[seat] - (parked.includes(seat) ? 1 : 0);

/** PR-CHAR-1: a character's ability, once the first marker is gone. */
export const abilityOf = ({ characters, unlocked }: OpenAdventure, seat: Seat): CharacterAbility | undefined =>
  unlocked[seat] > 0 ? CHARACTERS[characters[seat]].ability : undefined;

/** The ability, if it is of this kind. */
export function abilityIn<K extends CharacterAbility['kind']>(
  { extra }: Place,
  seat: Seat,
  kind: K,
): Extract<CharacterAbility, { readonly kind: K }> | undefined {
  const ability = extra?.adventure ? abilityOf(extra.adventure, seat) : undefined;
  return ability?.kind === kind ? (ability as Extract<CharacterAbility, { readonly kind: K }>) : undefined;
}

/** What this turn's event does, if it is of this kind (PR-ADV-15). */
export function effectIn<K extends EventEffect['kind']>(
  { extra }: Place,
  kind: K,
): Extract<EventEffect, { readonly kind: K }> | undefined {
  const event = extra?.adventure?.event ?? -1;
  if (event < 0) return undefined;
  const { effect } = EVENTS[event];
  return effect.kind === kind ? (effect as Extract<EventEffect, { readonly kind: K }>) : undefined;
}

/** All seats, clockwise from this one. */
export const clockwiseFrom = (state: State, from: Seat): Seat[] =>
  state.players.map((_, at) => (from + at) % state.players.length);
