/** Port Royal as a kernel game: the rulebook's table of contents. */
import type { Game } from '@broadside/kernel';
import { CARD_INFO, cardNamed } from '../cards/table.ts';
import { adventure, adventureAfter, adventureCoop } from './adventure/index.ts';
import { character, lookout, month, monthEnding, preparing, share } from './adventure/steps.ts';
import { contracts, contractsCoop } from './contracts/index.ts';
import { pointsDeck, setAside } from './contracts/steps.ts';
import { discover, repel } from './discover.ts';
import { outcome } from './ending.ts';
import { installExpansions } from './expansion.ts';
import { contractCards, gift } from './expansions/contractCards.ts';
import { gambler, gambling } from './expansions/gambler.ts';
import { mixedSail, sailAlone } from './expansions/setSail.ts';
import { clone, invariantViolation } from './invariants.ts';
import { offer } from './offer.ts';
import { impossible, PILES, setup } from './setup.ts';
import { MODULES, PLAYS, type PortRoyalAction, type PortRoyalEvent, type State, type WorkName } from './state.ts';
import { taxing } from './tax.ts';
import { taking, tradeAndHire } from './trade.ts';
import { beginTurn, busting, lastClaims, opening } from './turn.ts';
import { imagine, type View, view } from './view.ts';

installExpansions([
  gambler,
  mixedSail,
  sailAlone,
  contractCards,
  contracts,
  contractsCoop,
  adventure,
  adventureCoop,
  adventureAfter,
]);

export const portRoyal: Game<State, PortRoyalAction, View, PortRoyalEvent, WorkName> = {
  id: 'port-royal',
  version: 3,
  seats: { min: 1, max: 5 },
  modules: MODULES,
  options: {
    play: { values: PLAYS, default: 'points', clause: 'PR-DEC-1' },
    variantEnding: { values: [false, true], default: false, clause: 'PR-OPT-1' },
    jesterOnOwnBust: { values: [true, false], default: true, clause: 'PR-OPT-2' },
    jesterWhenActive: { values: [true, false], default: true, clause: 'PR-OPT-3' },
    firstPlayer: { values: ['random', 0, 1, 2, 3, 4], default: 'random', clause: 'PR-OPT-10' },
    discardPile: { values: ['open', 'topCard'], default: 'open', clause: 'PR-OPT-11' },
    jesterOnGamblerBust: { values: [true, false], default: true, clause: 'PR-OPT-7' },
    characters: { values: ['dealt', 'drafted'], default: 'dealt', clause: 'PR-OPT-8' },
    setAside: { values: ['none', 'ask'], default: 'none', clause: 'PR-OPT-9' },
    chapter: { values: [1, 2, 3, 4, 5], default: 1, clause: 'PR-ADV-1' },
    failures: { values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], default: 0, clause: 'PR-ACOOP-5' },
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
    gamble: {},
    give: { seat: 'seat' },
    contract: { contract: 'number' },
    waive: { card: 'card' },
    capture: {},
    moveTime: {},
    setAside: { count: 'number' },
    decline: {},
    character: { character: 'number' },
    share: { seat: 'seat' },
    look: {},
    putBack: { card: 'card' },
    stow: { card: 'card' },
    sell: { card: 'card' },
    task: { task: 'number', cards: 'cards' },
    audience: {},
    buyMarker: {},
  },
  cards: CARD_INFO,
  cardNamed,
  piles: PILES,
  setup: (options, seats, out, stack) => {
    const state = setup(portRoyal, options, seats, out, stack);
    if (state.extra === null) beginTurn(state, out);
    return state;
  },
  steps: {
    discover,
    repel,
    tradeAndHire,
    lastClaims,
    offer,
    gift,
    lookout,
    pointsDeck,
    setAside,
    character,
    share,
    month,
    opening,
    preparing,
    gambling,
    taxing,
    busting,
    taking,
    monthEnding,
  },
  goesOn: ({ extra }) => extra !== null,
  view,
  // Everything happens in the open but what a lookout sees; other hidden fronts are in no event.
  seen: (event, viewer) => (event.type === 'lookedAhead' && event.seat !== viewer ? { ...event, cards: [] } : event),
  imagine,
  clone,
  unhashed: 'recall',
  outcome,
  first: (state) => state.first,
  turn: (state) => state.turn,
  invariantViolation,
};
