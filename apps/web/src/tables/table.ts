/**
 * What the screens know of a table, whether its match is played on a server or in this browser's own worker.
 * `snapshot` and `subscribe` are made for `useSyncExternalStore`: a snapshot never changes, a new one replaces it.
 */
import type { Action, Entry, GameEvent, MatchFile, Reason, Seat, Sitter } from '@broadside/kernel';
import { type Reaction, type Said, TableError, type TableInfo, type ViewUpdate, type WireError } from '@broadside/wire';

export type Phase =
  /** Nothing is known yet. */
  | 'loading'
  | 'waiting'
  | 'playing'
  | 'over'
  /** The host has closed the table. */
  | 'closed'
  /** There is no way on: `error` says why. */
  | 'failed';

/** A request that is on its way. Only one is: further ones are dropped until it is answered. */
export interface Pending {
  readonly type: 'play' | 'undo' | 'restart';
  readonly action?: Action;
}

/** How many wait before us until somebody who watches leaves; or too many do, and we come back later. */
export type Queueing = number | 'outside';

export interface TableState {
  readonly kind: 'local' | 'remote';
  readonly id: string;
  readonly phase: Phase;
  /** The connection to the server; a table of this device is always up. */
  readonly link: 'up' | 'connecting' | 'down';
  /** No more people can watch the table for the time being. */
  readonly gallery: Queueing | undefined;
  /** Undefined only while loading. Local tables make one too: `you` is whoever holds the device. */
  readonly info: TableInfo | undefined;
  /** The match as the present viewer sees it now; undefined before the match has begun. */
  readonly update: ViewUpdate | undefined;
  /** Every entry so far as the present viewer may know it; `log[n].n === n`. */
  readonly log: readonly Entry[];
  readonly talk: readonly Said[];
  readonly pending: Pending | undefined;
  /** Why the table failed. */
  readonly error: WireError | undefined;
  /** Several people on one device: it must be handed to this seat, whose view comes only after `takeOver`. */
  readonly handOver: Seat | undefined;
  /** The lesson that guides the match, by its id; only on this device. */
  readonly lesson: string | undefined;
  /** Whoever plays here wants to be taught: blunders are offered back. */
  readonly teach: boolean;
}

/** What just happened, for the animation. */
export interface News {
  /** Number of the last entry. */
  readonly n: number;
  readonly entries: readonly Entry[];
  /** The events of these entries in order; empty if they were taken back. */
  readonly events: readonly GameEvent[];
  /** The view after them. */
  readonly view: unknown;
  /** True: it happened just now, show it happening. False: we catch up, or somebody else looks; jump to the view. */
  readonly live: boolean;
}

/** A match file with the people and bots who sat there. */
export interface TableFile extends MatchFile {
  readonly seats?: readonly Sitter[];
}

/** Who sat on a chair: a person by name, a bot by level, or nobody knows (both null). */
export type { Sitter };

export interface LessonControls {
  /** So many of its sentences have been read: the others wait until then. */
  read(count: number): void;
  /** The match goes on without it. */
  leave(): void;
}

export interface Table {
  snapshot(): TableState;
  subscribe(listener: () => void): () => void;
  /** Called once for everything that happens, after the snapshot has changed. */
  onNews(listener: (news: News) => void): () => void;
  /** A request was not carried out; `error.reason` with `error.game` is a reason of that game's rules. */
  onRefusal(listener: (error: WireError) => void): () => void;

  play(action: Action): void;
  undo(): void;
  restart(): void;
  /**
   * A reason for each, null for what is allowed; none at all if nobody may ask now. Answered after the connection is back
   * if it is lost now.
   */
  why(actions: readonly Action[]): Promise<readonly (Reason | null)[]>;
  say(text: string): void;
  /** Without words. */
  react(reaction: Reaction): void;
  /** The person of this seat has taken the device. Remote tables know no such thing. */
  takeOver(seat: Seat): void;
  /** How long a bot waits before its move, so that people can follow; the server keeps its own pace. */
  pace(ms: number): void;
  /** The match file: of a finished match, or of an unfinished one of this device; `wireOf` reads a rejection. */
  file(): Promise<TableFile>;
  /** Where matches can be guided. */
  readonly lesson?: LessonControls;
  /** Where a match can wait: from now on it does after each action of a person that could be taken back. */
  teaching?(on: boolean): void;
  /** It waits no longer for what was done in this entry. */
  goOn?(n: number): void;
  /** Lets go of the connection or the worker; the table itself stays where it is. */
  close(): void;
}

export { TableError };

/** What went wrong, in the words of the wire, whatever was thrown; what a match throws has them from its worker. */
export const wireOf = (error: unknown): WireError =>
  error instanceof TableError
    ? error.wire
    : { code: 'failed', message: error instanceof Error ? error.message : String(error) };
