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
  /** Where the text begins with it: that is what it is about. */
  readonly opens: number[];
  readonly above: number[];
}

export interface Index {
  readonly passages: readonly Passage[];
  readonly entries: readonly Entry[];
  readonly ids: readonly string[];
  /** How much each passage counts above the others: short and early ones more. */
  readonly weights: readonly number[];
  readonly thesaurus: Thesaurus;
}

/** Words over a passage say less of it than its own. */
const ABOVE = 0.5;
/** The first words of a passage say most. */
const OPENS = 0.35;
const OPENING = 2;
/** What a word leads to only helps to choose among passages. */
const LED = 0.4;
/** A passage of so many letters counts half as much as an empty one. */
const HALF_LENGTH = 480;
/** The first rule of a section says what it is about. */
const FIRST_RULE = 1.3;
/** What is left unanswered counts against a passage. */
const whole = (answered: number, asked: number): number => (answered / asked) ** 2;
/** Half of the words is enough for an answer to a sentence, more than half where nothing answers all of them. */
const ENOUGH = 0.5;
/** An answer to a sentence that is so much worse than the best is none. */
const POOR = 0.2;
/** How much less the last passage of the book counts than the first: what is basic is told first. */
const LATE = 0.35;

function entriesOf(passages: readonly Passage[], locale: Locale): readonly Entry[] {
  const entries = new Map<string, Entry>();
  const add = (words: readonly string[], at: number, where: 'inText' | 'opens' | 'above'): void => {
    for (const word of new Set(words)) {
      const entry = entries.get(word) ?? { word, stem: stemOf(word, locale), inText: [], opens: [], above: [] };
      entries.set(word, entry);
      entry[where].push(at);
    }
  };
  for (const [at, { text, over }] of passages.entries()) {
    const words = wordsIn(fold(text));
    add(words, at, 'inText');
    add(words.slice(0, OPENING), at, 'opens');
    add(wordsIn(fold(over.join(' '))), at, 'above');
  }
  return [...entries.values()];
}

export function indexOf(parts: RulebookParts, locale: Locale): Index {
  const passages = passagesOf(parts);
  const weights = passages.map(
    ({ text, id = '' }, at) =>
      ((1 - (LATE * at) / passages.length) * (id.endsWith('-1') ? FIRST_RULE : 1)) / (1 + text.length / HALF_LENGTH),
  );
  const ids = passages.map(({ id = '' }) => fold(id));
  return { passages, entries: entriesOf(passages, locale), ids, weights, thesaurus: thesaurusOf(parts.asked, locale) };
}

/** By passage: how well it answers. */
type Scores = Map<number, number>;

const raise = (scores: Scores, at: number, to: number): void => {
  if (to > (scores.get(at) ?? 0)) scores.set(at, to);
};

/** How much words like this say of each passage: the best in it, and the best over it. */
function likely(entries: readonly Entry[], like: (entry: Entry) => number): Scores {
  const inText: Scores = new Map();
  const above: Scores = new Map();
  for (const entry of entries) {
    const worth = like(entry);
    if (worth === 0) continue;
    for (const at of entry.inText) raise(inText, at, worth);
    for (const at of entry.above) raise(above, at, worth * ABOVE);
    for (const at of entry.opens) raise(inText, at, worth * (1 + OPENS));
  }
  for (const [at, worth] of above) inText.set(at, (inText.get(at) ?? 0) + worth);
  return inText;
}

/** Rare words tell more. */
const rarity = (found: number, all: number): number => Math.log(1 + all / (1 + found));

function scoresOf(term: Term, { entries, passages }: Index, typos: boolean): Scores {
  const scores = likely(entries, ({ word, stem }) => likeness(term, word, stem, typos));
  const worth = rarity(scores.size, passages.length);
  for (const [at, score] of scores) scores.set(at, score * worth);
  return scores;
}

/** What the words of the question lead to: more for passages that are found anyway. */
function ledTo({ terms }: Question, { entries, passages }: Index): Scores {
  const sums: Scores = new Map();
  for (const stem of new Set(terms.flatMap(({ leads }) => [...leads]))) {
    const scores = likely(entries, (entry) => (entry.stem === stem ? LED : 0));
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
    const answered = told.filter((score) => score > 0).length;
    const sum = told.reduce((one, other) => one + other, led.get(at) ?? 0);
    return { at, score: sum * (weights[at] ?? 1) * whole(answered, all.length), answered };
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
    (one, other) => other.score - one.score || one.at - other.at,
  );
}

const goodOf = (all: readonly Counted[], asked: number): readonly Counted[] =>
  all.filter(({ answered, score }) => answered >= asked * ENOUGH && score > POOR * (all[0]?.score ?? 0));

/**
 * Passages that answer every word, of a sentence most of them; if there are none, a letter of each word may be wrong; and
 * if there are none even so, those that answer most of the words.
 */
function best(question: Question, index: Index): { readonly typos: boolean; readonly found: readonly Counted[] } {
  const asked = question.ids.length + question.terms.length;
  for (const typos of [false, true]) {
    const all = ranked(question, index, typos);
    const found = all.filter(({ answered }) => answered === asked);
    if (found.length === 0) continue;
    return { typos, found: question.loose ? goodOf(all, asked) : found };
  }
  const some = ranked(question, index, true);
  return {
    typos: true,
    found: question.loose ? goodOf(some, asked) : some.filter((one) => one.answered > asked * ENOUGH),
  };
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
