/** Liar's Dice as a kernel game: the rulebook's table of contents. */
import type { Game } from '@broadside/kernel';
import { clone } from './copies.ts';
import { outcome } from './ending.ts';
import { invariantViolation } from './invariants.ts';
import { OPTIONS } from './options.ts';
import { beginRound } from './round.ts';
import { PILES, setup } from './setup.ts';
import type { LiarsDiceAction, LiarsDiceEvent, LiarsDiceState } from './state.ts';
import { turn } from './turn.ts';
import { imagine, type LiarsDiceView, seen, view } from './view.ts';

export const liarsDice: Game<LiarsDiceState, LiarsDiceAction, LiarsDiceView, LiarsDiceEvent> = {
  id: 'liars-dice',
  version: 1,
  seats: { min: 2, max: 6 },
  modules: [],
  options: OPTIONS,
  impossible: () => undefined,
  clauses: { turn: 'LD-ROUND-4', over: 'LD-END-1' },
  actions: {
    bid: { count: 'number', face: 'number' },
    show: { count: 'number', face: 'number' },
    liar: {},
    exact: {},
  },
  cards: [],
  cardNamed: () => undefined,
  piles: PILES,
  setup(options, seats, out, stack) {
    const state = setup(liarsDice, options, seats, out, stack);
    beginRound(state, state.first, false, out);
    return state;
  },
  steps: { turn },
  view,
  seen,
  imagine,
  clone,
  outcome,
  first: (state) => state.first,
  turn: (state) => state.turns,
  invariantViolation,
};
