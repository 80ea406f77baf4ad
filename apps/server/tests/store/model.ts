/** A store as simple as it can be written: maps in memory. The property test holds the databases against it. */
import type { Entry, Snapshot, StoredMatch } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
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
} from '../../src/store/store.ts';

interface Kept {
  readonly start: MatchStart;
  readonly log: Entry[];
  readonly commands: Map<string, number>;
  snapshot: Snapshot<unknown>;
  toAct: TableState['toAct'];
  moved: number;
}

const must = (good: boolean, why: string): void => {
  if (!good) throw new Error(why);
};

const seatedAt = (table: TableRow, guest: string): boolean => table.seats.some((seat) => seat.guest === guest);

const byId = (a: TableState, b: TableState): number => (a.table.id < b.table.id ? -1 : 1);

export class ModelStore implements Store {
  readonly #guests = new Map<string, GuestRow>();
  readonly #sessions = new Map<string, string>();
  readonly #recoveries = new Map<string, { guest: string; expires: number }>();
  readonly #tables = new Map<string, TableRow>();
  readonly #matches = new Map<string, Kept>();
  readonly #campaigns = new Map<string, CampaignRow>();
  readonly #said = new Map<string, Said[]>();
  readonly #opened = new Map<string, number>();
  readonly #kept = new Set<string>();

  async addGuest(guest: GuestRow, session?: string): Promise<void> {
    must(!this.#guests.has(guest.id), 'the guest is there already');
    must(session === undefined || !this.#sessions.has(session), 'the session is there already');
    this.#guests.set(guest.id, guest);
    if (session !== undefined) this.#sessions.set(session, guest.id);
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return this.#guests.get(id);
  }

  async renameGuest(id: string, name: string): Promise<void> {
    this.#guests.set(id, { ...this.#known(id), name });
    for (const table of this.#tables.values()) {
      const seats = table.seats.map((seat) => (seat.guest === id ? { ...seat, name } : seat));
      const active = table.status === 'waiting' || table.status === 'playing';
      if (active && seatedAt(table, id)) this.#tables.set(table.id, { ...table, seats, version: table.version + 1 });
    }
  }

  async setResponseTimeout(id: string, patience: number): Promise<void> {
    this.#guests.set(id, { ...this.#known(id), patience });
  }

  async seeGuest(id: string, seen: number): Promise<void> {
    const guest = this.#guests.get(id);
    if (guest) this.#guests.set(id, { ...guest, seen });
  }

  async addSession(hash: string, guest: string): Promise<void> {
    must(!this.#sessions.has(hash), 'the session is there already');
    this.#sessions.set(hash, this.#known(guest).id);
  }

  async guestOfSession(hash: string): Promise<GuestRow | undefined> {
    return this.#guests.get(this.#sessions.get(hash) ?? '');
  }

  async dropSession(hash: string): Promise<void> {
    this.#sessions.delete(hash);
  }

  async countSessions(guest: string): Promise<number> {
    return [...this.#sessions.values()].filter((id) => id === guest).length;
  }

  async endSessions(guest: string, except: string): Promise<void> {
    for (const [hash, id] of this.#sessions) if (id === guest && hash !== except) this.#sessions.delete(hash);
  }

  async addRecovery(hash: string, guest: string, expires: number): Promise<void> {
    must(!this.#recoveries.has(hash), 'the token is there already');
    this.#recoveries.set(hash, { guest: this.#known(guest).id, expires });
  }

  async takeRecovery(hash: string, now: number): Promise<string | undefined> {
    const found = this.#recoveries.get(hash);
    this.#recoveries.delete(hash);
    for (const [other, { expires }] of this.#recoveries) if (expires <= now) this.#recoveries.delete(other);
    return found && found.expires > now ? found.guest : undefined;
  }

  async keepRecoveries(guest: string, most: number, now: number): Promise<number> {
    const mine = [...this.#recoveries].filter(([, token]) => token.guest === guest && token.expires > now);
    mine.sort(([a, one], [b, other]) => other.expires - one.expires || (a < b ? -1 : 1));
    const kept = mine.slice(0, most).map(([hash]) => hash);
    for (const [hash, token] of this.#recoveries)
      if (token.expires <= now || (token.guest === guest && !kept.includes(hash))) this.#recoveries.delete(hash);
    return kept.length;
  }

  async addTable(table: TableRow): Promise<boolean> {
    if (this.#codeInUse(table)) return false;
    must(!this.#tables.has(table.id), 'the table is there already');
    this.#put(table);
    this.#opened.set(table.id, table.created);
    return true;
  }

  async saveTable(table: TableRow): Promise<boolean> {
    if (!this.#follows(table)) return false;
    must(!this.#codeInUse(table), 'the code is in use');
    this.#put(table);
    return true;
  }

  async openNext(table: TableRow, next: TableRow): Promise<Opened> {
    if (!this.#follows(table)) return 'late';
    const before = this.#tables.get(table.id) as TableRow;
    await this.saveTable(table);
    try {
      if (await this.addTable(next)) return 'opened';
    } catch (error) {
      this.#tables.set(table.id, before);
      throw error;
    }
    this.#tables.set(table.id, before);
    return 'code';
  }

  async touchTable(id: string, at: number): Promise<void> {
    if (this.#tables.has(id)) this.#opened.set(id, at);
  }

  async table(id: string): Promise<TableState | undefined> {
    return this.#states().find(({ table }) => table.id === id);
  }

  async tableByCode(code: string): Promise<TableState | undefined> {
    return this.#states().find(({ table }) => table.code === code);
  }

  async openTables(limit: number): Promise<readonly TableState[]> {
    return this.#states()
      .filter(({ table }) => table.status === 'waiting' && table.settings.listed)
      .sort((a, b) => b.table.created - a.table.created || byId(a, b))
      .slice(0, limit);
  }

  async tablesOf(guest: string, limit: number): Promise<readonly TableState[]> {
    return this.#states()
      .filter(({ table }) => table.status !== 'closed' && table.seats.some((seat) => seat.guest === guest))
      .sort((a, b) => b.moved - a.moved || byId(a, b))
      .slice(0, limit);
  }

  async playing(): Promise<readonly TableState[]> {
    return this.#states()
      .filter(({ table }) => table.status === 'playing')
      .sort((a, b) => a.table.created - b.table.created || byId(a, b));
  }

  async standing(ids: readonly string[]): Promise<readonly Standing[]> {
    return this.#states()
      .filter(({ table }) => ids.includes(table.id))
      .map(({ table: { id, version }, n }) => ({ id, n, version }));
  }

  async inPlay(host: string): Promise<number> {
    return (await this.playing()).filter(({ table }) => table.host === host).length;
  }

  async beginMatch(table: TableRow, start: MatchStart): Promise<boolean> {
    if (!this.#follows(table)) return false;
    must(!this.#matches.has(table.id), 'the match has begun already');
    await this.saveTable(table);
    if (table.seats.some(({ guest }) => guest !== null)) this.#kept.add(table.id);
    const { opening, snapshot, toAct, moved = table.created } = start;
    this.#matches.set(table.id, { start, log: [opening], commands: new Map(), snapshot, toAct, moved });
    return true;
  }

  async append(items: readonly Append[]): Promise<readonly Appended[]> {
    return items.map((item) => this.#append(item));
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    const kept = this.#matches.get(id);
    return kept && { header: kept.start.header, seed: kept.start.seed, log: kept.log, snapshot: kept.snapshot };
  }

  async entries(id: string, from: number): Promise<readonly Entry[]> {
    return (this.#matches.get(id)?.log ?? []).filter(({ n }) => n > from);
  }

  async command(match: string, id: string): Promise<number | undefined> {
    return this.#matches.get(match)?.commands.get(id);
  }

  async openChapter(campaign: CampaignRow, table: TableRow): Promise<Opened> {
    if ((this.#campaigns.get(campaign.id)?.version ?? 0) !== campaign.version - 1) return 'late';
    this.#known(campaign.owner);
    if (!(await this.addTable(table))) return 'code';
    this.#campaigns.set(campaign.id, campaign);
    return 'opened';
  }

  async saveCampaign(campaign: CampaignRow): Promise<boolean> {
    if (this.#campaigns.get(campaign.id)?.version !== campaign.version - 1) return false;
    this.#campaigns.set(campaign.id, campaign);
    return true;
  }

  async campaign(id: string): Promise<CampaignRow | undefined> {
    return this.#campaigns.get(id);
  }

  async campaignsOf(guest: string, limit: number): Promise<readonly CampaignRow[]> {
    const sits = ({ table }: CampaignRow): boolean =>
      this.#tables.get(table)?.seats.some((seat) => seat.guest === guest) ?? false;
    return [...this.#campaigns.values()]
      .filter((campaign) => campaign.owner === guest || sits(campaign))
      .sort((a, b) => b.moved - a.moved || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  async deleteCampaign(id: string): Promise<void> {
    this.#campaigns.delete(id);
  }

  async addSaid(table: string, line: Said, most: number): Promise<void> {
    must(this.#tables.has(table), 'there is no such table');
    this.#said.set(table, [...(this.#said.get(table) ?? []), line].slice(-most));
  }

  async said(table: string, limit: number): Promise<readonly Said[]> {
    const lines = this.#said.get(table) ?? [];
    return lines.slice(Math.max(0, lines.length - limit));
  }

  /** All at once: how much of it at a time is the databases' own matter. */
  async clean(now: number, keep: Keep): Promise<number> {
    const past = (at: number, ms: number | undefined): boolean => ms !== undefined && at < now - ms;
    for (const [hash, { expires }] of this.#recoveries) if (expires <= now) this.#recoveries.delete(hash);
    for (const [id, table] of this.#tables)
      this.#cleanTable(id, table, now, (ms) => past(this.#openedAt(id), ms), keep);
    for (const [id, lines] of this.#said)
      this.#said.set(
        id,
        lines.filter(({ at }) => !past(at, keep.talk)),
      );
    for (const guest of this.#guests.values()) if (past(guest.seen, keep.guests)) this.#cleanGuest(guest, now);
    return 0;
  }

  async ping(): Promise<void> {}
  async probe(): Promise<void> {}
  async close(): Promise<void> {}

  #openedAt(id: string): number {
    return this.#opened.get(id) ?? 0;
  }

  #cleanTable(id: string, table: TableRow, now: number, past: (ms: number | undefined) => boolean, keep: Keep): void {
    if (this.#kept.has(id)) return;
    if (table.status === 'waiting') {
      if (!past(keep.waiting)) return;
      this.#tables.set(id, { ...table, status: 'closed', code: null, version: table.version + 1 });
      this.#opened.set(id, now);
    } else if (past(table.status === 'closed' ? keep.closed : keep.bots)) {
      if ([...this.#campaigns.values()].some((campaign) => campaign.table === id)) this.#opened.set(id, now);
      else this.#drop(id);
    }
  }

  #drop(id: string): void {
    for (const part of [this.#tables, this.#matches, this.#said, this.#opened]) part.delete(id);
    for (const table of this.#tables.values())
      if (table.next === id) this.#tables.set(table.id, { ...table, next: null, version: table.version + 1 });
  }

  #cleanGuest(guest: GuestRow, now: number): void {
    const { id } = guest;
    const named =
      [...this.#tables.values()].some((table) => table.host === id || seatedAt(table, id)) ||
      [...this.#campaigns.values()].some(({ owner }) => owner === id);
    if (named) this.#guests.set(id, { ...guest, seen: now });
    else {
      this.#guests.delete(id);
      for (const [hash, owner] of this.#sessions) if (owner === id) this.#sessions.delete(hash);
      for (const [hash, token] of this.#recoveries) if (token.guest === id) this.#recoveries.delete(hash);
    }
  }

  #append({ match, entry, command, version, toAct, moved, snapshot, over }: Append): Appended {
    const kept = this.#matches.get(match);
    const table = this.#tables.get(match);
    if (kept?.log.length !== entry.n || (version !== undefined && version !== table?.version)) {
      const held = command === null ? undefined : kept?.commands.get(command);
      return held === undefined ? { stored: false, why: 'taken' } : { stored: false, why: 'repeated', n: held };
    }
    kept.log.push(entry);
    if (command !== null && !kept.commands.has(command)) kept.commands.set(command, entry.n);
    Object.assign(kept, { toAct, moved, snapshot: snapshot ?? kept.snapshot });
    if (over && table?.status === 'playing')
      this.#tables.set(match, { ...table, status: 'over', code: null, version: table.version + 1 });
    return { stored: true };
  }

  #known(guest: string): GuestRow {
    const found = this.#guests.get(guest);
    if (!found) throw new Error('there is no such guest');
    return found;
  }

  #codeInUse({ id, code }: TableRow): boolean {
    return code !== null && [...this.#tables.values()].some((other) => other.code === code && other.id !== id);
  }

  #follows({ id, version }: TableRow): boolean {
    return this.#tables.get(id)?.version === version - 1;
  }

  #put(table: TableRow): void {
    this.#known(table.host);
    const people = table.seats.flatMap(({ guest }) => (guest === null ? [] : [this.#known(guest).id]));
    must(new Set(people).size === people.length, 'nobody has two chairs');
    this.#tables.set(table.id, table);
  }

  #states(): TableState[] {
    return [...this.#tables.values()].map((table) => {
      const kept = this.#matches.get(table.id);
      return {
        table,
        n: kept ? kept.log.length - 1 : -1,
        toAct: kept?.toAct ?? [],
        moved: kept?.moved ?? table.created,
      };
    });
  }
}
