/** What earns the badges of Dead Reckoning, told from the facts that one seat saw; and what to play next. */
import {
  type BadgeFacts,
  type BadgeRules,
  eventsOf,
  hasWon,
  type NextStep,
  ownEventsOf,
  type ResultRules,
} from '@broadside/kit';
import { BUILDINGS, NO_CARD } from '../../cards/table.ts';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import type { DeadReckoningOptions } from '../../rules/state.ts';
import type { DeadReckoningView } from '../../rules/view.ts';

export type DeadReckoningBadge =
  | 'explorer'
  | 'sleeves'
  | 'islands'
  | 'battles'
  | 'upgrades'
  | 'veterans'
  | 'buildings'
  | 'scourge'
  | 'hoard'
  | 'fourAims'
  | 'peaceful'
  | 'rival';

type Facts = BadgeFacts<DeadReckoningView, DeadReckoningEvent>;

const crewOf = ({ view, seat }: Facts) => view.players[seat].crew;

/** Level four is the top of every crew card. */
const TOP_LEVEL = 4;

/** In the solo game there is one person, and the rival sits behind. */
const isAlone = ({ view }: Facts): boolean => view.seats === 1;

export const badges: BadgeRules<DeadReckoningBadge, DeadReckoningView, DeadReckoningEvent> = {
  explorer: (facts) => ownEventsOf(facts, 'explored').length >= 5,
  sleeves: (facts) => crewOf(facts).some(({ sleeves }) => sleeves.every((card) => card !== NO_CARD)),
  islands: ({ view, seat }) => view.sea.filter(({ controller }) => controller === seat).length >= 3,
  battles: (facts) => eventsOf(facts, 'battleWon').filter(({ winner }) => winner === facts.seat).length >= 4,
  upgrades: (facts) => ownEventsOf(facts, 'fitted').length - ownEventsOf(facts, 'stripped').length >= 3,
  veterans: (facts) => crewOf(facts).filter(({ level }) => level >= TOP_LEVEL).length >= 4,
  buildings: (facts) => new Set(ownEventsOf(facts, 'built').map(({ card }) => card)).size === BUILDINGS.length,
  scourge: (facts) => eventsOf(facts, 'sunk').some(({ seat, by }) => by === facts.seat && seat !== facts.seat),
  hoard: ({ view, seat }) => view.players[seat].chest >= 40,
  fourAims: (facts) => ownEventsOf(facts, 'achieved').length >= 4,
  peaceful: (facts) =>
    hasWon(facts) && ownEventsOf(facts, 'turnBegan').length > 0 && ownEventsOf(facts, 'battleBegan').length === 0,
  rival: (facts) => isAlone(facts) && hasWon(facts),
};

export type DeadReckoningMode = 'table' | 'solo' | 'hard';

function modeOf(options: Readonly<Record<string, unknown>>, seats: number): DeadReckoningMode {
  const { rival } = options as Partial<DeadReckoningOptions>;
  if (seats > 1) return 'table';
  return rival === 'hard' ? 'hard' : 'solo';
}

export type DeadReckoningNext = 'solo' | 'hard';

const nextSteps: readonly (NextStep<DeadReckoningMode> & { readonly id: DeadReckoningNext })[] = [
  { id: 'hard', after: { mode: 'solo', matches: 2 }, leadsTo: 'hard', goal: { way: 'hard' } },
  { id: 'solo', after: { mode: 'table', matches: 3 }, leadsTo: 'solo', goal: { way: 'solo' } },
];

export const results: ResultRules<DeadReckoningView, DeadReckoningEvent> = { badges, modeOf, nextSteps };
