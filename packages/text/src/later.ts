/**
 * Words that come later than the code that says them: a browser fetches a game without its words, and these in the language
 * that is read (apps/web/build/oneLanguage.ts). Everywhere else all words of a game are there from the start.
 */
import type { Catalogue } from './catalogue.ts';

const books = new Map<string, Record<string, string>>();

function bookOf(name: string): Record<string, string> {
  const book = books.get(name) ?? {};
  books.set(name, book);
  return book;
}

/** Stands for a part of a language, empty until that is learned: whoever holds it has the words then. */
export const wordsLater = (name: string): Catalogue => bookOf(name);

export const learnWords = (name: string, words: Catalogue): void => void Object.assign(bookOf(name), words);
