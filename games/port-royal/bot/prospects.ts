/** How likely a team is to succeed, judged at a glance: what is done against the time that has passed. */
import type { Seat } from '@broadside/kernel';
import { CARD_9, TIME_DECK } from '../cards/coop.ts';
import type { AdventureState, ContractsState } from '../rules/extra.ts';
import type { State } from '../rules/state.ts';
import { aimsOf, lacking } from './aims.ts';

/** How sharply being ahead or behind decides. */
const SLOPE = 7;
/** A team is on time when its work is a little behind the clock: much is finished at the end. */
const PACE = 0.85;

/** What crews and coins are still good for: less and less as time runs out. */
const MEANS = 0.6;

const chance = (work: number, time: number, means: number): number =>
  1 / (1 + Math.exp(-SLOPE * (work - PACE * time) - MEANS * (1 - time) * means));

const seatsOf = (state: State): Seat[] => state.players.map((_, seat) => seat);

/** How near the nearest player is to an aim: halved with every thing that is missing. */
function nearness(state: State, kind: 'contract' | 'task', id: number): number {
  let best = 0;
  for (const seat of seatsOf(state))
    for (const aim of aimsOf(state, seat))
      if (aim.kind === kind && aim.id === id) best = Math.max(best, 0.6 * 0.5 ** lacking(aim.want));
  return best;
}

function contractsWork(state: State, { open, done }: ContractsState): number {
  const parts = open.map((id, at) => (done[at].length > 0 ? 1 : nearness(state, 'contract', id)));
  return parts.reduce((sum, part) => sum + part, 0) / open.length;
}

function teamOfContracts(state: State, contracts: ContractsState, means: number): number {
  const left = contracts.time?.length ?? 0;
  return chance(contractsWork(state, contracts), Math.max(0, 1 - left / TIME_DECK), means);
}

/** Months of a chapter: four tasks on every path. */
const MONTHS = 4;

function teamOfChapter(state: State, adventure: AdventureState, means: number): number {
  const goal = CARD_9[state.players.length];
  const markers = adventure.done.reduce((sum, seats) => sum + seats.length, 0);
  const points = state.players.reduce((sum, player) => sum + player.points, 0);
  const tasks = adventure.tasks.map((id, at) => (adventure.done[at].length > 0 ? 1 : nearness(state, 'task', id)));
  const work =
    (Math.min(1, markers / goal.markers) +
      Math.min(1, points / goal.points) +
      tasks.reduce((sum, part) => sum + part, 0) / MONTHS) /
    3;
  const month = adventure.events.length / Math.max(1, adventure.events.length + adventure.revealed.length);
  return chance(work, (adventure.tasks.length - month) / MONTHS, means);
}

/** Undefined where players play against each other. `means` says how well the crews are off. */
export function teamChance(state: State, means: number): number | undefined {
  const { contracts, adventure } = state.extra ?? {};
  if (contracts?.time) return teamOfContracts(state, contracts, means);
  if (adventure && state.options.play === 'adventureCoop') return teamOfChapter(state, adventure, means);
  return undefined;
}
