/** Which abilities of the cards in play can be used now. */
import type { Seat } from '@broadside/kernel';
import type { MainEffect } from '../cards/effects.ts';
import { isUsed, PARTS, readingOf, useOf } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import { obstacle } from './obstacles.ts';
import type { DeadReckoningState } from './state.ts';

/** DR-DEC-25, DR-DEC-26: what the cards in play offer now; in an open batch only influence. */
export function abilityActions(state: DeadReckoningState, seat: Seat, only?: MainEffect['do']): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  const { play, crew: all } = state.players[seat];
  for (const card of play) {
    const crew = all[card];
    for (let part = 0; part < PARTS; part++) {
      for (const { at, effect } of readingOf(crew, card, part).effects) {
        const ability = part * 16 + at;
        if (only !== undefined && effect.do !== only) continue;
        if (!isUsed(crew, ability) && obstacle(state, seat, card, effect) === undefined)
          actions.push(useOf(card, ability));
      }
    }
  }
  return actions;
}
