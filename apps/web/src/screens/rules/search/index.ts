/** Finding in a rulebook what was asked for, the best first. */
import type { Locale, RulebookParts } from '@broadside/text';
import { fold, wordsIn } from './fold.ts';
import type { Marks } from './marks.ts';
import { likeness } from './match.ts';
import { type Passage, passagesOf } from './passages.ts';
import { stemOf } from './stem.ts';
import { type Question, questionOf, type Term, type Thesaurus, thesaurusOf } from './terms.ts';

export { type Marks, markHits, type Piece } from './marks.ts';
export type { Part, Passage, SymbolEntry } from './passages.ts';

/** A word of the book, and the passages where it stands in the text or over it. */
interface Entry {
  readonly word: string;
  readonly stem: string;
  readonly inText: number[];
  readonly above: number[];
}

export interface Index {
  readonly passages: readonly Passage[];
  readonly entries: readonly Entry[];
  readonly ids: readonly string[];
  /** How much each passage counts beside the others: short and early ones more. */
  readonly weights: readonly number[];
  readonly thesaurus: Thesaurus;
}

/** Words over a passage say less of it than its own. */
const ABOVE = 0.5;
/** What a word leads to only helps to choose among passages. */
const LED = 0.4;
/** A passage of this many words counts half as much as an empty one. */
const HALF_LENGTH = 60;
/** How much less the last passage of the book counts than the first: what is basic is told first. */
const LATE = 0.35;

function entriesOf(passages: readonly Passage[], locale: Locale): readonly Entry[] {
  const entries = new Map<string, Entry>();
  const add = (text: string, at: number, where: 'inText' | 'above'): void => {
    for (const word of new Set(wordsIn(fold(text)))) {
      const entry = entries.get(word) ?? { word, stem: stemOf(word, locale), inText: [], above: [] };
      entries.set(word, entry);
      entry[where].push(at);
    }
  };
  for (const [at, { text, over }] of passages.entries()) {
    add(text, at, 'inText');
    add(over.join(' '), at, 'above');
  }
  return [...entries.values()];
}

export function indexOf(parts: RulebookParts, locale: Locale): Index {
  const passages = passagesOf(parts);
  const weights = passages.map(
    ({ text }, at) => (1 - (LATE * at) / passages.length) / (1 + wordsIn(text).length / HALF_LENGTH),
  );
  const ids = passages.map(({ id = '' }) => fold(id));
  return { passages, entries: entriesOf(passages, locale), ids, weights, thesaurus: thesaurusOf(parts.asked, locale) };
}

/** By passage: how well it answers. */
type Scores = Map<number, number>;

const raise = (scores: Scores, at: number, to: number): void => {
  if (to > (scores.get(at) ?? 0)) scores.set(at, to);
};

function spread({ inText, above }: Entry, like: number, scores: Scores): void {
  for (const at of inText) raise(scores, at, like);
  for (const at of above) raise(scores, at, like * ABOVE);
}

/** Rare words tell more. */
const rarity = (found: number, all: number): number => Math.log(1 + all / (1 + found));

function scoresOf(term: Term, { entries, passages }: Index, typos: boolean): Scores {
  const scores: Scores = new Map();
  for (const entry of entries) {
    const like = likeness(term, entry.word, entry.stem, typos);
    if (like > 0) spread(entry, like, scores);
  }
  const worth = rarity(scores.size, passages.length);
  for (const [at, score] of scores) scores.set(at, score * worth);
  return scores;
}

/** What the words of the question lead to: more for passages that are found anyway. */
function ledTo({ terms }: Question, { entries, passages }: Index): Scores {
  const sums: Scores = new Map();
  for (const stem of new Set(terms.flatMap(({ leads }) => [...leads]))) {
    const scores: Scores = new Map();
    for (const entry of entries) if (entry.stem === stem) spread(entry, LED, scores);
    const worth = rarity(scores.size, passages.length);
    for (const [at, score] of scores) sums.set(at, (sums.get(at) ?? 0) + score * worth);
  }
  return sums;
}

/** The clause itself, one that ends so, one that begins so, then those that mention it. */
function scoresOfId(id: string, { ids, passages }: Index): Scores {
  const scores: Scores = new Map();
  const mentioned = new RegExp(`(?<![\\w-])${id.replaceAll('.', '\\.')}(?![\\w-]|\\.\\d)`, 'i');
  for (const [at, known] of ids.entries())
    if (known === id) scores.set(at, 1000);
    else if (known.endsWith(`-${id}`)) scores.set(at, 100);
    else if (known.startsWith(id)) scores.set(at, 10);
    else if (mentioned.test(passages[at]?.text ?? '')) scores.set(at, 1);
  return scores;
}

interface Counted {
  readonly at: number;
  readonly score: number;
  readonly answered: number;
}

function gather(all: readonly Scores[], led: Scores, { weights }: Index): readonly Counted[] {
  const found = new Set(all.flatMap((scores) => [...scores.keys()]));
  return [...found].map((at) => {
    const told = all.map((scores) => scores.get(at) ?? 0);
    const sum = told.reduce((one, other) => one + other, led.get(at) ?? 0);
    return { at, score: sum * (weights[at] ?? 1), answered: told.filter((score) => score > 0).length };
  });
}

export interface Found {
  /** The best first. */
  readonly passages: readonly Passage[];
  readonly marks: Marks;
}

function ranked(question: Question, index: Index, typos: boolean): readonly Counted[] {
  const all = [
    ...question.ids.map((id) => scoresOfId(id, index)),
    ...question.terms.map((term) => scoresOf(term, index, typos)),
  ];
  return [...gather(all, ledTo(question, index), index)].sort(
    (one, other) => other.answered - one.answered || other.score - one.score || one.at - other.at,
  );
}

/** Passages that answer every word; with a letter of each word wrong; or those that answer most of the words. */
function best(question: Question, index: Index): { readonly typos: boolean; readonly found: readonly Counted[] } {
  const asked = question.ids.length + question.terms.length;
  for (const typos of [false, true]) {
    const found = ranked(question, index, typos).filter(({ answered }) => answered === asked);
    if (found.length > 0) return { typos, found };
  }
  const some = ranked(question, index, true);
  const most = some[0]?.answered ?? 0;
  // Half of the words is a guess; a single one of several is none.
  return { typos: true, found: most * 2 > asked ? some.filter(({ answered }) => answered === most) : [] };
}

/** Nothing is found by an empty question. */
export function search(index: Index, asked: string): Found {
  const { thesaurus, ids, passages } = index;
  const question = questionOf(asked, thesaurus, (piece) => ids.some((id) => id.includes(piece)));
  const { typos, found } = best(question, index);
  return {
    passages: found.flatMap(({ at }) => passages[at] ?? []),
    marks: { ...question, typos, stem: (word) => stemOf(word, thesaurus.locale) },
  };
}
