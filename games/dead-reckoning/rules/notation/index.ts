/**
 * The notation of actions in the words of the game. What was written before there were words (`rearrange 0 0 3 1`, the
 * name of the action and its fields) is the kernel's plain notation, which is read in every game.
 */
import type { Notation } from '@broadside/kernel';
import type { Phrase } from './phrase.ts';
import { PHRASES } from './phrases.ts';
import type { Fields } from './words.ts';

const ALL: readonly (readonly [string, readonly Phrase[]])[] = Object.entries(PHRASES);
const BY_TYPE: ReadonlyMap<string, readonly Phrase[]> = new Map(ALL);

const firstWord = (text: string): string => text.split(' ', 1)[0];

/** Each phrase with its action; "loot" begins the words of two. */
const SAID = ALL.flatMap(([type, phrases]) => phrases.map((phrase) => ({ type, phrase })));
const BY_FIRST_WORD: ReadonlyMap<string, typeof SAID> = new Map(
  SAID.map(({ phrase: { text } }) => {
    const word = firstWord(text);
    return [word, SAID.filter(({ phrase }) => firstWord(phrase.text) === word)];
  }),
);

export const notation: Notation = {
  print(action) {
    for (const phrase of BY_TYPE.get(action.type) ?? []) {
      const text = phrase.print(action as unknown as Fields);
      if (text !== undefined) return text;
    }
    return undefined;
  },
  read(text) {
    const words = text.trim().replace(/\s+/g, ' ');
    for (const { type, phrase } of BY_FIRST_WORD.get(firstWord(words)) ?? []) {
      const fields = phrase.read(words);
      if (fields) return { type, ...fields };
    }
    return undefined;
  },
  forms: Object.fromEntries(ALL.map(([type, phrases]) => [type, phrases.map(({ text }) => text).join(' or ')])),
};
