/** Why not: every refusal with its clause. Asked only for actions that are not legal now. */
import type { Seat } from '@broadside/kernel';
import { type CardId, isExpedition, isPerson, isShip } from '../cards/table.ts';
import { canDraw } from './deck.ts';
import { expansionsIn } from './expansion.ts';
import type { ReasonCode, Refusal } from './refusal.ts';
import type { PortRoyalAction, PortRoyalFrame, QuestionFrame, State, TradeAndHireFrame } from './state.ts';

const reason = (code: ReasonCode, clause: string, params?: Refusal['params']): Refusal =>
  params ? { code, clause, params } : { code, clause };

/** Refuses actions of the base game; expansions answer for their own. */
export function whyNot(state: State, frame: PortRoyalFrame, seat: Seat, action: PortRoyalAction): Refusal {
  const pending = whatIsPending(frame);
  switch (action.type) {
    case 'draw':
    case 'stop':
      return pending ?? whyNotDiscover(state, frame, action.type);
    case 'sink':
    case 'keep':
      return reason('no-ship-to-answer', 'PR-SINK-1');
    case 'trade':
    case 'hire':
      return pending ?? whyNotTake(state, frame, seat, action.type, action.card);
    case 'claim':
      return pending ?? whyNotClaim(state, seat, action.card, action.persons);
    case 'done':
      return frame.step === 'tradeAndHire' ? reason('pass-instead', 'PR-OTHER-2') : reason('not-taking', 'PR-TRADE-6');
    case 'pass':
      return frame.step === 'tradeAndHire' ? reason('done-instead', 'PR-TRADE-6') : reason('not-taking', 'PR-OTHER-2');
    case 'endTurn':
      return reason('turn-not-ending', 'PR-TURN-5');
    case 'decline':
      return reason('nothing-to-decline', 'PR-DEC-41');
    default:
      return (
        whyNotExpanded(state, frame as QuestionFrame, seat, action) ?? pending ?? reason('not-in-play', 'PR-MOD-13')
      );
  }
}

function whyNotExpanded(state: State, frame: QuestionFrame, seat: Seat, action: PortRoyalAction): Refusal | undefined {
  for (const expansion of expansionsIn(state)) {
    const why = expansion.whyNot?.(state, frame, seat, action);
    if (why) return why;
  }
  return undefined;
}

/** A question that must be answered before anything else can be done. */
function whatIsPending(frame: PortRoyalFrame): Refusal | undefined {
  switch (frame.step) {
    case 'repel':
      return reason('answer-ship-first', 'PR-SINK-1');
    case 'offer':
      return reason('answer-offer-first', 'PR-CONTR-13');
    case 'gift':
      return reason('answer-gift-first', 'PR-GIFT-5');
    case 'lookout':
      return reason('answer-lookout-first', 'PR-LOOK-1');
    case 'pointsDeck':
      return reason('answer-points-deck-first', 'PR-COOP-11');
    case 'month':
      return reason('answer-month-first', 'PR-ACOMP-2');
    case 'setAside':
    case 'character':
    case 'share':
      return reason('set-up-first', 'PR-SETUP-6');
    default:
      return undefined;
  }
}

function whyNotDiscover(state: State, frame: PortRoyalFrame, type: 'draw' | 'stop'): Refusal {
  if (frame.step !== 'discover') return reason('discover-is-over', 'PR-TURN-4');
  if (type === 'draw' && !canDraw(state)) return reason('nothing-to-draw', 'PR-AMB-4');
  if (type === 'draw') return reason('no-card-after-gambler', 'PR-GAMB-12');
  return frame.revealed > 0 ? reason('quay-is-busy', 'PR-ADV-15') : reason('reveal-first', 'PR-DISC-1');
}

function whyNotTake(state: State, frame: PortRoyalFrame, seat: Seat, type: 'trade' | 'hire', card: CardId): Refusal {
  return whyOutOfReach(state, frame, seat, type, card) ?? whyUnpayable(state, seat, type);
}

/** Why this seat cannot take the card now, whatever it costs; undefined if only the price is in the way. */
export function whyOutOfReach(
  state: State,
  frame: PortRoyalFrame,
  seat: Seat,
  type: 'trade' | 'hire',
  card: CardId,
): Refusal | undefined {
  if (frame.step === 'tradeAndHire') return whyOutOfReachNow(state, frame, seat, type, card);
  if (frame.step !== 'lastClaims') return reason('phase-two-not-begun', 'PR-TURN-2');
  if (frame.after === 'bust') return reason('phase-two-skipped', 'PR-BUST-3');
  return reason('phase-two-is-over', 'PR-OTHER-10');
}

function whyOutOfReachNow(
  state: State,
  frame: TradeAndHireFrame,
  seat: Seat,
  type: 'trade' | 'hire',
  card: CardId,
): Refusal | undefined {
  if (!state.harbour.includes(card)) return reason('not-in-harbour', 'PR-TRADE-4');
  if (type === 'trade' && isShip[card] === 0) return reason('not-a-ship', 'PR-TRADE-8');
  if (type === 'hire' && isPerson[card] === 0) return reason('not-a-person', 'PR-HIRE-1');
  if (frame.left === 0) return reason('allowance-used', seat === state.active ? 'PR-TRADE-1' : 'PR-OTHER-2');
  return undefined;
}

function whyUnpayable(state: State, seat: Seat, type: 'trade' | 'hire'): Refusal {
  const guest = seat !== state.active;
  if (type === 'trade') return reason('cannot-compensate', 'PR-OTHER-6');
  return reason(guest ? 'too-expensive-with-compensation' : 'too-expensive', guest ? 'PR-OTHER-5' : 'PR-HIRE-3', {
    coins: state.players[seat].coins.length,
  });
}

function whyNotClaim(state: State, seat: Seat, card: CardId, persons: readonly CardId[]): Refusal {
  if (seat !== state.active) return reason('only-active-claims', 'PR-EXPED-2');
  if (isExpedition[card] === 0 || !state.expeditions.includes(card)) return reason('expedition-not-open', 'PR-EXPED-1');
  const own = [...state.players[seat].persons, ...(state.extra?.adventure?.items[seat] ?? [])];
  for (const person of persons) {
    const at = own.indexOf(person);
    if (at < 0) return reason('person-not-yours', 'PR-EXPED-5');
    own.splice(at, 1);
  }
  return reason('persons-do-not-cover', 'PR-AMB-17');
}
