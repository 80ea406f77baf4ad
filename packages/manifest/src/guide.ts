/** What a game explains to whoever sets a table, beside the options themselves. */
import type { Options, OptionValue } from '@broadside/kernel';
import type { Catalogues } from '@broadside/text';

/** Kinds of tables that are set at one tap. What each is called is the frame's business. */
export type PresetKind = 'friends' | 'duel' | 'everything' | 'campaign' | 'alone';

/** A table that is set at one tap: what of the game is played, and by how many. */
export interface SetupPreset {
  readonly kind: PresetKind;
  readonly seats: number;
  /** Options that differ from the usual. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly modules?: readonly string[];
}

export interface SetupGuide {
  /** The usual one first; each of its own kind, and each can be played. */
  readonly presets: readonly SetupPreset[];
  /** The option that decides what is played: asked first, and in large letters. Left out if there is one kind of play. */
  readonly headline?: string;
  /** Whether an option can change anything at a table like this one. */
  matters(option: string, options: Options, seats: number): boolean;
  /** The clause by which a module is in play although nobody chose it. */
  comesAlong(module: string, options: Options): string | undefined;
  /** A line for each value of the headline: `<game>.guide.<headline>.<value>`. */
  readonly catalogues: Catalogues;
}
