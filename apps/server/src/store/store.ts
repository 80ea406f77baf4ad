/**
 * Where everything that must survive is kept. Two implementations, SQLite and PostgreSQL, pass the same contract
 * tests. Whatever is sent to anybody was stored first.
 */
import type { CampaignState, Entry, Header, Seat, Snapshot, StoredMatch } from '@broadside/kernel';
import type { Said, TableSettings } from '@broadside/wire';
import type { Shards } from './shards.ts';

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Seconds the guest is waited for when attacked in somebody else's turn; 0: as long as it takes. */
  readonly patience: number;
  /** When the guest was here last, give or take a day. */
  readonly seen: number;
}

/** Of somebody who never said. */
export const USUAL_RESPONSE_TIMEOUT = 30;

export type TableStatus = 'waiting' | 'playing' | 'over' | 'closed';

/** Who sits where; `bot` beside a guest: a bot plays for an absent person, who may take the seat back. */
export interface SeatRow {
  readonly guest: string | null;
  readonly name: string | null;
  readonly bot: string | null;
}

/** Guests whom the host has removed from a table, and those who were muted. */
export interface Bans {
  readonly removed: readonly string[];
  readonly muted: readonly string[];
}

export interface TableRow {
  readonly id: string;
  /** Null once nobody can join by it any more; unique among the rest. */
  readonly code: string | null;
  readonly host: string;
  readonly status: TableStatus;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRow[];
  readonly next: string | null;
  readonly created: number;
  /** Without it nobody was ever removed or muted. */
  readonly bans?: Bans;
  /** Counted from 1 by every change; what is written follows on what was read, or is not written. */
  readonly version: number;
}

/** A table in a list, with where its match stands. */
export interface TableState {
  readonly table: TableRow;
  /** Number of the last entry; -1 before the match. */
  readonly n: number;
  readonly toAct: readonly Seat[];
  readonly moved: number;
}

/** The least by which it can be seen that a table has changed. */
export interface Standing {
  readonly id: string;
  /** Number of the last entry; -1 before the match. */
  readonly n: number;
  readonly version: number;
}

/** Matches that follow each other. Who plays in it sits at its table. */
export interface CampaignRow {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly name: string | null;
  /** The table of its latest chapter. */
  readonly table: string;
  /** Whether the end of the match at this table is in the chronicle. */
  readonly settled: boolean;
  readonly stopped: boolean;
  readonly chronicle: CampaignState;
  /** Counted from 1; what is written follows on what was read, or is not written. */
  readonly version: number;
  readonly created: number;
  readonly moved: number;
}

/** What became of a new table that follows on another: somebody else wrote first, or its code is in use. */
export type Opened = 'opened' | 'late' | 'code';

export interface MatchStart {
  readonly header: Header;
  readonly seed: string;
  readonly opening: Entry;
  readonly snapshot: Snapshot<unknown>;
  readonly toAct: readonly Seat[];
  /** When the match began; without it the table counts as last moved when it was made. */
  readonly moved?: number;
}

/**
 * One entry to be written; a match has its table's id. The key (match, n) can be written once. Commands need no key of
 * their own: a request sent twice names a number that is taken by then.
 */
export interface Append {
  readonly match: string;
  readonly entry: Entry;
  /** The entry as JSON, if it is serialised already. */
  readonly text?: string;
  /** The client's id of the request; null for the table's own and bots' acts. */
  readonly command: string | null;
  /** The version of the table's row it was decided under: an entry does not follow on a row that has changed. */
  readonly version?: number;
  readonly toAct: readonly Seat[];
  readonly moved: number;
  /** Written along with the entry now and then, so that opening the match stays quick. */
  readonly snapshot?: Snapshot<unknown>;
  /** The match ended with this entry: the table is over. */
  readonly over?: boolean;
}

/** What became of an append: the number of the entry that now holds the command, or who was first. */
export type Appended =
  | { readonly stored: true }
  /** Another node wrote this number or the table's row first, or the entry before it is not there: no log has gaps. */
  | { readonly stored: false; readonly why: 'taken' }
  /** The number is taken, and entry `n` holds this very command: the request was carried out before. */
  | { readonly stored: false; readonly why: 'repeated'; readonly n: number };

/** How long is kept what nobody comes back to, in milliseconds; what is not named stays for ever. */
export interface Keep {
  /** Guests who have no seat, table or campaign, since they were here last. */
  readonly guests?: number | undefined;
  /** Tables that wait for players, since somebody had them open: closed first, then cleared away as closed ones. */
  readonly waiting?: number | undefined;
  /** Closed tables without a match that people played, since somebody had them open. */
  readonly closed?: number | undefined;
  /** Matches of bots alone, since somebody had them open. A match that people played is never cleared away. */
  readonly bots?: number | undefined;
  /** What was said, since then. */
  readonly talk?: number | undefined;
}

export interface Store {
  /** Its databases, if it has several. */
  readonly shards?: Shards;

  /** With the hash of their first session, together or not at all. */
  addGuest(guest: GuestRow, session?: string): Promise<void>;
  guest(id: string): Promise<GuestRow | undefined>;
  /** Also the name on every seat the guest has at a table that waits or plays. */
  renameGuest(id: string, name: string): Promise<void>;
  setResponseTimeout(id: string, seconds: number): Promise<void>;
  /** The guest was here. */
  seeGuest(id: string, at: number): Promise<void>;

  /** Sessions and recovery tokens are known only by their hashes. */
  addSession(hash: string, guest: string, at: number): Promise<void>;
  guestOfSession(hash: string): Promise<GuestRow | undefined>;
  dropSession(hash: string): Promise<void>;
  countSessions(guest: string): Promise<number>;
  /** All but this one. */
  endSessions(guest: string, except: string): Promise<void>;
  addRecovery(hash: string, guest: string, expires: number): Promise<void>;
  /** The guest behind an unused, unexpired token; it is used up by this. */
  takeRecovery(hash: string, now: number): Promise<string | undefined>;
  /** How many tokens the guest has left: at most so many, the youngest; older and expired ones are dropped. */
  keepRecoveries(guest: string, most: number, now: number): Promise<number>;

  /** False if the code is in use: make another. */
  addTable(table: TableRow): Promise<boolean>;
  /** False if another version was written meanwhile, or the table is gone: read it again. */
  saveTable(table: TableRow): Promise<boolean>;
  /** A table's new row, and the new table it leads to, together or not at all. */
  openNext(table: TableRow, next: TableRow): Promise<Opened>;
  /** Somebody has the table open. */
  touchTable(id: string, at: number): Promise<void>;
  table(id: string): Promise<TableState | undefined>;
  tableByCode(code: string): Promise<TableState | undefined>;
  /** Listed tables that wait for players, the newest first. */
  openTables(limit: number): Promise<readonly TableState[]>;
  /** Tables where the guest sits, the last moved first; closed ones are left out. */
  tablesOf(guest: string, limit: number): Promise<readonly TableState[]>;
  /** Every table whose match is being played: after a restart some of them wait for a bot. */
  playing(): Promise<readonly TableState[]>;
  /** How many of them the guest is the host of. */
  inPlay(host: string): Promise<number>;

  /** Where these tables stand; those that are not there are left out. */
  standing(ids: readonly string[]): Promise<readonly Standing[]>;

  /** The table's new row and the opening of its match, together or not at all; false as for `saveTable`. */
  beginMatch(table: TableRow, start: MatchStart): Promise<boolean>;
  /** All in one transaction; each item is judged for itself, in order. */
  append(items: readonly Append[]): Promise<readonly Appended[]>;
  match(id: string): Promise<StoredMatch | undefined>;
  /** Entries after number `from`: what another node wrote, or a client missed. */
  entries(id: string, from: number): Promise<readonly Entry[]>;
  /** The number of the first entry that holds a command, if one does. */
  command(match: string, id: string): Promise<number | undefined>;

  /** The campaign at its new table, together with that table or not at all; version 1 makes the campaign. */
  openChapter(campaign: CampaignRow, table: TableRow): Promise<Opened>;
  /** False if another version was written meanwhile: read it again. */
  saveCampaign(campaign: CampaignRow): Promise<boolean>;
  campaign(id: string): Promise<CampaignRow | undefined>;
  /** Those the guest owns, and those at whose table they sit; the last moved first. */
  campaignsOf(guest: string, limit: number): Promise<readonly CampaignRow[]>;
  /** Its tables stay. */
  deleteCampaign(id: string): Promise<void>;

  /** Of a table's chat only the last `most` are kept. */
  addSaid(table: string, line: Said, most: number): Promise<void>;
  /** The last messages, the oldest first. */
  said(table: string, limit: number): Promise<readonly Said[]>;

  /** Clears away what need not be kept, at most `most` of each kind, and gives back room; 0: nothing is left to do. */
  clean(now: number, keep: Keep, most: number): Promise<number>;

  /** A cheap question that fails when the database cannot be reached. */
  ping(): Promise<void>;
  /** Writes something and takes it away again: fails when nothing can be written. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
