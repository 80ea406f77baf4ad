/** Small words that sentences are put together from. */
import type { Seat } from '@broadside/kernel';
import { capital, type NameOf } from '@broadside/text';
import type { StepName } from '../rules/state.ts';
import type { Say } from './say.ts';

type Joint = 'and' | 'or' | 'then';

/** "a", "a and b", "a, b and c". */
export function listOf(words: readonly string[], say: Say, joint: Joint = 'and'): string {
  if (words.length < 2) return words.join();
  return say(`dead-reckoning.list.${joint}`, { list: words.slice(0, -1).join(', '), last: words[words.length - 1] });
}

export { capital };

export const namesOf = (seats: readonly Seat[], say: Say, nameOf: NameOf): string => listOf(seats.map(nameOf), say);

/** Whoever has no name yet is called by the seat. */
export const namedBySeat =
  (say: Say): NameOf =>
  (seat) =>
    say('dead-reckoning.seat', { seat: seat + 1 });

/** A player beyond the seats is the rival of the solo game, whatever the table would call that place. */
export const namedWithRival =
  (seats: number, say: Say, nameOf: NameOf): NameOf =>
  (seat) =>
    seat < seats ? nameOf(seat) : say('dead-reckoning.rival');

export const gameName = (say: Say): string => say('dead-reckoning.name');

export const stepName = (say: Say, step: StepName): string => say(`dead-reckoning.step.${step}`);

/** The end of an exhaustive switch: reached only by data that the types do not know. */
export function unheardOf(thing: never): never {
  throw new TypeError(`no words for ${JSON.stringify(thing)}`);
}
