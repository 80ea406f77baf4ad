/** What is stored of the matches that were played, and what people made of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Entry, FORMAT, type Header, loadMatch, sealOf } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import pg from 'pg';
import { PLAIN } from '../games.ts';
import type { Fleet } from './fleet.ts';
import { type Harbour, STILL_MS } from './harbour.ts';
import { faultsIn, type Journaled } from './history.ts';
import { now } from './player.ts';

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

export interface Checked {
  /** What cannot be true of a log; empty if all is well. */
  readonly found: readonly string[];
  readonly acknowledged: number;
}

/** When everybody has come to the same position: every match against its journal. */
export async function checkHistories(harbour: Harbour, fleet: Fleet): Promise<Checked> {
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
    return { found, acknowledged };
  } finally {
    await client.end();
  }
}
