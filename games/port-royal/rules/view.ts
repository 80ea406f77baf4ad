/** Section 20: what a viewer may know, and how the rest may lie. */
import type { Chance, Seat, Viewer } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import { areaOf } from './area.ts';
import { outcome } from './ending.ts';
import { expansionsIn, sumOf } from './expansion.ts';
import type { ExtraView } from './extra.ts';
import { imagineExtra, viewExtra } from './extraView.ts';
import { cardsInFlow } from './flow.ts';
import { removeCard } from './piles.ts';
import { imagineRecall, originsIn, type RecallView, viewRecall } from './recall.ts';
import { deckCards } from './setup.ts';
import type { Player, PortRoyalFrame, PortRoyalOptions, PortRoyalOutcome, State } from './state.ts';

export interface PlayerView {
  /** PR-HID-1: how many, never which (PR-HID-2). */
  readonly coins: number;
  readonly persons: readonly CardId[];
  readonly expeditions: readonly CardId[];
  readonly points: number;
  readonly sabres: number;
}

export interface View {
  readonly eye: Viewer;
  readonly options: PortRoyalOptions;
  readonly flow: readonly PortRoyalFrame[];
  /** PR-HID-3: how many. */
  readonly deck: number;
  readonly discard: number;
  /** PR-HID-4: the whole pile, top last, or only its top card (PR-OPT-11). */
  readonly discarded: readonly CardId[];
  readonly harbour: readonly CardId[];
  readonly expeditions: readonly CardId[];
  readonly players: readonly PlayerView[];
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly becalmed: number;
  readonly ending: boolean;
  /** Null in the base game. */
  readonly extra: ExtraView | null;
  /** Only after the deck was made anew, and while everybody may look through the discard pile. */
  readonly recall?: RecallView;
  readonly outcome?: PortRoyalOutcome;
}

const openPile = (state: State): readonly CardId[] =>
  state.options.discardPile === 'open' ? state.discard.slice() : state.discard.slice(-1);

/** PR-HID-11: only the active player sees what their lookout sees. */
const seenFrame = (state: State, frame: PortRoyalFrame, viewer: Viewer): PortRoyalFrame =>
  frame.step === 'lookout' && viewer !== state.active ? { step: 'lookout', cards: [] } : { ...frame };

/** Built up from nothing, field by field (PR-HID-30). Nothing is private in the base game (PR-HID-32). */
export function view(state: State, viewer: Viewer): View {
  const result = outcome(state);
  return {
    eye: viewer,
    options: state.options,
    flow: state.flow.map((frame) => seenFrame(state, frame, viewer)),
    deck: state.deck.length,
    discard: state.discard.length,
    discarded: openPile(state),
    harbour: state.harbour.slice(),
    expeditions: state.expeditions.slice(),
    players: state.players.map((player) => ({
      coins: player.coins.length,
      persons: player.persons.slice(),
      expeditions: player.expeditions.slice(),
      points: player.points,
      sabres: player.sabres,
    })),
    first: state.first,
    active: state.active,
    turn: state.turn,
    becalmed: state.becalmed,
    ending: state.ending,
    extra: state.extra === null ? null : viewExtra(state.extra, viewer),
    ...(state.recall ? { recall: viewRecall(state.recall, state) } : {}),
    ...(result ? { outcome: result } : {}),
  };
}

/** An area as the rules know it, from a view; what its coins are is hidden and plays no part in the sums. */
export function areaSeen(seen: View, seat: Seat): Player {
  const { persons, expeditions } = seen.players[seat];
  const area = areaOf(seen.extra, seat, persons, expeditions);
  area.discount += sumOf(seen, (expansion) => expansion.discount?.(seen, seat));
  return area;
}

/** Every card this viewer cannot place: deck, coins, and whatever else lies face down. */
export function unseenCards(seen: View): CardId[] {
  return without(deckCards(seen.options, seen.extra?.adventure?.begun ?? true), seenCards(seen));
}

/** Of these any may be the next card of the deck: it holds none of an earlier deck (PR-HID-34). */
export const cardsLeftInDeck = (seen: View): CardId[] => without(unseenCards(seen), seen.recall?.earlier.flat() ?? []);

/** The cards without these, each as often as it is among them. */
function without(cards: readonly CardId[], these: readonly CardId[]): CardId[] {
  const left = new Map<CardId, number>();
  for (const card of these) left.set(card, (left.get(card) ?? 0) + 1);
  return cards.filter((card) => {
    const taken = left.get(card) ?? 0;
    if (taken > 0) left.set(card, taken - 1);
    return taken === 0;
  });
}

function seenCards(seen: View): CardId[] {
  const { extra } = seen;
  const inAreas = seen.players.flatMap((player) => [...player.persons, ...player.expeditions]);
  const apart = extra ? expansionsIn(seen).flatMap((expansion) => expansion.openCards?.(extra) ?? []) : [];
  return [...seen.discarded, ...seen.harbour, ...seen.expeditions, ...inAreas, ...cardsInFlow(seen.flow), ...apart];
}

/** Takes so many cards from the end of a pile. */
const take = (pile: CardId[], cards: number): CardId[] => pile.splice(pile.length - cards, cards);

/** Every coin is some card of the deck it came from. */
const imagineCoins = ({ recall, players }: View, pools: readonly CardId[][]): CardId[][] => {
  const purses = players.map(({ coins }) => coins);
  const [deck] = pools.slice(-1);
  if (!recall) return purses.map((coins) => take(deck, coins));
  return originsIn(recall, purses).map((origins) => origins.flatMap((origin) => take(pools[origin], 1)));
};

/** Deals the unseen cards again; all that the viewer sees, and all that they remember, stays as it is. */
export function imagine(seen: View, _viewer: Viewer, chance: Chance): State {
  const unseen = cardsLeftInDeck(seen);
  const pools = [...(seen.recall?.earlier ?? []).map((cards) => cards.slice()), unseen];
  for (const pool of pools) chance.stream('imagine').shuffle(pool);
  const known = seen.extra?.adventure?.known;
  // PR-HID-13: whoever put a card back on top of the deck knows that it lies there.
  if (known) removeCard(unseen, known.card);
  // What the expansions keep face down came from the deck of the set-up.
  const extra = seen.extra === null ? null : imagineExtra(seen.extra, (cards) => take(pools[0], cards), chance);
  const deck = known ? [...take(unseen, seen.deck - 1), known.card] : take(unseen, seen.deck);
  const discard = [...take(unseen, seen.discard - seen.discarded.length), ...seen.discarded];
  const purses = imagineCoins(seen, pools);
  const players = seen.players.map(({ persons, expeditions }, seat) =>
    areaOf(seen.extra, seat, persons, expeditions, purses[seat]),
  );
  return {
    active: seen.active,
    becalmed: seen.becalmed,
    deck,
    discard,
    ending: seen.ending,
    expeditions: [...seen.expeditions],
    extra,
    first: seen.first,
    // What is left over lies before a lookout whose cards this viewer does not see.
    flow: seen.flow.map((frame) =>
      frame.step === 'lookout' && frame.cards.length === 0 ? { step: 'lookout', cards: unseen.slice() } : { ...frame },
    ),
    harbour: [...seen.harbour],
    options: seen.options,
    players,
    recall: seen.recall ? imagineRecall(seen.recall) : null,
    turn: seen.turn,
  };
}
