import { commonText, type Locale, speaker } from '@broadside/text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CARD_INFO, type CardId, CREW_CARDS, cardNamed, isRowCard, NO_CARD } from '../../cards/table.ts';
import { cardName } from '../../text/cards.ts';
import { deadReckoningText } from '../../text/index.ts';
import { type TableSay, tableText } from '../../text/table.ts';
import {
  AdvancementCard,
  BonusToken,
  CrewCard,
  type CrewCardProps,
  CrewSlip,
  CrewWords,
  crewLabel,
  DeadReckoningCard,
  EffectSigns,
  type FaceSize,
  gainsOf,
  OrderCard,
  RowCardBack,
  RowMini,
} from './index.ts';

const LOCALES: readonly Locale[] = ['en', 'ru', 'uk'];
const SIZES: readonly FaceSize[] = ['S', 'M', 'L'];
const speak = (locale: Locale): TableSay => speaker(locale, deadReckoningText, commonText, tableText);
const say = speak('en');
const EMPTY = [NO_CARD, NO_CARD, NO_CARD] as const;

function id(name: string): CardId {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(`no card is named ${name}`);
  return found;
}

const GUNNER = id('gunner-1');
const DECKHAND = id('deckhand-1');
const of = (module: string): readonly CardId[] =>
  CARD_INFO.filter((card) => card.module === module).map((card) => card.id);

const markup = (element: ReactElement): string => renderToStaticMarkup(element);
const withoutDrawings = (html: string): string => html.replaceAll(/<svg.*?<\/svg>/g, '');
const wordsOf = (html: string): string => withoutDrawings(html).replaceAll(/<[^>]*>/g, ' ');
const labelOf = (html: string): string => /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
const count = (html: string, part: string): number => html.split(part).length - 1;

const crew = (change: Partial<CrewCardProps> = {}): CrewCardProps => ({
  card: GUNNER,
  level: 3,
  sleeves: EMPTY,
  used: 0,
  fired: 0,
  say,
  ...change,
});

describe('Every card and token on the screen', () => {
  it.each(LOCALES)('says its name and no unspoken key at any width in %s', (locale) => {
    const tongue = speak(locale);
    for (const { id: card } of CARD_INFO)
      for (const width of [96, 240]) {
        const html = markup(<DeadReckoningCard card={card} width={width} say={tongue} />);
        expect(labelOf(html), `${card}`).toContain(cardName(card, tongue).replaceAll("'", '&#x27;'));
        expect(wordsOf(html) + labelOf(html), `${card} at ${width}`).not.toMatch(/dead-reckoning\.|[{}]|undefined/);
      }
  });

  it('carries no id that a second copy could clash with', () => {
    for (const { id: card } of CARD_INFO)
      expect(markup(<DeadReckoningCard card={card} width={240} say={say} />)).not.toMatch(/\sid="|url\(#/);
  });

  it('is a button when it can be pressed, else a picture; both say the same', () => {
    const button = markup(<CrewCard {...crew({ onPress: () => {}, selected: true, spot: 'hand-0' })} />);
    expect(button).toMatch(/^<button type="button"/);
    expect(button).toContain('aria-pressed="true"');
    expect(button).toContain('data-spot="hand-0"');
    const picture = markup(<CrewCard {...crew()} />);
    expect(picture).toMatch(/^<div role="img"/);
    expect(labelOf(picture)).toBe(labelOf(button));
  });

  it('says why it cannot be chosen', () => {
    const html = markup(<CrewCard {...crew({ dim: true, note: 'Bottom slot is taken.' })} />);
    expect(wordsOf(html)).toContain('Bottom slot is taken.');
    expect(labelOf(html)).toMatch(/Bottom slot is taken\.$/);
  });
});

describe('A crew card', () => {
  it('DR-ABIL-2: says in words which abilities are ready and which were used', () => {
    expect(crewLabel(crew({ used: 1 }))).toMatch(/dock \(used\); 1 cannon; battle: throw 2 more cubes \(ready\)/);
  });

  it('shows a ready mark, a used mark, and none for what is only counted', () => {
    const html = markup(<CrewCard {...crew({ used: 1 })} />);
    expect(count(html, 'data-state="used"')).toBe(1);
    expect(count(html, 'data-state="counted"')).toBe(1);
    expect(count(html, 'data-state="ready"')).toBe(1);
  });

  it('marks every sleeved advancement on its own: bits part * 4 + group', () => {
    const sleeves = [NO_CARD, id('a1-09'), id('a1-08')];
    const label = crewLabel(crew({ card: DECKHAND, level: 1, sleeves, used: 1 << 8 }));
    expect(label).toContain('Place 1 influence (ready)');
    expect(label).toContain('Middle slot: Place 1 influence (used)');
    expect(label).toContain('Bottom slot: Gain 1 coin to the chest (ready)');
    expect(label).toContain('Top slot: empty');
  });

  it('DR-TABLE-2: shows which of its cannons have fired, its own before those in the sleeve', () => {
    const sleeves = [id('a2-04'), NO_CARD, NO_CARD];
    expect(crewLabel(crew({ level: 2, sleeves, fired: 1 }))).toMatch(/1 cannon \(fired\).*Top slot: 2 cannons\./);
    expect(crewLabel(crew({ level: 2, sleeves, fired: 2 }))).toContain('2 cannons (1 of 2 fired)');
    expect(count(markup(<CrewCard {...crew({ level: 2, sleeves, fired: 3 })} />), 'data-state="fired"')).toBe(2);
  });

  it('says nothing of ready and used while it is in the hand', () => {
    const html = markup(<CrewCard {...crew({ state: 'hand' })} />);
    expect(labelOf(html)).not.toMatch(/ready|used/);
    expect(html).not.toContain('data-state');
  });

  it('gives nothing away while it lies face down', () => {
    const html = markup(<CrewCard {...crew({ state: 'hidden', owner: 2 })} />);
    expect(labelOf(html)).toBe('A crew card, face down');
    expect(wordsOf(html).trim()).toBe('');
  });

  it('shows its level in numbers and previews the next one, except on the smallest size', () => {
    for (const level of [1, 2, 3]) {
      const words = wordsOf(markup(<CrewCard {...crew({ level, size: 'L' })} />));
      expect(words).toMatch(new RegExp(`\\b${['I', 'II', 'III'][level - 1]}\\b`));
      expect(words).toMatch(new RegExp(`Next level\\s+${['II', 'III', 'IV'][level - 1]}\\b`));
    }
    expect(wordsOf(markup(<CrewCard {...crew({ level: 4, size: 'L' })} />))).toContain('Highest level');
    expect(wordsOf(markup(<CrewCard {...crew({ size: 'S' })} />))).not.toContain('Next level');
  });

  it('names empty slots, offers one and previews an advancement in its own slot', () => {
    const words = (change: Partial<CrewCardProps>): string => wordsOf(markup(<CrewCard {...crew(change)} />));
    for (const slot of ['Top slot', 'Middle slot', 'Bottom slot']) expect(words({})).toContain(slot);
    expect(words({ offered: 2 })).toContain('Sleeve here');
    const fitting = crew({ preview: id('a2-06'), size: 'L' });
    expect(crewLabel(fitting)).toContain('Bottom slot: to be sleeved: Place 1 influence; 1 helm');
    expect(wordsOf(markup(<CrewCard {...fitting} />))).not.toContain('Bottom slot');
  });

  it('DR-ABIL-5: joins the alternatives of a group by "or"', () => {
    const html = markup(<CrewCard {...crew({ card: DECKHAND, level: 2, size: 'L' })} />);
    expect(wordsOf(html)).toMatch(/Place 1 influence\s+or\s+1\s+1 sail/);
  });

  it('stays light: fewer than 330 nodes with a full sleeve', () => {
    const sleeves = [id('a4-05'), id('a3-03'), id('a4-19')];
    for (let card = 0; card < CREW_CARDS; card++)
      for (const size of SIZES) {
        const html = markup(<CrewCard {...crew({ card, level: 4, sleeves, size })} />);
        expect((html.match(/<[a-z]/g) ?? []).length, `${card} ${size}`).toBeLessThan(330);
      }
  });
});

describe('A crew card of the hand', () => {
  const slip = (change: Partial<CrewCardProps> = {}): string =>
    wordsOf(markup(<CrewSlip {...crew({ state: 'hand', ...change })} />)).replaceAll(/\s+/g, ' ');

  it('says in words what it does, and what is in its sleeve', () => {
    const words = slip({ sleeves: [NO_CARD, id('a1-09'), NO_CARD] });
    expect(words).toContain('+2 cargo to the dock');
    expect(words).toContain('Battle: 2 more cubes');
    expect(words).toContain('1 influence');
    expect(words).toMatch(/top: free.*bottom: free/);
  });

  it('DR-ABIL-5: joins alternatives by "or"', () => {
    expect(slip({ card: DECKHAND, level: 2 })).toMatch(/1 influence or 1 sail/);
  });

  it('opened, it says of every ability when it works, and strikes out what was used', () => {
    const html = markup(<CrewWords {...crew({ used: 1 })} />);
    expect(wordsOf(html)).toContain('used this turn');
    expect(wordsOf(html)).toContain('only in a battle');
    expect(count(html, 'data-state="used"')).toBe(1);
  });

  it('DR-ADV-R3: a level brings what was not there before, and nothing else', () => {
    expect(gainsOf(GUNNER, 1)).toEqual([[{ do: 'cannon', n: 1 }]]);
  });
});

describe('Cards of the rows', () => {
  it('DR-BUY-3: an advancement shows its price and its row at every size', () => {
    for (const size of SIZES) {
      const words = wordsOf(markup(<AdvancementCard card={id('a4-17')} size={size} say={say} />));
      expect(words.replaceAll(/\s+/g, ' ')).toMatch(/^ 7 Row IV/);
    }
  });

  it('DR-TABLE-10: the front of a merchant says nothing of its back, not even by its picture', () => {
    const fronts = ['e2-1', 'e2-2', 'e2-3'].map((name) => {
      const html = markup(<AdvancementCard card={id(name)} size="L" say={say} />);
      expect(wordsOf(html)).not.toContain(cardName(id(`${name}-back`), say));
      return /<svg.*?<\/svg>/.exec(html)?.[0];
    });
    expect(new Set(fronts).size).toBe(1);
  });

  it('the back of a merchant shows its cubes, what is won, kept and lost', () => {
    const html = markup(<AdvancementCard card={id('e3-3-back')} size="L" say={say} />);
    for (const word of ['Armed merchantman', 'Enemy', 'Win', 'Keep', 'Lose']) expect(wordsOf(html)).toContain(word);
    expect(labelOf(html)).toContain('6 black cubes');
  });

  it('a thumbnail shows the price of every card, and an empty place says so', () => {
    for (const card of of('row').filter(isRowCard))
      expect(wordsOf(markup(<RowMini card={card} say={say} />))).toMatch(/\d/);
    expect(labelOf(markup(<RowMini card={NO_CARD} say={say} />))).toContain('refilled');
    expect(labelOf(markup(<RowCardBack row={3} say={say} />))).toContain('row 3');
  });
});

describe('Tokens and orders', () => {
  it('DR-ABON-2: a bonus token shows which of its achievements are gained, and nothing face down', () => {
    const card = of('token')[0] as CardId;
    expect(labelOf(markup(<BonusToken card={card} gained={[2, 5]} say={say} />))).toMatch(
      /gained: Scourge of the Seas$/,
    );
    expect(wordsOf(markup(<BonusToken card={undefined} say={say} />)).trim()).toBe('');
  });

  it('an order shows the side that is played', () => {
    const card = of('solo')[2] as CardId;
    expect(labelOf(markup(<OrderCard card={card} hard={false} say={say} />))).toContain('up to 2');
    expect(labelOf(markup(<OrderCard card={card} hard say={say} />))).toContain('up to 3');
    expect(wordsOf(markup(<OrderCard card={undefined} hard say={say} />)).trim()).toBe('');
  });
});

describe('Signs of an effect', () => {
  it('have a name of their own, or are silent beside words that say it', () => {
    const groups = [[{ do: 'blackFlag' }], [{ do: 'helm', n: 2 }]] as const;
    expect(labelOf(markup(<EffectSigns groups={groups} say={say} used={1} />))).toMatch(/\(used\); 2 helms$/);
    expect(markup(<EffectSigns groups={groups} say={say} label="" />)).toMatch(/^<span [^>]*aria-hidden="true"/);
  });
});
