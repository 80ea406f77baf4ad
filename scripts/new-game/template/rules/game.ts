/** New Game as a kernel game: replace it by your own, rule by rule. */
import { type CardInfo, type Game, type Out, only, type Seat } from '@broadside/kernel';
import { outcome } from './ending.ts';
import { reason } from './reasons.ts';
import {
  CARDS,
  type NewGameAction,
  type NewGameEvent,
  type NewGameOptions,
  type NewGameState,
  NO_CARD,
} from './state.ts';
import { imagine, type NewGameView, seen, view } from './view.ts';

const CARD_INFO: readonly CardInfo[] = Array.from({ length: CARDS }, (_, id) => ({
  id,
  name: `card-${id + 1}`,
  module: 'base',
  count: 1,
  source: 'printed',
  printed: { value: id + 1 },
}));

/** NG-ROUND-3: the highest card takes the round and leads the next; without cards the match is over. */
function endRound(state: NewGameState, out: Out<NewGameEvent>): void {
  const best = Math.max(...state.players.map(({ card }) => card));
  const winner = state.players.findIndex(({ card }) => card === best);
  state.players[winner].rounds++;
  out.events?.push({ type: 'won', seat: winner, round: state.round });
  if (state.players[winner].hand.length === 0) state.flow.pop();
  else beginRound(state, winner);
}

function beginRound(state: NewGameState, first: Seat): void {
  for (const player of state.players) player.card = NO_CARD;
  state.round++;
  state.first = first;
  state.flow[0] = { step: 'play', seat: first };
}

function play(state: NewGameState, seat: Seat, { card }: NewGameAction, out: Out<NewGameEvent>): void {
  const player = state.players[seat];
  player.hand.splice(player.hand.indexOf(card), 1);
  player.card = card;
  state.seen.push(card);
  state.turns++;
  out.events?.push({ type: 'played', seat, card });
  const next = (seat + 1) % state.players.length;
  if (next === state.first) endRound(state, out);
  else state.flow[0] = { step: 'play', seat: next };
}

function invariantViolation({ players, seen, flow }: NewGameState): string | undefined {
  const cards = [...seen, ...players.flatMap(({ hand }) => hand)];
  if (new Set(cards).size !== cards.length) return 'NG-SETUP-1: a card is doubled';
  return flow.length === 0 && players.some(({ hand }) => hand.length > 0) ? 'NG-END-1: over too early' : undefined;
}

export const newGame: Game<NewGameState, NewGameAction, NewGameView, NewGameEvent> = {
  id: 'new-game',
  version: 1,
  seats: { min: 2, max: 4 },
  modules: [],
  options: { hand: { values: [3, 5], default: 3, clause: 'NG-SETUP-1' } },
  impossible: () => undefined,
  clauses: { turn: 'NG-ROUND-1', over: 'NG-END-1' },
  actions: { play: { card: 'card' } },
  cards: CARD_INFO,
  cardNamed: (name) => CARD_INFO.find((card) => card.name === name)?.id,
  piles: [],
  setup(options, seats, out) {
    const { hand: size } = options as unknown as NewGameOptions;
    const deck = CARD_INFO.map(({ id }) => id);
    out.chance.stream('deck').shuffle(deck);
    const players = Array.from({ length: seats }, () => ({
      hand: deck.splice(0, size).sort((one, other) => one - other),
      card: NO_CARD,
      rounds: 0,
    }));
    players.forEach(({ hand }, seat) => {
      out.events?.push({ type: 'dealt', seat, cards: hand.slice() });
    });
    const first = out.chance.stream('firstPlayer').below(seats);
    const state: NewGameState = {
      options: options as unknown as NewGameOptions,
      players,
      round: 0,
      turns: 1,
      first,
      seen: [],
      flow: [],
    };
    beginRound(state, first);
    return state;
  },
  steps: {
    play: {
      seats: (_state, frame) => only(frame.seat),
      legal: (state, _frame, seat) => state.players[seat].hand.map((card) => ({ type: 'play', card })),
      apply: (state, _frame, seat, action, out) => play(state, seat, action, out),
      whyNot: () => reason('not-in-hand'),
    },
  },
  view,
  seen,
  imagine,
  clone: (state) => ({
    ...state,
    players: state.players.map((player) => ({ ...player, hand: player.hand.slice() })),
    seen: state.seen.slice(),
    flow: state.flow.slice(),
  }),
  outcome,
  first: (state) => state.first,
  turn: (state) => state.turns,
  invariantViolation,
};
