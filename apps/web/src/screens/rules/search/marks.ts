/** The text in pieces, those that were looked for marked. */
import { fold, WORD } from './fold.ts';
import { likeness } from './match.ts';
import type { Question } from './terms.ts';

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** What is marked: words by their likeness, ids by their letters. */
export interface Marks extends Question {
  readonly stem: (word: string) => string;
  readonly typos: boolean;
}

/** How many letters of a word are marked: all of them, or the beginning that was typed. */
function markedLetters(word: string, { terms, stem, typos }: Marks): number {
  const root = stem(word);
  let most = 0;
  for (const term of terms) {
    if (likeness(term, word, root, typos) === 0) continue;
    const begun = word.startsWith(term.word) && root !== term.stem && !term.same.has(root);
    most = Math.max(most, begun ? term.word.length : word.length);
  }
  return most;
}

/** From where to where in a folded text. */
function* hitsIn(folded: string, marks: Marks): Generator<readonly [from: number, to: number]> {
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    const letters = markedLetters(word, marks);
    if (letters > 0) yield [index, index + letters];
  }
  for (const id of marks.ids)
    for (let at = folded.indexOf(id); at >= 0; at = folded.indexOf(id, at + id.length)) yield [at, at + id.length];
}

/** Which letters of a text are marked; the fold may have fewer letters than the text, never more. */
function hitLetters(letters: readonly string[], marks: Marks): boolean[] {
  const folded = letters.map(fold);
  const starts: number[] = [];
  for (const [at, letter] of folded.entries()) for (let i = 0; i < letter.length; i++) starts.push(at);
  const hits = letters.map(() => false);
  for (const [from, to] of hitsIn(folded.join(''), marks)) hits.fill(true, starts[from], (starts[to - 1] ?? 0) + 1);
  // A combining mark belongs to the letter before it.
  for (const [at, letter] of folded.entries()) if (letter === '' && at > 0) hits[at] = hits[at - 1] ?? false;
  return hits;
}

export function markHits(text: string, marks: Marks | undefined): readonly Piece[] {
  if (marks === undefined) return [{ text, hit: false }];
  const letters = Array.from(text);
  const pieces: { text: string; readonly hit: boolean }[] = [];
  for (const [at, hit] of hitLetters(letters, marks).entries()) {
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letters[at];
    else pieces.push({ text: letters[at] ?? '', hit });
  }
  return pieces;
}
