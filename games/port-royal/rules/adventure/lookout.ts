/** PR-LOOK-1, PR-AMB-80: a look at the next three cards, two of which are discarded. */
import { only, type Step } from '@broadside/kernel';
import { type CardId, isLookout } from '../../cards/table.ts';
import { countOf } from '../area.ts';
import { canDraw, drawCard } from '../deck.ts';
import type { Hand } from '../expansion.ts';
import { removeCard } from '../piles.ts';
import { whyNot } from '../reasons.ts';
import type { DiscoverFrame, LookoutFrame, PortRoyalAction, PortRoyalEvent, State } from '../state.ts';
import { abilityIn, adventureOf } from './own.ts';

const LOOKOUT_CARDS = 3;

/** Own lookouts, Thomas Fishborn included (PR-CHAR-12). */
export const lookoutsOf = (state: State): number =>
  countOf(state.players[state.active].persons, isLookout) + (abilityIn(state, state.active, 'lookout') ? 1 : 0);

/** Wherever a single card could be revealed (PR-AMB-41). */
export const canLook = (state: State, frame: DiscoverFrame): boolean =>
  frame.gamblers === 0 && canDraw(state) && frame.lookouts < lookoutsOf(state);

/** A look that goes on into the next deck mixes the two, so what is known of either alone is lost. */
function drawAhead(state: State, out: Hand): CardId[] {
  const cards: CardId[] = [];
  const mixes = state.deck.length > 0 && state.deck.length < LOOKOUT_CARDS && state.discard.length > 0;
  while (cards.length < LOOKOUT_CARDS) {
    const card = drawCard(state, out);
    if (card < 0) break;
    cards.push(card);
  }
  if (mixes) state.recall = null;
  return cards;
}

const different = (cards: readonly CardId[]): CardId[] => [...new Set(cards)];

export function look(state: State, frame: DiscoverFrame, out: Hand): void {
  frame.lookouts++;
  const cards = drawAhead(state, out);
  out.uncover();
  out.events?.push({ type: 'lookedAhead', seat: state.active, cards });
  // PR-DEC-40: nothing to choose from.
  if (different(cards).length === 1) putBack(state, cards, cards[0], out);
  else state.flow.push({ step: 'lookout', cards });
}

/** The others become public (PR-HID-12); who put this one back knows it (PR-HID-13). */
function putBack(state: State, cards: readonly CardId[], card: CardId, out: Hand): void {
  const discarded = cards.slice();
  removeCard(discarded, card);
  for (const other of discarded) state.discard.push(other);
  state.deck.push(card);
  adventureOf(state).known = { seat: state.active, card };
  out.uncover();
  out.events?.push({ type: 'lookoutDiscarded', seat: state.active, cards: discarded });
}

/** PR-DEC-18. */
export const lookout: Step<State, PortRoyalAction, PortRoyalEvent, LookoutFrame> = {
  seats: (state) => only(state.active),
  legal: (_state, { cards }) => different(cards).map((card) => ({ type: 'putBack', card })),
  apply: (state, { cards }, _seat, action, out) => {
    state.flow.pop();
    if (action.type === 'putBack') putBack(state, cards, action.card, out);
  },
  whyNot,
};
