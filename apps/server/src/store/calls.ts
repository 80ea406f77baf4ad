/** What the server and the thread that keeps its database file say to each other. */

import type { Packed } from './batch.ts';

/** Which file is kept, and how; the thread gets it at its start. */
export interface FilePlace {
  readonly file: string;
  /** Nobody else may keep this file meanwhile; refused if somebody does. */
  readonly alone: boolean;
  /** The most pages it may have; as many as there is room for without it. */
  readonly pages?: number | undefined;
}

/** A call as it travels: all but its number as JSON, which costs both sides less than copying objects; or a batch. */
export type Call = readonly [id: number, method: string, args: string] | readonly [id: number, batch: Packed];

export type Answer =
  | readonly [id: number, value: string | undefined]
  | readonly [id: number, value: undefined, failure: Failure];

export interface Failure {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** The number of the first answer: whether the file could be opened. */
export const OPENING = 0;
