/** Pirates of the 7 Seas as a kernel game: the rulebook's table of contents. */
import type { Game } from '@broadside/kernel';
import { CARD_INFO, cardNamed } from '../cards/table.ts';
import { outcome } from './ending.ts';
import { imagine } from './imagine.ts';
import { clone, invariantViolation } from './invariants.ts';
import { OPTIONS } from './options.ts';
import { beginRound } from './round.ts';
import { seen } from './seen.ts';
import { PILES, setup } from './setup.ts';
import type { SevenSeasAction, SevenSeasEvent, SevenSeasState, WorkName } from './state.ts';
import { STEPS } from './steps.ts';
import { type SevenSeasView, view } from './view.ts';

export const sevenSeas: Game<SevenSeasState, SevenSeasAction, SevenSeasView, SevenSeasEvent, WorkName> = {
  id: 'seven-seas',
  version: 2,
  seats: { min: 2, max: 4 },
  modules: [],
  options: OPTIONS,
  impossible: () => undefined,
  clauses: { turn: 'S7-ROUND-7', over: 'S7-END-1' },
  actions: {
    choose: { card: 'card' },
    deal: { cards: 'cards' },
    doubleHold: {},
    unsinkable: {},
    build: { count: 'number' },
    corsair: { nation: 'number' },
    play: { card: 'card' },
    sell: { card: 'card' },
    sellKind: { card: 'card' },
    sellAll: {},
    close: {},
    draw: {},
    decline: {},
    gift: {},
    noGift: {},
    end: {},
    send: { count: 'number' },
    throw: { way: 'number', force: 'number' },
    land: { dice: 'numbers', attempt: 'number', physics: 'number', film: 'text' },
    fight: { red: 'number', pirate: 'number' },
    keep: { card: 'card' },
    keepAll: {},
    leave: {},
    discard: { card: 'card' },
    protect: { count: 'number' },
    name: { card: 'card' },
    hit: { die: 'number' },
    assign: { value: 'number' },
    lose: { card: 'card' },
  },
  cards: CARD_INFO,
  cardNamed,
  piles: PILES,
  setup(options, seats, out, stack) {
    const state = setup(sevenSeas, options, seats, out, stack);
    beginRound(state, out);
    return state;
  },
  steps: STEPS,
  view,
  seen,
  imagine,
  clone,
  outcome,
  // All choose at once; equal characters then act from the First Player on, who is another one every round (S7-ROUND-7, 12).
  first: (state) => state.first,
  turn: (state) => state.turns,
  invariantViolation,
};
