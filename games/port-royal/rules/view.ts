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
  const left = new Map<CardId, number>();
  const unseen = deckCards(seen.options, seen.extra?.adventure?.begun ?? true);
  for (const card of seenCards(seen)) left.set(card, (left.get(card) ?? 0) + 1);
  return unseen.filter((card) => {
    const visible = left.get(card) ?? 0;
    if (visible > 0) left.set(card, visible - 1);
    return visible === 0;
  });
}

function seenCards(seen: View): CardId[] {
  const { extra } = seen;
  const inAreas = seen.players.flatMap((player) => [...player.persons, ...player.expeditions]);
  const apart = extra ? expansionsIn(seen).flatMap((expansion) => expansion.openCards?.(extra) ?? []) : [];
  return [...seen.discarded, ...seen.harbour, ...seen.expeditions, ...inAreas, ...cardsInFlow(seen.flow), ...apart];
}

/** Deals the unseen cards again; all that the viewer sees stays as it is. */
export function imagine(seen: View, _viewer: Viewer, chance: Chance): State {
  const unseen = unseenCards(seen);
  chance.stream('imagine').shuffle(unseen);
  const known = seen.extra?.adventure?.known;
  // PR-HID-13: whoever put a card back on top of the deck knows that it lies there.
  if (known) removeCard(unseen, known.card);
  const deal = (cards: number): CardId[] => unseen.splice(unseen.length - cards, cards);
  const extra = seen.extra === null ? null : imagineExtra(seen.extra, deal, chance);
  const deck = known ? [...deal(seen.deck - 1), known.card] : deal(seen.deck);
  const discard = [...deal(seen.discard - seen.discarded.length), ...seen.discarded];
  const players = seen.players.map(({ coins, persons, expeditions }, seat) =>
    areaOf(seen.extra, seat, persons, expeditions, deal(coins)),
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
    turn: seen.turn,
  };
}
