/** NG-HID-1: what a viewer may know, built up from nothing; and how the rest may lie. */
import type { Chance, Viewer } from '@broadside/kernel';
import {
  CARDS,
  type CardId,
  type NewGameEvent,
  type NewGameFrame,
  type NewGameOptions,
  type NewGameState,
  NO_CARD,
} from './state.ts';

export interface PlayerView {
  readonly handSize: number;
  /** Only for the owner. */
  readonly hand: readonly CardId[] | null;
  readonly card: CardId;
  readonly rounds: number;
}

export interface NewGameView {
  readonly eye: Viewer;
  readonly options: NewGameOptions;
  readonly players: readonly PlayerView[];
  readonly round: number;
  readonly turns: number;
  readonly first: number;
  readonly seen: readonly CardId[];
  readonly flow: readonly NewGameFrame[];
}

export const view = (state: NewGameState, viewer: Viewer): NewGameView => ({
  eye: viewer,
  options: state.options,
  players: state.players.map(({ hand, card, rounds }, seat) => ({
    handSize: hand.length,
    hand: seat === viewer ? hand.slice() : null,
    card,
    rounds,
  })),
  round: state.round,
  turns: state.turns,
  first: state.first,
  seen: state.seen.slice(),
  flow: state.flow.map((frame) => ({ ...frame })),
});

/** Covered, not left out: nobody learns anything from the size of a message. */
export const seen = (event: NewGameEvent, viewer: Viewer): NewGameEvent =>
  event.type === 'dealt' && event.seat !== viewer ? { ...event, cards: event.cards.map(() => NO_CARD) } : event;

export function imagine(known: NewGameView, _viewer: Viewer, chance: Chance): NewGameState {
  const open = [...known.seen, ...known.players.flatMap(({ hand }) => hand ?? [])];
  const hidden = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !open.includes(card));
  chance.stream('imagine').shuffle(hidden);
  return {
    options: known.options,
    players: known.players.map(({ hand, handSize, card, rounds }) => ({
      hand: hand ? hand.slice() : hidden.splice(0, handSize).sort((one, other) => one - other),
      card,
      rounds,
    })),
    round: known.round,
    turns: known.turns,
    first: known.first,
    seen: known.seen.slice(),
    flow: known.flow.slice(),
  };
}
