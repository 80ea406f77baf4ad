/**
 * One table in memory. Everything that changes it, its seats or its match goes through one queue, so that there is
 * one writer; and nothing is told before it is stored.
 */
import type { AnyMatch, Entry, Seat } from '@broadside/kernel';
import { OldRules, onShelf, resumeMatch, type ShelfGame } from '@broadside/shelf';
import type { Reaction } from '../bots/reactions.ts';
import { Fault, faultOf, INTERNAL, storeFault } from '../fault.ts';
import type { House } from '../house.ts';
import { Bucket } from '../live/bucket.ts';
import type { Append, TableRow, TableState, TableStatus } from '../store/store.ts';
import { Audience, type Line } from './audience.ts';
import { seatOf } from './info.ts';
import { commandKey, type Order, obey } from './orders.ts';
import { Queue } from './queue.ts';
import { entryText } from './tell.ts';

/** Lines of talk that are shown to somebody who comes in. */
const TALK_SHOWN = 100;
/** Lines of talk that one person may say in one breath. */
const TALK_AT_ONCE = 10;
/** The talk of so many people is measured at the same time. */
const MOST_TALKERS = 500;
/** How often a change is decided anew because another node wrote first. */
const ATTEMPTS = 5;
/** That somebody has the table open is noted this often. */
const TOUCH_MS = 3_600_000;

export class Room {
  readonly id: string;
  row: TableRow;
  n: number;
  toAct: readonly Seat[];
  moved: number;
  readonly queue = new Queue();
  readonly audience: Audience;
  /** Seats a bot is thinking for, or about to. */
  readonly thinking = new Set<Seat>();
  /** Rings when a bot has to take the seat of somebody absent. */
  absence: NodeJS.Timeout | undefined;
  /** Rings when somebody absent loses a chair that others wait for. */
  chairs: NodeJS.Timeout | undefined;
  /** Questions in somebody else's turn, by the seat that is asked: answered by default in time. */
  readonly reactions = new Map<Seat, Reaction>();
  used = Date.now();
  /** When it came into memory. */
  readonly opened = Date.now();
  /** How much each guest may still say here. */
  private readonly talkers = new Map<string, Bucket>();
  /** When the store was told last that somebody has the table open. */
  private touched = 0;
  private readonly house: House;
  private match: AnyMatch | undefined;
  private entry: ShelfGame | undefined;
  private snapshotAt = 0;

  constructor(house: House, state: TableState) {
    this.house = house;
    this.id = state.table.id;
    this.row = state.table;
    this.n = state.n;
    this.toAct = state.toAct;
    this.moved = state.moved;
    this.audience = new Audience(() => this.row, house.config.limits);
  }

  // The match in memory

  /** Nothing is under way: the match may leave memory. */
  get still(): boolean {
    return !this.queue.busy && this.thinking.size === 0;
  }

  get loaded(): boolean {
    return this.match !== undefined;
  }

  /** The game under the rules its match began with; before the match, as it is today. */
  get game(): ShelfGame | undefined {
    return this.entry ?? onShelf(this.row.settings.game);
  }

  /** State, log and past leave memory; the lines stay. */
  unload(): void {
    if (this.match) this.house.metrics.rooms.dec();
    this.match = undefined;
  }

  /** The match, read from the store if it is not in memory. Only inside the queue. */
  async open(): Promise<AnyMatch> {
    this.used = Date.now();
    if (this.match) return this.match;
    const began = performance.now();
    const stored = await this.house.store.match(this.id);
    if (!stored) throw new Fault('not-started', 'the match has not begun');
    const { entry, match } = await resumeMatch(stored).catch((error: unknown) => {
      if (!(error instanceof OldRules)) throw error;
      throw new Fault('old-rules', error.message);
    });
    this.adopt(entry, match, stored.snapshot.n);
    this.house.metrics.opening.observe((performance.now() - began) / 1000);
    this.house.steward.attend(this, match);
    return match;
  }

  /** The rules the match began under are not here any more: it cannot go on. Only inside the queue. */
  async stranded(): Promise<boolean> {
    if (this.n < 0) return false;
    return this.open().then(
      () => false,
      (error: unknown) => {
        if (error instanceof Fault && error.code === 'old-rules') return true;
        throw error;
      },
    );
  }

  /** A match that is stored as it is here. */
  adopt(entry: ShelfGame, match: AnyMatch, snapshotAt: number): void {
    if (!this.match) this.house.metrics.rooms.inc();
    this.entry = entry;
    this.match = match;
    this.snapshotAt = snapshotAt;
    this.follow(match);
  }

  private follow(match: AnyMatch): void {
    this.n = match.n;
    this.toAct = match.toAct;
  }

  // What another node may have written

  /** Reads the row, and the entries after the last one known here, if they are new. Only inside the queue. */
  async refresh(): Promise<boolean> {
    const state = await this.house.store.table(this.id);
    if (!state) throw this.vanish();
    const moved = state.n !== this.n;
    if (!moved && state.table.version === this.row.version) return false;
    const { status } = this.row;
    this.row = state.table;
    this.moved = state.moved;
    if (moved) await this.catchUp(state);
    await this.announce(status);
    return true;
  }

  /** The match as it is stored now. */
  async current(): Promise<AnyMatch> {
    await this.refresh();
    return this.open();
  }

  private async catchUp({ n, toAct }: TableState): Promise<void> {
    this.n = n;
    this.toAct = toAct;
    const { match } = this;
    try {
      // A store that was put back to an earlier moment counts, too.
      if (!match || match.n > n) return this.unload();
      for (const entry of await this.house.store.entries(this.id, match.n)) match.repeat(entry);
      this.follow(match);
    } catch (error) {
      this.house.log.error({ err: error, table: this.id }, 'what another node wrote does not follow on what is here');
      this.unload();
    }
  }

  /** Tells everybody here what is new. */
  private async announce(before: TableStatus): Promise<void> {
    const { status } = this.row;
    this.audience.tellTable();
    if (status === 'closed' && before !== 'closed') this.audience.bye('closed');
    this.house.steward.mindAbsence(this);
    if (this.n < 0 || (!this.match && this.audience.lines.size === 0)) return;
    const match = await this.open();
    if (before === 'waiting') this.audience.showBeginning(match);
    else this.audience.correct(match);
    this.house.steward.attend(this, match);
  }

  /** The table was cleared away. */
  private vanish(): Fault {
    this.house.hall.forget(this);
    this.audience.bye('closed');
    return new Fault('no-table', 'there is no such table any more');
  }

  // Orders

  order(order: Order): void {
    this.queue.add(() => this.carryOut(order));
  }

  private async carryOut(order: Order): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      let match: AnyMatch;
      let entry: Entry;
      try {
        match = this.match ?? (await this.open());
        if (order.command !== null && this.row.seats[order.seat].bot !== null) await this.comeBack(order.seat);
        entry = obey(match, this.row, order);
      } catch (error) {
        // Perhaps it is refused only for what is not known here yet.
        if (attempt === 1 && order.command !== null && (await this.refresh().catch(() => false))) continue;
        return this.refuse(order, error);
      }
      try {
        const { stored } = await this.house.writer.append(this.appendix(match, entry, commandKey(order)));
        if (stored) return this.tell(match, order);
        // Another node was first: the wish is judged by what is stored.
        this.unload();
        await this.refresh();
      } catch (error) {
        this.house.log.error({ err: error, table: this.id, n: entry.n }, 'an entry could not be stored');
        return this.recover(order, error);
      }
    }
    return this.recover(order);
  }

  /** The order is carried out and stored. */
  private tell(match: AnyMatch, order: Order): void {
    this.used = this.moved = Date.now();
    this.follow(match);
    this.audience.publish(match);
    if (order.command !== null) order.answer({ tell: 'done', id: order.command, n: match.n });
    this.audience.flush();
    this.house.metrics.acted(order.command === null ? 'bot' : 'person', performance.now() - order.since);
    if (match.outcome) this.finish(match);
    else this.house.steward.attend(this, match);
  }

  private appendix(match: AnyMatch, entry: Entry, command: string | null): Append {
    const due = entry.n - this.snapshotAt >= this.house.config.snapshotEvery;
    if (due) this.snapshotAt = entry.n;
    return {
      match: this.id,
      entry,
      text: entryText(match, entry),
      command,
      toAct: match.toAct,
      version: this.row.version,
      moved: Date.now(),
      ...(due ? { snapshot: match.snapshot() } : {}),
      ...(match.outcome ? { over: true } : {}),
    };
  }

  /** The entry in memory is not the one in the store: what is stored counts, for everybody. */
  private async recover(order: Order, cause?: unknown): Promise<void> {
    this.unload();
    try {
      this.audience.correct(await this.open());
    } catch (error) {
      this.house.log.error({ err: error, table: this.id }, 'a match could not be opened again');
    }
    const why = new Fault('not-stored', 'this could not be stored, so it did not happen; try again');
    await this.refuse(order, storeFault(cause) ?? why);
  }

  /** A wish that was carried out before is answered as it was then; any other refusal says why. */
  private async refuse(order: Order, error: unknown): Promise<void> {
    const key = commandKey(order);
    if (key !== null && order.command !== null) {
      const n = await this.house.store.command(this.id, key).catch(() => undefined);
      if (n !== undefined) return order.answer({ tell: 'done', id: order.command, n });
    }
    const fault = faultOf(error);
    if (!fault) this.house.log.error({ err: error, table: this.id }, 'an order failed');
    const wire = fault?.wire ?? INTERNAL;
    this.house.metrics.refusals.inc({ code: wire.code });
    order.answer({ tell: 'refused', id: order.command, error: wire });
  }

  /** The store has closed the book on this table together with the last entry. */
  private finish(match: AnyMatch): void {
    this.row = { ...this.row, status: 'over', code: null, version: this.row.version + 1 };
    this.house.steward.attend(this, match);
    this.audience.tellTable();
  }

  // Lines

  /** Whether the line is let in, or has to wait. */
  enter(line: Line): boolean {
    this.used = Date.now();
    this.touch();
    const entered = this.audience.enter(line);
    this.house.steward.entered(this);
    this.house.squatters.mind(this);
    return entered;
  }

  leave(line: Line): void {
    this.audience.leave(line);
    this.mindAbsence();
  }

  private mindAbsence(): void {
    this.house.steward.mindAbsence(this);
    this.house.squatters.mind(this);
  }

  /** Somebody has the table open: it is not forgotten. */
  touch(): void {
    const now = Date.now();
    if (now - this.touched < TOUCH_MS) return;
    this.touched = now;
    this.house.store.touchTable(this.id, now).catch((error: unknown) => {
      this.house.log.warn({ err: error, table: this.id }, 'that a table was opened could not be stored');
    });
  }

  /** A line of talk by this guest is not one too many. */
  maySpeak(guest: string): boolean {
    const { talk } = this.house.config.limits;
    const bucket = this.talkers.get(guest) ?? new Bucket(talk / 60, Math.min(talk, TALK_AT_ONCE));
    // Whoever spoke last stands last; who has been silent longest is forgotten first.
    this.talkers.delete(guest);
    this.talkers.set(guest, bucket);
    if (this.talkers.size > MOST_TALKERS) this.talkers.delete(this.talkers.keys().next().value ?? guest);
    return bucket.take();
  }

  /** Tells a line what happened after entry `from`; whoever was away takes his seat back by coming. */
  watch(line: Line, from: number): Promise<void> {
    return this.queue.run(async () => {
      await this.refresh();
      const seat = seatOf(this.row, line.guest);
      if (seat !== null && this.row.status === 'playing') await this.comeBack(seat);
      const said = await this.house.store.said(this.id, TALK_SHOWN);
      this.audience.welcome(line, from, said, this.n < 0 ? undefined : await this.open());
    });
  }

  // Seats; all of this only inside the queue

  /**
   * Stores what is decided about the row, then tells it. If another node has written meanwhile, the row is read again
   * and decided anew. Undefined: nothing is to be changed.
   */
  async change(
    decide: (row: TableRow) => TableRow | undefined,
    write = (row: TableRow): Promise<boolean> => this.house.store.saveTable(row),
  ): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const decided = decide(this.row);
      if (decided === undefined) return;
      const row: TableRow = { ...decided, version: this.row.version + 1 };
      if (await write(row)) {
        this.row = row;
        this.audience.tellTable();
        this.house.squatters.mind(this);
        return;
      }
      await this.refresh();
    }
    throw new Fault('stale', 'this table is being changed elsewhere at the same moment; look again and try again');
  }

  /** A bot plays for the person of this seat; null: the person himself. */
  async standIn(seat: Seat, bot: string | null): Promise<void> {
    await this.change((row) => ({ ...row, seats: row.seats.map((one, at) => (at === seat ? { ...one, bot } : one)) }));
    this.house.steward.mindAbsence(this);
  }

  async comeBack(seat: Seat): Promise<void> {
    const { guest, bot } = this.row.seats[seat];
    if (guest === null || bot === null) return;
    await this.standIn(seat, null);
    // What waited for the bot waits for the person now.
    if (this.match) this.house.steward.attend(this, this.match);
  }
}
