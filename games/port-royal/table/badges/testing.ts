/** For each badge facts that earn it and facts that just miss it, laid over a match that was really played. */
import type { BadgeFacts } from '@broadside/kit';
import type { BadgeCases } from '@broadside/kit/testing';
import { CARDS, type CardId, cardNamed } from '../../cards/table.ts';
import type { PortRoyalEvent, PortRoyalOutcome } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { playByChance } from '../../tests/matches.ts';
import type { PortRoyalBadge } from './rules.ts';

type Facts = BadgeFacts<View, PortRoyalEvent>;

const match = playByChance({ seats: 2 }, 'badges');
const ME = 0;
const OTHER = 1;

const standing = (seat: number, rank: number, points: number) => ({ seat, rank, points, sheet: {} });

const outcome = (winner: number, part: Partial<PortRoyalOutcome> = {}): PortRoyalOutcome => ({
  reason: 'twelvePoints',
  decidedBy: 'points',
  winners: [winner],
  ranking: winner === ME ? [standing(ME, 1, 12), standing(OTHER, 2, 9)] : [standing(OTHER, 1, 12), standing(ME, 2, 9)],
  ...part,
});

/** Nothing happened, and the other one has won. */
export const blank: Facts = {
  seat: ME,
  events: [],
  view: match.view(ME),
  outcome: outcome(OTHER),
  before: { matches: 1, wins: 0, winsInARow: 0 },
};

const happened = (...events: readonly PortRoyalEvent[]): Facts => ({ ...blank, events });
const won = (facts: Facts, part: Partial<PortRoyalOutcome> = {}): Facts => ({ ...facts, outcome: outcome(ME, part) });

const card = (name: string): CardId => {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(`there is no card ${name}`);
  return found;
};
const ADMIRAL = CARDS.findIndex(({ kind }) => kind === 'admiral');
const SETTLER = CARDS.findIndex(({ kind }) => kind === 'settler');
const EXPEDITION = CARDS.findIndex(({ kind }) => kind === 'expedition');

const coins = (by: 'jester' | 'trade' | 'admiral', count: number, seat = ME): PortRoyalEvent => ({
  type: 'coinsGained',
  seat,
  coins: count,
  by,
});
const turns = (count: number): PortRoyalEvent[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'turnBegan', seat: ME, turn: 2 * at + 1 }));
const bust = (seat: number): PortRoyalEvent => ({ type: 'bust', seat, card: card('pinnace-1-1'), cards: [] });
const hired = (person: CardId): PortRoyalEvent => ({ type: 'personHired', seat: ME, card: person, cards: [] });
const claimed = (seat: number): PortRoyalEvent => ({ type: 'expeditionClaimed', seat, card: EXPEDITION, persons: [] });
const stopped = (seat: number, colours: number): PortRoyalEvent => ({ type: 'phaseTwoBegan', seat, colours });
const took = (seat: number, taken: number): PortRoyalEvent => ({ type: 'takeTurnEnded', seat, taken });
const sank = (seat: number, ship: string): PortRoyalEvent => ({ type: 'shipSunk', seat, card: card(ship) });
const scored = (points: number, part: Partial<PortRoyalOutcome> = {}): Facts => ({
  ...blank,
  outcome: outcome(ME, { ranking: [standing(ME, 1, points), standing(OTHER, 2, 9)], ...part }),
});

export const cases: BadgeCases<PortRoyalBadge, View, PortRoyalEvent> = {
  threeTakes: { yes: [happened(took(ME, 3))], no: [happened(took(ME, 2), took(OTHER, 4))] },
  jester: {
    yes: [happened(coins('jester', 1), coins('jester', 1), coins('jester', 1))],
    no: [happened(coins('jester', 1), coins('jester', 1), coins('trade', 3), coins('jester', 3, OTHER))],
  },
  richTrade: {
    yes: [happened(coins('trade', 5))],
    no: [
      happened(coins('trade', 4), coins('trade', 4)),
      happened(coins('trade', 6, OTHER)),
      happened(coins('admiral', 6)),
    ],
  },
  fiveColours: { yes: [happened(stopped(ME, 5))], no: [happened(stopped(ME, 4), stopped(OTHER, 5))] },
  fifteen: { yes: [scored(15)], no: [scored(14), scored(20, { decidedBy: 'together' })] },
  gunboats: {
    yes: [happened(sank(ME, 'pinnace-3-4'))],
    no: [happened(sank(ME, 'pinnace-3-2')), happened(sank(OTHER, 'pinnace-3-4'))],
  },
  expeditions: {
    yes: [happened(claimed(ME), claimed(ME))],
    no: [happened(claimed(ME), claimed(OTHER))],
  },
  admirals: {
    yes: [happened(...Array.from({ length: 5 }, () => coins('admiral', 2)))],
    no: [happened(...Array.from({ length: 4 }, () => coins('admiral', 2)), coins('admiral', 4, OTHER))],
  },
  dryFeet: {
    yes: [won(happened(...turns(6), bust(OTHER)))],
    no: [won(happened(...turns(6), bust(ME))), won(happened(...turns(5))), happened(...turns(6))],
  },
  noAdmiral: {
    yes: [won(happened(hired(SETTLER)))],
    no: [won(happened(hired(ADMIRAL))), happened(hired(SETTLER)), won(blank, { decidedBy: 'together' })],
  },
  coffers: {
    yes: [won(blank, { decidedBy: 'coins' })],
    no: [won(blank), { ...blank, outcome: outcome(OTHER, { decidedBy: 'coins' }) }],
  },
  chapter: {
    yes: [won(blank, { reason: 'chapterWon', decidedBy: 'together' })],
    no: [won(blank), { ...blank, outcome: outcome(ME, { reason: 'chapterLost', decidedBy: 'together', winners: [] }) }],
  },
};
