/** Section 20: what an eye may know, and how the rest may lie. */
import type { Chance, Eye, Outcome, Seat } from '@broadside/kernel';
import type { CardId } from '../cards/table.ts';
import { layOut } from './area.ts';
import { outcome } from './ending.ts';
import { deckCards } from './setup.ts';
import type { Player, PortRoyalFrame, PortRoyalOptions, State } from './state.ts';

export interface PlayerView {
  /** PR-HID-1: how many, never which (PR-HID-2). */
  readonly coins: number;
  readonly persons: readonly CardId[];
  readonly expeditions: readonly CardId[];
  readonly points: number;
  readonly sabres: number;
}

export interface View {
  readonly eye: Eye;
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
  readonly outcome?: Outcome;
}

const openPile = (state: State): readonly CardId[] =>
  state.options.discardPile === 'open' ? state.discard.slice() : state.discard.slice(-1);

/** Built up from nothing, field by field (PR-HID-30). Nothing is private in the base game (PR-HID-32). */
export function view(state: State, eye: Eye): View {
  const result = outcome(state);
  return {
    eye,
    options: state.options,
    flow: state.flow.map((frame) => ({ ...frame })),
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
    ...(result ? { outcome: result } : {}),
  };
}

/** An area as the rules know it, from a view; what its coins are is hidden and plays no part in the sums. */
export const areaSeen = (seen: View, seat: Seat): Player =>
  layOut([], seen.players[seat].persons, seen.players[seat].expeditions);

/** Every card this eye cannot place: deck, coins, and what lies below the top of a closed discard pile. */
export function unseenCards(seen: View): CardId[] {
  const left = new Map<CardId, number>();
  const unseen = deckCards(seen.options);
  for (const card of seenCards(seen)) left.set(card, (left.get(card) ?? 0) + 1);
  return unseen.filter((card) => {
    const visible = left.get(card) ?? 0;
    if (visible > 0) left.set(card, visible - 1);
    return visible === 0;
  });
}

function seenCards(seen: View): CardId[] {
  const inFlow = seen.flow.flatMap((frame) => (frame.step === 'repel' ? [frame.card] : []));
  const inAreas = seen.players.flatMap((player) => [...player.persons, ...player.expeditions]);
  return [...seen.discarded, ...seen.harbour, ...seen.expeditions, ...inAreas, ...inFlow];
}

/** Deals the unseen cards anew; all that the eye sees stays as it is. */
export function imagine(seen: View, _eye: Eye, chance: Chance): State {
  const unseen = unseenCards(seen);
  chance.stream('imagine').shuffle(unseen);
  const deal = (cards: number): CardId[] => unseen.splice(unseen.length - cards, cards);
  return {
    active: seen.active,
    becalmed: seen.becalmed,
    deck: deal(seen.deck),
    discard: [...deal(seen.discard - seen.discarded.length), ...seen.discarded],
    ending: seen.ending,
    expeditions: [...seen.expeditions],
    first: seen.first,
    flow: seen.flow.map((frame) => ({ ...frame })),
    harbour: [...seen.harbour],
    options: seen.options,
    players: seen.players.map(({ coins, persons, expeditions }) => layOut(deal(coins), persons, expeditions)),
    turn: seen.turn,
  };
}
