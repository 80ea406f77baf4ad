/** DR-ADV-X.7: one ability of an advancement in another card played this turn, black flags included (DR-ABIL-14). */
import { only, type Seat } from '@broadside/kernel';
import type { Deed } from '../cards/effects.ts';
import type { CardId } from '../cards/table.ts';
import { abilityAt, effectAt, isDeed, partIn, readingOf, useOf } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import { engage, isInReach } from './attacks.ts';
import { perform } from './effects.ts';
import type { DeadReckoningStep } from './flow.ts';
import { obstacle } from './obstacles.ts';
import { pending, reason } from './reasons.ts';
import type { DeadReckoningState } from './state.ts';

const SLEEVES: readonly number[] = [1, 2, 3];

/** DR-FLAG-1, DR-FLAG-3. */
function addFlags(state: DeadReckoningState, seat: Seat, card: CardId, actions: DeadReckoningAction[]): void {
  for (let other = 0; other < state.players.length; other++)
    if (isInReach(state, seat, other)) actions.push({ type: 'flag', card, seat: other });
}

/** What copying this ability would offer; symbols are counted on the card that copies. */
function addCopies(
  state: DeadReckoningState,
  seat: Seat,
  onto: CardId,
  from: CardId,
  actions: DeadReckoningAction[],
): void {
  const crew = state.players[seat].crew[from];
  for (const part of SLEEVES)
    for (const { at, effect } of readingOf(crew, from, part).deeds) {
      if (effect.do === 'blackFlag') addFlags(state, seat, from, actions);
      else if (effect.do !== 'copy' && obstacle(state, seat, onto, effect) === undefined)
        actions.push(useOf(from, abilityAt(part, 0, 0) + at));
    }
}

function copies(state: DeadReckoningState, seat: Seat, onto: CardId): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  for (const from of state.players[seat].play) if (from !== onto) addCopies(state, seat, onto, from, actions);
  return actions;
}

export const canCopy = (state: DeadReckoningState, seat: Seat, onto: CardId): boolean =>
  copies(state, seat, onto).length > 0;

/** The deed a `use` names, if it is one that can be copied at all. */
function copied(state: DeadReckoningState, seat: Seat, onto: CardId, from: CardId, ability: number): Deed | undefined {
  const player = state.players[seat];
  if (from === onto || !player.play.includes(from) || partIn(ability) === 0) return undefined;
  const effect = effectAt(player.crew[from], from, ability);
  return effect && isDeed(effect) ? effect : undefined;
}

/** DR-DEC-52. The ability copied is not used up. */
export const copy: DeadReckoningStep<'copy'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, frame) => copies(state, frame.seat, frame.crew),
  apply(state, { seat, crew }, _seat, action, out) {
    state.flow.pop();
    if (action.type === 'flag') engage(state, seat, action.seat, 'flag', out);
    if (action.type !== 'use') return;
    const deed = copied(state, seat, crew, action.card, action.ability);
    const { level } = state.players[seat].crew[action.card];
    out.events?.push({ type: 'used', seat, card: action.card, ability: action.ability, level });
    if (deed) perform(state, seat, crew, deed, out);
  },
  resume(state, frame) {
    if (canCopy(state, frame.seat, frame.crew)) return false;
    state.flow.pop();
    return true;
  },
  whyNot(state, { step, seat, crew }, _seat, action) {
    if (action.type === 'flag') return reason('not-here');
    if (action.type !== 'use') return pending(step);
    const deed = copied(state, seat, crew, action.card, action.ability);
    return reason((deed && obstacle(state, seat, crew, deed)) ?? 'cannot-copy');
  },
};
