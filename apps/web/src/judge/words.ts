/** What crosses between the page and a worker that judges. */
import type { Report, Unit, UnitResult, Weighed, Weighing } from '@broadside/judge';
import type { Options, Seat } from '@broadside/kernel';
import type { WireError } from '@broadside/wire';

/** A position by itself, as a seat sees it. */
export interface PositionAsked extends Weighing {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly view: unknown;
  readonly seat: Seat;
}

/** Questions with one answer each. */
export interface Questions {
  /** Reads a match file. What was found before is taken along. */
  open: { ask: { readonly file: unknown; readonly results: readonly UnitResult[] }; answer: readonly Unit[] };
  judge: { ask: Unit; answer: UnitResult };
  /** The deeper pass, after these as well. */
  further: { ask: readonly UnitResult[]; answer: readonly Unit[] };
  /** What is known after these as well. */
  report: { ask: readonly UnitResult[]; answer: Report };
  weigh: { ask: PositionAsked; answer: Weighed };
}

export type ToBench = {
  readonly [N in keyof Questions]: { readonly id: number; readonly name: N; readonly ask: Questions[N]['ask'] };
}[keyof Questions];

export type FromBench =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: WireError };
