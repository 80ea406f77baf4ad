import { readdirSync, readFileSync } from 'node:fs';
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
import { CARDS } from '../cards/table.ts';
import { COLOURS, SHIP_COLOURS } from '../cards/types.ts';
import { portRoyal } from '../rules/game.ts';
import { portRoyalText, portRoyalVoice } from './index.ts';

const ALL: Catalogues = portRoyalText;
const KEYS = Object.keys(ALL.en);
const has = (key: string): boolean => KEYS.includes(`port-royal.${key}`);
const under = (prefix: string): string[] =>
  KEYS.filter((key) => key.startsWith(`port-royal.${prefix}.`)).map((key) => key.slice(`port-royal.${prefix}.`.length));

const rules = new URL('../rules/', import.meta.url);
const sourceOf = (file: string): string => readFileSync(new URL(file, rules), 'utf8');
const found = (source: string, pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, word]) => word)),
];

/** The part of a source between two lines of it. */
const between = (source: string, from: string, to: string): string => source.split(from)[1].split(to)[0];

describe('the catalogues', () => {
  it('agree in keys, parameters and plural forms', () => {
    expect(checkCatalogues(portRoyalText)).toEqual([]);
  });

  it('stay inside their own name', () => {
    expect(KEYS.filter((key) => !key.startsWith('port-royal.'))).toEqual([]);
    expect(() => speaker('en', commonText, portRoyalText)).not.toThrow();
  });

  it.each(LOCALES)('say everything in %s, whatever the numbers are', (locale) => {
    const say = speaker(locale, commonText, portRoyalText);
    for (const key of KEYS)
      for (const number of [0, 1, 2, 5, 11, 21, 22, 1.5]) {
        const params = readMessage(ALL[locale][key]).params.map((param) => [param, number]);
        const text = say(key, Object.fromEntries(params) as Values);
        expect(text, key).not.toMatch(/[{}#]|undefined|NaN|^\s*$| {2}|\.\./);
      }
  });

  it.each<Locale>(['ru', 'uk'])('use no Latin letter in %s', (locale) => {
    for (const [key, text] of Object.entries(portRoyalText[locale])) {
      const names = /\{\w+(, (plural,|number))?|(=0|one|few|many|other) \{/g;
      expect(text.replaceAll(names, ''), key).not.toMatch(/[A-Za-z]/);
    }
  });

  it('do not mix up the two Cyrillic languages', () => {
    for (const text of Object.values(portRoyalText.ru)) expect(text).not.toMatch(/[іїєґ]/i);
    for (const text of Object.values(portRoyalText.uk)) expect(text).not.toMatch(/[ыэёъ]/i);
  });
});

describe('every word of the game has its message', () => {
  it('events', () => {
    const union = between(sourceOf('state.ts'), 'export type PortRoyalEvent =', 'export type EndReason');
    const types = found(union, /type: '(\w+)'/g);
    expect(types.length).toBeGreaterThan(20);
    const described = new Set(under('event').map((key) => key.split('.')[0]));
    expect([...described].sort()).toEqual(types.sort());
  });

  it('why coins were gained', () => {
    const union = between(sourceOf('state.ts'), 'export type Income =', ';');
    expect(under('event.coinsGained').sort()).toEqual(found(union, /'(\w+)'/g).sort());
  });

  it('actions', () => {
    const named = new Set(under('action').map((key) => key.split('.')[0]));
    expect([...named].sort()).toEqual(Object.keys(portRoyal.actions).sort());
  });

  it('refusals, and none that is never made', () => {
    const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    // Words with hyphens are codes: those of refusals, a few of bad input that nobody reads at a table, and the game's own name.
    const codes = sources.flatMap((file) =>
      found(sourceOf(file).replaceAll(/(?:BadInput\(|id: )'[a-z-]+'/g, ''), /'([a-z]+(?:-[a-z]+)+)'/g),
    );
    expect(codes.length).toBeGreaterThan(60);
    expect(under('reason').sort()).toEqual([...new Set(codes)].sort());
  });

  it('options and their values', () => {
    for (const [option, { values }] of Object.entries(portRoyal.options)) {
      expect(has(`option.${option}`), option).toBe(true);
      expect(has(`option.${option}.about`), option).toBe(true);
      expect(under(`option.${option}.value`).sort()).toEqual(values.map(String).sort());
    }
    expect(new Set(under('option').map((key) => key.split('.')[0]))).toEqual(new Set(Object.keys(portRoyal.options)));
  });

  it('modules', () => {
    const modules = portRoyal.modules.flatMap((module) => [module, `${module}.about`]);
    expect(under('module').sort()).toEqual(modules.sort());
  });

  it('steps at which somebody is asked', () => {
    const asked = Object.entries(portRoyal.steps).flatMap(([name, step]) => (step.seats ? [name] : []));
    expect(under('step').sort()).toEqual(asked.sort());
  });

  it('the end and the score sheet', () => {
    const reasons = found(between(sourceOf('state.ts'), 'export type EndReason =', ';'), /'(\w+)'/g);
    expect(under('end').sort()).toEqual(reasons.sort());
    const decided = between(sourceOf('ending.ts'), 'function decidedBy', '\n}');
    const own = ['together', ...found(sourceOf('adventure/ending.ts'), /(?:barredBy|key): '(\w+)'/g)];
    const described = new Set(under('decidedBy').map((key) => key.split('.')[0]));
    expect([...described].sort()).toEqual([...found(decided, /'(\w+)'/g), ...own].sort());
  });

  it('colours', () => {
    for (const part of ['colour', 'partner', 'card.ship', 'object.ship'])
      expect(under(part).sort(), part).toEqual([...SHIP_COLOURS].sort());
    for (const agent of ['trader', 'merchant', 'clerk'])
      for (const part of [`card.${agent}`, `object.${agent}`])
        expect(under(part).sort(), part).toEqual([...COLOURS].sort());
  });

  it.each(LOCALES)('cards in %s, and only cards with the same figures share a name', (locale) => {
    const say = speaker(locale, portRoyalText);
    const names = CARDS.map((_, id) => portRoyalVoice.card(id, say));
    const faces = CARDS.map(({ count: _count, source: _source, ...printed }) =>
      JSON.stringify(Object.entries(printed).sort()),
    );
    expect(new Set(names).size).toBe(new Set(faces).size);
    expect(new Set(names.map((name, id) => `${name} ${faces[id]}`)).size).toBe(new Set(names).size);
    for (const [id] of CARDS.entries()) expect(portRoyalVoice.about?.(id, say)).toMatch(/\.$/);
  });
});
