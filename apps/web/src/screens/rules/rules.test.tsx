import { readdirSync, readFileSync } from 'node:fs';
import type { CardInfo } from '@broadside/kernel';
import { SpeechProvider } from '@broadside/kit';
import { checkCatalogues, type RulebookParts } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseRulebook } from '../../../build/rulebook/parse.ts';
import { rulesText } from '../../text/rules.ts';
import { Reader } from './Reader.tsx';
import { CardSources } from './Sources.tsx';

const rules = parseRulebook(`# Book

## Sinking ships

- **XX-SINK-1** Only the active player, see XX-SINK-2.
- **XX-SINK-2** At least one sabre. The sabres are \`reconstructed\`.

## Tables

| Ship | Coins |
|---|---|
| Flute | 2 |
`);

const parts: RulebookParts = {
  page: parseRulebook('# How to play\n\nYou are a pirate.\n\n![A ship](ship)\nYour ship.\n\n## A turn\n\nSail.'),
  rules,
  legend: { goods: { title: 'Goods', symbols: { rum: ['Rum', 'It is drunk.'] } } },
  asked: { same: [], leads: {} },
};

const draw = (place = 'rules'): string => drawPlace(place);

const drawPlace = (place: string | undefined): string =>
  renderToStaticMarkup(
    <SpeechProvider locale="en" catalogues={[rulesText]}>
      <Reader game="red-harbour" parts={parts} place={place} />
    </SpeechProvider>,
  );

describe('the rulebook on the screen', () => {
  it('lists its sections with their addresses', () => {
    const contents = /<nav[^>]*aria-label="Contents"[\s\S]*?<\/nav>/.exec(draw())?.[0] ?? '';
    expect(contents).toContain('<a href="/rules/red-harbour/1">Sinking ships</a>');
    expect(contents).toContain('<a href="/rules/red-harbour/2">Tables</a>');
  });

  it('gives every clause an address and a button that copies it', () => {
    const html = draw();
    expect(html).toMatch(/data-place="XX-SINK-1"/);
    expect(html).toContain('aria-label="Copy the link to XX-SINK-2"');
  });

  it('links the clauses that a clause mentions', () => {
    expect(draw()).toContain('see <a href="/rules/red-harbour/XX-SINK-2">XX-SINK-2</a>.');
  });

  it('marks the clause of the address and no other', () => {
    expect(draw('XX-SINK-2').match(/data-place="([^"]+)" data-here/g)).toEqual(['data-place="XX-SINK-2" data-here']);
    expect(draw()).not.toContain('data-here');
  });

  it('says so when the address names a clause that the book has not', () => {
    expect(draw('XX-SINK-99')).toContain('There is no rule XX-SINK-99 in this rulebook.');
    expect(draw('1')).not.toContain('There is no rule');
  });

  it('shows the label of a figure’s source as a sign with its word', () => {
    expect(draw()).toMatch(/<svg[\s\S]*?<\/svg>reconstructed<\/span>/);
  });

  it('labels the effect or the values of a card apart where they are known from elsewhere than the rest', () => {
    const card: CardInfo = { id: 0, name: 'a', module: 'row', count: 1, source: 'reconstructed', printed: {} };
    const labels = (more: Partial<CardInfo>): string =>
      renderToStaticMarkup(
        <SpeechProvider locale="en" catalogues={[rulesText]}>
          <CardSources card={{ ...card, ...more }} />
        </SpeechProvider>,
      ).replace(/<[^>]*>/g, '');
    expect(labels({})).toBe('reconstructed');
    expect(labels({ effectSource: 'printed' })).toBe('reconstructedEffect: printed');
    expect(labels({ valueSource: 'printed' })).toBe('reconstructedValues: printed');
  });

  it('opens with the page that tells how to play, its figures named for those who do not see them', () => {
    const page = drawPlace(undefined);
    expect(page.match(/<h\d>[^<]*/g)).toEqual(['<h2>How to play', '<h3>A turn']);
    expect(page).toMatch(/<figure[^>]*><div[^>]*role="img" aria-label="A ship">/);
    expect(page).toContain('<figcaption>Your ship.</figcaption>');
    expect(page).toContain('href="/rules/red-harbour/rules"');
    expect(page).not.toContain('XX-SINK-1');
  });

  it('has a legend with a name and a sentence for every symbol', () => {
    expect(draw('symbols')).toMatch(/<h2[^>]*>Goods<\/h2><dl.*Rum<\/dt><dd>It is drunk\.<\/dd>/);
  });

  it('draws tables with a heading for every column', () => {
    expect(draw()).toContain('<th scope="col">Ship</th><th scope="col">Coins</th>');
  });
});

describe('the words of the rulebook’s screen', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .join('\n');

  it('have the same keys, parameters and plural forms in three languages', () => {
    expect(checkCatalogues(rulesText)).toEqual([]);
  });

  it('are all used, and all there', () => {
    const whole = [...sources.matchAll(/['"](rules\.[\w.]+)['"]/g)].map(([, key]) => key);
    const beginnings = [...sources.matchAll(/`(rules\.[\w.]+)\$\{/g)].map(([, key]) => key);
    const keys = Object.keys(rulesText.en);
    expect(whole.filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !whole.includes(key) && !beginnings.some((begin) => key.startsWith(begin)))).toEqual(
      [],
    );
  });
});
