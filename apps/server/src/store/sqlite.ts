/**
 * The store in one SQLite file: nothing to install, every acknowledged entry on the disk. Statements are synchronous
 * and short; whoever has many entries to write hands them over together and pays for one flush.
 */
import type { Entry, StoredMatch } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import type Database from 'better-sqlite3';
import { type Written, writtenOf } from './batch.ts';
import type { FilePlace } from './calls.ts';
import { campaignOf, entriesOf, matchOf, noGuest, stateOf } from './rows.ts';
import { Appender } from './sqlite-append.ts';
import { cleanFile } from './sqlite-clean.ts';
import { openFile } from './sqlite-file.ts';
import { type Lock, takeLock } from './sqlite-lock.ts';
import { campaignColumns, columnsOf, prepare, type Statements } from './sqlite-sql.ts';
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

/** What is written to see whether anything can be: more than any request needs. */
const PROBE_BYTES = 65_536;

type Db = Database.Database;

interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class SqliteStore implements Store {
  readonly #db: Db;
  readonly #do: Statements;
  readonly #appender: Appender;
  readonly #lock: Lock | undefined;
  #waiting: Waiting[] = [];

  constructor({ file, alone, pages }: FilePlace) {
    this.#lock = alone ? takeLock(file) : undefined;
    try {
      this.#db = openFile(file, pages);
    } catch (error) {
      this.#lock?.release();
      throw error;
    }
    this.#do = prepare(this.#db);
    this.#appender = new Appender(this.#do);
  }

  async addGuest(guest: GuestRow, session?: string): Promise<void> {
    await this.#write(() => {
      this.#do.addGuest.run(guest);
      if (session !== undefined) this.#do.addSession.run(session, guest.id, guest.created);
    });
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return this.#do.guest.get(id);
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#write(() => {
      if (this.#do.renameGuest.run(name, id).changes === 0) throw noGuest(id);
      this.#do.renameTables.run(id);
      this.#do.renameSeats.run(name, id);
    });
  }

  async setResponseTimeout(id: string, seconds: number): Promise<void> {
    await this.#write(() => {
      if (this.#do.setResponseTimeout.run(seconds, id).changes === 0) throw noGuest(id);
    });
  }

  async seeGuest(id: string, at: number): Promise<void> {
    await this.#write(() => this.#do.seeGuest.run(at, id));
  }

  async addSession(hash: string, guest: string, at: number): Promise<void> {
    await this.#write(() => this.#do.addSession.run(hash, guest, at));
  }

  async guestOfSession(hash: string): Promise<GuestRow | undefined> {
    return this.#do.guestOfSession.get(hash);
  }

  async dropSession(hash: string): Promise<void> {
    await this.#write(() => this.#do.dropSession.run(hash));
  }

  async countSessions(guest: string): Promise<number> {
    return this.#do.countSessions.get(guest) ?? 0;
  }

  async endSessions(guest: string, except: string): Promise<void> {
    await this.#write(() => this.#do.endSessions.run(guest, except));
  }

  async addRecovery(hash: string, guest: string, expires: number): Promise<void> {
    await this.#write(() => this.#do.addRecovery.run(hash, guest, expires));
  }

  async takeRecovery(hash: string, now: number): Promise<string | undefined> {
    return this.#write(() => {
      const taken = this.#do.takeRecovery.get(hash);
      this.#do.dropRecoveries.run(now);
      return taken !== undefined && taken.expires > now ? taken.guest : undefined;
    });
  }

  async keepRecoveries(guest: string, most: number, now: number): Promise<number> {
    return this.#write(() => {
      this.#do.dropRecoveries.run(now);
      this.#do.keepRecoveries.run({ guest, most });
      return this.#do.countRecoveries.get(guest) ?? 0;
    });
  }

  async addTable(table: TableRow): Promise<boolean> {
    return this.#write(() => this.#add(table));
  }

  async saveTable(table: TableRow): Promise<boolean> {
    return this.#write(() => this.#save(table));
  }

  async openNext(table: TableRow, next: TableRow): Promise<Opened> {
    return this.#write(() => {
      // Read first: nothing is written unless all of it can be.
      if (this.#do.version.get(table.id) !== table.version - 1) return 'late';
      if (!this.#add(next)) return 'code';
      this.#save(table);
      return 'opened';
    });
  }

  async touchTable(id: string, at: number): Promise<void> {
    await this.#write(() => this.#do.touchTable.run(at, id));
  }

  async table(id: string): Promise<TableState | undefined> {
    const row = this.#do.table.get(id);
    return row && stateOf(row);
  }

  async tableByCode(code: string): Promise<TableState | undefined> {
    const row = this.#do.tableByCode.get(code);
    return row && stateOf(row);
  }

  async openTables(limit: number): Promise<readonly TableState[]> {
    return this.#do.openTables.all(limit).map(stateOf);
  }

  async tablesOf(guest: string, limit: number): Promise<readonly TableState[]> {
    return this.#do.tablesOf.all(guest, limit).map(stateOf);
  }

  async playing(): Promise<readonly TableState[]> {
    return this.#do.playing.all().map(stateOf);
  }

  async inPlay(host: string): Promise<number> {
    return this.#do.inPlay.get(host) ?? 0;
  }

  async standing(ids: readonly string[]): Promise<readonly Standing[]> {
    return this.#do.standing.all(JSON.stringify(ids));
  }

  async beginMatch(table: TableRow, start: MatchStart): Promise<boolean> {
    const { header, seed, opening, snapshot, toAct, moved = table.created } = start;
    return this.#write(() => {
      if (!this.#save(table)) return false;
      this.#do.keepTable.run(table.id);
      const match = this.#do.addMatch.get(table.id, JSON.stringify(header), seed) as number;
      const { lastInsertRowid } = this.#do.addOpening.run(match, opening.n, JSON.stringify(opening));
      this.#do.addSpot.run(match, opening.n, Number(lastInsertRowid), JSON.stringify(toAct), moved);
      this.#do.saveSnapshot.run(match, JSON.stringify(snapshot));
      return true;
    });
  }

  async append(items: readonly Append[]): Promise<readonly Appended[]> {
    return this.appendWritten(items.map(writtenOf));
  }

  async appendWritten(items: readonly Written[]): Promise<readonly Appended[]> {
    const written = this.#write(() => items.map((item) => this.#appender.append(item)));
    // Whoever appends has collected a batch already.
    this.#flush();
    return written;
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    // The log is read after the snapshot: it can only have grown meanwhile.
    const row = this.#do.match.get(id);
    return row && matchOf(row, this.#log(id, -1));
  }

  async entries(id: string, from: number): Promise<readonly Entry[]> {
    return entriesOf(this.#log(id, from));
  }

  async command(match: string, id: string): Promise<number | undefined> {
    const number = this.#appender.numberOf(match);
    return number === undefined ? undefined : this.#do.held.get({ match: number, command: id });
  }

  async openChapter(campaign: CampaignRow, table: TableRow): Promise<Opened> {
    return this.#write(() => {
      // Read first: nothing is written unless all of it can be.
      const written = this.#do.campaign.get(campaign.id)?.version ?? 0;
      if (written !== campaign.version - 1) return 'late';
      if (!this.#add(table)) return 'code';
      this.#do[campaign.version === 1 ? 'addCampaign' : 'saveCampaign'].run(campaignColumns(campaign));
      return 'opened';
    });
  }

  async saveCampaign(campaign: CampaignRow): Promise<boolean> {
    return this.#write(() => this.#do.saveCampaign.run(campaignColumns(campaign)).changes === 1);
  }

  async campaign(id: string): Promise<CampaignRow | undefined> {
    const row = this.#do.campaign.get(id);
    return row && campaignOf(row);
  }

  async campaignsOf(guest: string, limit: number): Promise<readonly CampaignRow[]> {
    return this.#do.campaignsOf.all(guest, guest, limit).map(campaignOf);
  }

  async deleteCampaign(id: string): Promise<void> {
    await this.#write(() => this.#do.deleteCampaign.run(id));
  }

  async addSaid(table: string, line: Said, most: number): Promise<void> {
    await this.#write(() => {
      this.#do.addSaid.run(table, JSON.stringify(line), line.at);
      this.#do.trimSaid.run(table, table, most);
    });
  }

  async said(table: string, limit: number): Promise<readonly Said[]> {
    return this.#do.said
      .all(table, limit)
      .reverse()
      .map((line) => JSON.parse(line) as Said);
  }

  async clean(now: number, keep: Keep, most: number): Promise<number> {
    return this.#write(() => {
      this.#appender.forget();
      return cleanFile(this.#db, now, keep, most);
    });
  }

  async ping(): Promise<void> {
    this.#do.ping.get();
  }

  async probe(): Promise<void> {
    await this.#write(() => this.#do.fill.run(PROBE_BYTES));
    await this.#write(() => this.#do.unfill.run());
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
    this.#lock?.release();
  }

  /**
   * Runs in a transaction together with whatever else is to be written in this turn of the event loop: one flush to
   * the disk for all of them. Each is carried out whole or not at all, whatever becomes of the others.
   */
  #write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject }) === 1)
        setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    try {
      // It takes the lock at once: what it reads cannot change before it writes.
      const settle = this.#db.transaction(() => waiting.map((item) => this.#attempt(item, waiting.length > 1)));
      for (const report of settle.immediate()) report();
    } catch (error) {
      this.#appender.forget();
      for (const { reject } of waiting) reject(error);
    }
  }

  /** How to report the outcome once it is on the disk. A failure among others takes back only its own part. */
  #attempt({ work, resolve, reject }: Waiting, among: boolean): () => void {
    if (!among) {
      const value = work();
      return () => resolve(value);
    }
    try {
      const value = this.#db.transaction(work)();
      return () => resolve(value);
    } catch (error) {
      if (!this.#db.inTransaction) throw error;
      this.#appender.forget();
      return () => reject(error);
    }
  }

  /** Entries joined by commas. */
  #log(id: string, from: number): string {
    const match = this.#appender.numberOf(id);
    return match === undefined ? '' : this.#do.entries.all({ match, from }).join(',');
  }

  #add(table: TableRow): boolean {
    if (this.#do.addTable.run(columnsOf(table)).changes === 0) return false;
    this.#do.addSeats.run(table.id, JSON.stringify(table.seats));
    return true;
  }

  #save(table: TableRow): boolean {
    if (this.#do.saveTable.run(columnsOf(table)).changes === 0) return false;
    this.#do.clearSeats.run(table.id);
    this.#do.addSeats.run(table.id, JSON.stringify(table.seats));
    return true;
  }
}
