/**
 * The host of a match at this terminal. Entries are kept in memory (the file of a match is written when a person is
 * asked), and time passes only while somebody watches the table: nothing happens behind a page that is being read.
 */
import {
  type Answer,
  type BotRequest,
  type Clock,
  Host,
  type Keeping,
  type Order,
  obey,
  type Seating,
} from '@broadside/host';
import { type Action, type AnyMatch, type Entry, type Seat, Stream } from '@broadside/kernel';
import type { GameProgram, Opened } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import { wireErrorOf } from '@broadside/wire';
import type { SeatKind } from './table.ts';

export interface Company {
  readonly entry: GameProgram;
  readonly match: AnyMatch;
  readonly seats: readonly SeatKind[];
  /** How long a bot may think about one move. */
  readonly botMs?: number | undefined;
}

/** Whatever waits, waits until the table says that its time is over. */
class WatchedClock implements Clock {
  private readonly rings = new Set<() => void>();

  now(): number {
    return Date.now();
  }

  after(_ms: number, ring: () => void): () => void {
    this.rings.add(ring);
    return () => void this.rings.delete(ring);
  }

  get waits(): boolean {
    return this.rings.size > 0;
  }

  ring(): void {
    const due = [...this.rings];
    this.rings.clear();
    for (const ring of due) ring();
  }
}

export class TerminalHost implements Keeping, Seating {
  readonly clock = new WatchedClock();
  private readonly company: Company;
  private readonly host: Host;
  private readonly commands = new Map<string, number>();
  private readonly pauseNow: () => number;
  private listeners: (() => void)[] = [];
  private requests = 0;

  /** `pause`: how long a bot waits before its move now. */
  constructor(company: Company, thrower: Thrower, pause: () => number) {
    this.company = company;
    this.pauseNow = pause;
    this.host = new Host({
      clock: this.clock,
      thrower,
      thinker: { atOnce: 1, think: async (question) => ({ action: await this.think(question), left: 0 }) },
      keeping: this,
      seating: this,
      hearers: { publish: () => this.notifyAll(), flush: () => {}, correct: () => this.notifyAll() },
      // There is nobody to read a log: what fails is replaced, and the table shows what happens.
      reports: { complain: () => {}, wordsFor: wireErrorOf },
    });
  }

  /** Whatever waits for no person goes on. */
  begin(): Promise<void> {
    return this.host.wake();
  }

  stop(): void {
    this.host.stop();
  }

  /** What a person at this keyboard wants now. */
  request(seat: Seat, what: Order['type'], action?: Action): Promise<Answer> {
    return this.say(seat, { type: what, id: `key-${++this.requests}`, n: this.company.match.n, action });
  }

  say(
    seat: Seat,
    request: { readonly type: Order['type']; readonly id: string; readonly n: number; readonly action?: unknown },
  ): Promise<Answer> {
    const { id, ...input } = request;
    return new Promise((answer) => this.host.order({ seat, ...input, command: id, answer }));
  }

  /** Resolves when the match has come further than this entry. */
  async after(n: number): Promise<void> {
    while (this.company.match.n <= n) await new Promise<void>((resolve) => this.listeners.push(resolve));
  }

  private notifyAll(): void {
    const listeners = this.listeners;
    this.listeners = [];
    for (const listener of listeners) listener();
  }

  private async think({ bot, seat, view, rngState }: BotRequest): Promise<Action> {
    const { seats, entry, botMs } = this.company;
    const chair = seats[seat];
    const own = chair !== 'me' && chair.name === bot ? chair : undefined;
    const player = own ?? entry.bots.find(({ name }) => name === bot);
    if (!player) throw new Error(`${entry.game.id} has no bot ${bot}`);
    return player.choose(view, seat, { stream: new Stream(rngState), ms: botMs });
  }

  // Where it is kept

  async read(): Promise<Opened> {
    return this.company;
  }

  async append(_match: AnyMatch, entry: Entry, command: string | null): Promise<{ readonly stored: boolean }> {
    if (command !== null) this.commands.set(command, entry.n);
    return { stored: true };
  }

  async find(command: string): Promise<number | undefined> {
    return this.commands.get(command);
  }

  // Who sits there

  get playing(): boolean {
    return this.company.match.outcome === undefined;
  }

  get pause(): number {
    return this.pauseNow();
  }

  /** At one keyboard everybody acts in turn, also where all may act at once. */
  botAt(seat: Seat): string | null {
    const { match, seats } = this.company;
    const chair = seats[seat];
    return chair === 'me' || match.toAct[0] !== seat ? null : chair.name;
  }

  obey(match: AnyMatch, order: Order): Entry {
    return obey(match, order, 'free');
  }
}
