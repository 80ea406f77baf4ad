/** What the server and the thread that keeps its database file say to each other. */

/** A call as it travels: all but its number as JSON, which costs both sides less than copying objects. */
export type Call = readonly [id: number, method: string, args: string];

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
