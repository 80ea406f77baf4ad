/** How well a word of the book answers a word of the question. */
import type { Term } from './terms.ts';

const EXACT = 1;
const FORM = 0.9;
const SAME = 0.75;
const BEGINNING = 0.55;
const TYPO = 0.5;
/** A shorter beginning says nothing. */
const LEAST_BEGINNING = 2;
/** A shorter word with one wrong letter is another word. */
const LEAST_TYPO = 5;

/** Whether one letter more, less, other, or two exchanged, make one word of the other. */
export function isTypo(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < LEAST_TYPO - 1 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  const exchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || exchanged;
}

/** 0 where it is another word altogether. */
export function likeness(term: Term, word: string, stem: string, typos: boolean): number {
  if (word === term.word) return EXACT;
  if (stem === term.stem) return FORM;
  if (term.same.has(stem)) return SAME;
  if (term.word.length >= LEAST_BEGINNING && word.startsWith(term.word)) return BEGINNING;
  return typos && term.word.length >= LEAST_TYPO && isTypo(term.word, word) ? TYPO : 0;
}
