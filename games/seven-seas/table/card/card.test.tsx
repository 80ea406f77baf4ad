import { commonText, type Locale, speaker } from '@broadside/text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CARD_INFO, CHARACTERS, type Character, cardNamed, PIRATE_BAY } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import { sevenSeasText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { figures } from '../figures.ts';
import { MiniAdventure, MiniCharacter } from './Mini.tsx';
import { printOf } from './print.ts';
import { SevenSeasCard } from './SevenSeasCard.tsx';
import { cardLabel, shortName } from './words.ts';

const LOCALES: readonly Locale[] = ['en', 'ru', 'uk'];
const speak = (locale: Locale) => speaker(locale, sevenSeasText, commonText, tableText);
const say = speak('en');
const WIDTHS = [56, 84, 112, 240];

function id(name: string): number {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(`no card is named ${name}`);
  return found;
}

const markup = (element: ReactElement): string => renderToStaticMarkup(element);
const nodes = (html: string): number => (html.match(/<[a-z]/g) ?? []).length;
const withoutDrawings = (html: string): string => html.replaceAll(/<svg.*?<\/svg>/g, '');
const wordsOf = (html: string): string => withoutDrawings(html).replaceAll(/<[^>]*>/g, ' ');
const spoken = (label: string): string => `aria-label="${label.replaceAll('"', '&quot;').replaceAll("'", '&#x27;')}"`;

describe('The words of the cards', () => {
  it.each(LOCALES)('leave no face without a short name in %s', (locale) => {
    for (const { id: card } of CARD_INFO) expect(shortName(card, speak(locale))).not.toMatch(/seven-seas|[({]/);
  });

  it('S7-ROUND-5: show the place in the calling order of a character', () => {
    expect(cardLabel(id('captain'), {}, say)).toMatch(/^Captain, number 3 in the calling order\. /);
  });

  it('name the deck of a card that lies face down and nothing else', () => {
    expect(cardLabel(undefined, {}, say)).toBe('An adventure card, face down');
    expect(cardLabel(undefined, { deck: 'loot' }, say)).toBe('A loot card, face down');
    expect(cardLabel(undefined, { deck: 'character' }, say)).toBe('A secret choice of character');
  });
});

describe('What is printed', () => {
  it('S7-COMP-6: a caravan shows its nation and its ships', () => {
    expect(printOf(id('caravan-france-3'))).toEqual({ kind: 'caravan', nation: 2, ships: 3 });
  });

  it('S7-COMP-7: a port shows three prices, and which of them is the highest', () => {
    expect(printOf(id('port-4'))).toEqual({ kind: 'port', bay: false, prices: [2, 3, 1], best: 1 });
  });

  it('S7-COMP-14, S7-AMB-41: in Pirate Bay rum pays what the table has agreed on', () => {
    expect(printOf(PIRATE_BAY)).toMatchObject({ bay: true, prices: [1, 1, 2], best: 2 });
    expect(printOf(PIRATE_BAY, 3)).toMatchObject({ prices: [1, 1, 3], best: 2 });
  });

  it('is one of six kinds, as many of each as there are faces of it', () => {
    const kinds = CARD_INFO.map(({ id: card }) => printOf(card).kind);
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect(['caravan', 'port', 'curse', 'end', 'loot', 'character'].map(count)).toEqual([16, 7, 8, 1, 4, 7]);
  });
});

describe('A card on the screen', () => {
  it.each(LOCALES)('says its name at every width in %s, and no key is left unspoken', (locale) => {
    const tongue = speak(locale);
    for (const { id: card } of CARD_INFO)
      for (const width of WIDTHS) {
        const html = markup(<SevenSeasCard card={card} width={width} say={tongue} />);
        expect(html).toContain(spoken(cardLabel(card, {}, tongue)));
        expect(cardLabel(card, {}, tongue)).toContain(cardName(card, tongue));
        expect(wordsOf(html), `${card} at ${width}`).not.toMatch(/seven-seas\.|[{}]|undefined/);
      }
  });

  it.each(LOCALES)('prints the action and the gift of a character from 200 px on in %s', (locale) => {
    const tongue = speak(locale);
    for (const [at, name] of CHARACTERS.entries()) {
      const words = (width: number): string =>
        wordsOf(markup(<SevenSeasCard card={id(name)} width={width} say={tongue} />));
      for (const part of ['action', 'gift']) {
        expect(words(200), `${at}`).toContain(tongue(`seven-seas.face.${part}.${name}`));
        expect(words(199), `${at}`).not.toContain(tongue(`seven-seas.face.${part}.${name}`));
      }
    }
  });

  it('S7-COMP-7: a port shows its prices for fruit, coffee and rum at every width', () => {
    for (const width of WIDTHS) {
      const html = markup(<SevenSeasCard card={id('port-5')} width={width} say={say} />);
      expect([...withoutDrawings(html).matchAll(/<b>(\d)<\/b>/g)].map(([, price]) => Number(price))).toEqual([3, 1, 2]);
    }
  });

  it('S7-COMP-6: a caravan shows how many ships it has at every width', () => {
    for (const width of WIDTHS)
      expect(wordsOf(markup(<SevenSeasCard card={id('caravan-spain-4')} width={width} say={say} />))).toContain('×4');
  });

  it('stays light: fewer than 150 nodes for any face at any width', () => {
    for (const { id: card } of CARD_INFO)
      for (const width of WIDTHS)
        expect(nodes(markup(<SevenSeasCard card={card} width={width} say={say} />)), `${card}`).toBeLessThan(150);
  });

  it('carries no id that a second copy could clash with', () => {
    for (const { id: card } of CARD_INFO)
      expect(markup(<SevenSeasCard card={card} width={240} say={say} />)).not.toMatch(/\sid="|url\(#/);
  });

  it('is a button when it can be pressed, else a picture; both say the same', () => {
    const card = id('kraken');
    const button = markup(<SevenSeasCard card={card} say={say} onPress={() => {}} spot="hand-0" note="Not now." />);
    expect(button).toMatch(/^<button type="button"/);
    expect(button).toContain('data-spot="hand-0"');
    expect(button).toContain(spoken(cardLabel(card, { note: 'Not now.' }, say)));
    expect(markup(<SevenSeasCard card={card} say={say} />)).toContain('role="img"');
  });

  it('S7-HIDDEN-2: gives nothing away while it lies face down', () => {
    for (const deck of ['adventure', 'loot', 'character'] as const)
      expect(wordsOf(markup(<SevenSeasCard card={undefined} deck={deck} say={say} />)).trim()).toBe('');
    expect(wordsOf(markup(<MiniCharacter character={undefined} seat={1} say={say} />)).trim()).toBe('');
  });
});

describe('A small card', () => {
  it('has the name of its card, and of its character', () => {
    for (const { id: card, module } of CARD_INFO)
      if (module !== 'character')
        expect(markup(<MiniAdventure card={card} say={say} />)).toContain(spoken(cardName(card, say)));
    for (const [at, name] of CHARACTERS.entries())
      expect(markup(<MiniCharacter character={at as Character} say={say} />)).toContain(
        spoken(cardName(id(name), say)),
      );
  });
});

describe('The table of all cards', () => {
  it.each(LOCALES)('has words for every figure and every module in %s', (locale) => {
    const tongue = speak(locale);
    for (const card of CARD_INFO) {
      const printed = figures.of(card, tongue);
      expect(printed.length, card.name).toBeGreaterThan(0);
      for (const { label, value } of printed) expect(`${label} ${value}`).not.toMatch(/seven-seas|[{}]|undefined/);
      expect(figures.module(card.module, tongue)).not.toMatch(/seven-seas/);
    }
  });

  it('lists what a port pays', () => {
    const card = CARD_INFO[id('port-1')];
    if (card === undefined) throw new Error('there is no such port');
    expect(figures.of(card, say)).toEqual([
      { label: 'chests for Fruit', value: '1' },
      { label: 'chests for Coffee', value: '2' },
      { label: 'chests for Rum', value: '3' },
    ]);
  });
});
