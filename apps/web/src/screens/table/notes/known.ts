/** Which notes of a game this device has shown, or somebody here has learned in another way. */
import { keep, kept } from '../../../keep.ts';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const knownNotes = (game: string): readonly string[] => kept(`notes.${game}`, isList) ?? [];

/** These are not shown any more: they were put away, or a lesson has taught them. */
export function markNotesKnown(game: string, ids: readonly string[]): void {
  keep(`notes.${game}`, [...new Set([...knownNotes(game), ...ids])]);
}
