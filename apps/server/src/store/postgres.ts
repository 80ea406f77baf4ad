/**
 * The store in PostgreSQL, for several nodes that share their tables. The same words as the SQLite store; the key
 * (match, n) decides between nodes, and whoever appends wakes the others.
 */
import type { Entry } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import { Pool, send, type Task } from './pool.ts';
import { appendOn } from './postgres-append.ts';
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
  ChapterOpened,
  GuestRow,
  MatchStart,
  Store,
  StoredMatch,
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

/** The table first: its row makes two who save it at once take turns. Seats of no table are refused. */
const saving = (table: TableRow): readonly Task[] => [
  [sql.SAVE_TABLE, ...columnsOf(table)],
  [sql.CLEAR_SEATS, table.id],
  [sql.ADD_SEATS, table.id, JSON.stringify(table.seats)],
];

export class PostgresStore implements Store {
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** `where` names the database in complaints, without its password. */
  static async open(url: string, where: string, complain: (error: Error) => void): Promise<PostgresStore> {
    const pool = new Pool(url, complain);
    try {
      await pool.migrate(where);
      return new PostgresStore(pool);
    } catch (error) {
      await pool.close();
      throw error;
    }
  }

  async addGuest({ id, name, created, patience }: GuestRow): Promise<void> {
    await this.#pool.rows(sql.ADD_GUEST, id, name, created, patience);
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return (await this.#pool.rows<GuestRow>(sql.GUEST, id))[0];
  }

  async renameGuest(id: string, name: string): Promise<void> {
    if ((await this.#pool.rows(sql.RENAME_GUEST, id, name)).length === 0) throw noGuest(id);
  }

  async setPatience(id: string, seconds: number): Promise<void> {
    if ((await this.#pool.rows(sql.SET_PATIENCE, id, seconds)).length === 0) throw noGuest(id);
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

  async saveTable(table: TableRow): Promise<void> {
    await this.#pool.together(...saving(table));
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

  async beginMatch(table: TableRow, start: MatchStart): Promise<void> {
    const { header, seed, opening, snapshot, toAct, moved = table.created } = start;
    const match = [table.id, JSON.stringify(header), seed, opening.n, JSON.stringify(toAct), moved];
    await this.#pool.together(
      ...saving(table),
      [sql.ADD_MATCH, ...match],
      [sql.ADD_ENTRIES, [table.id], [opening.n], [null], [JSON.stringify(opening)]],
      [sql.SAVE_SNAPSHOTS, [table.id], [JSON.stringify(snapshot)]],
    );
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
    return (await this.#pool.rows<{ n: number }>(sql.COMMAND, match, id))[0]?.n;
  }

  /** The campaign is written last and refers to its table: whatever fails takes the table back with it. */
  async openChapter(campaign: CampaignRow, table: TableRow): Promise<ChapterOpened> {
    return this.#pool.onOne(async (client) => {
      const give = async (up: ChapterOpened): Promise<ChapterOpened> => {
        await client.query('ROLLBACK');
        return up;
      };
      await client.query('BEGIN');
      const made = await send(client, [sql.ADD_TABLE, ...columnsOf(table), JSON.stringify(table.seats)]);
      if (made.rows.length === 0) return give('code');
      const writing = campaign.version === 1 ? sql.ADD_CAMPAIGN : sql.SAVE_CAMPAIGN;
      const written = await send(client, [writing, ...campaignColumns(campaign)]);
      if (written.rows.length === 0) return give('late');
      await client.query('COMMIT');
      return 'opened';
    });
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

  async addSaid(table: string, line: Said): Promise<void> {
    await this.#pool.rows(sql.ADD_SAID, table, JSON.stringify(line));
  }

  async said(table: string, limit: number): Promise<readonly Said[]> {
    const rows = await this.#pool.rows<{ line: string }>(sql.SAID, table, limit);
    return rows.reverse().map(({ line }) => JSON.parse(line) as Said);
  }

  async ping(): Promise<void> {
    await this.#pool.rows(sql.PING);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #count(...[statement, ...values]: Task): Promise<number> {
    return (await this.#pool.rows<{ count: number }>(statement, ...values))[0].count;
  }

  async #states(...[statement, ...values]: Task): Promise<readonly TableState[]> {
    return (await this.#pool.rows<StateColumns>(statement, ...values)).map(stateOf);
  }
}
