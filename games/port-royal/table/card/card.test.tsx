import { checkCatalogues, commonText, type Locale, speaker } from '@broadside/text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CARDS, cardNamed } from '../../cards/table.ts';
import type { Expedition } from '../../cards/types.ts';
import { portRoyalText } from '../../text/index.ts';
import { type TableSay as Say, tableText } from '../../text/table.ts';
import { namesakeOf } from '../art/bust/Bust.tsx';
import { CAST } from '../art/bust/cast.tsx';
import { ExpeditionCard } from './ExpeditionCard.tsx';
import { MiniPerson } from './MiniPerson.tsx';
import { PortRoyalCard } from './PortRoyalCard.tsx';
import { cardLabel, shortName } from './state.ts';
import { metNeeds, needsOf, strengthsOf } from './strengths.ts';

const LOCALES: readonly Locale[] = ['en', 'ru', 'uk'];
const speak = (locale: Locale): Say => speaker(locale, portRoyalText, commonText, tableText);
const say = speak('en');

function id(name: string): number {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(`no card is named ${name}`);
  return found;
}

const expedition = (name: string): Expedition => {
  const card = CARDS[id(name)];
  if (card.kind !== 'expedition') throw new Error(`${name} is no expedition`);
  return card;
};

const faces = CARDS.map((_, card) => card);
const markup = (element: ReactElement): string => renderToStaticMarkup(element);
/** A face costs time to draw: once for each width. */
const drawn = new Map<string, string>();
function face(card: number, width: number): string {
  const key = `${card} ${width}`;
  const html = drawn.get(key) ?? markup(<PortRoyalCard card={card} width={width} say={say} />);
  drawn.set(key, html);
  return html;
}
const nodes = (html: string): number => (html.match(/<[a-z]/g) ?? []).length;
/** The drawing alone, which a reader of the screen never meets. */
const withoutDrawings = (html: string): string => html.replaceAll(/<svg.*?<\/svg>/g, '');

describe('The strengths on a ship', () => {
  it('are those the deck holds for its colour, weakest first, the skull last', () => {
    const row = (colour: 'yellow' | 'red' | 'black') => strengthsOf(colour).map(({ sabres }) => sabres);
    expect(row('yellow')).toEqual([1, 2, 4]);
    expect(row('red')).toEqual([1, 3, 6, 'skull']);
    expect(row('black')).toEqual([2, 4, 7, 'skull']);
  });

  it('are lit as far as the sabres reach, and a skull never is', () => {
    const beaten = (sabres: number) =>
      strengthsOf('red', sabres)
        .filter((strength) => strength.beaten)
        .map((strength) => strength.sabres);
    expect(beaten(0)).toEqual([]);
    expect(beaten(3)).toEqual([1, 3]);
    expect(beaten(99)).toEqual([1, 3, 6]);
  });
});

describe('The needs of an expedition', () => {
  it('stand one by one, settlers before captains before priests', () => {
    expect(needsOf(expedition('expedition-settler1-priest2'))).toEqual(['settler', 'priest', 'priest']);
  });

  it('are covered by the right persons first, then by those who cover any', () => {
    const crew = { settler: 0, captain: 3, priest: 1, any: 1 };
    expect(metNeeds(expedition('expedition-settler1-priest2'), crew).map(({ met }) => met)).toEqual([
      'any',
      'own',
      'no',
    ]);
  });

  it('never spend the one who covers any on a need that has its own person', () => {
    const crew = { settler: 1, captain: 0, priest: 1, any: 1 };
    expect(metNeeds(expedition('expedition-settler1-priest2'), crew).map(({ met }) => met)).toEqual([
      'own',
      'own',
      'any',
    ]);
  });
});

describe('What a card says of itself', () => {
  it('names the card, what it does and what it means to the player', () => {
    const state = { price: 6, short: 1, marked: 'new' as const };
    expect(cardLabel(id('admiral-7-2'), state, say)).toBe(
      'Admiral 7/2. You gain 2 coins if 5 or more cards lie in the harbour when it is your turn to take cards. Just revealed. Price for you: 6 coins. You are 1 coin short.',
    );
  });

  it('shows nothing of a card that lies face down', () => {
    expect(cardLabel(undefined, {}, say)).toBe('A card of the deck, face down');
  });

  it('has words in every language, with the same holes and all plural forms', () => {
    expect(checkCatalogues(tableText)).toEqual([]);
  });

  it.each(LOCALES)('has a short name for every face in %s', (locale) => {
    for (const card of faces) expect(shortName(card, speak(locale))).not.toMatch(/port-royal|[({]/);
  });
});

describe('Namesakes', () => {
  it('each have a look of their own', () => {
    for (const [kind, { looks }] of Object.entries(CAST)) {
      const namesakes = CARDS.filter((card) => card.kind === kind).length;
      expect(looks.length, kind).toBe(namesakes);
      expect(new Set(looks.map((look) => JSON.stringify(look))).size, kind).toBe(namesakes);
    }
  });

  it('are numbered in the order of the card list', () => {
    expect(['admiral-5-1', 'admiral-7-2', 'admiral-9-3'].map((name) => namesakeOf(id(name)))).toEqual([0, 1, 2]);
  });
});

describe('A card on the screen', () => {
  it('stays light: fewer than 120 nodes for any face at any width', () => {
    for (const card of faces)
      for (const width of [96, 280]) expect(nodes(face(card, width)), `${card}`).toBeLessThan(120);
  });

  it('carries no id that a second copy could clash with', () => {
    for (const card of faces) expect(face(card, 96)).not.toMatch(/\sid="|url\(#/);
  });

  it('is a button with its words when it can be pressed, else a picture with the same words', () => {
    const card = id('skiff-2-1');
    const words = `aria-label="${cardLabel(card, {}, say)}"`;
    const button = markup(<PortRoyalCard card={card} say={say} onPress={() => {}} spot="berth-0" />);
    expect(button).toMatch(/^<button type="button"/);
    expect(button).toContain(words);
    expect(button).toContain('data-spot="berth-0"');
    const picture = markup(<PortRoyalCard card={card} say={say} />);
    expect(picture).toContain('role="img"');
    expect(picture).toContain(words);
  });

  it('shows the price after discounts and strikes the printed one out', () => {
    const html = withoutDrawings(markup(<PortRoyalCard card={id('admiral-7-2')} say={say} state={{ price: 5 }} />));
    expect(html).toMatch(/<b>5<\/b><s[^>]*>7<\/s>/);
    const full = withoutDrawings(markup(<PortRoyalCard card={id('admiral-7-2')} say={say} state={{ price: 7 }} />));
    expect(full).not.toContain('<s ');
  });

  it('shows what a ship brings with traders, and how much of it they add', () => {
    const html = withoutDrawings(markup(<PortRoyalCard card={id('skiff-2-1')} say={say} state={{ income: 4 }} />));
    expect(html).toMatch(/<b>4<\/b>.*\+2/);
  });

  it('gives nothing away while it lies face down', () => {
    const back = markup(<PortRoyalCard card={undefined} say={say} />);
    expect(withoutDrawings(back).replaceAll(/<[^>]*>/g, '')).toBe('');
  });

  it('shows in its roundel how many namesakes there are', () => {
    const html = markup(<MiniPerson card={id('sailor-3-1')} say={say} count={2} />);
    expect(html).toContain('aria-label="Sailor 3/1, 2 cards"');
    expect(withoutDrawings(html)).toContain('×2');
  });

  it('marks the needs of an expedition that a crew covers', () => {
    const crew = { settler: 1, captain: 0, priest: 0, any: 0 };
    const html = markup(<ExpeditionCard card={id('expedition-settler2')} say={say} crew={crew} />);
    expect([...html.matchAll(/data-met="(\w+)"/g)].map(([, met]) => met)).toEqual(['own', 'no']);
  });
});
