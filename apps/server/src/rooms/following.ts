/**
 * What other nodes write at a table, and what they are told of what is written here. The store is the truth: news spares
 * reading it where an entry follows on what is known.
 */
import type { Entry } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';
import type { TableState, TableStatus } from '../store/store.ts';
import type { Span } from '../trace/span.ts';
import type { People } from './elsewhere.ts';
import { isRemoved } from './info.ts';
import type { Room } from './room.ts';
import { entryText, say } from './serialiser.ts';

/** A larger entry is not sent along: whoever needs it reads it. */
const LONGEST_ENTRY = 200_000;

/** What the nodes with one table in memory tell each other. Fields are only added, and unknown types are ignored. */
type TableNews =
  /** An entry is stored, under this version of the table's row. */
  | {
      readonly type: 'entry';
      readonly n: number;
      readonly version: number;
      readonly moved: number;
      readonly entry: Entry | null;
      readonly trace?: string;
    }
  | { readonly type: 'row'; readonly version: number; readonly trace?: string }
  | { readonly type: 'said'; readonly key: string; readonly line: Said }
  | { readonly type: 'here'; readonly node: string; readonly people: People };

export class Following {
  private readonly services: Services;
  private readonly room: Room;
  private readonly subject: string;
  private publishedPeople = '[] 0';
  /** Ends hearing of this table. */
  readonly deafen: () => void;

  constructor(services: Services, room: Room) {
    this.services = services;
    this.room = room;
    this.subject = `table.${room.id}`;
    this.deafen = services.news.subscribe(this.subject, (text) => this.hear(JSON.parse(text) as TableNews));
  }

  // Telling

  publishEntry(): void {
    const { news } = this.services;
    const { match } = this.room.host;
    if (news.alone || !match) return;
    const { n, moved, row, trace } = this.room;
    const text = entryText(match, match.log[n]);
    const entry = text.length > LONGEST_ENTRY ? 'null' : text;
    const head = `{"type":"entry","n":${n},"version":${row.version},"moved":${moved}`;
    const traced = trace ? `,"trace":"${trace.traceparent}"` : '';
    news.publish(this.subject, `${head}${traced},"entry":${entry}}`);
  }

  publishRow(): void {
    const { row, trace } = this.room;
    this.publish({ type: 'row', version: row.version, ...(trace ? { trace: trace.traceparent } : {}) });
  }

  publishSaid(key: string, line: Said): void {
    this.publish({ type: 'said', key, line });
  }

  /** Who is here, if that has changed; `again`: others may have missed it. */
  publishPeople(people: People, again = false): void {
    const { news, nodes } = this.services;
    if (news.alone) return;
    const told = `${JSON.stringify(people.guests)} ${people.lines}`;
    if (told === this.publishedPeople && !again) return;
    this.publishedPeople = told;
    this.publish({ type: 'here', node: nodes.id, people });
  }

  private publish(what: TableNews): void {
    const { news } = this.services;
    if (!news.alone) news.publish(this.subject, JSON.stringify(what));
  }

  // Hearing

  private hear(what: TableNews): void {
    // Whoever is here is about to come back elsewhere; what is heard would only keep the rooms from coming to rest.
    if (this.services.draining) return;
    const { queue, subscribers, row } = this.room;
    switch (what.type) {
      case 'entry':
        queue.add(() => this.attempt((trace) => this.hearEntry(what, trace), this.traceOf(what)));
        break;
      case 'row':
        if (what.version > row.version)
          queue.add(() => this.attempt((trace) => this.readFor(trace), this.traceOf(what)));
        break;
      case 'said':
        this.room.spoken.add(what.key);
        subscribers.broadcast(say({ type: 'chat', lines: [what.line] }));
        break;
      case 'here':
        this.room.learn(what.node, what.people);
    }
  }

  private traceOf({ trace }: { readonly trace?: string }): Span | undefined {
    return trace === undefined ? undefined : this.services.tracer.goOn('follow', trace, { table: this.room.id });
  }

  /** What fails now is made good by the next poll. */
  private async attempt(work: (trace: Span | undefined) => Promise<unknown>, trace: Span | undefined): Promise<void> {
    trace?.step('queue');
    await work(trace).catch((error: unknown) => {
      this.services.log.warn({ err: error, table: this.room.id }, 'what another node wrote could not be read yet');
    });
    trace?.end({ n: this.room.n });
  }

  private async readFor(trace: Span | undefined): Promise<void> {
    await this.refresh();
    trace?.step('read');
  }

  private async hearEntry(news: Extract<TableNews, { type: 'entry' }>, trace: Span | undefined): Promise<void> {
    const { n, version, moved, entry } = news;
    const { room } = this;
    const { match } = room.host;
    if (n <= room.n && version <= room.row.version) {
      // It was read before the news came, when the match was opened: perhaps not everybody was sent it.
      if (match) room.subscribers.correct(match);
      return;
    }
    // Nobody here needs it: whoever comes has it read.
    if (!match && room.subscribers.admitted.size === 0) return;
    if (!entry || !match || match.n !== n - 1 || room.n !== match.n || version !== room.row.version) {
      await this.readFor(trace);
      return;
    }
    try {
      match.repeat(entry);
      trace?.step('repeat');
    } catch (error) {
      this.services.log.error({ err: error, table: room.id }, 'news does not follow on what is here');
      room.host.unload();
      await this.readFor(trace);
      return;
    }
    room.moved = moved;
    room.follow(match);
    room.subscribers.publish(match);
    trace?.step('views', { connections: room.subscribers.admitted.size });
    room.host.attend();
  }

  // Reading

  /** Reads the row, and the entries after the last one known here, if they are new. Only inside the queue. */
  async refresh(): Promise<boolean> {
    const { room } = this;
    const state = await this.services.store.table(room.id);
    if (!state) throw this.vanish();
    const moved = state.n !== room.n;
    if (!moved && state.table.version === room.row.version) return false;
    const { status } = room.row;
    room.row = state.table;
    room.moved = state.moved;
    if (moved) await this.catchUp(state);
    await this.announce(status);
    return true;
  }

  /** Somebody here was not sent all that is known: what was read could not be sent, or nobody thought of it. */
  get lags(): boolean {
    const { n, subscribers } = this.room;
    if (n < 0) return false;
    for (const { watching, sent } of subscribers.admitted) if (watching && sent !== n) return true;
    return false;
  }

  /** Sends everybody what they lack. Only inside the queue. */
  async correct(): Promise<void> {
    this.room.subscribers.correct(await this.room.open());
  }

  private async catchUp({ n, toAct }: TableState): Promise<void> {
    const { room } = this;
    room.n = n;
    room.toAct = toAct;
    const { match } = room.host;
    try {
      // A store that was put back to an earlier moment counts, too.
      if (!match || match.n > n) return room.host.unload();
      for (const entry of await this.services.store.entries(room.id, match.n)) match.repeat(entry);
      room.follow(match);
    } catch (error) {
      this.services.log.error(
        { err: error, table: room.id },
        'what another node wrote does not follow on what is here',
      );
      room.host.unload();
    }
  }

  /** Sends everybody here what is new. */
  private async announce(before: TableStatus): Promise<void> {
    const { row, subscribers, host, n } = this.room;
    subscribers.sendTable();
    if (row.status === 'closed' && before !== 'closed') subscribers.bye('closed');
    subscribers.bye('removed', ({ guest }) => isRemoved(row, guest));
    host.absence.mind();
    this.services.squatters.mind(this.room);
    if (n < 0 || (!host.match && subscribers.admitted.size === 0)) return;
    await host.lookAfter();
    const match = await this.room.open();
    if (before === 'waiting') subscribers.showBeginning(match);
    else subscribers.correct(match);
  }

  /** The table was cleared away. */
  private vanish(): ApiError {
    this.services.rooms.forget(this.room);
    this.room.subscribers.bye('closed');
    return new ApiError('no-table', 'there is no such table any more');
  }
}
