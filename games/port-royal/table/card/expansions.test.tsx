/** Faces of the expansions: what is new on them can be seen and heard. */
import { commonText, speaker } from '@broadside/text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CARDS, NAMES } from '../../cards/table.ts';
import { type Expedition, ITEMS, SHIP_COLOURS } from '../../cards/types.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { Bust } from '../art/bust/Bust.tsx';
import { Pennant } from '../art/pennant.tsx';
import { Ship } from '../art/ship/Ship.tsx';
import { SIGILS, Sigil, type SigilName } from '../art/sigils.tsx';
import { Ability } from './figures.tsx';
import { MiniCard } from './MiniCard.tsx';
import { PortRoyalCard } from './PortRoyalCard.tsx';
import { metNeeds, strengthsOf } from './strengths.ts';

const say = speaker('en', portRoyalText, commonText, tableText);
const markup = (element: ReactElement): string => renderToStaticMarkup(element);
const withoutDrawings = (html: string): string => html.replaceAll(/<svg.*?<\/svg>/g, '');
const words = (html: string): string =>
  withoutDrawings(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const faces = CARDS.map((_, card) => card);
/** A face costs time to draw: once is enough. */
const drawn: string[] = [];
const face = (card: number): string => {
  drawn[card] ??= markup(<PortRoyalCard card={card} say={say} />);
  return drawn[card];
};
const drawingOf = (name: SigilName): string => markup(<Sigil name={name} />);

function id(name: string): number {
  const found = NAMES.indexOf(name);
  if (found < 0) throw new Error(`no card is named ${name}`);
  return found;
}

const expedition = (name: string): Expedition => {
  const card = CARDS[id(name)];
  if (card.kind !== 'expedition') throw new Error(`${name} is no expedition`);
  return card;
};

describe('Every card of every box', () => {
  it('has a picture and a name at full size and as a small card', () => {
    for (const card of faces)
      for (const html of [face(card), markup(<MiniCard card={card} say={say} />)]) {
        expect(html, NAMES[card]).toMatch(/<svg/);
        expect(html, NAMES[card]).toMatch(/aria-label="[^"{]{4,}"/);
      }
  });

  it('shows cost and points of persons, and coins or crowns and sabres of ships', () => {
    for (const card of faces) {
      const print = CARDS[card];
      const shown = words(face(card));
      const figures =
        'cost' in print
          ? [print.cost, print.points]
          : print.kind === 'ship'
            ? [print.crowns ?? print.coins, ...(print.sabres === 'skull' ? [] : [print.sabres])]
            : [];
      for (const figure of figures) expect(shown.split(' '), NAMES[card]).toContain(String(figure));
    }
  });
});

describe('PR-ARES-1: the sixth colour', () => {
  it('has a hull, a pennant and a mark that no other colour has', () => {
    const drawings = SHIP_COLOURS.map((colour) => markup(<Ship colour={colour} />).replaceAll(`--ship-${colour}`, ''));
    expect(new Set(drawings).size).toBe(6);
    const pennants = SHIP_COLOURS.map((colour) =>
      markup(<Pennant colour={colour} />).replaceAll(`--ship-${colour}`, ''),
    );
    expect(new Set(pennants).size).toBe(6);
  });

  it('shows the strengths of its eight ships', () => {
    expect(strengthsOf('ares', 3).map(({ sabres, beaten }) => [sabres, beaten])).toEqual([
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ]);
  });
});

describe('What a ship carries', () => {
  it('PR-ITEM-1: every item has a sign of its own, on the picture and beside the coins', () => {
    expect(new Set(ITEMS.map(drawingOf)).size).toBe(ITEMS.length);
    for (const card of faces) {
      const print = CARDS[card];
      if (print.kind !== 'ship' || print.item === undefined) continue;
      expect(face(card).split(drawingOf(print.item)).length, NAMES[card]).toBe(3);
    }
  });

  it('PR-GIFT-1: a gift is wrapped, and one coin of it goes to somebody', () => {
    const gifts = faces.filter((card) => {
      const print = CARDS[card];
      return print.kind === 'ship' && print.gift !== undefined;
    });
    expect(gifts.length).toBe(5);
    for (const card of gifts) expect(face(card)).toContain(drawingOf('gift'));
  });

  it('PR-ITEM-2, PR-ITEM-3: a crown stands where coins would, and a trader’s coin comes beside it', () => {
    const crowned = faces.find((card) => {
      const print = CARDS[card];
      return print.kind === 'ship' && print.crowns !== undefined;
    });
    const html = markup(<PortRoyalCard card={crowned} say={say} state={{ income: 1 }} />);
    expect(html).toContain(drawingOf('crown'));
    expect(words(html)).toContain('+1');
  });
});

describe('Taxes', () => {
  it.each([
    ['PR-TAX-1: twelve coins and more lose half', { from: 12, leaves: 'half' as const, coins: 1 }, '12+ → ½'],
    ['PR-SAIL-4: nine coins and more go down to eight', { from: 9, leaves: 8, coins: 1 }, '9+ → 8'],
    [
      'PR-ATAX-1, PR-ATAX-2: sixteen coins and more lose half, two coins for the last',
      { from: 16, leaves: 'half' as const, coins: 2 },
      '16+ → ½',
    ],
  ])('%s', (_, figures, line) => {
    const shown = words(
      markup(
        <Ability card={{ kind: 'tax', bonus: 'fewestPoints', count: 1, source: 'printed', ...figures }} say={say} />,
      ),
    );
    expect(shown).toContain(line);
    expect(shown).toContain(`+ ${figures.coins}`.replace(' ', ''));
  });
});

describe('PR-AEXP-1: an expedition that asks for an item', () => {
  it('counts it as covered when it lies in the area, and nobody stands in for it', () => {
    const needs = (items: { rum?: number }) =>
      metNeeds(expedition('expedition-captain1-priest1-rum'), { settler: 0, captain: 1, priest: 0, any: 5, items }).map(
        ({ symbol, met }) => [symbol, met],
      );
    expect(needs({})).toEqual([
      ['captain', 'own'],
      ['priest', 'any'],
      ['rum', 'no'],
    ]);
    expect(needs({ rum: 1 })[2]).toEqual(['rum', 'own']);
  });
});

describe('PR-SPEC-1: the special captain, priest and settler', () => {
  it('look other than their namesakes and show the spear', () => {
    for (const kind of ['captain', 'priest', 'settler'] as const) {
      const [plain, special] = faces.filter((card) => CARDS[card].kind === kind);
      expect(markup(<Bust card={special} />)).not.toBe(markup(<Bust card={plain} />));
      expect(markup(<PortRoyalCard card={special} say={say} />)).toContain('--ship-ares');
      expect(markup(<PortRoyalCard card={plain} say={say} />)).not.toContain('--ship-ares');
    }
  });
});

describe('Signs', () => {
  it('are all drawn differently', () => {
    const names = Object.keys(SIGILS) as SigilName[];
    expect(new Set(names.map(drawingOf)).size).toBe(names.length);
  });
});
