/** What the server sends over the WebSocket of a table. */
import type { Reason, Seat } from '@broadside/kernel';
import type { Reaction, TableInfo, WireError } from './index.ts';
import type { ViewUpdate } from './viewUpdate.ts';

/** A chat line at the table. */
export interface Said {
  readonly at: number;
  /** Null for somebody who only watches. */
  readonly seat: Seat | null;
  readonly name: string;
  /** Of a reaction: a sign of writing that is like it, for clients that know no reactions. */
  readonly text: string;
  /** Said without words. */
  readonly reaction?: Reaction;
}

/** Why a connection is about to close. */
export type Bye =
  /** Come back in a moment. */
  | 'restarting'
  /** The table is closed, or plays without people watching. */
  | 'closed'
  /** Too many messages: come back later. */
  | 'flooding'
  /** Too many wait already to watch: come back later. */
  | 'full'
  /** The same guest has opened too many others since. */
  | 'elsewhere'
  /** The host has removed this person from the table. */
  | 'removed'
  /** The session was ended from another device. */
  | 'signed-out';

export type ServerMessage =
  /** The table itself changed: who sits, who is here, whether it has begun. */
  | { readonly type: 'table'; readonly table: TableInfo }
  /** Something happened in the match, or the answer to `watch`. */
  | { readonly type: 'update'; readonly update: ViewUpdate }
  /** The request was carried out and stored as entry `n`. */
  | { readonly type: 'done'; readonly id: string; readonly n: number }
  /** The request was not carried out and nothing changed. */
  | { readonly type: 'refused'; readonly id: string | null; readonly error: WireError }
  | { readonly type: 'reasons'; readonly id: string; readonly reasons: readonly (Reason | null)[] }
  | { readonly type: 'chat'; readonly lines: readonly Said[] }
  | { readonly type: 'pong' }
  /** No more people can watch: so many wait before this one, who is let in when their turn comes. Null: they are in. */
  | { readonly type: 'gallery'; readonly ahead: number | null }
  | { readonly type: 'bye'; readonly why: Bye };
