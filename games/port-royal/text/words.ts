/** Small words that sentences are put together from. */
import type { Seat } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
import type { Say } from './say.ts';

/** "a", "a and b", "a, b and c". */
export function listOf(words: readonly string[], say: Say): string {
  if (words.length < 2) return words.join();
  return say('port-royal.list.and', { list: words.slice(0, -1).join(', '), last: words[words.length - 1] });
}

/** Names in the middle of a sentence. */
export const namesAmid = (seats: readonly Seat[], say: Say, nameOf: NameOf): readonly string[] =>
  seats.map((seat) => say('port-royal.list.name', { name: nameOf(seat) }));

export const namesOf = (seats: readonly Seat[], say: Say, nameOf: NameOf): string => listOf(seats.map(nameOf), say);

/** The names of the data that are filled in; `Object.keys` does not know that there are no others. */
export const keysOf = <Name extends string>(counts: Readonly<Partial<Record<Name, number>>>): Name[] =>
  Object.keys(counts) as Name[];

/** The end of an exhaustive switch: reached only by data that the types do not know. */
export function unheardOf(thing: never): never {
  throw new TypeError(`no words for ${JSON.stringify(thing)}`);
}
