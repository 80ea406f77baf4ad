/** What crosses between the page and the worker that holds its matches. */
import type { Entry, Seat, Viewer } from '@broadside/kernel';
import type { ClientMessage, ServerMessage, WireError } from '@broadside/wire';
import type { LocalBranch, LocalChapter, LocalLesson, LocalSetup, NextChapter, Position, Replay } from './api.ts';

export type LocalClientMessage =
  | ClientMessage
  | { readonly type: 'takeOver'; readonly seat: Seat }
  | { readonly type: 'pace'; readonly ms: number }
  /** So many sentences of the lesson have been read: what waited for that goes on. */
  | { readonly type: 'read'; readonly count: number }
  /** The match goes on without its lesson. */
  | { readonly type: 'leaveLesson' }
  /** Somebody looks at what people do: the match waits for a word after what could be taken back. */
  | { readonly type: 'teaching'; readonly on: boolean }
  /** The word: this entry stands. */
  | { readonly type: 'goOn'; readonly n: number };

export type LocalServerMessage =
  | ServerMessage
  /** The device must be handed to this seat before the match goes on; null: it is in the right hands. */
  | { readonly type: 'handOver'; readonly seat: Seat | null }
  /** What the match is guided by; null: it is not. And whether blunders are offered back. */
  | { readonly type: 'lesson'; readonly lesson: string | null; readonly teach: boolean }
  | { readonly type: 'failed'; readonly error: WireError };

/** A recorded match as the worker announces it. */
export interface ReplayInfo extends Omit<Replay, 'at' | 'many' | 'log' | 'close'> {
  readonly replay: number;
}

/** Questions with one answer each. */
export interface Calls {
  /** Fetches what a game needs before it is asked for. */
  prepare: { request: string; answer: null };
  start: { request: LocalSetup; answer: string };
  lesson: { request: LocalLesson; answer: string };
  rematch: { request: string; answer: string };
  campaign: { request: LocalSetup; answer: LocalChapter };
  chapter: { request: NextChapter; answer: LocalChapter };
  /** Writes down what came of finished chapters. */
  settle: { request: null; answer: null };
  import: { request: unknown; answer: string };
  /** A match of its own that goes on from a position of a recorded one. */
  branch: { request: LocalBranch; answer: string };
  /** The version of a game's judge; null where nobody judges it. */
  judge: { request: string; answer: number | null };
  replay: { request: unknown; answer: ReplayInfo };
  positions: { request: { replay: number; ns: readonly number[]; viewer: Viewer }; answer: readonly Position[] };
  log: { request: { replay: number; viewer: Viewer }; answer: readonly Entry[] };
  forget: { request: number; answer: null };
}

export type Call = {
  readonly [N in keyof Calls]: { readonly name: N; readonly request: Calls[N]['request'] };
}[keyof Calls];

/** `table` numbers an opening: the same match opened again is another opening. */
export type ToWorker =
  | { readonly type: 'call'; readonly call: number; readonly what: Call }
  | { readonly type: 'open'; readonly table: number; readonly id: string; readonly pace: number }
  | { readonly type: 'message'; readonly table: number; readonly message: LocalClientMessage }
  | { readonly type: 'close'; readonly table: number };

export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly answer: unknown }
  | { readonly type: 'answer'; readonly call: number; readonly error: WireError }
  | { readonly type: 'messages'; readonly table: number; readonly messages: readonly LocalServerMessage[] };
