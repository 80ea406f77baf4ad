/** Dead Reckoning as a kernel game: the rulebook's table of contents. */
import type { Game } from '@broadside/kernel';
import { CARD_INFO, cardNamed } from '../cards/table.ts';
import { award } from './achievements.ts';
import type { DeadReckoningAction } from './actions.ts';
import { clone } from './clone.ts';
import { outcome } from './ending.ts';
import type { DeadReckoningEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { invariantViolation } from './invariants.ts';
import { notation } from './notation/index.ts';
import { OPTIONS } from './options.ts';
import { seen } from './seen.ts';
import { PILES, setup } from './setup.ts';
import type { DeadReckoningState, WorkName } from './state.ts';
import { STEPS } from './steps.ts';
import { beginMatch } from './turns.ts';
import { type DeadReckoningView, view } from './view.ts';

export const deadReckoning: Game<
  DeadReckoningState,
  DeadReckoningAction,
  DeadReckoningView,
  DeadReckoningEvent,
  WorkName
> = {
  id: 'dead-reckoning',
  version: 2,
  seats: { min: 1, max: 4 },
  modules: [],
  options: OPTIONS,
  impossible: () => undefined,
  clauses: { turn: 'DR-TURN-1', over: 'DR-GAMEEND-8' },
  actions: {
    keep: { card: 'card' },
    level: { card: 'card' },
    decline: {},
    load: { good: 'number', cell: 'number', count: 'number' },
    unload: { good: 'number', cell: 'number', count: 'number' },
    rearrange: { good: 'number', cell: 'number', to: 'number', count: 'number' },
    jettison: { good: 'number', cell: 'number', count: 'number' },
    play: { card: 'card' },
    raise: { cards: 'cards' },
    sail: { to: 'number' },
    pass: { to: 'number' },
    buy: {},
    trade: {},
    attack: {},
    storm: { card: 'card' },
    flag: { card: 'card', seat: 'seat' },
    fight: { seat: 'seat' },
    claim: {},
    use: { card: 'card', ability: 'number' },
    end: {},
    place: { tile: 'number' },
    replace: { tile: 'number', seat: 'seat' },
    settle: {},
    produce: { tile: 'number' },
    build: { card: 'card', tile: 'number' },
    fit: { card: 'card', cell: 'number' },
    strip: { card: 'card', cell: 'number' },
    choose: { tile: 'number' },
    split: { dock: 'number' },
    stow: { good: 'number' },
    forgo: { good: 'number' },
    recall: { tile: 'number' },
    done: {},
    fire: { count: 'number' },
    skip: {},
    shift: { cube: 'number', zone: 'number' },
    remove: { cube: 'number' },
    loot: { good: 'number', to: 'number' },
    lootAll: {},
    land: { cubes: 'numbers', physics: 'number', film: 'text' },
    mode: { pirate: 'number' },
    sleeve: { card: 'card', crew: 'card' },
  },
  notation,
  cards: CARD_INFO,
  cardNamed,
  piles: PILES,
  setup(options, seats, out, stack) {
    const state = setup(deadReckoning, options, seats, out, stack);
    beginMatch(state, out);
    return state;
  },
  steps: STEPS,
  // DR-ACH-21.
  afterChange: award,
  view,
  seen,
  imagine,
  clone,
  outcome,
  first: (state) => state.first,
  turn: (state) => Math.max(1, state.turns),
  invariantViolation,
};
