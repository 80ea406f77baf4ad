/**
 * The store in PostgreSQL, for several nodes that share their tables. The same words as the SQLite store; the key
 * (match, n) decides between nodes.
 */
import type { Entry, StoredMatch } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import type pg from 'pg';
import { Pool, send, type Task } from './pool.ts';
import { appendOn } from './postgres-append.ts';
import { cleanDatabase, type NamedElsewhere } from './postgres-clean.ts';
import type { Place } from './postgres-site.ts';
import * as sql from './postgres-sql.ts';
import {
  type CampaignColumns,
  campaignOf,
  entriesOf,
  type MatchColumns,
  matchOf,
  noGuest,
  type StateColumns,
  settingsText,
  stateOf,
} from './rows.ts';
import type {
  Append,
  Appended,
  CampaignRow,
  GuestRow,
  Keep,
  MatchStart,
  Opened,
  Standing,
  Store,
  TableRow,
  TableState,
} from './store.ts';

const columnsOf = (table: TableRow): readonly unknown[] => [
  table.id,
  table.code,
  table.host,
  table.status,
  table.settings.listed,
  settingsText(table),
  table.next,
  table.created,
  table.version,
];

const campaignColumns = (row: CampaignRow): readonly unknown[] => [
  row.id,
  row.owner,
  row.game,
  row.name,
  row.table,
  row.settled,
  row.stopped,
  JSON.stringify(row.chronicle),
  row.version,
  row.created,
  row.moved,
];

const seating = (table: TableRow): readonly Task[] => [
  [sql.CLEAR_SEATS, table.id],
  [sql.ADD_SEATS, table.id, JSON.stringify(table.seats)],
];

const ALONE: Place = { number: 0, count: 1 };

/** What was written stays only if the table was opened. */
async function allOrNothing(client: pg.PoolClient, work: () => Promise<Opened>): Promise<Opened> {
  await client.query('BEGIN');
  const opened = await work();
  await client.query(opened === 'opened' ? 'COMMIT' : 'ROLLBACK');
  return opened;
}

export class PostgresStore implements Store {
  /** What all databases of a site are known by. */
  readonly site: string;
  readonly #pool: Pool;

  private constructor(pool: Pool, site: string) {
    this.#pool = pool;
    this.site = site;
  }

  /** `where` names the database in complaints, without its password. */
  static async open(
    url: string,
    where: string,
    complain: (error: Error) => void,
    place: Place = ALONE,
  ): Promise<PostgresStore> {
    const pool = new Pool(url, complain);
    try {
      return new PostgresStore(pool, await pool.migrate(where, place));
    } catch (error) {
      await pool.close();
      throw error;
    }
  }

  async addGuest({ id, name, created, patience, seen }: GuestRow, session?: string): Promise<void> {
    const added: Task = [sql.ADD_GUEST, id, name, created, patience, seen];
    await this.#pool.together(
      added,
      ...(session === undefined ? [] : [[sql.ADD_SESSION, session, id, created] as Task]),
    );
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return (await this.#pool.rows<GuestRow>(sql.GUEST, id))[0];
  }

  async renameGuest(id: string, name: string): Promise<void> {
    if ((await this.#pool.rows(sql.RENAME_GUEST, id, name)).length === 0) throw noGuest(id);
  }

  async setResponseTimeout(id: string, seconds: number): Promise<void> {
    if ((await this.#pool.rows(sql.SET_RESPONSE_TIMEOUT, id, seconds)).length === 0) throw noGuest(id);
  }

  async seeGuest(id: string, at: number): Promise<void> {
    await this.#pool.rows(sql.SEE_GUEST, id, at);
  }

  async addSession(hash: string, guest: string, at: number): Promise<void> {
    await this.#pool.rows(sql.ADD_SESSION, hash, guest, at);
  }

  async guestOfSession(hash: string): Promise<GuestRow | undefined> {
    return (await this.#pool.rows<GuestRow>(sql.GUEST_OF_SESSION, hash))[0];
  }

  async dropSession(hash: string): Promise<void> {
    await this.#pool.rows(sql.DROP_SESSION, hash);
  }

  countSessions(guest: string): Promise<number> {
    return this.#count(sql.COUNT_SESSIONS, guest);
  }

  async endSessions(guest: string, except: string): Promise<void> {
    await this.#pool.rows(sql.END_SESSIONS, guest, except);
  }

  async addRecovery(hash: string, guest: string, expires: number): Promise<void> {
    await this.#pool.rows(sql.ADD_RECOVERY, hash, guest, expires);
  }

  async takeRecovery(hash: string, now: number): Promise<string | undefined> {
    return (await this.#pool.rows<{ guest: string }>(sql.TAKE_RECOVERY, hash, now))[0]?.guest;
  }

  keepRecoveries(guest: string, most: number, now: number): Promise<number> {
    return this.#count(sql.KEEP_RECOVERIES, guest, most, now);
  }

  async addTable(table: TableRow): Promise<boolean> {
    return (await this.#pool.rows(sql.ADD_TABLE, ...columnsOf(table), JSON.stringify(table.seats))).length === 1;
  }

  saveTable(table: TableRow): Promise<boolean> {
    return this.#save(table, []);
  }

  openNext(table: TableRow, next: TableRow): Promise<Opened> {
    return this.#pool.onOne((client) =>
      allOrNothing(client, async () => {
        const saved = await send(client, [sql.SAVE_TABLE, ...columnsOf(table)]);
        if (saved.rows.length === 0) return 'late';
        for (const task of seating(table)) await send(client, task);
        const made = await send(client, [sql.ADD_TABLE, ...columnsOf(next), JSON.stringify(next.seats)]);
        return made.rows.length === 0 ? 'code' : 'opened';
      }),
    );
  }

  async touchTable(id: string, at: number): Promise<void> {
    await this.#pool.rows(sql.TOUCH_TABLE, id, at);
  }

  async table(id: string): Promise<TableState | undefined> {
    return (await this.#states(sql.TABLE, id))[0];
  }

  async tableByCode(code: string): Promise<TableState | undefined> {
    return (await this.#states(sql.TABLE_BY_CODE, code))[0];
  }

  openTables(limit: number): Promise<readonly TableState[]> {
    return this.#states(sql.OPEN_TABLES, limit);
  }

  tablesOf(guest: string, limit: number): Promise<readonly TableState[]> {
    return this.#states(sql.TABLES_OF, guest, limit);
  }

  playing(): Promise<readonly TableState[]> {
    return this.#states(sql.PLAYING);
  }

  async inPlay(host: string): Promise<number> {
    return (await this.#pool.rows<{ count: number }>(sql.IN_PLAY, host))[0].count;
  }

  standing(ids: readonly string[]): Promise<readonly Standing[]> {
    return this.#pool.rows<Standing>(sql.STANDING, ids);
  }

  beginMatch(table: TableRow, start: MatchStart): Promise<boolean> {
    const { header, seed, opening, snapshot, toAct, moved = table.created } = start;
    const match = [table.id, JSON.stringify(header), seed, opening.n, JSON.stringify(toAct), moved];
    return this.#save(table, [
      [sql.KEEP_TABLE, table.id],
      [sql.ADD_MATCH, ...match],
      [sql.ADD_ENTRIES, [table.id], [opening.n], [null], [JSON.stringify(opening)]],
      [sql.SAVE_SNAPSHOTS, [table.id], [JSON.stringify(snapshot)]],
    ]);
  }

  async append(items: readonly Append[]): Promise<readonly Appended[]> {
    return items.length === 0 ? [] : this.#pool.onOne((client) => appendOn(client, items));
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    const [row] = await this.#pool.rows<MatchColumns & { log: string }>(sql.MATCH, id);
    return row && matchOf(row, row.log);
  }

  async entries(id: string, from: number): Promise<readonly Entry[]> {
    const [row] = await this.#pool.rows<{ log: string | null }>(sql.ENTRIES, id, from);
    return entriesOf(row?.log ?? '');
  }

  async command(match: string, id: string): Promise<number | undefined> {
    // Behind the lock of an append: one that nobody waits for any more may still be under way.
    return this.#pool.onOne(async (client) => {
      const [, , found] = await Promise.all([
        client.query('BEGIN'),
        send(client, [sql.LOCK_MATCHES, [match]]),
        send<{ n: number }>(client, [sql.COMMAND, match, id]),
        client.query('COMMIT'),
      ]);
      return found.rows[0]?.n;
    });
  }

  /** The campaign is written last and refers to its table: whatever fails takes the table back with it. */
  async openChapter(campaign: CampaignRow, table: TableRow): Promise<Opened> {
    return this.#pool.onOne((client) =>
      allOrNothing(client, async () => {
        const made = await send(client, [sql.ADD_TABLE, ...columnsOf(table), JSON.stringify(table.seats)]);
        if (made.rows.length === 0) return 'code';
        const writing = campaign.version === 1 ? sql.ADD_CAMPAIGN : sql.SAVE_CAMPAIGN;
        const written = await send(client, [writing, ...campaignColumns(campaign)]);
        return written.rows.length === 0 ? 'late' : 'opened';
      }),
    );
  }

  async saveCampaign(campaign: CampaignRow): Promise<boolean> {
    return (await this.#pool.rows(sql.SAVE_CAMPAIGN, ...campaignColumns(campaign))).length === 1;
  }

  async campaign(id: string): Promise<CampaignRow | undefined> {
    const [row] = await this.#pool.rows<CampaignColumns>(sql.CAMPAIGN_BY_ID, id);
    return row && campaignOf(row);
  }

  async campaignsOf(guest: string, limit: number): Promise<readonly CampaignRow[]> {
    return (await this.#pool.rows<CampaignColumns>(sql.CAMPAIGNS_OF, guest, limit)).map(campaignOf);
  }

  async deleteCampaign(id: string): Promise<void> {
    await this.#pool.rows(sql.DELETE_CAMPAIGN, id);
  }

  async addSaid(table: string, line: Said, most: number): Promise<void> {
    await this.#pool.together([sql.ADD_SAID, table, JSON.stringify(line), line.at], [sql.TRIM_SAID, table, most]);
  }

  async said(table: string, limit: number): Promise<readonly Said[]> {
    const rows = await this.#pool.rows<{ line: string }>(sql.SAID, table, limit);
    return rows.reverse().map(({ line }) => JSON.parse(line) as Said);
  }

  clean(now: number, keep: Keep, most: number, elsewhere?: NamedElsewhere): Promise<number> {
    return this.#pool.onOne((client) => cleanDatabase(client, now, keep, most, elsewhere));
  }

  // Beside other databases: people live in the first, and those who are named in another one have a copy there.

  async copyGuests(guests: readonly GuestRow[]): Promise<void> {
    await this.#pool.rows(sql.COPY_GUESTS, JSON.stringify(guests));
  }

  async renameCopy(id: string, name: string): Promise<void> {
    await this.#pool.rows(sql.RENAME_GUEST, id, name);
  }

  /** Which of them have a copy here. */
  async copiesOf(ids: readonly string[]): Promise<readonly string[]> {
    return (await this.#pool.rows<{ id: string }>(sql.KNOWN_GUESTS, ids)).map(({ id }) => id);
  }

  async ping(): Promise<void> {
    await this.#pool.rows(sql.PING);
  }

  async probe(): Promise<void> {
    await this.#pool.rows(sql.FILL);
    await this.#pool.rows(sql.UNFILL);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #count(...[statement, ...values]: Task): Promise<number> {
    return (await this.#pool.rows<{ count: number }>(statement, ...values))[0].count;
  }

  /**
   * The row of the table first: it makes two who save it at once take turns, and whoever read another version before
   * writes nothing.
   */
  #save(table: TableRow, more: readonly Task[]): Promise<boolean> {
    return this.#pool.onOne(async (client) => {
      const [, saved] = await Promise.all([client.query('BEGIN'), send(client, [sql.SAVE_TABLE, ...columnsOf(table)])]);
      if (saved.rows.length === 0) {
        await client.query('ROLLBACK');
        return false;
      }
      const written = [...seating(table), ...more].map((task) => send(client, task));
      await Promise.all([...written, client.query('COMMIT')]);
      return true;
    });
  }

  async #states(...[statement, ...values]: Task): Promise<readonly TableState[]> {
    return (await this.#pool.rows<StateColumns>(statement, ...values)).map(stateOf);
  }
}
