/** What earns the badges of Port Royal, told from the facts that one seat saw; and what to play next. */
import { type BadgeFacts, type BadgeRules, hasWon, type NextStep, type ResultRules } from '@broadside/kit';
import { isAdmiral, SKULL, sabresOf } from '../../cards/table.ts';
import type { Income, Play, PortRoyalEvent, PortRoyalOptions } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export type PortRoyalBadge =
  | 'threeTakes'
  | 'jester'
  | 'richTrade'
  | 'fiveColours'
  | 'fifteen'
  | 'gunboats'
  | 'expeditions'
  | 'admirals'
  | 'dryFeet'
  | 'noAdmiral'
  | 'coffers'
  | 'chapter';

type Facts = BadgeFacts<View, PortRoyalEvent>;

const pointsOf = ({ outcome, seat }: Facts): number =>
  outcome.ranking.find((standing) => standing.seat === seat)?.points ?? 0;

/** Whether something of this kind happened to this seat. */
function has<T extends PortRoyalEvent['type']>(
  { events }: Facts,
  type: T,
  is: (event: Extract<PortRoyalEvent, { readonly type: T }>) => boolean,
): boolean {
  return events.some((event) => event.type === type && is(event as Extract<PortRoyalEvent, { readonly type: T }>));
}

/** Coins that came to this seat for one reason, in the whole match. */
const incomeBy = ({ events, seat }: Facts, by: Income): number =>
  events.reduce(
    (sum, event) => sum + (event.type === 'coinsGained' && event.seat === seat && event.by === by ? event.coins : 0),
    0,
  );

const turnsOf = ({ events, seat }: Facts): number =>
  events.filter((event) => event.type === 'turnBegan' && event.seat === seat).length;

const claimsOf = ({ events, seat }: Facts): number =>
  events.filter((event) => event.type === 'expeditionClaimed' && event.seat === seat).length;

/** Enough turns that going without a bust is no accident. */
const A_LONG_MATCH = 6;
const MANY_SABRES = 4;
/** Where everybody plays for points; what is won together is counted otherwise. */
const isForPoints = ({ outcome }: Facts): boolean => outcome.decidedBy !== 'together';

export const badges: BadgeRules<PortRoyalBadge, View, PortRoyalEvent> = {
  threeTakes: (facts) => has(facts, 'takeTurnEnded', ({ seat, taken }) => seat === facts.seat && taken >= 3),
  jester: (facts) => incomeBy(facts, 'jester') >= 3,
  richTrade: (facts) =>
    has(facts, 'coinsGained', ({ seat, by, coins }) => seat === facts.seat && by === 'trade' && coins >= 5),
  fiveColours: (facts) => has(facts, 'phaseTwoBegan', ({ seat, colours }) => seat === facts.seat && colours >= 5),
  fifteen: (facts) => isForPoints(facts) && pointsOf(facts) >= 15,
  gunboats: (facts) =>
    has(facts, 'shipSunk', ({ seat, card }) => {
      const sabres = sabresOf[card];
      return seat === facts.seat && sabres >= MANY_SABRES && sabres < SKULL;
    }),
  expeditions: (facts) => claimsOf(facts) >= 2,
  admirals: (facts) => incomeBy(facts, 'admiral') >= 10,
  dryFeet: (facts) =>
    hasWon(facts) && turnsOf(facts) >= A_LONG_MATCH && !has(facts, 'bust', ({ seat }) => seat === facts.seat),
  noAdmiral: (facts) =>
    hasWon(facts) &&
    isForPoints(facts) &&
    !has(facts, 'personHired', ({ seat, card }) => seat === facts.seat && isAdmiral[card] === 1),
  coffers: (facts) => hasWon(facts) && facts.outcome.decidedBy === 'coins',
  chapter: (facts) => hasWon(facts) && facts.outcome.reason === 'chapterWon',
};

export type PortRoyalMode = 'points' | 'modules' | 'setSail' | 'contracts' | 'adventure';

const MODES: Readonly<Record<Play, PortRoyalMode>> = {
  points: 'points',
  setSail: 'setSail',
  contracts: 'contracts',
  contractsCoop: 'contracts',
  adventure: 'adventure',
  adventureCoop: 'adventure',
  adventureAfter: 'adventure',
};

function modeOf(options: Readonly<Record<string, unknown>>): PortRoyalMode {
  const { play = 'points', modules = [] } = options as Partial<PortRoyalOptions>;
  const mode = MODES[play];
  return mode === 'points' && modules.length > 0 ? 'modules' : mode;
}

export type PortRoyalNext = 'everything' | 'adventure' | 'contracts';

const nextSteps: readonly (NextStep<PortRoyalMode> & { readonly id: PortRoyalNext })[] = [
  {
    id: 'everything',
    after: { mode: 'points', matches: 3 },
    leadsTo: 'modules',
    goal: { preset: 'everything' },
  },
  { id: 'adventure', after: { mode: 'points', matches: 5 }, leadsTo: 'adventure', goal: { preset: 'campaign' } },
  { id: 'contracts', after: { mode: 'modules', matches: 2 }, leadsTo: 'contracts', goal: { way: 'contracts' } },
];

export const results: ResultRules<View, PortRoyalEvent> = { badges, modeOf, nextSteps };
