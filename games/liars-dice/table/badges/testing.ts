/** For each badge facts that earn it and facts that just miss it, laid over a match that was really begun. */
import { Match, type Outcome } from '@broadside/kernel';
import type { BadgeFacts } from '@broadside/kit';
import type { BadgeCases } from '@broadside/kit/testing';
import { liarsDice } from '../../rules/game.ts';
import type { LiarsDiceEvent } from '../../rules/state.ts';
import type { LiarsDiceView } from '../../rules/view.ts';
import type { LiarsDiceBadge } from './rules.ts';

type Facts = BadgeFacts<LiarsDiceView, LiarsDiceEvent>;

const ME = 0;
const OTHER = 1;
const start = Match.begin(liarsDice, { seats: 2, seed: 'badges' }).view(ME) as LiarsDiceView;

const outcome = (winner: number): Outcome => ({
  reason: 'lastPirate',
  decidedBy: 'dice',
  winners: [winner],
  ranking: [winner, 1 - winner].map((seat, at) => ({ seat, rank: at + 1, points: at === 0 ? 2 : 0, sheet: {} })),
});

/** Nothing happened, and the other one has won. */
export const blank: Facts = {
  seat: ME,
  events: [],
  view: start,
  outcome: outcome(OTHER),
  before: { matches: 1, wins: 0, winsInARow: 0 },
};

const happened = (...events: readonly LiarsDiceEvent[]): Facts => ({ ...blank, events });
const won = (facts: Facts): Facts => ({ ...facts, outcome: outcome(ME) });
type Counted = Extract<LiarsDiceEvent, { readonly type: 'counted' }>;
const counted = (seat: number, right: boolean, more: Partial<Counted> = {}): LiarsDiceEvent => ({
  type: 'counted',
  seat,
  kind: 'liar',
  bidder: 1 - seat,
  count: 3,
  face: 5,
  total: 2,
  right,
  ...more,
});
const threw = (...dice: readonly number[]): LiarsDiceEvent => ({ type: 'threw', seat: ME, dice });
const bid = (seat: number, face: number): LiarsDiceEvent => ({ type: 'bid', seat, count: 2, face });
const called: LiarsDiceEvent = { type: 'called', seat: OTHER, kind: 'liar', bidder: ME, count: 2, face: 4 };
const out = (seat: number): LiarsDiceEvent => ({ type: 'out', seat });
const regained = (seat: number): LiarsDiceEvent => ({ type: 'regained', seat, left: 4 });
const lost = (seat: number): LiarsDiceEvent => ({ type: 'lost', seat, dice: 1, left: 3 });
const withDice = (dice: number): Facts => ({
  ...blank,
  view: { ...start, pirates: start.pirates.map((pirate, seat) => (seat === ME ? { ...pirate, dice } : pirate)) },
});
const among = (players: number): Facts => ({
  ...blank,
  view: { ...start, pirates: Array.from({ length: players }, () => start.pirates[OTHER]) },
});
const inARow = (winsInARow: number): Facts => ({ ...blank, before: { matches: 5, wins: 4, winsInARow } });

/** A bid of this seat that was doubted and true. */
const doubted = (more: Partial<Counted> = {}): LiarsDiceEvent => counted(OTHER, false, more);

const [right, wrong] = [counted(ME, true), counted(ME, false)];

export const cases: BadgeCases<LiarsDiceBadge, LiarsDiceView, LiarsDiceEvent> = {
  hunter: { yes: [happened(right, right, right)], no: [happened(right, right, wrong, counted(OTHER, true))] },
  bluff: {
    yes: [happened(threw(2, 3, 3, 5, 6), bid(ME, 4), bid(OTHER, 5))],
    no: [
      happened(threw(2, 3, 4, 5, 6), bid(ME, 4), bid(OTHER, 5)),
      happened(threw(1, 2, 3, 5, 6), bid(ME, 4), bid(OTHER, 5)),
      happened(threw(2, 3, 3, 5, 6), bid(ME, 4), called, threw(2, 3, 3, 5), bid(OTHER, 5)),
      happened(threw(2, 3, 3, 5, 6), bid(OTHER, 4), bid(OTHER, 5)),
    ],
  },
  honest: {
    yes: [happened(doubted(), doubted())],
    no: [happened(doubted(), counted(OTHER, true)), happened(doubted(), counted(ME, false))],
  },
  ones: {
    yes: [happened(doubted({ face: 1 }))],
    no: [happened(doubted({ face: 2 }), counted(OTHER, true, { face: 1 }))],
  },
  many: {
    yes: [happened(doubted({ count: 8 }))],
    no: [happened(doubted({ count: 7 }), counted(OTHER, true, { count: 8 }))],
  },
  exact: {
    yes: [happened(counted(ME, true, { kind: 'exact' }))],
    no: [happened(right, counted(ME, false, { kind: 'exact' }), counted(OTHER, true, { kind: 'exact' }))],
  },
  regained: { yes: [happened(regained(ME), regained(ME))], no: [happened(regained(ME), regained(OTHER))] },
  overboard: {
    yes: [happened(right, out(OTHER), right, out(2))],
    no: [happened(right, out(OTHER), counted(OTHER, true), out(2)), happened(right, out(OTHER), wrong, out(ME))],
  },
  crowd: { yes: [won(among(5))], no: [won(among(4)), among(5)] },
  lastDie: { yes: [won(withDice(1))], no: [won(withDice(2)), withDice(1)] },
  untouched: {
    yes: [won(happened(right, lost(OTHER)))],
    no: [won(happened(right, lost(ME))), happened(right), won(blank)],
  },
  threeInARow: { yes: [inARow(3)], no: [inARow(2)] },
};
