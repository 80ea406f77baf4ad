/** DR-ADV-X.7: one ability of an advancement in another card played this turn, black flags included (DR-ABIL-14). */
import { only, type Seat } from '@broadside/kernel';
import type { MainEffect } from '../cards/effects.ts';
import type { CardId } from '../cards/table.ts';
import { effectAt, isMainEffect, partIn } from './abilities.ts';
import { engage } from './attacks.ts';
import { perform } from './effects.ts';
import type { DeadReckoningStep } from './flow.ts';
import { canCopy, copies, obstacle } from './obstacles.ts';
import { pending, reason } from './reasons.ts';
import type { DeadReckoningState } from './state.ts';

/** The effect a `use` names, if it is one that can be copied at all. */
function copied(
  state: DeadReckoningState,
  seat: Seat,
  onto: CardId,
  from: CardId,
  ability: number,
): MainEffect | undefined {
  const player = state.players[seat];
  if (from === onto || !player.play.includes(from) || partIn(ability) === 0) return undefined;
  const effect = effectAt(player.crew[from], from, ability);
  return effect && isMainEffect(effect) ? effect : undefined;
}

/** DR-DEC-52. The ability copied is not used up. */
export const copy: DeadReckoningStep<'copy'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => copies(state, frame.seat, frame.crew),
  apply(state, { seat, crew }, _seat, action, out) {
    state.flow.pop();
    if (action.type === 'flag') engage(state, seat, action.seat, 'flag', out);
    if (action.type !== 'use') return;
    const effect = copied(state, seat, crew, action.card, action.ability);
    const { level } = state.players[seat].crew[action.card];
    out.events?.push({ type: 'used', seat, card: action.card, ability: action.ability, level });
    if (effect) perform(state, seat, crew, effect, out);
  },
  resume(state, frame) {
    if (canCopy(state, frame.seat, frame.crew)) return false;
    state.flow.pop();
    return true;
  },
  whyNot(state, { step, seat, crew }, _seat, action) {
    if (action.type === 'flag') return reason('not-here');
    if (action.type !== 'use') return pending(step);
    const effect = copied(state, seat, crew, action.card, action.ability);
    return reason((effect && obstacle(state, seat, crew, effect)) ?? 'cannot-copy');
  },
};
