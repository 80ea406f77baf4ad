/**
 * Several PostgreSQL databases as one store. A table and all that belongs to it, its campaign too, live in the database that
 * its id names; people and their sessions live in the first, because whoever comes is asked for before any table is. A
 * database that is away stops its own tables only: lists leave them out, and whoever asks for one of them is told why.
 */
import type { Entry, StoredMatch } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import type { PostgresStore } from './postgres.ts';
import type { NamedElsewhere } from './postgres-clean.ts';
import { Shard, type ShardSettings } from './shard.ts';
import { type Shards, shardOf } from './shards.ts';
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
import { codeOf, troubleOf } from './trouble.ts';

/** Somebody is named who is not in this database. */
const UNKNOWN_GUEST = '23503';

type Order<T> = (one: T, other: T) => number;

const byId = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const youngest: Order<TableState> = ({ table: one }, { table: other }) =>
  other.created - one.created || byId(one.id, other.id);
const oldest: Order<TableState> = ({ table: one }, { table: other }) =>
  one.created - other.created || byId(one.id, other.id);
const lastMoved: Order<TableState> = (one, other) => other.moved - one.moved || byId(one.table.id, other.table.id);

const guestsAt = ({ host, seats }: TableRow): readonly string[] => [
  ...new Set([host, ...seats.flatMap(({ guest }) => guest ?? [])]),
];

export class ShardedStore implements Store {
  readonly shards: Shards;
  readonly #all: readonly Shard[];
  readonly #first: Shard;
  readonly #shardOf: (id: string) => number;

  private constructor(all: readonly Shard[], shardOf: (id: string) => number) {
    this.#all = all;
    this.#first = all[0];
    this.#shardOf = shardOf;
    const lostNow = (): ReadonlySet<number> => new Set(all.filter(({ isLost }) => isLost).map(({ number }) => number));
    this.shards = {
      count: all.length,
      get lost() {
        return lostNow();
      },
    };
  }

  /** In the order in which the site has always listed them. */
  static async open(databases: readonly ShardSettings[], of = shardOf): Promise<ShardedStore> {
    const all = databases.map((settings) => new Shard(settings));
    try {
      const site = await all[0].open();
      await Promise.all(all.slice(1).map((shard) => shard.open(site)));
      return new ShardedStore(all, of);
    } catch (error) {
      await Promise.all(all.map((shard) => shard.close()));
      throw error;
    }
  }

  /** What an id names that is not in the list is nowhere. */
  #of(id: string): Shard {
    const shard = this.#all[this.#shardOf(id)];
    if (!shard) throw new Error(`no database for ${JSON.stringify(id)}`);
    return shard;
  }

  #at<T>(id: string, work: (store: PostgresStore) => Promise<T>): Promise<T> {
    return this.#of(id).on(work);
  }

  /** Undefined for an id that names no database of ours. */
  async #look<T>(id: string, work: (store: PostgresStore) => Promise<T>): Promise<T | undefined> {
    return this.#all[this.#shardOf(id)]?.on(work);
  }

  /** What those that can be used now answer; the first must. */
  async #each<T>(work: (store: PostgresStore, shard: Shard) => Promise<T>, shards = this.#all): Promise<T[]> {
    const answers = await Promise.all(
      shards.map(async (shard) => {
        try {
          return [await shard.on((store) => work(store, shard))];
        } catch (error) {
          if (shard === this.#first || troubleOf(error) === undefined) throw error;
          return [];
        }
      }),
    );
    return answers.flat();
  }

  /** Work in which these people are named: a copy of whoever is not known there is made first. */
  async #naming<T>(id: string, guests: readonly string[], work: (store: PostgresStore) => Promise<T>): Promise<T> {
    const shard = this.#of(id);
    try {
      return await shard.on(work);
    } catch (error) {
      if (shard === this.#first || codeOf(error) !== UNKNOWN_GUEST) throw error;
    }
    const rows = await this.#first.on((store) => Promise.all(guests.map((guest) => store.guest(guest))));
    await shard.on((store) => store.copyGuests(rows.filter((row) => row !== undefined)));
    return shard.on(work);
  }

  // People

  addGuest(guest: GuestRow, session?: string): Promise<void> {
    return this.#first.on((store) => store.addGuest(guest, session));
  }

  guest(id: string): Promise<GuestRow | undefined> {
    return this.#first.on((store) => store.guest(id));
  }

  /** At tables of a database that is away the name stays what it was. */
  async renameGuest(id: string, name: string): Promise<void> {
    await this.#first.on((store) => store.renameGuest(id, name));
    await this.#each((store) => store.renameCopy(id, name), this.#all.slice(1));
  }

  setResponseTimeout(id: string, seconds: number): Promise<void> {
    return this.#first.on((store) => store.setResponseTimeout(id, seconds));
  }

  seeGuest(id: string, at: number): Promise<void> {
    return this.#first.on((store) => store.seeGuest(id, at));
  }

  addSession(hash: string, guest: string, at: number): Promise<void> {
    return this.#first.on((store) => store.addSession(hash, guest, at));
  }

  guestOfSession(hash: string): Promise<GuestRow | undefined> {
    return this.#first.on((store) => store.guestOfSession(hash));
  }

  dropSession(hash: string): Promise<void> {
    return this.#first.on((store) => store.dropSession(hash));
  }

  countSessions(guest: string): Promise<number> {
    return this.#first.on((store) => store.countSessions(guest));
  }

  endSessions(guest: string, except: string): Promise<void> {
    return this.#first.on((store) => store.endSessions(guest, except));
  }

  addRecovery(hash: string, guest: string, expires: number): Promise<void> {
    return this.#first.on((store) => store.addRecovery(hash, guest, expires));
  }

  takeRecovery(hash: string, now: number): Promise<string | undefined> {
    return this.#first.on((store) => store.takeRecovery(hash, now));
  }

  keepRecoveries(guest: string, most: number, now: number): Promise<number> {
    return this.#first.on((store) => store.keepRecoveries(guest, most, now));
  }

  // Tables

  /** A code is in use once among all databases that can be asked. */
  async addTable(table: TableRow): Promise<boolean> {
    if (await this.#isTaken(table)) return false;
    return this.#naming(table.id, guestsAt(table), (store) => store.addTable(table));
  }

  async #isTaken({ id, code }: TableRow): Promise<boolean> {
    if (code === null) return false;
    const others = this.#all.filter((shard) => shard !== this.#of(id));
    return (await this.#each((store) => store.tableByCode(code), others)).some((found) => found !== undefined);
  }

  saveTable(table: TableRow): Promise<boolean> {
    return this.#naming(table.id, guestsAt(table), (store) => store.saveTable(table));
  }

  async openNext(table: TableRow, next: TableRow): Promise<Opened> {
    this.#checkTogether(table.id, next.id);
    if (await this.#isTaken(next)) return 'code';
    const guests = [...guestsAt(table), ...guestsAt(next)];
    return this.#naming(table.id, guests, (store) => store.openNext(table, next));
  }

  /** What is written together or not at all is in one database. */
  #checkTogether(one: string, other: string): void {
    if (this.#of(one) !== this.#of(other)) throw new Error(`${one} and ${other} are in two databases`);
  }

  touchTable(id: string, at: number): Promise<void> {
    return this.#at(id, (store) => store.touchTable(id, at));
  }

  table(id: string): Promise<TableState | undefined> {
    return this.#look(id, (store) => store.table(id));
  }

  async tableByCode(code: string): Promise<TableState | undefined> {
    const found = (await this.#each((store) => store.tableByCode(code))).find((state) => state !== undefined);
    if (found) return found;
    // It may be there: nobody is told that there is none.
    const lost = this.#all.find(({ isLost }) => isLost);
    return lost?.on((store) => store.tableByCode(code));
  }

  async openTables(limit: number): Promise<readonly TableState[]> {
    const found = await this.#each((store) => store.openTables(limit));
    return found.flat().toSorted(youngest).slice(0, limit);
  }

  async tablesOf(guest: string, limit: number): Promise<readonly TableState[]> {
    const found = await this.#each((store) => store.tablesOf(guest, limit));
    return found.flat().toSorted(lastMoved).slice(0, limit);
  }

  async playing(): Promise<readonly TableState[]> {
    return (await this.#each((store) => store.playing())).flat().toSorted(oldest);
  }

  async inPlay(host: string): Promise<number> {
    return (await this.#each((store) => store.inPlay(host))).reduce((sum, count) => sum + count, 0);
  }

  async standing(ids: readonly string[]): Promise<readonly Standing[]> {
    const idsOf = ({ number }: Shard): string[] => ids.filter((id) => this.#shardOf(id) === number);
    const asked = this.#all.filter((shard) => idsOf(shard).length > 0);
    return (await this.#each((store, shard) => store.standing(idsOf(shard)), asked)).flat();
  }

  // Matches

  beginMatch(table: TableRow, start: MatchStart): Promise<boolean> {
    return this.#naming(table.id, guestsAt(table), (store) => store.beginMatch(table, start));
  }

  /** In one transaction for each database; whoever wants them apart hands them in apart. */
  async append(items: readonly Append[]): Promise<readonly Appended[]> {
    const results = new Map<Append, Appended>();
    for (const shard of new Set(items.map(({ match }) => this.#of(match)))) {
      const mine = items.filter(({ match }) => this.#of(match) === shard);
      const appended = await shard.on((store) => store.append(mine));
      mine.forEach((item, at) => void results.set(item, appended[at]));
    }
    return items.map((item) => results.get(item) as Appended);
  }

  match(id: string): Promise<StoredMatch | undefined> {
    return this.#look(id, (store) => store.match(id));
  }

  async entries(id: string, from: number): Promise<readonly Entry[]> {
    return (await this.#look(id, (store) => store.entries(id, from))) ?? [];
  }

  command(match: string, id: string): Promise<number | undefined> {
    return this.#look(match, (store) => store.command(match, id));
  }

  // Campaigns

  async openChapter(campaign: CampaignRow, table: TableRow): Promise<Opened> {
    this.#checkTogether(campaign.id, table.id);
    if (await this.#isTaken(table)) return 'code';
    const guests = [campaign.owner, ...guestsAt(table)];
    return this.#naming(campaign.id, guests, (store) => store.openChapter(campaign, table));
  }

  saveCampaign(campaign: CampaignRow): Promise<boolean> {
    return this.#at(campaign.id, (store) => store.saveCampaign(campaign));
  }

  campaign(id: string): Promise<CampaignRow | undefined> {
    return this.#look(id, (store) => store.campaign(id));
  }

  async campaignsOf(guest: string, limit: number): Promise<readonly CampaignRow[]> {
    const found = await this.#each((store) => store.campaignsOf(guest, limit));
    return found
      .flat()
      .toSorted((one, other) => other.moved - one.moved || byId(one.id, other.id))
      .slice(0, limit);
  }

  deleteCampaign(id: string): Promise<void> {
    return this.#at(id, (store) => store.deleteCampaign(id));
  }

  // Talk

  addSaid(table: string, line: Said, most: number): Promise<void> {
    return this.#at(table, (store) => store.addSaid(table, line, most));
  }

  async said(table: string, limit: number): Promise<readonly Said[]> {
    return (await this.#look(table, (store) => store.said(table, limit))) ?? [];
  }

  // Keeping

  /** Nobody is forgotten while a database cannot be asked who is named there. */
  async clean(now: number, keep: Keep, most: number): Promise<number> {
    const [, ...others] = this.#all;
    const found = await this.#each((store) => store.clean(now, keep, most), others);
    const elsewhere: NamedElsewhere = async (guests) =>
      new Set((await Promise.all(others.map((shard) => shard.on((store) => store.copiesOf(guests))))).flat());
    const all = this.shards.lost.size === 0 ? keep : { ...keep, guests: undefined };
    found.push(await this.#first.on((store) => store.clean(now, all, most, elsewhere)));
    return found.reduce((sum, count) => sum + count, 0);
  }

  /** The first: whoever is missing beside it looks after itself. */
  ping(): Promise<void> {
    return this.#first.on((store) => store.ping());
  }

  probe(): Promise<void> {
    return this.#first.on((store) => store.probe());
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((shard) => shard.close()));
  }
}
