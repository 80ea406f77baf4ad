import { checkCatalogues, commonText, LOCALES, type Locale, readMessage, speaker, type Values } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CARD_INFO, CHARACTERS, NATIONS } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import { REASONS } from '../rules/reasons.ts';
import { FORCES, WAYS } from '../rules/throws.ts';
import { table } from '../tests/table.ts';
import { sevenSeasText, sevenSeasVoice } from './index.ts';

const KEYS = Object.keys(sevenSeasText.en);
const has = (key: string): boolean => KEYS.includes(`seven-seas.${key}`);
const under = (prefix: string): string[] =>
  KEYS.filter((key) => key.startsWith(`seven-seas.${prefix}.`)).map((key) => key.slice(`seven-seas.${prefix}.`.length));
const heads = (prefix: string): string[] => [...new Set(under(prefix).map((key) => key.split('.')[0]))];

describe('the catalogues', () => {
  it('agree in keys, parameters and plural forms', () => {
    expect(checkCatalogues(sevenSeasText)).toEqual([]);
  });

  it('stay inside their own name', () => {
    expect(KEYS.filter((key) => !key.startsWith('seven-seas.'))).toEqual([]);
    expect(() => speaker('en', commonText, sevenSeasText)).not.toThrow();
  });

  it.each(LOCALES)('say everything in %s, whatever the numbers are', (locale) => {
    const say = speaker(locale, commonText, sevenSeasText);
    for (const [key, message] of Object.entries(sevenSeasText[locale]))
      for (const number of [0, 1, 2, 5, 11, 21, 22, 1.5]) {
        const params = readMessage(message).params.map((param) => [param, number]);
        const text = say(key, Object.fromEntries(params) as Values);
        expect(text, key).not.toMatch(/[{}#]|undefined|NaN|^\s*$| {2}|\.\./);
      }
  });

  it.each<Locale>(['ru', 'uk'])('use no Latin letter in %s', (locale) => {
    for (const [key, text] of Object.entries(sevenSeasText[locale])) {
      const names = /\{\w+(, (plural,|number))?|(=0|one|few|many|other) \{/g;
      expect(text.replaceAll(names, ''), key).not.toMatch(/[A-Za-z]/);
    }
  });

  it('do not mix up the two Cyrillic languages', () => {
    for (const text of Object.values(sevenSeasText.ru)) expect(text).not.toMatch(/[іїєґ]/i);
    for (const text of Object.values(sevenSeasText.uk)) expect(text).not.toMatch(/[ыэёъ]/i);
  });
});

describe('every word of the game has its message', () => {
  it('actions', () => {
    expect(heads('action').sort()).toEqual(Object.keys(sevenSeas.actions).sort());
  });

  it('refusals, and none that is never made', () => {
    expect(under('reason').sort()).toEqual(Object.keys(REASONS).sort());
  });

  it('options and their values', () => {
    for (const [option, { values }] of Object.entries(sevenSeas.options)) {
      expect(has(`option.${option}`), option).toBe(true);
      expect(has(`option.${option}.about`), option).toBe(true);
      expect(under(`option.${option}.value`).sort()).toEqual(values.map(String).sort());
    }
    expect(heads('option').sort()).toEqual(Object.keys(sevenSeas.options).sort());
  });

  it('steps', () => {
    expect(under('step').sort()).toEqual(Object.keys(sevenSeas.steps).sort());
  });

  it('S7-TABLE-3: directions and forces of a throw', () => {
    expect(under('way')).toHaveLength(WAYS);
    expect(under('force')).toHaveLength(FORCES);
  });

  it('S7-END-7: the rows of the score sheet', () => {
    const { state } = table();
    state.flow.length = 0;
    const rows = Object.keys(sevenSeas.outcome(state)?.ranking[0].sheet ?? {});
    expect(rows.length).toBeGreaterThan(3);
    expect(under('sheet').sort()).toEqual([...rows, 'points'].sort());
  });

  it('nations and characters', () => {
    expect(under('nation').filter((key) => !key.startsWith('of.'))).toEqual([...NATIONS]);
    expect(under('nation.of')).toEqual([...NATIONS]);
    for (const part of ['action.choose', 'event.gift', 'action.gift'])
      expect(under(part).sort(), part).toEqual([...CHARACTERS].sort());
  });

  it.each(LOCALES)('S7-COMP-3 to 8: all 43 cards in %s, no two of one name, each with a line about it', (locale) => {
    const say = speaker(locale, sevenSeasText);
    expect(CARD_INFO).toHaveLength(43);
    expect(new Set(CARD_INFO.map(({ id }) => sevenSeasVoice.card(id, say))).size).toBe(CARD_INFO.length);
    const lines = CARD_INFO.map(({ id }) => sevenSeasVoice.about?.(id, say) ?? '');
    for (const line of lines) expect(line).toMatch(/^\p{Lu}[^{}#\n]*[^.]\.$/u);
    // A caravan's line gives its size, not its nation.
    expect(new Set(lines).size).toBe(CARD_INFO.length - 12);
  });
});
