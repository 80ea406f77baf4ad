/**
 * Three nodes at one PostgreSQL and one NATS, people at whichever answers, and everything that can go wrong does: nodes
 * are killed, drained and frozen, NATS and PostgreSQL crash. Every acknowledged act is in its journal once, everybody
 * ends at the same position, and no match stands still for long.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Entry, FORMAT, type Header, loadMatch, sealOf } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import type { TableInfo, TableSettings } from '@broadside/wire';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DICE, PLAIN } from '../games.ts';
import { SETTINGS } from '../kit.ts';
import { type FaultKind, Fleet } from './fleet.ts';
import { faultsIn, type Journaled } from './history.ts';
import { now, Player } from './player.ts';

/** `npm run soak -- nodes` asks for many more. */
const FAULTS = Number(process.env.BROADSIDE_FAULTS ?? 10);
const TABLES = Number(process.env.BROADSIDE_TABLES ?? 4);
/** How long people notice a node that is lost, mostly; the longest is printed, and depends on what else the machine does. */
const NOTICED_MS = 3000;
const LONGEST_MS = 15_000;
/** Every match that is not over has gone on by then. */
const STILL_MS = 30_000;

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

const TABLE_KINDS: readonly Partial<TableSettings>[] = [
  { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }], options: {} },
  { seats: [{ kind: 'me' }, { kind: 'open' }] },
  { game: DICE.game.id, options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] },
  { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }], options: {} },
];

/** Over HTTP, at whichever node answers, until it is answered as it should be. */
class Caller {
  cookie = '';
  private readonly fleet: Fleet;

  constructor(fleet: Fleet) {
    this.fleet = fleet;
  }

  async ask<T>(method: string, path: string, body?: unknown, fine: readonly string[] = []): Promise<T> {
    let last: unknown;
    for (let attempt = 0; attempt < 600; attempt++) {
      try {
        const response = await fetch(`${this.fleet.any()}${path}`, {
          method,
          headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          signal: AbortSignal.timeout(1500),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const given = response.headers.getSetCookie()[0];
        const answer = (await response.json()) as T & { code?: string };
        if (given) this.cookie = given.split(';')[0];
        if (response.status === 200 || fine.includes(answer.code ?? '')) return answer;
        last = answer;
      } catch (error) {
        last = error;
      }
      await pause(50);
    }
    throw new Error(`${method} ${path} was never answered: ${JSON.stringify(last)} ${String(last)}`);
  }
}

/** One match and the people at it. */
interface Played {
  readonly id: string;
  readonly players: readonly Player[];
  readonly ended: Promise<unknown>;
}

class Harbour {
  readonly played: Played[] = [];
  stopping = false;
  private readonly fleet: Fleet;

  constructor(fleet: Fleet) {
    this.fleet = fleet;
  }

  /** One match after the other, until it is time to stop. */
  async company(at: number): Promise<void> {
    const people = [new Caller(this.fleet), new Caller(this.fleet)];
    for (const one of people) await one.ask('GET', '/api/harbour');
    for (let match = 0; !this.stopping; match++) {
      const played = await this.begin(people, TABLE_KINDS[(at + match) % TABLE_KINDS.length], `${at}.${match}`);
      while (!this.stopping && !played.players.every(({ outcome, idle }) => outcome && idle)) await pause(20);
    }
  }

  private async begin(people: readonly Caller[], kind: Partial<TableSettings>, name: string): Promise<Played> {
    const [host, other] = people;
    const { id } = await host.ask<TableInfo>('POST', '/api/tables', { ...SETTINGS, ...kind });
    await other.ask('POST', `/api/tables/${id}/sit`, {});
    await host.ask('POST', `/api/tables/${id}/start`, {}, ['already-started']);
    const players = people.map(
      ({ cookie }, seat) =>
        new Player({
          match: id,
          cookie,
          name: `${name}/${seat}`,
          node: () => this.fleet.any(),
          stopping: () => this.stopping,
        }),
    );
    const played = { id, players, ended: Promise.all(players.map((player) => player.play())) };
    this.played.push(played);
    return played;
  }

  /** Where every match that is not over stands. */
  standing(): Map<Played, number> {
    const open = this.played.filter(({ players }) => !players.every(({ outcome }) => outcome));
    return new Map(open.map((one) => [one, Math.max(...one.players.map(({ n }) => n))]));
  }

  /** Waits until every match has gone on. */
  async goesOn(): Promise<void> {
    const before = this.standing();
    for (const until = now() + STILL_MS; now() < until; await pause(20)) {
      const after = this.standing();
      if ([...before].every(([one, n]) => (after.get(one) ?? Number.POSITIVE_INFINITY) > n)) return;
    }
    const still = [...before].filter(([one, n]) => this.standing().get(one) === n).map(([one]) => one);
    throw new Error(`stands still for ${STILL_MS} ms after ${this.fleet.faults.map(({ kind }) => kind).join(', ')}:
${still.map(({ id, players }) => `${id}: ${players.map(({ words }) => words).join('; ')}`).join('\n')}
${await this.fleet.state(still.map(({ id }) => id))}`);
  }
}

interface Journal {
  readonly last: number;
  readonly entries: readonly Journaled[];
}

/** The journal of a match, played again from its seed. */
async function journalOf(client: pg.Client, id: string): Promise<Journal> {
  const head = await client.query<{ header: string; seed: string }>('SELECT header, seed FROM matches WHERE id = $1', [
    id,
  ]);
  const { rows } = await client.query<{ n: number; command: string | null; entry: string }>(
    'SELECT n, command, entry FROM entries WHERE match = $1 ORDER BY n',
    [id],
  );
  const header = JSON.parse(head.rows[0].header) as Header;
  const { seed } = head.rows[0];
  const log = rows.map(({ entry }) => JSON.parse(entry) as Entry);
  const program = shelf.find(({ game }) => game.id === header.game) ?? PLAIN;
  loadMatch(program.game, { format: FORMAT, header, seed, log });
  const entries = rows.map(({ n, command }, at) => ({
    n,
    command,
    action: log[at].action,
    seal: sealOf(seed, n, log[at].hash),
  }));
  return { last: rows.at(-1)?.n ?? -1, entries };
}

/** Everybody has seen the last entry, and nothing more is written. */
async function atRest(harbour: Harbour, client: pg.Client): Promise<void> {
  let before = '';
  for (const until = now() + STILL_MS; now() < until; await pause(300)) {
    const { rows } = await client.query<{ id: string; n: number }>('SELECT id, n FROM matches ORDER BY id');
    const text = JSON.stringify(rows);
    const stored = new Map(rows.map(({ id, n }) => [id, n]));
    const seen = harbour.played.every(({ id, players }) =>
      players.every(({ n, idle }) => idle && n === stored.get(id)),
    );
    if (seen && text === before) return;
    before = text;
  }
  throw new Error('not everybody has come to the same position');
}

/** The longest time a match stood still around each fault, in ms: from when an entry was first seen until the next was. */
function standstills(harbour: Harbour, fleet: Fleet): readonly { kind: FaultKind; ms: number }[] {
  const pauses = harbour.played.flatMap(({ players }) => {
    const first = new Map<number, number>();
    for (const { n, at } of players.flatMap(({ shown }) => shown)) first.set(n, Math.min(first.get(n) ?? at, at));
    const times = [...first.values()].sort((a, b) => a - b);
    return times.slice(1).map((to, at) => ({ from: times[at], to }));
  });
  const longest = (from: number, to: number): number =>
    Math.max(0, ...pauses.filter((one) => one.from < to && one.to > from).map((one) => one.to - one.from));
  return fleet.faults.map(({ kind, from, to }) => ({ kind, ms: Math.round(longest(from, to)) }));
}

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
      for (let fault = 0; fault < FAULTS; fault++) {
        await pause(Math.random() * 150);
        await fleet.befall(KINDS[fault % KINDS.length]);
        await harbour.goesOn();
      }
      harbour.stopping = true;
      await companies;

      const client = new pg.Client({ connectionString: fleet.postgres.url });
      await client.connect();
      try {
        await atRest(harbour, client);
        for (const { players } of harbour.played) for (const player of players) player.leave();
        await Promise.all(harbour.played.map(({ ended }) => ended));
        const found: string[] = [];
        let acknowledged = 0;
        for (const { id, players } of harbour.played) {
          const asked = players.flatMap((player) => player.asked);
          const shown = players.flatMap((player) => player.shown);
          const { entries, last } = await journalOf(client, id);
          found.push(...faultsIn({ asked, shown, journal: entries }).map((fault) => `${id}: ${fault}`));
          for (const player of players)
            if (player.n !== last) found.push(`${id}: somebody ended at ${player.n}, not ${last}`);
          acknowledged += asked.filter(({ answered }) => answered && 'done' in answered).length;
        }
        const still = standstills(harbour, fleet);
        const moves = harbour.played.flatMap(({ players }) => players).reduce((sum, one) => sum + one.moves, 0);
        console.log(
          `${FAULTS} faults, ${harbour.played.length} matches, ${acknowledged} acknowledged acts, ${moves} lines; ` +
            `longest standstill by fault: ${still.map(({ kind, ms }) => `${kind} ${ms}`).join(', ')} ms`,
        );
        expect(found).toEqual([]);
        expect(acknowledged).toBeGreaterThan(FAULTS);
        const lost = still
          .filter(({ kind }) => kind === 'kill' || kind === 'drain' || kind === 'freeze')
          .map(({ ms }) => ms)
          .sort((one, other) => one - other);
        expect(lost[Math.floor(lost.length / 2)] ?? 0).toBeLessThan(NOTICED_MS);
        expect(lost.at(-1) ?? 0).toBeLessThan(LONGEST_MS);
      } finally {
        await client.end();
      }
    },
    120_000 + FAULTS * 60_000,
  );
});
