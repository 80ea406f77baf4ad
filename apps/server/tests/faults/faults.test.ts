/**
 * Three nodes at one PostgreSQL and one NATS, people at whichever answers, and everything that can go wrong does: nodes
 * are killed, drained and frozen, NATS and PostgreSQL crash. Every acknowledged act is in its journal once, everybody
 * ends at the same position, and no match stands still for long.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Fault, type FaultKind, Fleet } from './fleet.ts';
import { Harbour } from './harbour.ts';
import { checkHistories } from './journal.ts';
import { delays, withheld } from './withheld.ts';

/** `npm run soak -- nodes` asks for many more. */
const FAULTS = Number(process.env.BROADSIDE_FAULTS ?? 10);
const TABLES = Number(process.env.BROADSIDE_TABLES ?? 4);
/** So long people notice a node that is lost, at most, every time. What the machine withheld meanwhile is not counted. */
const NOTICED_MS = 3000;
/** The same when PostgreSQL or NATS crash: the one recovers what it had, without the other news comes by the poll. */
const GROUND_MS = 8000;

/** In turn, again and again. */
const KINDS: readonly FaultKind[] = [
  'kill',
  'freeze',
  'nats',
  'postgres',
  'drain',
  'freeze',
  'nats',
  'kill',
  'postgres',
  'freeze',
];

interface Standstills {
  /** The longest time a match stood still around each fault, in ms: from when an entry was first seen until the next was. */
  readonly faults: readonly { readonly kind: FaultKind; readonly ms: number }[];
  /** The longest while nothing was wrong. */
  readonly usual: number;
}

function standstills(harbour: Harbour, fleet: Fleet): Standstills {
  const pauses = harbour.played.flatMap(({ players }) => {
    const first = new Map<number, number>();
    for (const { n, at } of players.flatMap(({ shown }) => shown)) first.set(n, Math.min(first.get(n) ?? at, at));
    const times = [...first.values()].sort((a, b) => a - b);
    return times.slice(1).map((to, at) => ({ from: times[at], to }));
  });
  const longest = (some: typeof pauses): number => Math.round(Math.max(0, ...some.map(({ from, to }) => to - from)));
  const within = (one: (typeof pauses)[number], { from, to }: Fault): boolean => one.from < to && one.to > from;
  return {
    faults: fleet.faults.map((fault) => ({
      kind: fault.kind,
      ms: longest(pauses.filter((one) => within(one, fault))),
    })),
    usual: longest(pauses.filter((one) => !fleet.faults.some((fault) => within(one, fault)))),
  };
}

const isLostNode = (kind: FaultKind): boolean => kind === 'kill' || kind === 'drain' || kind === 'freeze';

describe('three nodes of which some are always missing', () => {
  it(
    `lose and double nothing, ${FAULTS} times`,
    async () => {
      const fleet = await Fleet.open();
      const harbour = new Harbour(fleet);
      const companies = Promise.all(Array.from({ length: TABLES }, (_, at) => harbour.company(at)));
      companies.catch(() => {});
      while (harbour.played.length < TABLES) await pause(20);
      await harbour.goesOn();
      const waited: number[] = [];
      for (let fault = 0; fault < FAULTS; fault++) {
        await pause(Math.random() * 150);
        const before = delays();
        await fleet.befall(KINDS[fault % KINDS.length]);
        await harbour.goesOn();
        waited.push(Math.round(withheld(before, delays())));
      }
      harbour.stopping = true;
      await companies;

      const { found, acknowledged } = await checkHistories(harbour, fleet);
      const { faults: still, usual } = standstills(harbour, fleet);
      const moves = harbour.played.flatMap(({ players }) => players).reduce((sum, one) => sum + one.moves, 0);
      console.log(
        `${FAULTS} faults, ${harbour.played.length} matches, ${acknowledged} acknowledged acts, ${moves} lines; ` +
          `longest standstill by fault: ${still.map(({ kind, ms }, at) => `${kind} ${ms} (${waited[at]})`).join(', ')} ms, without any ${usual} ms; in brackets what the machine withheld`,
      );
      expect(found).toEqual([]);
      expect(acknowledged).toBeGreaterThan(FAULTS);
      const tooLong = still.filter(({ kind, ms }, at) => ms > waited[at] + (isLostNode(kind) ? NOTICED_MS : GROUND_MS));
      expect(tooLong).toEqual([]);
    },
    120_000 + FAULTS * 60_000,
  );
});
