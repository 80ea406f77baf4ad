/**
 * People as they are at three nodes, for as long as `npm run soak -- server` says: they think, reload the page, go away and come
 * back, talk, look on, play with bots and once more, while nodes are lost and PostgreSQL and NATS crash. Memory stays flat,
 * and everybody ends where the journal does.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type FaultKind, Fleet } from '../faults/fleet.ts';
import { Harbour } from '../faults/harbour.ts';
import { checkHistories } from '../faults/journal.ts';
import { now } from '../faults/player.ts';
import { INSPECTED, median, memoryOf, type Sample, slopeOf } from './memory.ts';
import { Onlooker } from './onlooker.ts';

const MINUTES = Number(process.env.BROADSIDE_SOAK_MINUTES ?? 0);
const TABLES = Number(process.env.BROADSIDE_TABLES ?? 12);
const ONLOOKERS = 6;
/** Between two faults. */
const PEACE_MS = 20_000;
const SAMPLES = 60;
/** Compiled code, caches, pools: what comes before is not counted. */
const WARM_UP = 1 / 3;
/** What a process may grow by in the time that counts, as a share of what it holds, and at least so much. */
const GROWTH = 0.1;
const LEAST = 6 * 1024 ** 2;
const MEGABYTE = 1024 ** 2;

/** The first node is never ended, only frozen: its memory tells about the whole time. */
const KINDS: readonly FaultKind[] = ['freeze', 'kill', 'nats', 'drain', 'postgres'];
const LASTING = 0;

/** In turn, with peace between them, until it is time to stop. */
async function befall(fleet: Fleet, harbour: Harbour, until: number): Promise<void> {
  for (let fault = 0; now() < until; fault++) {
    await pause(Math.min(PEACE_MS, Math.max(0, until - now())));
    const kind = KINDS[fault % KINDS.length];
    await fleet.befall(kind, kind === 'freeze' ? fault % 3 : 1 + (fault % 2));
    await harbour.goesOn();
  }
}

async function sampled(fleet: Fleet, until: number): Promise<readonly Sample[]> {
  const began = now();
  const samples: Sample[] = [];
  while (now() < until) {
    await pause((until - began) / SAMPLES);
    const sample = await memoryOf(fleet.node(LASTING), (now() - began) / 1000);
    if (sample) samples.push(sample);
  }
  return samples;
}

/** What grows more than it may. */
function growing(samples: readonly Sample[]): readonly string[] {
  const counted = samples.slice(Math.floor(samples.length * WARM_UP));
  const seconds = (counted.at(-1)?.at ?? 0) - (counted[0]?.at ?? 0);
  const kinds = {
    heap: (one: Sample) => one.heap,
    external: (one: Sample) => one.external,
    resident: (one: Sample) => one.resident,
  };
  return Object.entries(kinds).flatMap(([name, value]) => {
    const growth = slopeOf(counted, value) * seconds;
    const held = median(counted.map(value));
    const ends = [counted[0], counted.at(-1)].map((one) => (one ? (value(one) / MEGABYTE).toFixed(1) : '–'));
    console.log(
      `${name}: ${ends.join(' → ')} MB, median ${(held / MEGABYTE).toFixed(1)}, grows by ${(growth / MEGABYTE).toFixed(2)} MB in ` +
        `${Math.round(seconds)} s (${counted.length} samples after the warm-up)`,
    );
    return growth > Math.max(LEAST, GROWTH * held) ? [`${name} grows by ${growth} bytes in ${seconds} s`] : [];
  });
}

describe.skipIf(MINUTES === 0)('three nodes for a long time', () => {
  it(
    `hold no more memory after ${MINUTES} minutes, and nobody is elsewhere than the journal`,
    async () => {
      const fleet = await Fleet.open(INSPECTED);
      const harbour = new Harbour(fleet, { think: 1500, restless: 0.05, away: 2000, rematch: true, lingers: 10_000 });
      const until = now() + MINUTES * 60_000;
      const companies = Promise.all(Array.from({ length: TABLES }, (_, at) => harbour.company(at)));
      companies.catch(() => {});
      const onlookers = Array.from({ length: ONLOOKERS }, () => new Onlooker(fleet, harbour));
      const looking = Promise.all(onlookers.map((one) => one.look(until)));
      looking.catch(() => {});
      const [samples] = await Promise.all([sampled(fleet, until), befall(fleet, harbour, until)]);
      await looking;
      harbour.stopping = true;
      await companies;
      const { found, acknowledged } = await checkHistories(harbour, fleet);
      const count = (wanted: FaultKind): number => fleet.faults.filter(({ kind }) => kind === wanted).length;
      const seen = onlookers.reduce((sum, one) => sum + one.visits, 0);
      console.log(
        `${MINUTES} minutes: ${harbour.played.length} matches, ${acknowledged} acknowledged acts, ${seen} visits of onlookers, ` +
          `${KINDS.map((kind) => `${kind} ${count(kind)}`).join(', ')}`,
      );
      expect(found).toEqual([]);
      expect(growing(samples)).toEqual([]);
    },
    MINUTES * 60_000 + 600_000,
  );
});
