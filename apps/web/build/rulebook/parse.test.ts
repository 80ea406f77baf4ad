import { webShelf } from '@broadside/shelf/web';
import { LOCALES, type Locale, type RuleBlock, type Rulebook } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { parseRulebook } from './parse.ts';

const BOOK = `# The game: the rulebook

Two lines that are
one paragraph.

## First

Before the list:
- one
- two, which goes on
  in the next line
  - and has a part

1. first
2. second

## Second

### Under it

- **XX-SINK-1** A ship *may* be **sunk** (XX-SINK-2, XX-NONE-1).
- **XX-SINK-2** A clause with parts:
  - one part
- loose

| Ships | Coins |
|---|---:|
| a \\| b | \`2\` |
`;

const { title, intro, sections } = parseRulebook(BOOK);
const blocksOf = (section: number): readonly RuleBlock[] => sections[section].blocks;

describe('a rulebook', () => {
  it('has a title, an introduction and numbered sections', () => {
    expect(title).toBe('The game: the rulebook');
    expect(intro).toEqual([{ kind: 'text', spans: [{ text: 'Two lines that are one paragraph.' }] }]);
    expect(sections.map(({ id, title: name }) => `${id} ${name}`)).toEqual(['1 First', '2 Second']);
  });

  it('keeps the parts of a list under their item', () => {
    expect(blocksOf(0)).toEqual([
      { kind: 'text', spans: [{ text: 'Before the list:' }] },
      {
        kind: 'list',
        ordered: false,
        items: [
          { spans: [{ text: 'one' }] },
          {
            spans: [{ text: 'two, which goes on in the next line' }],
            items: [{ spans: [{ text: 'and has a part' }] }],
          },
        ],
      },
      { kind: 'list', ordered: true, items: [{ spans: [{ text: 'first' }] }, { spans: [{ text: 'second' }] }] },
    ]);
  });

  it('knows its clauses, and makes a link of every id that is a clause of this book', () => {
    const [heading, one, two] = blocksOf(1);
    expect(heading).toEqual({ kind: 'heading', id: '2.1', title: 'Under it' });
    expect(one).toEqual({
      kind: 'clause',
      id: 'XX-SINK-1',
      spans: [
        { text: 'A ship ' },
        { text: 'may', italic: true },
        { text: ' be ' },
        { text: 'sunk', bold: true },
        { text: ' (' },
        { text: 'XX-SINK-2', clause: true },
        { text: ', XX-NONE-1).' },
      ],
    });
    expect(two).toMatchObject({ id: 'XX-SINK-2', items: [{ spans: [{ text: 'one part' }] }] });
  });

  it('knows the clauses of a game with a number in its name', () => {
    const book = parseRulebook('## One\n\n- **X7-SEA-1** See X7-SEA-2.\n- **X7-SEA-2** Wet.');
    expect(book.sections[0].blocks).toEqual([
      { kind: 'clause', id: 'X7-SEA-1', spans: [{ text: 'See ' }, { text: 'X7-SEA-2', clause: true }, { text: '.' }] },
      { kind: 'clause', id: 'X7-SEA-2', spans: [{ text: 'Wet.' }] },
    ]);
  });

  it('knows clauses of a subject in two words, and numbers with a point', () => {
    const book = parseRulebook(
      '## One\n\n- **XX-END-PHASE-1** See XX-ADV-X.1.\n- **XX-ADV-2.3** Two.\n- **XX-ADV-X.1** X.',
    );
    expect(book.sections[0].blocks).toMatchObject([
      { id: 'XX-END-PHASE-1', spans: [{ text: 'See ' }, { text: 'XX-ADV-X.1', clause: true }, { text: '.' }] },
      { id: 'XX-ADV-2.3' },
      { id: 'XX-ADV-X.1' },
    ]);
  });

  it('reads tables, with bars inside their cells', () => {
    expect(blocksOf(1).at(-1)).toEqual({
      kind: 'table',
      head: [[{ text: 'Ships' }], [{ text: 'Coins' }]],
      rows: [[[{ text: 'a | b' }], [{ text: '2', code: true }]]],
    });
  });

  it('knows the label of a source at the head of an item', () => {
    const book = parseRulebook('## One\n\n- printed (с карты): all of it\n- printed cards');
    expect(book.sections[0].blocks).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          { spans: [{ text: 'printed', code: true }, { text: ': all of it' }] },
          { spans: [{ text: 'printed cards' }] },
        ],
      },
    ]);
  });

  it('reads a figure by its name, with what is seen and a caption', () => {
    const { intro: blocks } = parseRulebook(
      '# Page\n\n![Two cards](harbour)\nThe harbour\nwith **two** cards.\n\nWords.',
    );
    expect(blocks).toEqual([
      {
        kind: 'figure',
        figure: 'harbour',
        alt: 'Two cards',
        spans: [{ text: 'The harbour with ' }, { text: 'two', bold: true }, { text: ' cards.' }],
      },
      { kind: 'text', spans: [{ text: 'Words.' }] },
    ]);
  });

  it('never has one id for two clauses', () => {
    expect(() => parseRulebook('## One\n\n- **XX-A-1** once\n- **XX-A-1** twice')).toThrow('two clauses XX-A-1');
  });
});

/** The address of everything in a book: what must be the same in every language. */
const placesOf = (book: Rulebook): readonly string[] =>
  book.sections.flatMap(({ id, blocks }) => [id, ...blocks.flatMap((block) => ('id' in block ? [block.id] : []))]);

describe.each(webShelf)('the rulebook of $id', ({ clauses, rulebook }) => {
  const bookIn = async (locale: Locale): Promise<Rulebook> => (await rulebook[locale]()).default.rules;

  it('has the same sections and clauses in the same order in every language', async () => {
    const [first, ...others] = await Promise.all(LOCALES.map(bookIn));
    for (const other of others) expect(placesOf(other)).toEqual(placesOf(first));
  });

  it('has clauses of its own game only', async () => {
    const ids = placesOf(await bookIn('en')).filter((place) => /^[A-Z]/.test(place));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !id.startsWith(`${clauses}-`))).toEqual([]);
  });

  it('leaves no mark of its writing in the text', async () => {
    for (const locale of LOCALES)
      expect(JSON.stringify(await bookIn(locale)).match(/\*\*|"text":"[^"]*(?:^|\s)#{2,}\s/g)).toBeNull();
  });
});
