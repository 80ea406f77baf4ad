/** Section 13: the persons and ships of Just One More Contract. */
import { only, type Seat, type Step } from '@broadside/kernel';
import { type CardId, colourOf, giftOf, isClerk, isGunner, isViceAdmiral } from '../../cards/table.ts';
import { agentsOf, countOf } from '../area.ts';
import { gainCoins } from '../deck.ts';
import type { Expansion, Hand } from '../expansion.ts';
import { whyNot } from '../reasons.ts';
import type { GiftFrame, PortRoyalAction, PortRoyalEvent, State } from '../state.ts';
import { shipsIn } from '../trade.ts';

/** PR-VICE-1. */
const VICE_ADMIRAL_FROM = 3;
const VICE_ADMIRAL_TO = 4;

/** PR-VICE-1: at the start of a take-turn with this harbour. */
export const viceAdmiralCoins = (persons: readonly CardId[], { length }: readonly CardId[]): number =>
  length >= VICE_ADMIRAL_FROM && length <= VICE_ADMIRAL_TO ? countOf(persons, isViceAdmiral) : 0;

/** PR-GUN-1, PR-GUN-2. */
export const gunnerCoins = (persons: readonly CardId[], harbour: readonly CardId[]): number =>
  countOf(persons, isGunner) * Math.max(0, shipsIn(harbour) - 1);

function payGift(state: State, { seat, card }: GiftFrame, to: Seat, out: Hand): void {
  out.events?.push({ type: 'giftGiven', seat, to, card });
  gainCoins(state, to, giftOf[card], 'gift', out);
}

/** PR-GIFT-1: any other player; with two there is nothing to choose (PR-DEC-40), alone nobody (PR-GIFT-3). */
function giveGift(state: State, seat: Seat, card: number, out: Hand): void {
  const frame: GiftFrame = { step: 'gift', seat, card };
  const { length } = state.players;
  if (length === 2) payGift(state, frame, 1 - seat, out);
  else if (length > 2) state.flow.push(frame);
}

const othersThan = (state: State, seat: Seat): Seat[] =>
  state.players.flatMap((_, other) => (other === seat ? [] : [other]));

/** PR-DEC-34, PR-GIFT-5. */
export const gift: Step<State, PortRoyalAction, PortRoyalEvent, GiftFrame> = {
  seats: (_state, { seat }) => only(seat),
  legal: (state, { seat }) => othersThan(state, seat).map((other) => ({ type: 'give', seat: other })),
  apply: (state, frame, _seat, action, out) => {
    state.flow.pop();
    if (action.type === 'give') payGift(state, frame, action.seat, out);
  },
  whyNot,
};

export const contractCards: Expansion = {
  id: 'contractCards',
  inPlay: ({ modules, play }) =>
    (modules.includes('contractCards') && play !== 'setSail') || play === 'contracts' || play === 'contractsCoop',
  takeTurnBegan: (state, seat, out) => {
    const { persons } = state.players[seat];
    gainCoins(state, seat, viceAdmiralCoins(persons, state.harbour), 'viceAdmiral', out);
    gainCoins(state, seat, gunnerCoins(persons, state.harbour), 'gunner', out);
  },
  traded: (state, frame, card, out) => {
    // PR-CLERK-1, PR-AMB-47.
    frame.left += agentsOf(state.players[frame.seat].persons, isClerk, colourOf[card]);
    if (giftOf[card] > 0) giveGift(state, frame.seat, card, out);
  },
  whyNot: (state, frame, _seat, action) => {
    if (action.type !== 'give') return undefined;
    if (frame.step !== 'gift') return { code: 'no-gift', clause: 'PR-GIFT-1' };
    return { code: 'gift-to-another', clause: 'PR-GIFT-1', params: { players: state.players.length } };
  },
};
