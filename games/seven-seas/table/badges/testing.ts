/** For each badge facts that earn it and facts that just miss it, laid over a match that was really played. */
import type { Outcome } from '@broadside/kernel';
import type { BadgeFacts } from '@broadside/kit';
import type { BadgeCases } from '@broadside/kit/testing';
import type { SevenSeasEvent } from '../../rules/state.ts';
import type { PirateView, SevenSeasView } from '../../rules/view.ts';
import { playByChance } from '../../tests/matches.ts';
import type { SevenSeasBadge } from './rules.ts';

type Facts = BadgeFacts<SevenSeasView, SevenSeasEvent>;

const match = playByChance({ seats: 2 }, 'badges');
const ME = 0;
const OTHER = 1;

const outcome = (winner: number, decidedBy = 'points'): Outcome => ({
  reason: 'ended',
  decidedBy,
  winners: [winner],
  ranking: [winner, 1 - winner].map((seat, at) => ({ seat, rank: at + 1, points: 30 - at, sheet: {} })),
});

const withMe = (part: Partial<PirateView>): SevenSeasView => {
  const view = match.view(ME);
  return { ...view, pirates: view.pirates.map((pirate, seat) => (seat === ME ? { ...pirate, ...part } : pirate)) };
};

/** Nothing happened, and the other one has won. */
export const blank: Facts = {
  seat: ME,
  events: [],
  view: withMe({ ships: 3 }),
  outcome: outcome(OTHER),
  before: { matches: 1, wins: 0, winsInARow: 0 },
};

const happened = (...events: readonly SevenSeasEvent[]): Facts => ({ ...blank, events });
const won = (facts: Facts, decidedBy?: string): Facts => ({ ...facts, outcome: outcome(ME, decidedBy) });
const many = (count: number, event: SevenSeasEvent): SevenSeasEvent[] => Array.from({ length: count }, () => event);

const gift = (seat: number): SevenSeasEvent => ({ type: 'gift', seat, card: 36 });
const sold = (seat: number, chests: number): SevenSeasEvent => ({
  type: 'sold',
  seat,
  goods: [],
  chests,
  final: false,
});
const corsair = (nation: number): SevenSeasEvent => ({ type: 'corsair', seat: ME, nation, ships: 2 });
const ritual = (name: 'deal' | 'doubleHold' | 'unsinkable'): SevenSeasEvent => ({
  type: 'ritual',
  seat: ME,
  ritual: name,
  cards: [],
  chests: 0,
});
const marked = (seat: number): SevenSeasEvent => ({ type: 'marked', seat, cause: 'declined', count: 1 });
const round: SevenSeasEvent = { type: 'roundBegan', round: 1, first: 0, last: 0 };
const landed: SevenSeasEvent = {
  type: 'landed',
  card: 0,
  seat: ME,
  sides: [],
  dice: [],
  attempt: 0,
  physics: 1,
  film: '',
};
const fought = (red: number, pirate: number, sunk: 'red' | 'both' = 'red', seat = ME): SevenSeasEvent => ({
  type: 'fought',
  red,
  pirate,
  seat,
  values: [1, 6],
  sunk,
  apart: 0,
});

interface RaidCase {
  readonly mine: number;
  readonly caravan?: number;
  readonly won?: boolean;
  readonly sunk?: number;
  readonly saved?: number;
}

/** A caravan of four ships has the number 3 within its nation. */
const BIG = 3;
const SMALL = 1;

const raid = ({ mine, caravan = BIG, won: isWon = true, sunk = 0, saved = 0 }: RaidCase): SevenSeasEvent[] => [
  { type: 'sent', seat: ME, count: mine },
  { type: 'sent', seat: OTHER, count: 3 },
  { type: 'raidEnded', card: caravan, won: isWon, sunk: [sunk, 1], saved: [saved, 0], left: [mine - sunk, 2] },
];

const hit = (ships: number): SevenSeasEvent => ({
  type: 'hit',
  seat: ME,
  curse: 22,
  dice: [],
  card: 31,
  cards: 0,
  ships,
});

export const cases: BadgeCases<SevenSeasBadge, SevenSeasView, SevenSeasEvent> = {
  fourShips: {
    yes: [happened(...raid({ mine: 1 }))],
    no: [
      happened(...raid({ mine: 0 })),
      happened(...raid({ mine: 1, won: false })),
      happened(...raid({ mine: 4, caravan: SMALL })),
    ],
  },
  unscathed: {
    yes: [happened(...raid({ mine: 5, caravan: SMALL }))],
    no: [
      happened(...raid({ mine: 4 })),
      happened(...raid({ mine: 5, sunk: 1 })),
      happened(...raid({ mine: 5, saved: 1 })),
      happened(...raid({ mine: 5, won: false })),
    ],
  },
  gifts: { yes: [happened(...many(12, gift(ME)))], no: [happened(...many(11, gift(ME)), ...many(5, gift(OTHER)))] },
  rituals: {
    yes: [happened(ritual('deal'), ritual('doubleHold'), ritual('unsinkable'))],
    no: [happened(ritual('deal'), ritual('doubleHold'), ritual('deal'))],
  },
  fleet: { yes: [{ ...blank, view: withMe({ ships: 10 }) }], no: [{ ...blank, view: withMe({ ships: 9 }) }] },
  bigSale: { yes: [happened(sold(ME, 20))], no: [happened(sold(ME, 19), sold(ME, 19), sold(OTHER, 25))] },
  clean: {
    yes: [won(happened(round, marked(OTHER)))],
    no: [won(happened(round, marked(ME))), happened(round), won(blank)],
  },
  lucky: {
    yes: [happened(landed, fought(0, 4), fought(1, 4), fought(2, 4))],
    no: [
      happened(landed, fought(0, 4), fought(1, 4), landed, fought(2, 4)),
      happened(landed, fought(0, 4), fought(1, 5), fought(2, 4)),
      happened(landed, fought(0, 4), fought(1, 4), fought(2, 4, 'both')),
      happened(landed, ...[0, 1, 2].map((red) => fought(red, 4, 'red', OTHER))),
    ],
  },
  unsinkable: {
    yes: [happened(...raid({ mine: 5, saved: 3 }))],
    no: [happened(...raid({ mine: 5, saved: 2 }), ...raid({ mine: 5, saved: 2 }))],
  },
  corsair: { yes: [happened(corsair(0), corsair(2))], no: [happened(corsair(1), corsair(1))] },
  survivor: {
    yes: [won(happened(...raid({ mine: 8, sunk: 8 }), ...raid({ mine: 5, sunk: 5 }), hit(2)))],
    no: [
      happened(...raid({ mine: 10, sunk: 10 }), ...raid({ mine: 5, sunk: 5 })),
      won(happened(...raid({ mine: 8, sunk: 8 }), ...raid({ mine: 5, sunk: 5 }), hit(1))),
    ],
  },
  hairsbreadth: {
    yes: [won(blank, 'corsairs'), won(blank, 'marks')],
    no: [won(blank), won(blank, 'shared'), { ...blank, outcome: outcome(OTHER, 'marks') }],
  },
};
