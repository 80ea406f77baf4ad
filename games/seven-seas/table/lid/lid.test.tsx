import type { Entry } from '@broadside/kernel';
import { SpeechProvider } from '@broadside/kit';
import { commonText, LOCALES, type Locale, speaker } from '@broadside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FrameOf, SevenSeasEvent } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import { sevenSeasText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { type LidDesk, readThrow } from './desk.ts';
import { Fights, type FightsProps } from './Fights.tsx';
import { Lid } from './Lid.tsx';
import { picksOf } from './picks.ts';
import { fightOut, KRAKEN, landedOf, lidOf, RULEBOOK, SPAIN_3, SPAIN_4, TAVERN, viewOf } from './sample.ts';
import type { LidShow } from './show.ts';

const speakers = Object.fromEntries(
  LOCALES.map((locale) => [locale, speaker(locale, commonText, sevenSeasText, tableText)]),
) as Record<Locale, ReturnType<typeof speaker>>;
const nameOf = (seat: number): string => ['Ada', 'Mara', 'Oleh', 'Tom'][seat];
const desk: LidDesk = {
  chosen: undefined,
  choose: () => {},
  measuring: false,
  measure: () => {},
  film: undefined,
  watching: false,
  watch: () => {},
  paid: [],
};

interface Drawn extends Partial<Pick<FightsProps, 'desk' | 'show' | 'skip'>> {
  readonly locale?: Locale;
}

const propsOf = (view: SevenSeasView, { locale = 'en', ...more }: Drawn): FightsProps => ({
  view,
  viewer: view.eye,
  seats: view.pirates.map((_, seat) => ({ seat, name: nameOf(seat), bot: false, here: true })),
  say: speakers[locale],
  nameOf,
  factor: 1,
  desk,
  show: undefined,
  back: false,
  look: () => {},
  ...more,
});

function draw(view: SevenSeasView, drawn: Drawn = {}): { readonly lid: string; readonly list: string } {
  const props = propsOf(view, drawn);
  const speak = (part: React.ReactNode): string =>
    renderToStaticMarkup(
      <SpeechProvider locale={drawn.locale ?? 'en'} catalogues={[tableText]}>
        {part}
      </SpeechProvider>,
    );
  return {
    lid: speak(<Lid {...props} lid={view.lid} raid={view.raid} />),
    list: speak(<Fights {...props} />),
  };
}

/** The words of a drawing, without its shapes. */
const words = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const lid = lidOf(SPAIN_3, RULEBOOK);
const pairs = [...fightOut(lid)];
const fought = viewOf({ ...lid, fights: pairs });

describe('the list beside the lid', () => {
  it('S7-TEST-3: describes every fight of the rulebook in words, in order', () => {
    const text = words(draw(fought).list);
    const sentences = [
      'A red 2 sinks your 1',
      'Mara’s 2 and a red 2 sink each other',
      'A red 6 sinks Oleh’s 3',
      'Oleh’s 6 sinks a red 4',
      'A red 6 sinks Mara’s 3',
      'Oleh’s 6 and a red 6 sink each other',
    ];
    const places = sentences.map((sentence) => text.indexOf(sentence));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).toContain('nobody is left to take its loot');
  });

  it('S7-PHYS-21: while fights are shown, names the distance of the nearest pair and what is still to come', () => {
    const show: LidShow = { kind: 'fights', pairs, at: 2, ms: 650 };
    const { list } = draw(viewOf({ ...lid, fights: pairs.slice(0, 6) }), { show, skip: () => {} });
    expect(words(list)).toContain('A red 6 sinks Oleh’s 3 nearest pair, 40 mm');
    expect(words(list)).toContain('Oleh’s 6 against a red 4');
    expect(words(list)).toContain('All fights');
    expect(list.match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('is an ordered list whose fights can all be pointed at afterwards', () => {
    const { list } = draw(fought);
    expect(list.match(/<ol/g)).toHaveLength(1);
    expect(list.match(/<li[^>]*><button/g)).toHaveLength(6);
    expect(list).not.toContain('disabled="" title');
  });

  it('S7-CAPTAIN-18: says how many loot cards each is to draw, and S7-CAPTAIN-17 what comes home unsunk', () => {
    const won = lidOf(SPAIN_4, [
      [-1, 3, 50, 50],
      [0, 2, 60, 50],
      [0, 5, 90, 50],
      [1, 6, 200, 200],
    ]);
    const view = viewOf({ ...won, fights: [...fightOut(won)] });
    const pirates = view.pirates.map((pirate) => ({ ...pirate, unsinkables: 1 }));
    const text = words(draw({ ...view, pirates }).list);
    expect(text).toContain('The caravan is destroyed.');
    expect(text).toContain('Ada 1 loot card, 1 ship sunk, Unsinkable Ship brings 1 home');
    expect(text).toContain('Mara 1 loot card');
  });

  it('shows who has sent how many ships while the raid is gathered', () => {
    const { lid: drawn, list } = draw(viewOf(null, { raid: { captain: 0, card: SPAIN_4, sent: [3, 0, -1, -1] } }));
    expect(words(list)).toContain('Raid on Spain');
    expect(list).toContain('aria-label="Ada: 3 ships"');
    expect(list).toContain('aria-label="Mara: 0 ships"');
    expect(list).toContain('aria-label="Oleh has not answered yet"');
    expect(drawn).toContain('7 dice are ready to be thrown');
  });

  it('S7-CURSE-6: says whom the Kraken hit, and when it hit nobody', () => {
    const kraken = lidOf(KRAKEN, [
      [0, 1, 50, 50],
      [1, 1, 90, 90],
      [1, 1, 120, 90],
    ]);
    expect(words(draw(viewOf({ ...kraken, hits: [0, 1, 2] })).list)).toContain('You: 1 hit');
    expect(words(draw(viewOf({ ...kraken, hits: [0, 1, 2] })).list)).toContain('Mara: 2 hits');
    expect(words(draw(viewOf(kraken)).list)).toContain('No die was hit.');
  });

  it('S7-CURSE-3: says what the hits cost, cards before ships', () => {
    const kraken = lidOf(KRAKEN, [
      [1, 1, 50, 50],
      [1, 1, 90, 90],
      [1, 1, 120, 90],
    ]);
    const show: LidShow = { kind: 'result', paid: [{ seat: 1, cards: 2, ships: 1 }] };
    const text = words(draw(viewOf({ ...kraken, hits: [0, 1, 2] }), { show }).list);
    expect(text).toContain('Mara: 3 hits pays 2 cards, 1 ship');
  });

  it('S7-CURSE-14: the Tavern says what each die brings and to whom it went', () => {
    const tavern = lidOf(TAVERN, [
      [0, 1, 50, 50],
      [1, 6, 90, 90],
    ]);
    const frame: FrameOf<'curse'> = {
      step: 'curse',
      shaman: 0,
      card: TAVERN,
      gifts: 0,
      stage: 'thrown',
      next: 0,
      good: -1,
      protected: 0,
      due: [6, 0],
    };
    const text = words(draw(viewOf(tavern, { flow: [frame] }, 2)).list);
    expect(text).toContain('a Black Mark not given yet');
    expect(text).toContain('gain three Yin-Yang for you');
  });

  it('speaks every language', () => {
    for (const locale of LOCALES)
      for (const view of [fought, viewOf(null, { raid: { captain: 0, card: SPAIN_4, sent: [1, 1, -1, -1] } })])
        expect(words(draw(view, { locale }).list).length).toBeGreaterThan(40);
    expect(words(draw(fought, { locale: 'ru' }).list)).toContain('Красная двойка топит вашу единицу');
    expect(words(draw(fought, { locale: 'uk' }).list)).toContain('Oleh: шістка топить червону четвірку');
  });
});

describe('the lid', () => {
  it('shows nothing of a throw while its recording runs', () => {
    const show: LidShow = { kind: 'throw', film: '', sides: lid.sides, dice: lid.dice };
    expect(draw(fought, { show }).lid).toContain('8 dice are in the air');
    expect(draw(fought, { show }).lid).not.toContain('8 dice lie');
    expect(draw(fought).lid).toContain('8 dice lie in the lid');
  });

  it('shows the result of a throw at once where nothing moves', () => {
    const show: LidShow = { kind: 'throw', film: '', sides: lid.sides, dice: lid.dice };
    const props = { ...propsOf(fought, { show }), factor: 0 };
    const html = renderToStaticMarkup(
      <SpeechProvider locale="en" catalogues={[tableText]}>
        <Lid {...props} lid={fought.lid} raid={null} />
      </SpeechProvider>,
    );
    expect(html).toContain('8 dice lie in the lid');
    expect(html).not.toContain('data-film');
  });

  it('S7-PHYS-21: with the ruler every die can be chosen by keyboard and is named', () => {
    const html = draw(viewOf(lid), { desk: { ...desk, measuring: true } }).lid;
    expect(html.match(/role="button"/g)).toHaveLength(8);
    expect(html).toContain('aria-label="Red 2"');
    expect(html).toContain('aria-label="Mara, 3"');
    expect(draw(fought, { desk: { ...desk, measuring: true } }).lid).toContain('aria-label="Mara, 3, sunk"');
    expect(html).toContain('Choose a die');
  });

  it('is empty before the first throw', () => {
    expect(draw(viewOf(null)).lid).toContain('nothing has been thrown yet');
    expect(draw(viewOf(null)).list).toBe('');
  });
});

describe('a throw in the log', () => {
  const entry = (n: number, ...events: readonly SevenSeasEvent[]): Entry => ({ n, events, hash: '' });

  it('S7-CURSE-3: shows who paid what for the throw that lies in the lid, and nothing of an earlier one', () => {
    const kraken = lidOf(KRAKEN, [
      [0, 1, 50, 50],
      [1, 1, 90, 90],
    ]);
    const hit = { type: 'hit', seat: 1, curse: KRAKEN, dice: [1], card: 31, cards: 0, ships: 1 } as const;
    const log = [entry(1, { ...hit, seat: 0 }), entry(2, landedOf(kraken)), entry(3, hit)];
    expect(readThrow(kraken, log)?.paid).toEqual([{ seat: 1, cards: 0, ships: 1 }]);
    expect(readThrow({ ...kraken, dice: kraken.dice.map((part) => part + 1) }, log)).toBeUndefined();
  });
});

describe('answers given by pointing', () => {
  const asked = { lid, viewer: 0, say: speakers.en, nameOf } as const;

  it('S7-CAPTAIN-15: a tied pair is named by its two ships', () => {
    const action = { type: 'fight', red: 1, pirate: 7 } as const;
    expect(picksOf({ ...asked, legal: [action] })).toEqual([
      { action, dice: [1, 7], label: 'Oleh’s 6 against a red 6 first' },
    ]);
  });

  it('S7-CURSE-11: a tied die is named with its distance from the whirlpool', () => {
    const action = { type: 'hit', die: 3 } as const;
    expect(picksOf({ ...asked, legal: [action] })).toMatchObject([{ dice: [3], label: 'Your 1, 20\u00a0mm away' }]);
  });

  it('other answers are not given in the lid', () => {
    expect(picksOf({ ...asked, legal: [{ type: 'decline' }] })).toEqual([]);
  });
});
