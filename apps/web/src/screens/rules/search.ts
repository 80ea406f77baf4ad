/** Finding words in a rulebook: every word of the question must stand in the passage, in its id or over it. */
import type { RuleBlock, Rulebook, RuleItem, RuleSection, Spans } from '@broadside/text';

const ALIKE: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '`': "'",
  '‑': '-',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  ґ: 'г',
};

/** A letter as it is looked for: small, without its marks, so that е finds ё and e finds é. */
function foldLetter(letter: string): string {
  const small = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ALIKE[small] ?? small;
}

export const fold = (text: string): string => Array.from(text, foldLetter).join('');

/** The words of a question. */
export const wordsOf = (question: string): readonly string[] => [
  ...new Set(fold(question).split(/\s+/).filter(Boolean)),
];

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Which letters of a text belong to one of the words; the fold may have fewer letters than the text, never more. */
function hitLetters(letters: readonly string[], words: readonly string[]): boolean[] {
  const folded = letters.map(foldLetter);
  const starts: number[] = [];
  for (const [at, letter] of folded.entries()) for (let i = 0; i < letter.length; i++) starts.push(at);
  const whole = folded.join('');
  const hits = letters.map(() => false);
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      hits.fill(true, starts[at], starts[at + word.length - 1] + 1);
  return hits;
}

/** The text in pieces, those that were looked for marked. */
export function markHits(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = Array.from(text);
  const pieces: { text: string; readonly hit: boolean }[] = [];
  for (const [at, hit] of hitLetters(letters, words).entries()) {
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letters[at];
    else pieces.push({ text: letters[at], hit });
  }
  return pieces;
}

const spansText = (spans: Spans): string => spans.map(({ text }) => text).join('');
const itemText = ({ spans, items = [] }: RuleItem): string => [spansText(spans), ...items.map(itemText)].join(' ');

type Asks = (text: string) => boolean;

/** What is left of a block, and how many passages that is. */
function sift(block: Exclude<RuleBlock, { kind: 'heading' }>, asks: Asks): readonly [RuleBlock | undefined, number] {
  switch (block.kind) {
    case 'text':
      return asks(spansText(block.spans)) ? [block, 1] : [undefined, 0];
    case 'clause':
      return asks(`${block.id} ${itemText(block)}`) ? [block, 1] : [undefined, 0];
    case 'list': {
      const items = block.items.filter((item) => asks(itemText(item)));
      return items.length > 0 ? [{ ...block, items }, items.length] : [undefined, 0];
    }
    case 'table': {
      const rows = block.rows.filter((row) => asks(row.map(spansText).join(' ')));
      return rows.length > 0 ? [{ ...block, rows }, rows.length] : [undefined, 0];
    }
  }
}

function siftBlocks(blocks: readonly RuleBlock[], title: string, words: readonly string[]) {
  const kept: RuleBlock[] = [];
  let count = 0;
  let heading: Extract<RuleBlock, { kind: 'heading' }> | undefined;
  let headed = false;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block;
      headed = false;
      continue;
    }
    const above = heading === undefined ? title : `${title} ${heading.title}`;
    const asks: Asks = (text) => {
      const here = fold(`${above} ${text}`);
      return words.every((word) => here.includes(word));
    };
    const [left, found] = sift(block, asks);
    if (left === undefined) continue;
    if (heading && !headed) kept.push(heading);
    headed = true;
    kept.push(left);
    count += found;
  }
  return { blocks: kept, count };
}

export interface Found {
  readonly book: Rulebook;
  readonly count: number;
}

/** The book with only those passages that hold every word. */
export function search(book: Rulebook, words: readonly string[]): Found {
  const intro = siftBlocks(book.intro, '', words);
  const sections: RuleSection[] = [];
  let { count } = intro;
  for (const section of book.sections) {
    const found = siftBlocks(section.blocks, section.title, words);
    if (found.blocks.length > 0) sections.push({ ...section, blocks: found.blocks });
    count += found.count;
  }
  return { book: { ...book, intro: intro.blocks, sections }, count };
}
