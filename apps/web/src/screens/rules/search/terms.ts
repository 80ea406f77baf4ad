/** A question as terms: each word with its other forms, the words that mean the same, and what it leads to. */
import type { AskedWords, Locale } from '@broadside/text';
import { fold, wordsIn } from './fold.ts';
import { askedEverywhere, emptyWords } from './questions.ts';
import { stemOf } from './stem.ts';

export interface Term {
  /** As it was typed, folded. */
  readonly word: string;
  readonly stem: string;
  /** Stems of words that mean the same. */
  readonly same: ReadonlySet<string>;
  /** Stems of what is read about with it. */
  readonly leads: ReadonlySet<string>;
}

export interface Question {
  readonly terms: readonly Term[];
  /** Ids of clauses, whole or in part. */
  readonly ids: readonly string[];
  /** Asked in a sentence: what answers most of it is an answer, too. */
  readonly loose: boolean;
}

/** The synonyms of a game in one language, by stem. */
export interface Thesaurus {
  readonly locale: Locale;
  readonly empty: ReadonlySet<string>;
  readonly same: ReadonlyMap<string, ReadonlySet<string>>;
  readonly leads: ReadonlyMap<string, ReadonlySet<string>>;
}

function addAll(to: Map<string, Set<string>>, from: readonly string[], words: readonly string[]): void {
  for (const word of from) to.set(word, new Set([...(to.get(word) ?? []), ...words]));
}

export function thesaurusOf({ same, leads }: AskedWords, locale: Locale): Thesaurus {
  const stems = (words: string): readonly string[] => wordsIn(fold(words)).map((word) => stemOf(word, locale));
  const shared = askedEverywhere(locale);
  const known: Thesaurus & { same: Map<string, Set<string>>; leads: Map<string, Set<string>> } = {
    locale,
    empty: new Set([...emptyWords(locale)].map(fold)),
    same: new Map(),
    leads: new Map(),
  };
  for (const group of [...shared.same, ...same]) addAll(known.same, stems(group), stems(group));
  for (const [from, to] of [...Object.entries(shared.leads), ...Object.entries(leads)])
    addAll(known.leads, stems(from), stems(to));
  return known;
}

/** `sink-1`, `xx-sink`: letters, a hyphen, and what may follow. */
const ID = /^[a-z][a-z0-9]*-[a-z0-9.-]*$/;
const NONE: ReadonlySet<string> = new Set();

function termOf(word: string, { locale, same, leads }: Thesaurus): Term {
  const stem = stemOf(word, locale);
  const alike = same.get(stem) ?? NONE;
  return { word, stem, same: alike, leads: new Set([stem, ...alike].flatMap((one) => [...(leads.get(one) ?? NONE)])) };
}

/** `isId` knows the ids of the book: other words with a hyphen are words. */
export function questionOf(asked: string, thesaurus: Thesaurus, isId: (piece: string) => boolean): Question {
  const pieces = fold(asked).split(/\s+/).filter(Boolean);
  const ids = pieces.filter((piece) => ID.test(piece) && isId(piece));
  const words = [...new Set(pieces.filter((piece) => !ids.includes(piece)).flatMap(wordsIn))];
  const telling = words.filter((word) => !thesaurus.empty.has(word));
  // "What can I do?" has nothing but empty words; then they are all there is to look for.
  const chosen = telling.length === 0 && ids.length === 0 ? words : telling;
  const loose = telling.length < words.length;
  return { ids, loose, terms: chosen.map((word) => termOf(word, thesaurus)) };
}
