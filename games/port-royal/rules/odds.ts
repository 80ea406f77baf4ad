/** How likely the next cards bust the active player, as far as anybody at the table can know. */
import { type CardId, colourOf, isShip } from '../cards/table.ts';
import { SHIP_COLOURS } from '../cards/types.ts';
import { canSink, hasColour, strengthIn } from './discover.ts';
import { cardsLeftInDeck, type View } from './view.ts';

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
    isShip[card] === 1 && hasColour(view.harbour, card) && !canSink(strengthIn(view), card);

/** Cards of the deck and coins from it cannot be distinguished, so any of them may be on top of the deck. */
export function bustOdds(view: View): Odds | undefined {
  if (view.flow[view.flow.length - 1]?.step !== 'discover') return undefined;
  const top = topCard(view);
  if (top !== undefined) return oddsOf(busts(view)(top) ? 1 : 0, 1);
  const unseen = cardsLeftInDeck(view);
  const bad = unseen.filter(busts(view)).length;
  if (view.deck > 0) return oddsOf(bad, unseen.length);
  if (view.discard === 0) return undefined;
  // The discard pile is about to become the deck: what is known of it is certain, the rest is unseen.
  const known = view.discarded.filter(busts(view)).length;
  const hidden = view.discard - view.discarded.length;
  const expected = known + (hidden > 0 ? (hidden * bad) / unseen.length : 0);
  return { bad: Math.round(expected), all: view.discard, chance: expected / view.discard };
}

/** Every card that may come next, and how likely it is; the shares add up to 1. None if no card can be revealed now. */
export function nextCards(view: View): readonly { readonly card: CardId; readonly share: number }[] {
  if (view.flow[view.flow.length - 1]?.step !== 'discover' || view.deck + view.discard === 0) return [];
  const top = topCard(view);
  if (top !== undefined) return [{ card: top, share: 1 }];
  const spread = (cards: readonly CardId[], share: number) =>
    share === 0 ? [] : cards.map((card) => ({ card, share: share / cards.length }));
  // An empty deck is made of the discard pile: what is known of it is certain, the rest is unseen (PR-DECK-2).
  const known = view.deck > 0 ? 0 : view.discarded.length / view.discard;
  return [...spread(view.discarded, known), ...spread(cardsLeftInDeck(view), 1 - known)];
}

const oddsOf = (bad: number, all: number): Odds => ({ bad, all, chance: bad / all });

/** PR-HID-13: the card a lookout put back, for whoever knows it. */
const topCard = ({ extra }: View): CardId | undefined => extra?.adventure?.known?.card;

/** Whether the ship that waits for an answer would bust if it were kept. */
export function keepingBusts(view: View): boolean {
  const frame = view.flow[view.flow.length - 1];
  return frame?.step === 'repel' && hasColour(view.harbour, frame.card);
}

// Several cards at once (PR-GAMB-7).

/** How many ways there are to choose so many of so many. */
function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (all - some + i)) / i;
  return ways;
}

/** What some cards are drawn from: how many ships of every colour, and cards that are no ships. */
interface Source {
  readonly cards: number;
  readonly ships: readonly number[];
  readonly others: number;
  readonly draw: number;
}

function sourceOf(cards: readonly CardId[], draw: number): Source {
  const ships = SHIP_COLOURS.map(() => 0);
  for (const card of cards) if (isShip[card] === 1) ships[colourOf[card]]++;
  return { cards: cards.length, ships, others: cards.length - ships.reduce((sum, count) => sum + count, 0), draw };
}

/** Ways to draw so many ships from each source, all of different colours that are still free. */
function waysWithout(free: readonly number[], first: Source, second: Source): number[][] {
  const ways = Array.from({ length: first.draw + 1 }, () => Array.from({ length: second.draw + 1 }, () => 0));
  ways[0][0] = 1;
  for (const colour of free)
    for (let i = first.draw; i >= 0; i--)
      for (let j = second.draw; j >= 0; j--) {
        const fromFirst = i > 0 ? ways[i - 1][j] * first.ships[colour] : 0;
        const fromSecond = j > 0 ? ways[i][j - 1] * second.ships[colour] : 0;
        ways[i][j] += fromFirst + fromSecond;
      }
  return ways;
}

function chanceOfNone(free: readonly number[], first: Source, second: Source): number {
  const ways = waysWithout(free, first, second);
  let good = 0;
  for (let i = 0; i <= first.draw; i++)
    for (let j = 0; j <= second.draw; j++)
      good += ways[i][j] * choose(first.others, first.draw - i) * choose(second.others, second.draw - j);
  return good / (choose(first.cards, first.draw) * choose(second.cards, second.draw));
}

/** How likely so many cards at once, none of which can be sunk (PR-GAMB-3), bring two ships of one colour together. */
export function gambleOdds(view: View, cards: number): number | undefined {
  const draw = Math.min(cards, view.deck + view.discard);
  if (draw === 0) return undefined;
  const unseen = cardsLeftInDeck(view);
  // The deck is made of the discard pile when it runs out (PR-DECK-2); what is hidden in it is as good as unseen.
  const open = view.discarded.length === view.discard;
  const fromDeck = open ? Math.min(draw, view.deck) : Math.min(draw, unseen.length);
  const free = SHIP_COLOURS.flatMap((_, colour) =>
    view.harbour.some((card) => isShip[card] === 1 && colourOf[card] === colour) ? [] : [colour],
  );
  return 1 - chanceOfNone(free, sourceOf(unseen, fromDeck), sourceOf(open ? view.discarded : [], draw - fromDeck));
}
