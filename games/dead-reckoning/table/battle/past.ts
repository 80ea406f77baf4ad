/** A battle that is over, read from the log: how its cubes lay, and what each step of resolving brought. */

import type { Entry } from '@broadside/kernel';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { battleAfter } from './after.ts';
import { isBattleEvent } from './events.ts';
import { PHASES, type Shown } from './model.ts';

type Event<T extends DeadReckoningEvent['type']> = Extract<DeadReckoningEvent, { readonly type: T }>;
export type ResolvingStep = (typeof PHASES)[number];

export interface PastBattle {
  /** The entry that ended it. */
  readonly n: number;
  /** With every cube where it lay before the first was taken off. */
  readonly battle: Shown;
  readonly won: Event<'battleWon'>;
  readonly steps: readonly { readonly phase: ResolvingStep; readonly events: readonly DeadReckoningEvent[] }[];
}

interface Told {
  readonly n: number;
  readonly event: DeadReckoningEvent;
}

/** From the last beginning to the end of the entry in which it was won. */
function lastFought(log: readonly Entry[]): readonly Told[] {
  const told: readonly Told[] = log.flatMap(({ n, events }) =>
    (events as readonly DeadReckoningEvent[]).map((event) => ({ n, event })),
  );
  const end = told.findLastIndex(({ event }) => event.type === 'battleWon');
  if (end < 0) return [];
  const from = told.slice(0, end).findLastIndex(({ event }) => event.type === 'battleBegan');
  if (from < 0) return [];
  const rest = told.slice(end + 1);
  const more = rest.findIndex(({ n, event }) => n !== told[end].n || event.type === 'battleBegan');
  return [...told.slice(from, end + 1), ...rest.slice(0, more < 0 ? rest.length : more)];
}

const takesOff = ({ type }: DeadReckoningEvent): boolean =>
  type === 'looted' || type === 'damaged' || type === 'battleWon';

/** DR-BSHIP-7: loot, damage and strength in this order; before them whatever changed the cubes. */
function stepOf(event: DeadReckoningEvent, inAbilities: boolean): ResolvingStep | undefined {
  switch (event.type) {
    case 'landed':
    case 'rethrown':
    case 'exploded':
      return inAbilities ? 'abilities' : 'explosions';
    case 'combatUsed':
    case 'passed':
    case 'shifted':
    case 'removed':
      return 'abilities';
    case 'looted':
      return 'loot';
    case 'damaged':
      return event.cause === 'cubes' ? 'damage' : 'strength';
    case 'battleWon':
    case 'modeLost':
    case 'sunk':
      return 'strength';
    default:
      return undefined;
  }
}

/** All cubes as they lay together for the last time. */
function layOut(view: DeadReckoningView, events: readonly DeadReckoningEvent[]): Shown | null {
  const until = events.findIndex(takesOff);
  let battle: Shown | null = null;
  for (const event of events.slice(0, until).filter(isBattleEvent)) battle = battleAfter({ ...view, battle }, event);
  return battle;
}

/** The last one that was fought to its end; undefined if the log has none. */
export function pastBattle(log: readonly Entry[], view: DeadReckoningView): PastBattle | undefined {
  const told = lastFought(log);
  const events = told.map(({ event }) => event);
  const end = told.find(({ event }) => event.type === 'battleWon');
  const battle = layOut(view, events);
  if (end?.event.type !== 'battleWon' || battle === null) return undefined;
  let inAbilities = false;
  const placed = events.map((event) => {
    const phase = stepOf(event, inAbilities);
    inAbilities ||= phase === 'abilities';
    return { event, phase };
  });
  const steps = PHASES.map((phase) => ({
    phase,
    events: placed.flatMap((one) => (one.phase === phase ? [one.event] : [])),
  }));
  const { winner } = end.event;
  return { n: end.n, won: end.event, steps, battle: { ...battle, winner, decided: true } };
}
