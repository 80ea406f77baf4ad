import type { AskedWords, Rulebook, RulebookParts } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { indexOf, markHits, search } from './index.ts';
import { isTypo } from './match.ts';

const RULES: Rulebook = {
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
        { kind: 'clause', id: 'XX-SINK-10', spans: [{ text: 'A sunk ship is lost.' }] },
        { kind: 'heading', id: '2.2', title: 'Skulls' },
        { kind: 'clause', id: 'XX-SINK-2', spans: [{ text: 'Ещё один чёрный корабль' }] },
        { kind: 'table', head: [[{ text: 'Ship' }]], rows: [[[{ text: 'flûte' }]], [[{ text: 'galleon' }]]] },
      ],
    },
  ],
};

const NOTHING: AskedWords = { same: [], leads: {} };

const bookOf = (asked = NOTHING): RulebookParts => ({
  page: {
    title: 'How to play',
    intro: [{ kind: 'figure', figure: 'boat', alt: 'A red boat', spans: [{ text: 'Your boat.' }] }],
    sections: [{ id: '1', title: 'The aim', blocks: [{ kind: 'text', spans: [{ text: 'Be the richest.' }] }] }],
  },
  rules: RULES,
  legend: { cards: { title: 'On cards', symbols: { skull: ['Skull', 'Never sunk.'] } } },
  asked,
});

const found = (question: string, asked?: AskedWords) => search(indexOf(bookOf(asked), 'en'), question).passages;
/** "2.1 XX-SINK-1, page": where each passage stands, and which clause it is. */
const places = (question: string, asked?: AskedWords): string =>
  found(question, asked)
    .map(({ part, place, id }) => [place ?? part, id].filter(Boolean).join(' '))
    .join(', ');

describe('the search of the rulebook', () => {
  it('finds nothing while nothing is asked', () => {
    expect(found('  ')).toEqual([]);
  });

  it('finds a clause by its id, whole or in part, and that one first', () => {
    expect(places('xx-sink-2')).toBe('2.2 XX-SINK-2');
    expect(places('SINK-1')).toBe('2.1 XX-SINK-1');
    expect(places('XX-SINK-1')).toBe('2.1 XX-SINK-1, 2.1 XX-SINK-10');
  });

  it('wants every word, wherever in the passage or over it they stand', () => {
    expect(places('active only')).toBe('2.1 XX-SINK-1');
    expect(places('sabres active')).toBe('2.1 XX-SINK-1');
    expect(places('active harbour')).toBe('');
  });

  it('leaves of lists and tables only what was asked for', () => {
    expect(found('harbour').map(({ text }) => text)).toEqual(['Harbour: open cards.', 'Ships come into the harbour.']);
    expect(found('flute').map(({ block }) => block)).toEqual([
      { kind: 'table', head: [[{ text: 'Ship' }]], rows: [[[{ text: 'flûte' }]]] },
    ]);
  });

  it('does not care for ё, accents, capitals and kinds of apostrophe', () => {
    expect(places('еще ЧЕРНЫЙ')).toBe('2.2 XX-SINK-2');
    expect(places('ещё')).toBe('2.2 XX-SINK-2');
  });

  it('reads the page and the legend, too', () => {
    expect(places('richest')).toBe('page');
    expect(places('red boat')).toBe('page');
    expect(found('never sunk')[0]?.block).toMatchObject({ kind: 'symbol', group: 'cards', symbol: 'skull' });
  });

  it('drops the words that only make a question of it', () => {
    expect(places('Who is the richest?')).toBe('page');
    expect(places('What can I do?')).not.toContain('XX-SINK-2');
  });

  it('knows other spellings and forms of a word', () => {
    expect(places('harbors')).toBe(places('harbour'));
    expect(places('sinks')).toContain('XX-SINK-10');
  });

  it('knows what a game calls by another name', () => {
    const asked = { same: ['galleon warship'], leads: {} };
    expect(places('warships', asked)).toBe('2.2');
    expect(places('warships')).toBe('');
  });

  it('takes one wrong letter for a slip, in longer words and if nothing else is found', () => {
    expect(places('galeon')).toBe('2.2');
    expect(places('gallaon')).toBe('2.2');
    expect(places('shup')).toBe('');
    expect(isTypo('harbour', 'harbuor')).toBe(true);
    expect(isTypo('harbour', 'arbours')).toBe(false);
  });

  it('finds the beginning of a word while it is typed', () => {
    expect(places('gall')).toBe('2.2');
  });
});

describe('marks', () => {
  const marked = (text: string, question: string): string =>
    markHits(text, search(indexOf(bookOf(), 'en'), question).marks)
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('');

  it('stand on exactly the letters that were looked for', () => {
    expect(marked('Ещё один чёрный', 'еще чер')).toBe('[Ещё] один [чёр]ный');
    expect(marked('flu\u0302te and flute', 'flute')).toBe('[flu\u0302te] and [flute]');
    expect(marked('nothing here', 'ship')).toBe('nothing here');
  });

  it('stand on the whole word where another form of it was asked for', () => {
    expect(marked('Two harbours, sinking', 'harbor sunk')).toBe('Two [harbours], [sinking]');
  });

  it('stand on ids', () => {
    expect(marked('XX-SINK-10', 'sink-1')).toBe('XX-[SINK-1]0');
  });

  it('are none while nothing is asked', () => {
    expect(markHits('harbour', undefined)).toEqual([{ text: 'harbour', hit: false }]);
  });
});
