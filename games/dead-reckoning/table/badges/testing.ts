/** For each badge facts that earn it and facts that just miss it, laid over a match that was really begun. */
import { Match, type Outcome } from '@broadside/kernel';
import type { BadgeFacts } from '@broadside/kit';
import type { BadgeCases } from '@broadside/kit/testing';
import { FIRST_BUILDING, FIRST_UPGRADE, NO_CARD } from '../../cards/table.ts';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { deadReckoning } from '../../rules/game.ts';
import type { DeadReckoningView, PlayerView } from '../../rules/view.ts';
import type { DeadReckoningBadge } from './rules.ts';

type Facts = BadgeFacts<DeadReckoningView, DeadReckoningEvent>;

const ME = 0;
const OTHER = 1;
const begun = (seats: number): DeadReckoningView =>
  Match.begin(deadReckoning, { seats, seed: 'badges' }).view(ME) as DeadReckoningView;
const start = begun(2);

const outcome = (winner: number): Outcome => ({
  reason: 'achievements',
  decidedBy: 'points',
  winners: [winner],
  ranking: [winner, 1 - winner].map((seat, at) => ({ seat, rank: at + 1, points: 60 - at, sheet: {} })),
});

/** Nothing happened, and the other one has won. */
export const blank: Facts = {
  seat: ME,
  events: [],
  view: start,
  outcome: outcome(OTHER),
  before: { matches: 1, wins: 0, winsInARow: 0 },
};

const happened = (...events: readonly DeadReckoningEvent[]): Facts => ({ ...blank, events });
const won = (facts: Facts): Facts => ({ ...facts, outcome: outcome(ME) });
const many = (count: number, event: DeadReckoningEvent): DeadReckoningEvent[] =>
  Array.from({ length: count }, () => event);

const withMe = (change: (me: PlayerView) => Partial<PlayerView>): Facts => ({
  ...blank,
  view: {
    ...start,
    players: start.players.map((player, seat) => (seat === ME ? { ...player, ...change(player) } : player)),
  },
});

const controlling = (mine: number): Facts => ({
  ...blank,
  view: {
    ...start,
    sea: start.sea.map((tile, at) => ({ ...tile, controller: at < mine ? ME : OTHER })),
  },
});

const sleeved = (count: number): Facts =>
  withMe(({ crew }) => ({
    crew: crew.map((card, at) =>
      at === 0 ? { ...card, sleeves: [20, count > 1 ? 21 : NO_CARD, count > 2 ? 22 : NO_CARD] as const } : card,
    ),
  }));

const raised = (count: number): Facts =>
  withMe(({ crew }) => ({ crew: crew.map((card, at) => ({ ...card, level: at < count ? 4 : 3 })) }));

const explored = (seat: number): DeadReckoningEvent => ({ type: 'explored', seat, tile: 1, id: 0, card: NO_CARD });
const battleWon = (winner: number): DeadReckoningEvent => ({
  type: 'battleWon',
  winner,
  loser: 1 - winner,
  strength: [3, 1],
});
const fitted = (seat: number): DeadReckoningEvent => ({ type: 'fitted', seat, card: FIRST_UPGRADE, cell: 0 });
const stripped: DeadReckoningEvent = { type: 'stripped', seat: ME, card: FIRST_UPGRADE, cell: 0 };
const built = (building: number, seat = ME): DeadReckoningEvent => ({
  type: 'built',
  seat,
  card: FIRST_BUILDING + building,
  tile: 1,
  price: 0,
});
const sunk = (seat: number, by: number): DeadReckoningEvent => ({
  type: 'sunk',
  seat,
  by,
  shipCoins: 0,
  chestCoins: 0,
});
const achieved = (achievement: number, seat = ME): DeadReckoningEvent => ({ type: 'achieved', seat, achievement });
const turn: DeadReckoningEvent = { type: 'turnBegan', seat: ME, round: 1, last: false };
const attacked = (seat: number): DeadReckoningEvent => ({
  type: 'battleBegan',
  kind: 'ship',
  seat,
  defender: 1 - seat,
  at: 1,
  card: NO_CARD,
  cause: 'attack',
});

export const cases: BadgeCases<DeadReckoningBadge, DeadReckoningView, DeadReckoningEvent> = {
  buildings: {
    yes: [happened(built(0), built(1), built(2))],
    no: [happened(built(0), built(1), built(1), built(2, OTHER))],
  },
  islands: { yes: [controlling(3)], no: [controlling(2)] },
  fourAims: {
    yes: [happened(...[0, 3, 5, 7].map((aim) => achieved(aim)))],
    no: [happened(...[0, 3, 5].map((aim) => achieved(aim)), achieved(7, OTHER))],
  },
  scourge: { yes: [happened(sunk(OTHER, ME))], no: [happened(sunk(ME, OTHER)), happened(sunk(ME, ME))] },
  explorer: {
    yes: [happened(...many(5, explored(ME)))],
    no: [happened(...many(4, explored(ME)), ...many(3, explored(OTHER)))],
  },
  battles: {
    yes: [happened(...many(4, battleWon(ME)))],
    no: [happened(...many(3, battleWon(ME)), ...many(2, battleWon(OTHER)))],
  },
  sleeves: { yes: [sleeved(3)], no: [sleeved(2)] },
  upgrades: {
    yes: [happened(...many(3, fitted(ME)))],
    no: [happened(...many(3, fitted(ME)), stripped), happened(...many(3, fitted(OTHER)))],
  },
  hoard: { yes: [withMe(() => ({ chest: 40 }))], no: [withMe(() => ({ chest: 39 }))] },
  veterans: { yes: [raised(4)], no: [raised(3)] },
  rival: { yes: [won({ ...blank, view: begun(1) })], no: [{ ...blank, view: begun(1) }, won(blank)] },
  peaceful: {
    yes: [won(happened(turn, attacked(OTHER)))],
    no: [won(happened(turn, attacked(ME))), happened(turn), won(blank)],
  },
};
