import { readFileSync } from 'node:fs';
import { SpeechProvider } from '@broadside/kit';
import { webShelf } from '@broadside/shelf/web';
import { LOCALES, type Locale } from '@broadside/text';
import { rulebookFaults, rulebookOutline } from '@broadside/text/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useGameSay } from '../../text/say.ts';
import { indexOf, type Passage, search } from './search/index.ts';

/** What people ask, and the clause that answers it. */
type Questions = Readonly<Record<Locale, readonly (readonly [question: string, clause: string])[]>>;

const questionsOf = (game: string): Questions =>
  JSON.parse(
    readFileSync(new URL(`../../../../../games/${game}/rulebook/questions.json`, import.meta.url), 'utf8'),
  ) as Questions;

/** Among so many of the first clauses the answer must be. */
const FIRST = 3;

/** All words of the question as they stand, in the passage, its id or over it: the search of before. */
const holdsAll = ({ id = '', text, over }: Passage, question: string): boolean => {
  const here = [id, ...over, text].join(' ').toLowerCase();
  return question
    .toLowerCase()
    .split(/\s+/)
    .every((word) => here.includes(word));
};

/** A large book is asked more. */
const leastAsked = (clauses: number): number => (clauses > 100 ? 8 : 4);

describe.each(webShelf)('the rulebook of $id', ({ id, rulebook, table }) => {
  const partsIn = async (locale: Locale) => (await rulebook[locale]()).default;

  it.each(LOCALES)('has a page that tells how to play and a legend of all symbols: %s', async (locale) => {
    const art = await (await table()).default.rulebook();
    expect(rulebookFaults(await partsIn(locale), art)).toEqual([]);
  });

  it('has the same figures and symbols in the same order in every language', async () => {
    const [first, ...others] = await Promise.all(LOCALES.map(partsIn));
    for (const other of others) expect(rulebookOutline(other)).toEqual(rulebookOutline(first));
  });

  it.each(LOCALES)('draws its figures and symbols, and cards on them speak: %s', async (locale) => {
    const { default: ui } = await table();
    const { figures, symbols } = await ui.rulebook();
    const Drawn = () => {
      const say = useGameSay();
      return Object.entries(figures).map(([name, Figure]) => (
        <div key={name} id={name}>
          <Figure say={say} />
        </div>
      ));
    };
    const html = renderToStaticMarkup(
      <SpeechProvider locale={locale} catalogues={[ui.voice.catalogues, ui.catalogues]}>
        <Drawn />
        {Object.values(symbols).map((group) => Object.entries(group).map(([name, sign]) => <i key={name}>{sign}</i>))}
      </SpeechProvider>,
    );
    expect(html).not.toMatch(new RegExp(`<div id="\\w+"></div>|<i></i>|${id}\\.\\w|undefined|NaN`));
  });

  it.each(LOCALES)('answers what people ask: %s', async (locale) => {
    const index = indexOf(await partsIn(locale), locale);
    const asked = questionsOf(id)[locale];
    const clauses = index.ids.filter((one) => one !== '').length;
    expect(asked.length).toBeGreaterThanOrEqual(leastAsked(clauses));
    const wrong = asked.flatMap(([question, clause]) => {
      const found = search(index, question).passages.flatMap(({ id: one }) => one ?? []);
      const first = found.slice(0, FIRST);
      return first.includes(clause) ? [] : [`${question}: ${clause} is ${found.indexOf(clause)} after ${first}`];
    });
    expect(wrong).toEqual([]);
    const literal = asked.filter(([question, clause]) =>
      index.passages.some((passage) => passage.id === clause && holdsAll(passage, question)),
    );
    expect(literal, 'found by the letter, so no test of understanding').toEqual([]);
  });
});
