import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Catalogues,
  checkCatalogues,
  commonText,
  LOCALES,
  type Locale,
  readMessage,
  reasonKey,
  speaker,
} from './index.ts';

const everywhere = (messages: Readonly<Record<string, string>>): Catalogues => ({
  en: messages,
  ru: messages,
  uk: messages,
});

const cards: Catalogues = {
  en: { cards: '{n, plural, one {# card} other {# cards}}' },
  ru: { cards: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}' },
  uk: { cards: '{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}' },
};

describe('speaker', () => {
  it('says a message with its values', () => {
    const say = speaker('en', everywhere({ hello: 'Ahoy, {name}!' }));
    expect(say('hello', { name: 'Ann' })).toBe('Ahoy, Ann!');
    expect(say('hello', { name: 'Bob' })).toBe('Ahoy, Bob!');
  });

  it('throws for a key without a message', () => {
    const say = speaker('ru', everywhere({ hello: 'Ahoy!' }));
    expect(() => say('farewell')).toThrow('no message for farewell in ru');
    expect(() => say('constructor')).toThrow('no message for constructor in ru');
  });

  it('throws if two catalogues hold the same key', () => {
    const hello = everywhere({ hello: 'Ahoy!' });
    expect(() => speaker('uk', hello, everywhere({ hello: 'Avast!' }))).toThrow('two messages for hello in uk');
  });

  it('throws for a missing value, but not for 0 or nothing at all', () => {
    const say = speaker('en', everywhere({ owes: '{name} owes {coins}' }));
    expect(() => say('owes', { name: 'Ann' })).toThrow('owes needs a value for coins');
    expect(say('owes', { name: '', coins: 0 })).toBe(' owes 0');
  });

  it('throws for a message that is no ICU text', () => {
    expect(() => speaker('en', everywhere({ torn: 'Ahoy, {name' }))('torn', { name: 'Ann' })).toThrow();
  });

  it('leaves braces in a value alone', () => {
    const say = speaker('en', everywhere({ hello: 'Ahoy, {name}!' }));
    expect(say('hello', { name: '{name, plural}' })).toBe('Ahoy, {name, plural}!');
  });

  it.each<[Locale, string[]]>([
    ['en', ['1 card', '2 cards', '5 cards', '11 cards', '21 cards', '22 cards', '1.5 cards']],
    ['ru', ['1 карта', '2 карты', '5 карт', '11 карт', '21 карта', '22 карты', '1,5 карты']],
    ['uk', ['1 карта', '2 карти', '5 карт', '11 карт', '21 карта', '22 карти', '1,5 карти']],
  ])('counts in %s', (locale, expected) => {
    const say = speaker(locale, cards);
    expect([1, 2, 5, 11, 21, 22, 1.5].map((n) => say('cards', { n }))).toEqual(expected);
  });

  it('writes large numbers, numbers below zero and places in the manner of the language', () => {
    const messages = everywhere({
      coins: '{n, number} coins',
      place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
      others: '{n, plural, offset:1 =0 {nobody} =1 {Ann} other {{how, select, loud {Ann} other {ann}} and #}}',
    });
    const say = speaker('en', messages);
    expect([999, 1000, 1234567, -5].map((n) => say('coins', { n }))).toEqual([
      '999 coins',
      '1,000 coins',
      '1,234,567 coins',
      '-5 coins',
    ]);
    expect(speaker('uk', messages)('coins', { n: 12345 })).toBe('12\u00a0345 coins');
    expect([1, 2, 3, 4].map((n) => say('place', { n }))).toEqual(['1st', '2nd', '3rd', '4th']);
    expect([0, 1, 3].map((n) => say('others', { n, how: 'loud' }))).toEqual(['nobody', 'Ann', 'Ann and 2']);
  });
});

describe('readMessage', () => {
  it('finds parameters and choices at every depth', () => {
    const { params, choices } = readMessage('{n, plural, =0 {none} one {{name} # {how, select, other {x}}} other {#}}');
    expect(params).toEqual(['n', 'name', 'how']);
    expect(choices).toEqual([
      { kind: 'plural', param: 'n', cases: ['0', 'one', 'other'] },
      { kind: 'select', param: 'how', cases: ['other'] },
    ]);
  });
});

describe('checkCatalogues', () => {
  it('finds nothing wrong with good catalogues', () => {
    expect(checkCatalogues(cards)).toEqual([]);
    expect(checkCatalogues(commonText)).toEqual([]);
  });

  it('finds a missing message', () => {
    expect(checkCatalogues({ ...everywhere({ hello: 'Ahoy!' }), uk: {} })).toEqual(['uk hello is missing']);
  });

  it('finds an empty message', () => {
    expect(checkCatalogues({ ...everywhere({ hello: 'Ahoy!' }), ru: { hello: ' ' } })).toEqual(['ru hello is empty']);
  });

  it('finds a parameter that another language does not use', () => {
    const found = checkCatalogues({ ...everywhere({ hello: 'Ahoy, {name}!' }), ru: { hello: 'Ahoy, {nam}!' } });
    expect(found).toEqual(['ru hello uses (nam), another language (name)']);
  });

  it('finds missing and needless plural forms', () => {
    const english = checkCatalogues(everywhere({ cards: '{n, plural, one {#} other {#}}' }));
    expect(english).toEqual([
      'ru cards plural of n has one, other; ru needs few, many, one, other',
      'uk cards plural of n has one, other; uk needs few, many, one, other',
    ]);
    const russian = checkCatalogues(everywhere({ cards: '{n, plural, one {#} few {#} many {#} other {#}}' }));
    expect(russian).toEqual(['en cards plural of n has few, many, one, other; en needs one, other']);
  });

  it('finds a faulty plural inside another choice, and lets exact numbers pass', () => {
    const nested = '{how, select, other {{n, plural, =0 {none} other {#}}}}';
    expect(checkCatalogues(everywhere({ cards: nested }))[0]).toBe(
      'en cards plural of n has other; en needs one, other',
    );
    expect(checkCatalogues({ ...cards, en: { cards: '{n, plural, =0 {none} one {#} other {#}}' } })).toEqual([]);
  });

  it('finds text that cannot be read', () => {
    const found = checkCatalogues({ ...everywhere({ hello: 'Ahoy!' }), en: { hello: 'Ahoy, {name' } });
    expect(found[0]).toMatch(/^en hello cannot be read: /);
  });
});

describe('common text', () => {
  const sources = ['engine.ts', 'match.ts'].map((file) =>
    readFileSync(new URL(`../../kernel/src/${file}`, import.meta.url), 'utf8'),
  );
  const codes = sources
    .flatMap((source) => source.split('\n'))
    .filter((line) => line.includes('code:'))
    .flatMap((line) => [...line.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code]) => code));

  const reasons = Object.keys(commonText.en).filter((key) => key !== 'common.you');

  it('explains every refusal of the kernel, and nothing else', () => {
    const keys = [...new Set(codes)].map((code) => `common.reason.${code}`);
    expect(reasons.sort()).toEqual(keys.sort());
  });

  it.each(LOCALES)('is whole sentences in %s', (locale) => {
    const say = speaker(locale, commonText);
    for (const key of reasons) expect(say(key)).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe('reasonKey', () => {
  const late = { 'ship.reason.late': 'Too late.' } as const;
  const own = { en: late, ru: late, uk: late };

  it('finds the sentence of the game, or else the one of the kernel', () => {
    expect(reasonKey(own, 'ship', 'late')).toBe('ship.reason.late');
    expect(reasonKey(own, 'ship', 'not-your-turn')).toBe('common.reason.not-your-turn');
  });

  it('finds it in whatever language has been learned', () => {
    const russian = { en: {}, ru: { 'ship.reason.late': 'Поздно.' }, uk: {} } as unknown as typeof own;
    expect(reasonKey(russian, 'ship', 'late')).toBe('ship.reason.late');
  });

  it('throws for a code that has none', () => {
    expect(() => reasonKey(own, 'ship', 'whim')).toThrow('no message for common.reason.whim');
    expect(() => reasonKey(own, 'ship', 'constructor')).toThrow('no message for');
  });
});
