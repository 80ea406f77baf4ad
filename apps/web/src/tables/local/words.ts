/** What crosses between the page and the worker that holds its matches. */
import type { Entry, Seat, Viewer } from '@broadside/kernel';
import type { Ask, Tell, WireError } from '@broadside/wire';
import type { LocalChapter, LocalSetup, NextChapter, Position, Replay } from './api.ts';

export type LocalAsk =
  | Ask
  | { readonly do: 'takeOver'; readonly seat: Seat }
  | { readonly do: 'pace'; readonly ms: number };

export type LocalTell =
  | Tell
  /** The device must be handed to this seat before the match goes on; null: it is in the right hands. */
  | { readonly tell: 'handOver'; readonly seat: Seat | null }
  | { readonly tell: 'failed'; readonly error: WireError };

/** A recorded match as the worker announces it. */
export interface ReelInfo extends Omit<Replay, 'at' | 'many' | 'log' | 'close'> {
  readonly reel: number;
}

/** Questions with one answer each. */
export interface Calls {
  start: { ask: LocalSetup; answer: string };
  rematch: { ask: string; answer: string };
  campaign: { ask: LocalSetup; answer: LocalChapter };
  chapter: { ask: NextChapter; answer: LocalChapter };
  /** Writes down what came of finished chapters. */
  settle: { ask: null; answer: null };
  import: { ask: unknown; answer: string };
  replay: { ask: unknown; answer: ReelInfo };
  positions: { ask: { reel: number; ns: readonly number[]; viewer: Viewer }; answer: readonly Position[] };
  log: { ask: { reel: number; viewer: Viewer }; answer: readonly Entry[] };
  forget: { ask: number; answer: null };
}

export type Call = { readonly [N in keyof Calls]: { readonly name: N; readonly ask: Calls[N]['ask'] } }[keyof Calls];

/** `table` numbers an opening: the same match opened again is another opening. */
export type ToWorker =
  | { readonly do: 'call'; readonly call: number; readonly what: Call }
  | { readonly do: 'open'; readonly table: number; readonly id: string; readonly pace: number }
  | { readonly do: 'ask'; readonly table: number; readonly ask: LocalAsk }
  | { readonly do: 'close'; readonly table: number };

export type FromWorker =
  | { readonly to: 'call'; readonly call: number; readonly answer: unknown }
  | { readonly to: 'call'; readonly call: number; readonly error: WireError }
  | { readonly to: 'table'; readonly table: number; readonly tells: readonly LocalTell[] };
