/** Why not: every refusal with its clause. Asked only for actions that are not legal now. */
import type { Reason, Seat } from '@broadside/kernel';
import { type CardId, isExpedition, isPerson, isShip } from '../cards/table.ts';
import { canDraw } from './deck.ts';
import type { PortRoyalAction, PortRoyalFrame, State, TradeAndHireFrame } from './state.ts';

const reason = (code: string, clause: string, params?: Reason['params']): Reason =>
  params ? { code, clause, params } : { code, clause };

export function whyNot(state: State, frame: PortRoyalFrame, seat: Seat, action: PortRoyalAction): Reason {
  switch (action.type) {
    case 'draw':
    case 'stop':
      return whyNotDiscover(state, frame, action.type);
    case 'sink':
    case 'keep':
      return reason('no-ship-to-answer', 'PR-SINK-1');
    case 'trade':
    case 'hire':
      return whyNotTake(state, frame, seat, action.type, action.card);
    case 'claim':
      return whyNotClaim(state, frame, seat, action.card, action.persons);
    case 'done':
      return frame.step === 'tradeAndHire' ? reason('pass-instead', 'PR-OTHER-2') : reason('not-taking', 'PR-TRADE-6');
    case 'pass':
      return frame.step === 'tradeAndHire' ? reason('done-instead', 'PR-TRADE-6') : reason('not-taking', 'PR-OTHER-2');
    case 'endTurn':
      return reason('turn-not-ending', 'PR-TURN-5');
  }
}

function whyNotDiscover(state: State, frame: PortRoyalFrame, type: 'draw' | 'stop'): Reason {
  switch (frame.step) {
    case 'discover':
      if (type === 'draw' && !canDraw(state)) return reason('nothing-to-draw', 'PR-AMB-4');
      return reason('reveal-first', 'PR-DISC-1');
    case 'repel':
      return reason('answer-ship-first', 'PR-SINK-1');
    case 'tradeAndHire':
    case 'lastClaims':
      return reason('discover-is-over', 'PR-TURN-4');
  }
}

function whyNotTake(state: State, frame: PortRoyalFrame, seat: Seat, type: 'trade' | 'hire', card: CardId): Reason {
  switch (frame.step) {
    case 'discover':
    case 'repel':
      return reason('phase-two-not-begun', 'PR-TURN-2');
    case 'lastClaims':
      if (frame.after === 'bust') return reason('phase-two-skipped', 'PR-BUST-3');
      return reason('phase-two-is-over', 'PR-OTHER-10');
    case 'tradeAndHire':
      return whyNotTakeNow(state, frame, seat, type, card);
  }
}

function whyNotTakeNow(
  state: State,
  frame: TradeAndHireFrame,
  seat: Seat,
  type: 'trade' | 'hire',
  card: CardId,
): Reason {
  if (!state.harbour.includes(card)) return reason('not-in-harbour', 'PR-TRADE-4');
  if (type === 'trade' && isShip[card] === 0) return reason('not-a-ship', 'PR-TRADE-8');
  if (type === 'hire' && isPerson[card] === 0) return reason('not-a-person', 'PR-HIRE-1');
  const guest = seat !== state.active;
  if (frame.left === 0) return reason('allowance-used', guest ? 'PR-OTHER-2' : 'PR-TRADE-1');
  if (type === 'trade') return reason('cannot-compensate', 'PR-OTHER-6');
  return reason(guest ? 'too-expensive-with-compensation' : 'too-expensive', guest ? 'PR-OTHER-5' : 'PR-HIRE-3', {
    coins: state.players[seat].coins.length,
  });
}

function whyNotClaim(
  state: State,
  frame: PortRoyalFrame,
  seat: Seat,
  card: CardId,
  persons: readonly CardId[],
): Reason {
  if (seat !== state.active) return reason('only-active-claims', 'PR-EXPED-2');
  if (frame.step === 'repel') return reason('answer-ship-first', 'PR-SINK-1');
  if (isExpedition[card] === 0 || !state.expeditions.includes(card)) return reason('expedition-not-open', 'PR-EXPED-1');
  const own = [...state.players[seat].persons];
  for (const person of persons) {
    const at = own.indexOf(person);
    if (at < 0) return reason('person-not-yours', 'PR-EXPED-5');
    own.splice(at, 1);
  }
  return reason('persons-do-not-cover', 'PR-AMB-17');
}
