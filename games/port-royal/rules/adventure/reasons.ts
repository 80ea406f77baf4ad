/** Why not: the refusals of the Adventure's own actions. */
import type { Seat } from '@broadside/kernel';
import type { CardId } from '../../cards/table.ts';
import { taskOf } from '../../cards/tasks.ts';
import { canDraw } from '../deck.ts';
import { playedTogether } from '../expansion.ts';
import type { ReasonCode, Refusal } from '../refusal.ts';
import type { PortRoyalAction, QuestionFrame, State } from '../state.ts';
import { isItemShip } from './cargo.ts';
import { hasInnLeft } from './items.ts';
import { lookoutsOf } from './lookout.ts';
import { adventureOf, effectIn, markersLeft } from './own.ts';
import { meansOf, progressOf } from './tasks.ts';

const reason = (code: ReasonCode, clause: string, params?: Refusal['params']): Refusal =>
  params ? { code, clause, params } : { code, clause };

/** Undefined for actions of others, and while another question comes first: the base rules name that one. */
export function whyNotInAdventure(
  state: State,
  frame: QuestionFrame,
  seat: Seat,
  action: PortRoyalAction,
): Refusal | undefined {
  switch (action.type) {
    case 'character':
      return frame.step === 'character'
        ? reason('character-not-offered', state.options.characters === 'drafted' ? 'PR-ASET-5' : 'PR-ASET-4')
        : reason('characters-are-chosen', 'PR-ASET-4');
    case 'share':
      return reason('nothing-to-share', 'PR-ACOOP-6');
    case 'putBack':
      return frame.step === 'lookout'
        ? reason('not-before-lookout', 'PR-LOOK-1')
        : reason('no-lookout-looks', 'PR-LOOK-1');
    case 'buyMarker':
      return reason('no-month-ends', playedTogether(state) ? 'PR-AMB-93' : 'PR-ACOMP-2');
    case 'look':
    case 'stow':
    case 'sell':
    case 'task':
    case 'audience':
      return whyNotAct(state, frame, seat, action);
    default:
      return undefined;
  }
}

type Act = Extract<PortRoyalAction, { readonly type: 'look' | 'stow' | 'sell' | 'task' | 'audience' }>;

function whyNotAct(state: State, frame: QuestionFrame, seat: Seat, action: Act): Refusal | undefined {
  if (frame.step === 'offer' && action.type === 'task' && frame.tasks.includes(action.task))
    return whyNotPaid(state, seat, action.task, action.cards);
  if (frame.step !== 'discover' && frame.step !== 'tradeAndHire' && frame.step !== 'lastClaims') return undefined;
  switch (action.type) {
    case 'look':
      return whyNotLook(state, frame);
    case 'stow':
      return whyNotStow(state, frame, seat, action.card);
    case 'sell':
      return whyNotSell(state, frame, seat, action.card);
    case 'audience':
      return whyNotAudience(state, frame, seat);
    case 'task':
      return whyNotTask(state, seat, action.task, action.cards);
  }
}

function whyNotLook(state: State, frame: QuestionFrame): Refusal {
  if (frame.step !== 'discover') return reason('lookout-only-in-phase-one', 'PR-AMB-80');
  if (lookoutsOf(state) === 0) return reason('no-lookout', 'PR-LOOK-1');
  if (frame.lookouts >= lookoutsOf(state)) return reason('lookout-used', 'PR-LOOK-1');
  return canDraw(state) ? reason('no-lookout-after-gambler', 'PR-AMB-41') : reason('nothing-to-draw', 'PR-AMB-4');
}

function whyNotStow(state: State, frame: QuestionFrame, seat: Seat, card: CardId): Refusal {
  if (frame.step === 'discover') return reason('phase-two-not-begun', 'PR-TURN-2');
  if (frame.step !== 'tradeAndHire') return reason('phase-two-is-over', 'PR-OTHER-10');
  if (!state.harbour.includes(card)) return reason('not-in-harbour', 'PR-TRADE-4');
  if (!isItemShip(card)) return reason('carries-nothing', 'PR-ITEM-1');
  if (frame.left === 0) return reason('allowance-used', seat === state.active ? 'PR-TRADE-1' : 'PR-OTHER-2');
  return reason('cannot-compensate', 'PR-AMB-72');
}

function whyNotSell(state: State, frame: QuestionFrame, seat: Seat, card: CardId): Refusal {
  if (frame.step !== 'tradeAndHire') return reason('sell-only-in-take-turn', 'PR-AMB-81');
  if (!adventureOf(state).items[seat].includes(card)) return reason('ship-not-yours', 'PR-INN-2');
  if (hasInnLeft(state, frame)) return reason('innkeeper-buys-food', 'PR-INN-2');
  return frame.sold > 0 ? reason('innkeeper-has-bought', 'PR-AMB-81') : reason('no-innkeeper', 'PR-INN-2');
}

function whyNotAudience(state: State, frame: QuestionFrame, seat: Seat): Refusal {
  const offer = effectIn(state, 'audience');
  if (!offer) return reason('no-audience', 'PR-ADV-15');
  if (frame.step !== 'tradeAndHire' || seat !== state.active) return reason('audience-in-own-take-turn', 'PR-ADV-15');
  if (adventureOf(state).audience) return reason('audience-was-granted', 'PR-ADV-15');
  return reason('audience-costs', 'PR-ADV-15', { coins: state.players[seat].coins.length, needed: offer.coins });
}

function whyNotTask(state: State, seat: Seat, number: number, cards: readonly CardId[]): Refusal {
  const adventure = adventureOf(state);
  const at = adventure.tasks.indexOf(number);
  if (at < 0) return reason('task-not-in-play', 'PR-TASK-1', { task: number });
  if (adventure.done[at].includes(seat)) return reason('task-is-done', 'PR-TASK-2', { task: number });
  if (taskOf(number).when !== 'anyTime') return reason('task-now-or-never', 'PR-TASK-10', { task: number });
  if (markersLeft(adventure, seat) === 0) return reason('no-marker-for-task', 'PR-TASK-7', { task: number });
  return whyNotPaid(state, seat, number, cards);
}

/** The requirement itself: the first line that is not met, or ships that do not match it. */
function whyNotPaid(state: State, seat: Seat, number: number, cards: readonly CardId[]): Refusal {
  const missing = progressOf(meansOf(state, seat), taskOf(number)).find(({ own, needed }) => own < needed);
  if (missing) {
    const { own, needed, pays, what } = missing;
    return reason('task-not-met', pays ? 'PR-TASK-3' : 'PR-TASK-4', { task: number, what, own, needed });
  }
  const own = adventureOf(state).items[seat];
  if (cards.some((card) => !own.includes(card))) return reason('ship-not-yours', 'PR-TASK-3');
  return reason('ships-do-not-match', 'PR-AMB-92', { task: number });
}
