/** What can be said of a choice in numbers, for whoever chooses: from the view, or alike in all that it allows. */
import { sure, sureChange, type Trial, trialsOf } from '@broadside/judge';
import { type Action, legal, type Seat, whyNot } from '@broadside/kernel';
import { type CardId, colourOf, isShip, pointsOf } from '../cards/table.ts';
import { hasColour } from '../rules/discover.ts';
import { canClaim } from '../rules/expedition.ts';
import { portRoyal } from '../rules/game.ts';
import { nextCards } from '../rules/odds.ts';
import { allowanceSeen, isTogether, pointsToEnd } from '../rules/seen.ts';
import type { PortRoyalAction, State } from '../rules/state.ts';
import { incomeFor, payableIncome, priceFor, shipsIn } from '../rules/trade.ts';
import { areaSeen, type View } from '../rules/view.ts';

/** A choice, and what it does in worlds that its actor can imagine. */
export interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly action: PortRoyalAction;
  readonly trials: readonly Trial<State>[];
}

export const ask = (view: View, seat: Seat, action: Action): Asked => ({
  view,
  seat,
  action: action as PortRoyalAction,
  trials: trialsOf<State>(portRoyal, view, seat, action),
});

export const isLegal = ({ seat, trials }: Asked, action: PortRoyalAction): boolean =>
  whyNot(portRoyal, trials[0].before, seat, action) === undefined;

export const coinsIn =
  (seat: Seat) =>
  ({ players }: State): number =>
    players[seat].coins.length;

export const pointsIn =
  (seat: Seat) =>
  ({ players }: State): number =>
    players[seat].points;

export const crownsIn =
  (seat: Seat) =>
  ({ extra }: State): number =>
    extra?.adventure?.crowns[seat] ?? 0;

export const changeIn = ({ trials }: Asked, count: (state: State) => number) => sureChange(trials, count);

/** Points after it, where they are certain. */
export const pointsAfter = ({ trials, seat }: Asked): number | undefined =>
  sure(trials, ({ after }) => pointsIn(seat)(after));

/** PR-END-1: this choice makes the round the last one. */
export const endsRound = ({ trials }: Asked): boolean =>
  sure(trials, ({ before, after }) => !before.ending && after.ending) ?? false;

/** A card that could be taken, with what it would cost or bring. */
export interface Within {
  readonly card: CardId;
  readonly points: number;
  readonly coins: number;
}

function withinOf({ view, seat }: Asked, action: PortRoyalAction): Within[] {
  if (action.type === 'hire')
    return [{ card: action.card, points: pointsOf[action.card], coins: priceFor(areaSeen(view, seat), action.card) }];
  if (action.type !== 'trade') return [];
  const coins = payableIncome(incomeFor(view, seat, action.card), view.deck + view.discard);
  return [{ card: action.card, points: 0, coins }];
}

const takesIn = (asked: Asked, state: State): Within[] =>
  legal<PortRoyalAction>(portRoyal, state, asked.seat).flatMap((action) => withinOf(asked, action));

/** What this seat could take next. */
export const takesAfter = (asked: Asked): readonly Within[] | undefined =>
  sure(asked.trials, ({ after }) => takesIn(asked, after));

export const takesBefore = (asked: Asked): readonly Within[] | undefined =>
  sure(asked.trials, ({ before }) => takesIn(asked, before));

/** Most points, then most coins for a ship or fewest for a person. */
export const bestOf = (within: readonly Within[]): Within | undefined =>
  [...within].sort(
    (a, b) => b.points - a.points || (a.points === 0 ? b.coins - a.coins : a.coins - b.coins) || a.card - b.card,
  )[0];

/** Open expeditions this seat can claim after it and could not claim before; the one with most points. */
export function newClaim({ trials, seat }: Asked): CardId | undefined {
  const open = (state: State): CardId[] =>
    state.expeditions.filter((expedition) => canClaim(state, seat, state.players[seat], expedition));
  const gained = sure(trials, ({ before, after }) => open(after).filter((card) => !open(before).includes(card)));
  return gained?.toSorted((a, b) => pointsOf[b] - pointsOf[a])[0];
}

/** How likely the next card is a ship of a colour that the harbour lacks, and how many cards could be taken then. */
export function nextColour(view: View): { readonly share: number; readonly takes: number } | undefined {
  const takes = allowanceSeen(view, shipsIn(view.harbour) + 1);
  if (takes <= allowanceSeen(view)) return undefined;
  const share = nextCards(view)
    .filter(({ card }) => isShip[card] === 1 && !hasColour(view.harbour, card))
    .reduce((sum, one) => sum + one.share, 0);
  return share > 0 ? { share, takes } : undefined;
}

/** Which ships stand in the harbour, with one that waits for an answer. */
export const coloursWith = (view: View, card: CardId): number =>
  new Set([...view.harbour, card].filter((one) => isShip[one] === 1).map((one) => colourOf[one])).size;

export interface Leader {
  readonly seat: Seat;
  readonly points: number;
  readonly end: number;
}

/** PR-END-1: somebody has the points for it, or did what it takes. */
export const isLastRound = (view: View): boolean => {
  const end = pointsToEnd(view);
  return end !== undefined && view.players.some(({ points }) => points >= end);
};

const NEAR = 2;

/** Of the others, who is nearest to the end of the match, if somebody is near. */
export function nearestRival(view: View, seat: Seat): Leader | undefined {
  const end = pointsToEnd(view);
  if (end === undefined) return undefined;
  const [first] = bestRivals(view, seat);
  return first && first.points >= end - NEAR ? { ...first, end } : undefined;
}

export const bestRivals = (view: View, seat: Seat): { readonly seat: Seat; readonly points: number }[] =>
  view.players
    .flatMap(({ points }, other) => (other === seat ? [] : [{ seat: other, points }]))
    .sort((a, b) => b.points - a.points);

/** Contracts or tasks that nobody has done yet, where everybody works on them together. */
export function workLeft({ extra, ...view }: View): { readonly left: number; readonly time: number } | undefined {
  const contracts = extra?.contracts;
  if (!contracts || contracts.time === null || !isTogether({ extra, ...view })) return undefined;
  return { left: contracts.done.filter((seats) => seats.length === 0).length, time: contracts.time };
}
