/** Finds the names of cards inside a sentence, also when the language has bent them. */

export interface SentencePart {
  readonly text: string;
  readonly card?: number;
}

export interface NamedCard {
  readonly card: number;
  readonly name: string;
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\p{L}[\p{L}’'-]*/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** Slavic endings change, stems stay: "Капитан", "Капитана". Elsewhere a name keeps its shape. */
function isForm(word: string, name: string): boolean {
  if (!/\p{Script=Cyrillic}/u.test(name)) return word === name;
  const stem = name.slice(0, Math.max(3, name.length - 2));
  return word.startsWith(stem) && Math.abs(word.length - name.length) <= 3;
}

/** Where a name stands in the sentence, from the first letter to the last. */
function find(sentence: readonly Word[], name: readonly Word[]): readonly [number, number] | undefined {
  for (let at = 0; at + name.length <= sentence.length; at++)
    if (name.every(({ text }, i) => isForm(sentence[at + i].text, text)))
      return [sentence[at].start, sentence[at + name.length - 1].end];
  return undefined;
}

/** The sentence in parts, each card's name a part of its own; a card that is not named comes out in `unnamed`. */
export function linkCards(
  sentence: string,
  cards: readonly NamedCard[],
): { readonly parts: readonly SentencePart[]; readonly unnamed: readonly NamedCard[] } {
  const words = wordsOf(sentence);
  const spans: { readonly card: number; readonly from: number; readonly to: number }[] = [];
  const unnamed: NamedCard[] = [];
  for (const named of cards) {
    const name = wordsOf(named.name.replace(/\(.*/s, ''));
    const span = name.length > 0 ? find(words, name) : undefined;
    const taken = span && spans.some(({ from, to }) => span[0] < to && from < span[1]);
    if (span && !taken) spans.push({ card: named.card, from: span[0], to: span[1] });
    else unnamed.push(named);
  }
  spans.sort((a, b) => a.from - b.from);
  const parts: SentencePart[] = [];
  let at = 0;
  for (const { card, from, to } of spans) {
    if (from > at) parts.push({ text: sentence.slice(at, from) });
    parts.push({ text: sentence.slice(from, to), card });
    at = to;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at) });
  return { parts, unnamed };
}
