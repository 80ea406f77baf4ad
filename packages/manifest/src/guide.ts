/** What a game explains to whoever sets a table, beside the options themselves. */
import type { Options } from '@broadside/kernel';
import type { Catalogues } from '@broadside/text';

export interface SetupGuide {
  /** The option that decides what is played: asked first, and in large letters. Left out if there is one kind of play. */
  readonly headline?: string;
  /** Whether an option can change anything at a table like this one. */
  matters(option: string, options: Options, seats: number): boolean;
  /** The clause by which a module is in play although nobody chose it. */
  comesAlong(module: string, options: Options): string | undefined;
  /** A line for each value of the headline: `<game>.guide.<headline>.<value>`. */
  readonly catalogues: Catalogues;
}
