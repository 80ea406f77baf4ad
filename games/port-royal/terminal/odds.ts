/** How likely the next card sinks the whole turn, as far as anybody at the table can know. */
import { type CardId, colourOf, isShip, SKULL, sabresOf } from '../cards/table.ts';
import { unseenCards, type View } from '../rules/view.ts';
import { coloursInHarbour } from './purse.ts';

export interface Odds {
  /** Cards that would bust, among all cards the next one could be. */
  readonly bad: number;
  readonly all: number;
  readonly chance: number;
}

/** PR-DISC-9, PR-SINK-3: a ship whose colour lies in the harbour and which cannot be sunk. */
function bustsWith(view: View): (card: CardId) => boolean {
  const colours = coloursInHarbour(view);
  const own = view.players[view.active].sabres;
  const canSink = (card: CardId): boolean => own > 0 && sabresOf[card] !== SKULL && own >= sabresOf[card];
  return (card) => isShip[card] === 1 && colours.includes(colourOf[card]) && !canSink(card);
}

/** Unseen cards are deck and coins alike, so any of them may be on top of the deck. */
export function bustOdds(view: View): Odds | undefined {
  if (view.flow[view.flow.length - 1]?.step !== 'discover') return undefined;
  const busts = bustsWith(view);
  const unseen = unseenCards(view);
  const bad = unseen.filter(busts).length;
  if (view.deck > 0) return { bad, all: unseen.length, chance: bad / unseen.length };
  if (view.discard === 0) return undefined;
  // The discard pile is about to become the deck: what is known of it is certain, the rest is unseen.
  const known = view.discarded.filter(busts).length;
  const hidden = view.discard - view.discarded.length;
  const expected = known + (hidden > 0 ? (hidden * bad) / unseen.length : 0);
  return { bad: Math.round(expected), all: view.discard, chance: expected / view.discard };
}

/** Whether the ship that waits for an answer would bust if it were kept. */
export function keepingBusts(view: View): boolean {
  const frame = view.flow[view.flow.length - 1];
  return frame?.step === 'repel' && coloursInHarbour(view).includes(colourOf[frame.card]);
}
