/** What a host is given by the place it runs in: where entries are kept, who thinks, who sits, whom to inform. */
import type { Action, AnyMatch, Entry, Seat, Words } from '@broadside/kernel';
import type { Opened } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import type { WireError } from '@broadside/wire';
import type { Clock } from './clock.ts';
import type { Order } from './order.ts';

/** Where the entries of one match are kept. */
export interface Keeping {
  /** The match as it is kept, with the game under the rules it began with. */
  read(): Promise<Opened>;
  /**
   * One more entry. Not stored: somebody else has written first, and what is kept counts. Fails with `InDoubt` if nobody
   * can say whether it is stored; `find` knows it as soon as it can be asked.
   */
  append(match: AnyMatch, entry: Entry, command: string | null): Promise<{ readonly stored: boolean }>;
  /** The number of the entry that holds a command. */
  find(command: string): Promise<number | undefined>;
  /** Reads what others may have written meanwhile; whether there was anything. */
  refresh?(): Promise<boolean>;
}

/** A question to a bot, small enough to send to another thread: a view, never the state. */
export interface BotRequest {
  readonly game: string;
  /** The version of the rules the match is played under: bots of the same edition think. */
  readonly rules: number;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** The bot's own chance. */
  readonly rngState: Words;
}

/** A bot's move, and what it has left of the time it was given. */
export interface Thought {
  readonly action: Action;
  readonly left: number;
}

/** Who thinks for the bots: threads, a worker, or whoever asks. */
export interface Thinker {
  /** How many bots of one match may think at the same time. */
  readonly atOnce: number;
  think(question: BotRequest): Promise<Thought>;
}

/** How long people are waited for where a question of another's turn has an answer by default. */
export interface ResponseTimeouts {
  /** Seconds; 0: as long as it takes. */
  of(seat: Seat): Promise<number>;
  /** When so many seconds are over. */
  due(seconds: number): number;
}

export interface Absent {
  readonly seat: Seat;
  /** When a bot takes over. */
  readonly due: number;
}

/** Where bots stand in for people who are not here. */
export interface Presence {
  /** Who is to act and is not here. */
  absent(): readonly Absent[];
  standIn(seat: Seat): Promise<void>;
}

/** Who sits at the table, and on which conditions it is played. */
export interface Seating {
  /** The match goes on: it is not over or closed, and the server is not stopping. */
  readonly playing: boolean;
  /** This host does what must happen although nobody asks; false where another host of the same match does. */
  readonly tending?: boolean;
  /** The bot that plays this seat; null: a person does. */
  botAt(seat: Seat): string | null;
  /** How long a bot waits before its move, so that people can follow. */
  readonly pause: number;
  /** Does what an order says if this table allows it; throws and changes nothing if it does not. */
  obey(match: AnyMatch, order: Order): Entry;
  /** The person of the seat sends a request: their substitute bot goes. Undefined if there is none. */
  comeBack?(seat: Seat): Promise<void> | undefined;
  /** Bots alone, and nobody looks: nothing is thought about until somebody comes. */
  readonly resting?: boolean;
  readonly responseTimeouts?: ResponseTimeouts;
  readonly presence?: Presence;
}

/** Whom to inform. Nothing is sent before it is stored. */
export interface Hearers {
  /** The last entry is kept. */
  publish(match: AnyMatch): void;
  /** What was sent so far leaves at once: whoever gets it works on it while we go on. */
  flush(): void;
  /** What is stored is not what was sent. */
  correct(match: AnyMatch): void;
  /** The match ended with the entry that was just sent. */
  over?(match: AnyMatch): void;
}

/** What the host has to say to whoever runs it. */
export interface Reports {
  complain(level: 'warn' | 'error', what: string, about: Readonly<Record<string, unknown>>): void;
  /** The words for what was thrown; undefined if it is a bug in the program. */
  wordsFor(error: unknown): WireError | undefined;
  acted?(order: Order): void;
  refused?(code: string): void;
  thought?(result: 'answered' | 'failed'): void;
  /** A match came into memory, or left it. */
  inMemory?(by: 1 | -1): void;
}

export interface Ports {
  readonly clock: Clock;
  readonly keeping: Keeping;
  readonly seating: Seating;
  readonly hearers: Hearers;
  readonly thinker: Thinker;
  readonly thrower: Thrower;
  readonly reports: Reports;
}
