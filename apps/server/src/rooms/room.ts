/**
 * One table in memory. Everything that changes it, its seats or its match goes through one queue, so that there is
 * one writer; and nothing is sent before it is stored.
 */
import {
  Alarm,
  type Hearers,
  Host,
  type Order,
  type Presence,
  type Queue,
  type ResponseTimeouts,
  type Seating,
} from '@broadside/host';
import type { AnyMatch, Entry, Seat } from '@broadside/kernel';
import type { Opened } from '@broadside/shelf';
import { ApiError } from '../apiError.ts';
import { TableThinker } from '../bots/claim.ts';
import type { Allowance } from '../live/allowance.ts';
import type { Services } from '../services.ts';
import type { TableRow, TableState } from '../store/store.ts';
import type { Result, Span } from '../trace/span.ts';
import type { People } from './elsewhere.ts';
import { Following } from './following.ts';
import { seatOf } from './info.ts';
import { RoomKeeping } from './keeping.ts';
import { obey } from './orders.ts';
import { RoomReports } from './reports.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';
import { Spoken, talkAllowance } from './talk.ts';
import { Waits } from './waits.ts';

/** Chat lines that are shown to somebody who comes in. */
const TALK_SHOWN = 100;
/** How often a change is decided again because another node wrote first. */
const ATTEMPTS = 5;
/** After this time other nodes have said who has the table open there. */
const HEARD_MS = 1000;
/** That somebody has the table open is noted this often. */
const TOUCH_MS = 3_600_000;

export class Room implements Seating, Hearers {
  readonly id: string;
  row: TableRow;
  n: number;
  toAct: readonly Seat[];
  moved: number;
  readonly subscribers: Subscribers;
  readonly host: Host;
  readonly responseTimeouts: ResponseTimeouts;
  readonly presence: Presence;
  /** Rings when somebody absent loses a chair that others wait for. */
  readonly chairs: Alarm;
  used: number;
  /** When it came into memory. */
  readonly opened: number;
  /** How much each guest may still say here. */
  readonly talk: Allowance;
  readonly spoken = new Spoken();
  /** What other nodes write here, and are told. */
  readonly following: Following;
  /** The entry at which nobody else went on, so that this node does. */
  standby: number | undefined;
  /** Of what is being done in the queue, if it is traced; and the order it is about. */
  trace: Span | undefined;
  private traced: Order | undefined;
  /** When the store was last informed that somebody has the table open. */
  private touched = 0;
  private readonly services: Services;

  constructor(services: Services, state: TableState) {
    this.services = services;
    this.id = state.table.id;
    this.row = state.table;
    this.n = state.n;
    this.toAct = state.toAct;
    this.moved = state.moved;
    const { clock, thrower } = services;
    this.used = this.opened = clock.now();
    this.following = new Following(services, this);
    this.subscribers = new Subscribers(this, services.config.limits, clock);
    this.chairs = new Alarm(clock);
    this.responseTimeouts = this.presence = new Waits(services, this);
    this.talk = talkAllowance(services.config.limits.talk);
    const keeping = new RoomKeeping(services, this);
    this.host = new Host({
      clock,
      thrower,
      keeping,
      seating: this,
      hearers: this,
      thinker: new TableThinker(services, this),
      reports: new RoomReports(services, this, keeping),
    });
  }

  // The match in memory

  get queue(): Queue {
    return this.host.queue;
  }

  /** The match, read from the store if it is not in memory. Only inside the queue. */
  open(): Promise<AnyMatch> {
    this.used = this.services.clock.now();
    return this.host.open();
  }

  /** The rules the match began under are not here any more: it cannot go on. Only inside the queue. */
  async stranded(): Promise<boolean> {
    if (this.n < 0) return false;
    return this.open().then(
      () => false,
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'old-rules') return true;
        throw error;
      },
    );
  }

  /** A match that has just begun, and is stored as it is here. */
  begin(opened: Opened, moved: number): void {
    this.moved = moved;
    this.follow(opened.match);
    this.host.adopt(opened);
    this.subscribers.showBeginning(opened.match);
    this.host.attend();
    this.services.duty.pass(this);
  }

  /** Where the match stands, also while it is not in memory. */
  follow(match: AnyMatch): void {
    this.n = match.n;
    this.toAct = match.toAct;
  }

  // Other nodes

  /** Reads what others may have written; whether there was anything. Only inside the queue. */
  refresh(): Promise<boolean> {
    return this.following.refresh();
  }

  /** The match as it is stored now. */
  async current(): Promise<AnyMatch> {
    await this.refresh();
    return this.open();
  }

  /** Informs other nodes of who is here. */
  tell(people: People): void {
    this.following.publishPeople(people);
  }

  /** Another node says who is there. */
  learn(node: string, people: People): void {
    const { resting } = this;
    this.subscribers.learn(node, people);
    this.mindAbsence();
    // Bots alone that rested go on when somebody looks, wherever that is.
    if (resting && !this.resting) this.services.duty.look(this);
  }

  /** Before this moment somebody may seem absent who is at another node. */
  get knowsWhoIsHere(): number {
    return this.services.nodes.count > 1 ? this.opened + HEARD_MS : 0;
  }

  /** It is this node that does what must happen although nobody asks: bots, dice, defaults, substitutes. */
  get tending(): boolean {
    const { news, nodes } = this.services;
    // Where nobody can be asked to, whoever has the table in memory does: the journal takes one.
    return nodes.leads(this.id) || this.standby === this.n || !news.connected;
  }

  // What the host of the match is given

  get playing(): boolean {
    return this.row.status === 'playing' && !this.services.draining;
  }

  get pause(): number {
    return this.services.config.botPause;
  }

  botAt(seat: Seat): string | null {
    return this.row.seats[seat].bot;
  }

  obey(match: AnyMatch, order: Order): Entry {
    this.beginTrace(order, match.n);
    const entry = obey(match, this.row, order);
    this.trace?.step('rules', { n: entry.n });
    return entry;
  }

  /** An order that was overtaken by another node's is judged again. */
  private beginTrace(order: Order, n: number): void {
    if (this.trace && this.traced === order) this.trace.step('overtaken');
    else {
      // One that was found to be stored already has not come to an end.
      this.trace?.end();
      this.traced = order;
      this.trace = this.services.tracer.order(this.id, order, n);
      this.trace?.step('queue');
    }
  }

  /** What is done in the queue for a trace. */
  async during(trace: Span | undefined, work: () => Promise<void>): Promise<void> {
    if (!trace) return work();
    this.trace = trace;
    trace.step('queue');
    try {
      await work();
    } finally {
      this.trace = undefined;
    }
  }

  endTrace(result: Result): void {
    this.trace?.end({ result });
    this.trace = undefined;
  }

  /** Bots alone, and nobody looks. */
  get resting(): boolean {
    return !this.subscribers.anybody && this.row.seats.every(({ guest }) => guest === null);
  }

  publish(match: AnyMatch): void {
    this.used = this.moved = this.services.clock.now();
    this.follow(match);
    this.subscribers.publish(match);
    this.trace?.step('views', { connections: this.subscribers.admitted.size });
    this.following.publishEntry();
    this.trace?.step('news');
    this.services.duty.pass(this);
  }

  flush(): void {
    this.subscribers.flush();
    this.trace?.step('write');
  }

  correct(match: AnyMatch): void {
    this.subscribers.correct(match);
  }

  /** The store has closed the book on this table together with the last entry. */
  over(): void {
    this.row = { ...this.row, status: 'over', code: null, version: this.row.version + 1 };
    this.subscribers.sendTable();
    this.following.publishRow();
  }

  // Connections

  /** Whether the connection is let in, or has to wait. */
  enter(subscriber: Subscriber): boolean {
    this.used = this.services.clock.now();
    this.touch();
    const entered = this.subscribers.enter(subscriber);
    this.mindAbsence();
    // A match that rested goes on.
    const first = this.subscribers.admitted.size === 1;
    if (first && this.playing && this.row.seats.every(({ guest }) => guest === null)) this.services.duty.look(this);
    return entered;
  }

  leave(subscriber: Subscriber): void {
    this.subscribers.leave(subscriber);
    this.mindAbsence();
  }

  private mindAbsence(): void {
    this.host.absence.mind();
    this.services.squatters.mind(this);
  }

  /** Somebody has the table open: it is not forgotten. */
  touch(): void {
    const now = this.services.clock.now();
    if (now - this.touched < TOUCH_MS) return;
    this.touched = now;
    this.services.store.touchTable(this.id, now).catch((error: unknown) => {
      this.services.log.warn({ err: error, table: this.id }, 'that a table was opened could not be stored');
    });
  }

  /** Sends a connection what happened after entry `from`; whoever was away takes their seat back by coming. */
  watch(subscriber: Subscriber, from: number): Promise<void> {
    return this.queue.run(async () => {
      await this.refresh();
      const seat = seatOf(this.row, subscriber.guest);
      if (seat !== null && this.row.status === 'playing') await this.comeBack(seat);
      const said = await this.services.store.said(this.id, TALK_SHOWN);
      this.subscribers.welcome(subscriber, from, said, this.n < 0 ? undefined : await this.open());
      this.services.duty.pass(this);
    });
  }

  // Seats; all of this only inside the queue

  /**
   * Stores what is decided about the row, then broadcasts it. If another node has written meanwhile, the row is read and
   * decided again. Undefined: nothing is to be changed.
   */
  async change(
    decide: (row: TableRow) => TableRow | undefined,
    write = (row: TableRow): Promise<boolean> => this.services.store.saveTable(row),
  ): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const decided = decide(this.row);
      if (decided === undefined) return;
      const row: TableRow = { ...decided, version: this.row.version + 1 };
      if (await write(row)) {
        this.row = row;
        this.subscribers.sendTable();
        this.following.publishRow();
        this.services.squatters.mind(this);
        this.services.duty.pass(this);
        return;
      }
      await this.refresh();
    }
    throw new ApiError('stale', 'this table is being changed elsewhere at the same moment; look again and try again');
  }

  /** A bot plays for the person of this seat; null: the person plays. */
  async standIn(seat: Seat, bot: string | null): Promise<void> {
    await this.change((row) => ({ ...row, seats: row.seats.map((one, at) => (at === seat ? { ...one, bot } : one)) }));
    this.host.absence.mind();
  }

  /** Undefined if no bot plays for the person of this seat. */
  comeBack(seat: Seat): Promise<void> | undefined {
    const { guest, bot } = this.row.seats[seat];
    return guest === null || bot === null ? undefined : this.takeBack(seat);
  }

  private async takeBack(seat: Seat): Promise<void> {
    await this.standIn(seat, null);
    // What waited for the bot waits for the person now.
    this.host.attend();
  }
}
