/**
 * The host of one match, wherever it runs. Everything that changes the match goes through one queue, so that there is
 * one writer; nothing is sent before it is stored; and nobody waits in vain: bots move, the table answers chance, what
 * nobody answers is answered by default.
 */
import type { AnyMatch, Entry } from '@broadside/kernel';
import type { GameProgram, Opened } from '@broadside/shelf';
import { INTERNAL, TableError, type WireError } from '@broadside/wire';
import { Absence } from './absence.ts';
import { Bots } from './bots.ts';
import { Alarm, RETRY_MS } from './clock.ts';
import { InDoubt } from './inDoubt.ts';
import { commandKey, type Order } from './order.ts';
import type { Ports } from './ports.ts';
import { Queue } from './queue.ts';
import { Reactions } from './reactions.ts';
import { Throws } from './throws.ts';

/** How often an order is judged again because somebody else wrote first. */
const ATTEMPTS = 5;

/** After this it is asked again whether something was stored. */
const ASK_AGAIN_MS = 500;

const NOT_STORED: WireError = {
  code: 'not-stored',
  message: 'this could not be stored, so it did not happen; try again',
};

export class Host {
  readonly ports: Ports;
  readonly queue = new Queue();
  readonly absence: Absence;
  readonly reactions: Reactions;
  private readonly bots: Bots;
  private readonly throws: Throws;
  private readonly retry: Alarm;
  private opened: Opened | undefined;
  private stopped = false;

  constructor(ports: Ports) {
    this.ports = ports;
    this.absence = new Absence(this);
    this.reactions = new Reactions(this);
    this.bots = new Bots(this);
    this.throws = new Throws(this);
    this.retry = new Alarm(ports.clock);
  }

  // The match in memory

  get match(): AnyMatch | undefined {
    return this.opened?.match;
  }

  /** The game under the rules the match began with, while it is in memory. */
  get entry(): GameProgram | undefined {
    return this.opened?.entry;
  }

  /** The match goes on, and it is this host that looks after it. */
  get playing(): boolean {
    const { playing, tending = true } = this.ports.seating;
    return !this.stopped && playing && tending;
  }

  /** Nothing is under way: the match may leave memory. */
  get still(): boolean {
    return !this.queue.busy && this.bots.idle && this.throws.idle;
  }

  /** Something will be done here although nobody asks. */
  get waits(): boolean {
    return this.absence.isSet || this.reactions.waits || this.retry.isSet;
  }

  /** The match, read from where it is kept if it is not in memory. Only inside the queue. */
  async open(): Promise<AnyMatch> {
    if (this.opened) return this.opened.match;
    const opened = await this.ports.keeping.read();
    this.adopt(opened);
    this.attend();
    return opened.match;
  }

  /** A match that is kept as it is here. */
  adopt(opened: Opened): void {
    if (!this.opened) this.ports.reports.inMemory?.(1);
    this.opened = opened;
  }

  /** State, log and past leave memory, and whatever was under way for them. */
  unload(): void {
    if (!this.opened) return;
    this.ports.reports.inMemory?.(-1);
    this.opened = undefined;
    this.bots.recallAll();
    this.throws.giveUp();
  }

  /** Nothing more is done. */
  stop(): void {
    this.stopped = true;
    this.unload();
    this.retry.stop();
    this.absence.stop();
    this.reactions.stop();
  }

  // Looking after it

  /** The match has come to a new entry or into memory, or other people sit there. Only inside the queue. */
  attend(): void {
    if (!this.opened) return;
    const { entry, match } = this.opened;
    this.reactions.attend(match);
    this.absence.mind();
    // What could not be kept a moment ago is not tried again at once.
    if (this.retry.isSet) return;
    this.throws.attend(match, entry);
    this.bots.attend(match, entry);
  }

  /** Only inside the queue. */
  async lookAfter(): Promise<void> {
    if (this.opened) this.attend();
    else await this.open();
  }

  /** Whatever waits for a bot, for chance or for an answer goes on. */
  wake(failed: () => void = () => {}): Promise<void> {
    return this.queue
      .run(() => this.lookAfter())
      .catch((error: unknown) => {
        this.complain('error', 'a match could not be resumed', { err: error });
        failed();
      });
  }

  /** Something went wrong that may be right again in a moment. */
  wakeLater(): void {
    if (this.stopped || this.retry.isSet) return;
    this.retry.set(this.ports.clock.now() + RETRY_MS, () => void this.wake(() => this.wakeLater()));
  }

  complain(level: 'warn' | 'error', what: string, about: Readonly<Record<string, unknown>>): void {
    this.ports.reports.complain(level, what, about);
  }

  // Orders

  order(order: Order): void {
    this.queue.add(() => this.carryOut(order));
  }

  /** Only inside the queue. */
  async carryOut(order: Order): Promise<void> {
    const { keeping, seating } = this.ports;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      let match: AnyMatch;
      let entry: Entry;
      try {
        match = this.opened?.match ?? (await this.open());
        const back = order.command === null ? undefined : seating.comeBack?.(order.seat);
        if (back) await back;
        entry = seating.obey(match, order);
      } catch (error) {
        // Perhaps it is refused only for what is not known here yet.
        if (attempt === 1 && order.command !== null && (await this.hasNews())) continue;
        return this.refuse(order, error);
      }
      try {
        const { stored } = await keeping.append(match, entry, commandKey(order));
        if (stored) return this.announce(match, order);
        // Somebody else was first: the order is judged by what is kept.
        this.unload();
        await keeping.refresh?.();
      } catch (error) {
        this.complain('error', 'an entry could not be stored', { err: error, n: entry.n });
        return this.recover(order, error);
      }
    }
    return this.recover(order);
  }

  private async hasNews(): Promise<boolean> {
    try {
      return (await this.ports.keeping.refresh?.()) ?? false;
    } catch {
      return false;
    }
  }

  /** The order is carried out and kept. */
  private announce(match: AnyMatch, order: Order): void {
    const { hearers, reports } = this.ports;
    this.retry.stop();
    hearers.publish(match);
    if (order.command !== null) order.answer({ type: 'done', id: order.command, n: match.n });
    hearers.flush();
    reports.acted?.(order);
    if (match.outcome) hearers.over?.(match);
    this.attend();
  }

  /** The entry in memory is not the one that is kept: what is kept counts, for everybody. */
  private async recover(order: Order, cause?: unknown): Promise<void> {
    this.unload();
    this.wakeLater();
    try {
      this.ports.hearers.correct(await this.open());
    } catch (error) {
      this.complain('error', 'a match could not be opened again', { err: error });
    }
    // It may have been kept all the same.
    await this.refuse(
      order,
      cause instanceof InDoubt || this.ports.reports.wordsFor(cause) ? cause : new TableError(NOT_STORED),
    );
  }

  /** A request that was carried out before is answered as it was then; any other refusal says why. */
  private async refuse(order: Order, error: unknown): Promise<void> {
    const key = commandKey(order);
    if (key !== null && order.command !== null) {
      let n: number | undefined;
      try {
        n = await this.ports.keeping.find(key);
      } catch {
        // A refusal is the word that nothing has happened: it is given when that is known.
        if (error instanceof InDoubt && !this.stopped) {
          this.ports.clock.after(ASK_AGAIN_MS, () => void this.refuse(order, error));
          return;
        }
      }
      if (n !== undefined) return order.answer({ type: 'done', id: order.command, n });
    }
    const words = this.wordsFor(error);
    if (!words) this.complain('error', 'an order failed', { err: error });
    const wire = words ?? INTERNAL;
    this.ports.reports.refused?.(wire.code);
    if (order.command === null) order.refused(error);
    else order.answer({ type: 'refused', id: order.command, error: wire });
  }

  private wordsFor(error: unknown): WireError | undefined {
    const { reports } = this.ports;
    return error instanceof InDoubt ? (reports.wordsFor(error.cause) ?? NOT_STORED) : reports.wordsFor(error);
  }
}
