/** What earns the badges of Liar's Dice, told from the facts that one seat saw; and what to play next. */
import { type BadgeFacts, type BadgeRules, hasWon, type NextStep, type ResultRules } from '@broadside/kit';
import type { LiarsDiceEvent, LiarsDiceOptions } from '../../rules/state.ts';
import type { LiarsDiceView } from '../../rules/view.ts';

export type LiarsDiceBadge = 'hunter' | 'lastDie' | 'untouched' | 'threeInARow';

type Facts = BadgeFacts<LiarsDiceView, LiarsDiceEvent>;

/** Doubts and exact calls of this seat that were right. */
const rightCalls = ({ events, seat }: Facts): number =>
  events.filter((event) => event.type === 'counted' && event.seat === seat && event.right).length;

const hasLostDice = ({ events, seat }: Facts): boolean =>
  events.some((event) => event.type === 'lost' && event.seat === seat && event.dice > 0);

export const badges: BadgeRules<LiarsDiceBadge, LiarsDiceView, LiarsDiceEvent> = {
  hunter: (facts) => rightCalls(facts) >= 3,
  lastDie: (facts) => hasWon(facts) && facts.view.pirates[facts.seat].dice === 1,
  untouched: (facts) => hasWon(facts) && rightCalls(facts) > 0 && !hasLostDice(facts),
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
