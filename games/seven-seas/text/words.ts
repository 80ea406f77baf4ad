/** Small words that sentences are put together from. */
import type { Seat } from '@broadside/kernel';
import type { NameOf } from '@broadside/text';
import type { StepName } from '../rules/state.ts';
import type { Say } from './say.ts';

/** "a", "a and b", "a, b and c". */
export function listOf(words: readonly string[], say: Say): string {
  if (words.length < 2) return words.join();
  return say('seven-seas.list.and', { list: words.slice(0, -1).join(', '), last: words[words.length - 1] });
}

/** Names in the middle of a sentence. */
export const namesAmid = (seats: readonly Seat[], say: Say, nameOf: NameOf): readonly string[] =>
  seats.map((seat) => say('seven-seas.list.name', { name: nameOf(seat) }));

export const namesOf = (seats: readonly Seat[], say: Say, nameOf: NameOf): string => listOf(seats.map(nameOf), say);

/** Whoever has no name yet is called by the seat. */
export const namedBySeat =
  (say: Say): NameOf =>
  (seat) =>
    say('seven-seas.seat', { seat: seat + 1 });

/** What is asked, or goes on by itself. */
export const stepName = (step: StepName, say: Say): string => say(`seven-seas.step.${step}`);

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a die of the Tavern means for whoever gets it. */
export const tavernWords = (value: number, say: Say): string => say(`seven-seas.tavern.${FACES[value - 1]}`);

/** The end of an exhaustive switch: reached only by data that the types do not know. */
export function unheardOf(thing: never): never {
  throw new TypeError(`no words for ${JSON.stringify(thing)}`);
}
