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
const counted = (seat: number, right: boolean): LiarsDiceEvent => ({
  type: 'counted',
  seat,
  kind: 'liar',
  bidder: 1 - seat,
  count: 3,
  face: 5,
  total: 2,
  right,
});
const lost = (seat: number): LiarsDiceEvent => ({ type: 'lost', seat, dice: 1, left: 3 });
const withDice = (dice: number): Facts => ({
  ...blank,
  view: { ...start, pirates: start.pirates.map((pirate, seat) => (seat === ME ? { ...pirate, dice } : pirate)) },
});
const inARow = (winsInARow: number): Facts => ({ ...blank, before: { matches: 5, wins: 4, winsInARow } });

const [right, wrong] = [counted(ME, true), counted(ME, false)];

export const cases: BadgeCases<LiarsDiceBadge, LiarsDiceView, LiarsDiceEvent> = {
  hunter: { yes: [happened(right, right, right)], no: [happened(right, right, wrong, counted(OTHER, true))] },
  lastDie: { yes: [won(withDice(1))], no: [won(withDice(2)), withDice(1)] },
  untouched: {
    yes: [won(happened(right, lost(OTHER)))],
    no: [won(happened(right, lost(ME))), happened(right), won(blank)],
  },
  threeInARow: { yes: [inARow(3)], no: [inARow(2)] },
};
