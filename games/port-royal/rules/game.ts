/** Port Royal as a kernel game: the rulebook's table of contents. */
import type { Game } from '@broadside/kernel';
import { CARD_INFO, cardNamed } from '../cards/table.ts';
import { discover, repel } from './discover.ts';
import { outcome } from './ending.ts';
import { broken, clone } from './laws.ts';
import { impossible, PILES, setup } from './setup.ts';
import type { PortRoyalAction, PortRoyalEvent, State } from './state.ts';
import { tradeAndHire } from './trade.ts';
import { lastClaims } from './turn.ts';
import { imagine, type View, view } from './view.ts';

export const portRoyal: Game<State, PortRoyalAction, View, PortRoyalEvent> = {
  id: 'port-royal',
  version: 1,
  seats: { min: 2, max: 5 },
  modules: [],
  options: {
    variantEnding: { values: [false, true], default: false, clause: 'PR-OPT-1' },
    jesterOnOwnBust: { values: [true, false], default: true, clause: 'PR-OPT-2' },
    jesterWhenActive: { values: [true, false], default: true, clause: 'PR-OPT-3' },
    firstPlayer: { values: ['random', 0, 1, 2, 3, 4], default: 'random', clause: 'PR-OPT-10' },
    discardPile: { values: ['open', 'topCard'], default: 'open', clause: 'PR-OPT-11' },
  },
  impossible,
  clauses: { turn: 'PR-TURN-1', over: 'PR-END-2' },
  actions: {
    draw: {},
    stop: {},
    sink: {},
    keep: {},
    trade: { card: 'card' },
    hire: { card: 'card' },
    claim: { card: 'card', persons: 'cards' },
    done: {},
    pass: {},
    endTurn: {},
  },
  cards: CARD_INFO,
  cardNamed,
  piles: PILES,
  setup: (options, seats, out, stack) => setup(portRoyal, options, seats, out, stack),
  steps: { discover, repel, tradeAndHire, lastClaims },
  view,
  // Everything that happens in the base game happens in the open; hidden fronts are in no event.
  seen: (event) => event,
  imagine,
  clone,
  outcome,
  turn: (state) => state.turn,
  broken,
};
