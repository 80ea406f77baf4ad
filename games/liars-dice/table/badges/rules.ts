/** What earns the badges of Liar's Dice, told from the facts that one seat saw; and what to play next. */
import {
  type BadgeFacts,
  type BadgeRules,
  eventsOf,
  hasWon,
  type NextStep,
  ownEventsOf,
  type ResultRules,
} from '@broadside/kit';
import type { LiarsDiceEvent, LiarsDiceOptions } from '../../rules/state.ts';
import type { LiarsDiceView } from '../../rules/view.ts';

export type LiarsDiceBadge =
  | 'hunter'
  | 'bluff'
  | 'honest'
  | 'ones'
  | 'many'
  | 'exact'
  | 'regained'
  | 'overboard'
  | 'crowd'
  | 'lastDie'
  | 'untouched'
  | 'threeInARow';

type Facts = BadgeFacts<LiarsDiceView, LiarsDiceEvent>;

type Counted = Extract<LiarsDiceEvent, { readonly type: 'counted' }>;

/** Doubts and exact calls of this seat that were right. */
const rightCalls = (facts: Facts): readonly Counted[] => ownEventsOf(facts, 'counted').filter(({ right }) => right);

/** Bids of this seat that somebody doubted, and that were true. */
const trueBids = (facts: Facts): readonly Counted[] =>
  eventsOf(facts, 'counted').filter(({ kind, bidder, right }) => kind === 'liar' && bidder === facts.seat && !right);

const hasLostDice = (facts: Facts): boolean => ownEventsOf(facts, 'lost').some(({ dice }) => dice > 0);

const ONE = 1;

/** A bid on what none of one's own dice shows, ones included, that the next player did not doubt. */
function hasBluffed({ events, seat }: Facts): boolean {
  let cup: readonly number[] = [];
  let isBluff = false;
  for (const event of events) {
    if (event.type === 'threw' && event.seat === seat) cup = event.dice;
    if (event.type === 'called') isBluff = false;
    if (event.type !== 'bid') continue;
    if (event.seat !== seat && isBluff) return true;
    isBluff = event.seat === seat && !cup.some((die) => die === event.face || die === ONE);
  }
  return false;
}

/** Others who lost their last die to a right call of this seat. */
function putOut({ events, seat }: Facts): number {
  let [isOwn, count] = [false, 0];
  for (const event of events) {
    if (event.type === 'counted') isOwn = event.seat === seat && event.right;
    if (event.type === 'out' && event.seat !== seat && isOwn) count++;
  }
  return count;
}

const MANY_DICE = 8;
const A_CROWD = 5;

export const badges: BadgeRules<LiarsDiceBadge, LiarsDiceView, LiarsDiceEvent> = {
  hunter: (facts) => rightCalls(facts).length >= 3,
  bluff: hasBluffed,
  honest: (facts) => trueBids(facts).length >= 2,
  ones: (facts) => trueBids(facts).some(({ face }) => face === ONE),
  many: (facts) => trueBids(facts).some(({ count }) => count >= MANY_DICE),
  exact: (facts) => rightCalls(facts).some(({ kind }) => kind === 'exact'),
  regained: (facts) => ownEventsOf(facts, 'regained').length >= 2,
  overboard: (facts) => putOut(facts) >= 2,
  crowd: (facts) => hasWon(facts) && facts.view.pirates.length >= A_CROWD,
  lastDie: (facts) => hasWon(facts) && facts.view.pirates[facts.seat].dice === 1,
  untouched: (facts) => hasWon(facts) && rightCalls(facts).length > 0 && !hasLostDice(facts),
  threeInARow: ({ before }) => before.winsInARow >= 3,
};

export type LiarsDiceMode = 'table' | 'dudo' | 'other';

function modeOf(options: Readonly<Record<string, unknown>>): LiarsDiceMode {
  const { exact, palifico, loss } = options as Partial<LiarsDiceOptions>;
  if (palifico === true) return 'dudo';
  return (exact ?? 'off') === 'off' && (loss ?? 'one') === 'one' ? 'table' : 'other';
}

export type LiarsDiceNext = 'dudo';

const nextSteps: readonly (NextStep<LiarsDiceMode> & { readonly id: LiarsDiceNext })[] = [
  { id: 'dudo', after: { mode: 'table', matches: 3 }, leadsTo: 'dudo', goal: { way: 'dudo' } },
];

export const results: ResultRules<LiarsDiceView, LiarsDiceEvent> = { badges, modeOf, nextSteps };
