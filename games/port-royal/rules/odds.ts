/** How likely the next card busts the active player, as far as anybody at the table can know. */
import { type CardId, isShip } from '../cards/table.ts';
import { canSink, hasColour } from './discover.ts';
import { unseenCards, type View } from './view.ts';

export interface Odds {
  /** Cards that would bust, among all cards the next one could be. */
  readonly bad: number;
  readonly all: number;
  readonly chance: number;
}

/** PR-DISC-9, PR-SINK-3: a ship whose colour lies in the harbour and which the active player cannot sink. */
const busts =
  (view: View) =>
  (card: CardId): boolean =>
    isShip[card] === 1 && hasColour(view.harbour, card) && !canSink(view.players[view.active], card);

/** Unseen cards are deck and coins alike, so any of them may be on top of the deck. */
export function bustOdds(view: View): Odds | undefined {
  if (view.flow[view.flow.length - 1]?.step !== 'discover') return undefined;
  const unseen = unseenCards(view);
  const bad = unseen.filter(busts(view)).length;
  if (view.deck > 0) return { bad, all: unseen.length, chance: bad / unseen.length };
  if (view.discard === 0) return undefined;
  // The discard pile is about to become the deck: what is known of it is certain, the rest is unseen.
  const known = view.discarded.filter(busts(view)).length;
  const hidden = view.discard - view.discarded.length;
  const expected = known + (hidden > 0 ? (hidden * bad) / unseen.length : 0);
  return { bad: Math.round(expected), all: view.discard, chance: expected / view.discard };
}

/** Whether the ship that waits for an answer would bust if it were kept. */
export function keepingBusts(view: View): boolean {
  const frame = view.flow[view.flow.length - 1];
  return frame?.step === 'repel' && hasColour(view.harbour, frame.card);
}
