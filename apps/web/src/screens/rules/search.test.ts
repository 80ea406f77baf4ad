import type { Rulebook } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { markHits, search, wordsOf } from './search.ts';

const BOOK: Rulebook = {
  title: 'A book',
  intro: [{ kind: 'text', spans: [{ text: 'Ships come into the harbour.' }] }],
  sections: [
    {
      id: '1',
      title: 'Words',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [{ spans: [{ text: 'Area: the cards of a player.' }] }, { spans: [{ text: 'Harbour: open cards.' }] }],
        },
      ],
    },
    {
      id: '2',
      title: 'Sinking',
      blocks: [
        { kind: 'heading', id: '2.1', title: 'Sabres' },
        { kind: 'clause', id: 'XX-SINK-1', spans: [{ text: 'Only the ' }, { text: 'active', bold: true }] },
        { kind: 'heading', id: '2.2', title: 'Skulls' },
        { kind: 'clause', id: 'XX-SINK-2', spans: [{ text: 'Ещё один чёрный корабль' }] },
        {
          kind: 'table',
          head: [[{ text: 'Ship' }]],
          rows: [[[{ text: 'flûte' }]], [[{ text: 'galleon' }]]],
        },
      ],
    },
  ],
};

/** What is left of the book: "1:list 2:heading,clause". */
const left = (question: string): string =>
  search(BOOK, wordsOf(question))
    .book.sections.map(({ id, blocks }) => `${id}:${blocks.map(({ kind }) => kind).join(',')}`)
    .join(' ');
const count = (question: string): number => search(BOOK, wordsOf(question)).count;

describe('the search of the rulebook', () => {
  it('leaves the whole book while nothing is asked', () => {
    expect(search(BOOK, wordsOf('  ')).book).toEqual(BOOK);
  });

  it('finds a clause by its id, whole or in part, and keeps the heading over it', () => {
    expect(left('xx-sink-2')).toBe('2:heading,clause');
    expect(left('SINK-1')).toBe('2:heading,clause');
  });

  it('wants every word, wherever in the passage or over it they stand', () => {
    expect(left('active only')).toBe('2:heading,clause');
    expect(left('sabres active')).toBe('2:heading,clause');
    expect(left('active harbour')).toBe('');
    expect(count('active harbour')).toBe(0);
  });

  it('leaves of lists and tables only what was asked for, and counts it', () => {
    expect(count('harbour')).toBe(2);
    const [words] = search(BOOK, wordsOf('harbour')).book.sections;
    expect(words.blocks).toEqual([
      { kind: 'list', ordered: false, items: [{ spans: [{ text: 'Harbour: open cards.' }] }] },
    ]);
  });

  it('does not care for ё, accents, capitals and kinds of apostrophe', () => {
    expect(left('еще ЧЕРНЫЙ')).toBe('2:heading,clause');
    expect(left('ещё')).toBe('2:heading,clause');
    expect(left('flute')).toBe('2:heading,table');
    expect(wordsOf("Пам'ятка")).toEqual(wordsOf('пам’ятка'));
  });
});

describe('marks', () => {
  const marked = (text: string, question: string): string =>
    markHits(text, wordsOf(question))
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('');

  it('stand on exactly the letters that were looked for', () => {
    expect(marked('Ещё один чёрный', 'еще черн')).toBe('[Ещё] один [чёрн]ый');
    expect(marked('flu\u0302te and flute', 'flute')).toBe('[flu\u0302te] and [flute]');
    expect(marked('nothing here', 'ship')).toBe('nothing here');
  });

  it('run together where the words touch or overlap', () => {
    expect(marked('harbour', 'harb arbour')).toBe('[harbour]');
  });
});
