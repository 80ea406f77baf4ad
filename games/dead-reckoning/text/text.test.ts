import {
  type Catalogues,
  checkCatalogues,
  commonText,
  LOCALES,
  type Locale,
  readMessage,
  speaker,
  type Values,
} from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CREW } from '../cards/crew.ts';
import { ISLANDS } from '../cards/ocean.ts';
import { CARD_INFO, FIRST_BACK, FIRST_ROW_CARD, frontOf, isMerchant, ROW_CARDS } from '../cards/table.ts';
import { deadReckoning } from '../rules/game.ts';
import { REASONS } from '../rules/reasons.ts';
import { table } from '../tests/table.ts';
import { deadReckoningText, deadReckoningVoice as voice } from './index.ts';

const KEYS = Object.keys(deadReckoningText.en);
const has = (key: string): boolean => KEYS.includes(`dead-reckoning.${key}`);
const under = (prefix: string): string[] =>
  KEYS.filter((key) => key.startsWith(`dead-reckoning.${prefix}.`)).map((key) =>
    key.slice(`dead-reckoning.${prefix}.`.length),
  );
const heads = (prefix: string): string[] => [...new Set(under(prefix).map((key) => key.split('.')[0]))];

describe('the catalogues', () => {
  it('agree in keys, parameters and plural forms', () => {
    expect(checkCatalogues(deadReckoningText)).toEqual([]);
  });

  it('stay inside their own name', () => {
    expect(KEYS.filter((key) => !key.startsWith('dead-reckoning.'))).toEqual([]);
    expect(() => speaker('en', commonText, deadReckoningText)).not.toThrow();
  });

  it.each(LOCALES)('say everything in %s, whatever the numbers are', (locale) => {
    const all: Catalogues = deadReckoningText;
    const say = speaker(locale, commonText, all);
    for (const key of KEYS)
      for (const number of [0, 1, 2, 5, 11, 21, 22, 1.5]) {
        const params = readMessage(all[locale][key]).params.map((param) => [param, number]);
        const text = say(key, Object.fromEntries(params) as Values);
        expect(text, key).not.toMatch(/[{}#]|undefined|NaN|^\s*$| {2}|\.\./);
      }
  });

  it.each<Locale>(['ru', 'uk'])('use no Latin letter in %s', (locale) => {
    for (const [key, text] of Object.entries(deadReckoningText[locale])) {
      const names = /\{\w+(, (plural,|number))?|(=0|=1|one|few|many|other) \{/g;
      expect(text.replaceAll(names, ''), key).not.toMatch(/[A-Za-z]/);
    }
  });

  it('do not mix up the two Cyrillic languages', () => {
    for (const text of Object.values(deadReckoningText.ru)) expect(text).not.toMatch(/[іїєґ]/i);
    for (const text of Object.values(deadReckoningText.uk)) expect(text).not.toMatch(/[ыэёъ]/i);
  });
});

describe('every word of the game has its message', () => {
  it('actions', () => {
    expect(heads('action').sort()).toEqual(Object.keys(deadReckoning.actions).sort());
  });

  it('refusals, and none that is never made', () => {
    expect(under('reason').sort()).toEqual(Object.keys(REASONS).sort());
  });

  it('options and their values', () => {
    for (const [option, { values }] of Object.entries(deadReckoning.options)) {
      expect(has(`option.${option}`), option).toBe(true);
      expect(has(`option.${option}.about`), option).toBe(true);
      expect(under(`option.${option}.value`).sort()).toEqual(values.map(String).sort());
    }
    expect(heads('option').sort()).toEqual(Object.keys(deadReckoning.options).sort());
  });

  it('steps', () => {
    expect(under('step').sort()).toEqual(Object.keys(deadReckoning.steps).sort());
  });

  it('DR-SCORE-1 to 12, DR-SOLO-45: the rows of the score sheet', () => {
    const rowsOf = (seats: number): string[] => {
      const { state } = table(seats);
      state.flow.length = 0;
      return Object.keys(deadReckoning.outcome(state)?.ranking[0].sheet ?? {});
    };
    expect(rowsOf(2).length).toBeGreaterThan(6);
    expect(under('sheet').sort()).toEqual([...new Set([...rowsOf(1), ...rowsOf(2), 'points'])].sort());
  });

  it('islands in every case that sentences need', () => {
    for (const { name } of ISLANDS)
      for (const form of ['', '.acc', '.to', '.at', '.by'])
        expect(has(`island.${name}${form}`), name + form).toBe(true);
    expect(heads('island')).toHaveLength(ISLANDS.length);
  });
});

describe.each(LOCALES)('cards in %s', (locale) => {
  const say = speaker(locale, deadReckoningText);
  const named = (id: number): string => voice.card(id, say);

  it('all have a name and one line about them', () => {
    for (const { id, name } of CARD_INFO) {
      expect(named(id), name).toMatch(/^[\p{Lu}\d-][^{}#\n]*[^.]$/u);
      expect(voice.about?.(id, say), name).toMatch(/^\p{Lu}[^{}#\n]*[^.]\.$/u);
    }
  });

  it('DR-COMP-16: crew cards of one kind share a name, all other cards have one of their own', () => {
    const crew = CARD_INFO.filter(({ module }) => module === 'crew');
    expect(new Set(crew.map(({ id }) => named(id))).size).toBe(CREW.length);
    const others = CARD_INFO.filter(({ module }) => module !== 'crew' && module !== 'row');
    expect(new Set(others.map(({ id }) => named(id))).size).toBe(others.length);
  });

  it('DR-COMP-20: row cards are distinguished by what they do and by their slot', () => {
    const cards = ROW_CARDS.map((_, at) => FIRST_ROW_CARD + at);
    expect(new Set(cards.map(named)).size).toBe(cards.length);
  });

  it('DR-SETUP-9, DR-TABLE-10: a merchant’s front betrays nothing of its back', () => {
    const backs = CARD_INFO.filter(({ module }) => module === 'back');
    expect(backs).toHaveLength(20);
    for (const { id } of backs) {
      const front = frontOf(id);
      expect(isMerchant(front) && id >= FIRST_BACK).toBe(true);
      expect(named(front)).not.toContain(named(id));
      expect(voice.about?.(front, say)).not.toContain(named(id));
    }
  });
});
