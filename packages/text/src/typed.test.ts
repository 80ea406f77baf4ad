import { describe, expect, it } from 'vitest';
import { type Say, type SayOf, speaker, texts, textUnder } from './index.ts';

/** The compiler is the test: whatever is wrong here is marked as expected, and an unneeded mark fails the type check. */
const en = {
  'ship.name': 'Ahoy',
  'ship.hello': 'Ahoy, {name}!',
  'ship.cards': '{n, plural, one {# card} other {{name} has # cards}}',
  'ship.reason.late': 'Too late.',
  'ship.reason.poor': 'Only {coins, plural, one {# coin} other {# coins}}.',
} as const;

const ru = {
  'ship.name': 'Эй',
  'ship.hello': 'Эй, {name}!',
  'ship.cards': '{name}: {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'ship.reason.late': 'Поздно.',
  'ship.reason.poor': 'Только {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}.',
} as const;

const uk = {
  'ship.name': 'Гей',
  'ship.hello': 'Гей, {name}!',
  'ship.cards': '{name}: {n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'ship.reason.late': 'Пізно.',
  'ship.reason.poor': 'Лише {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}.',
} as const;

const ship = texts({ en, ru, uk });
type ShipSay = SayOf<typeof ship.en>;

describe('what the compiler reads', () => {
  it('joins languages that fit', () => {
    expect(ship).toEqual({ en, ru, uk });
  });

  it('a message that is missing in a language does not compile', () => {
    const { 'ship.name': _, ...short } = uk;
    // @ts-expect-error ship.name is missing in Ukrainian
    texts({ en, ru, uk: short });
    // @ts-expect-error English does not have it
    texts({ en, ru: { ...ru, 'ship.more': 'ещё' } as const, uk });
  });

  it('a parameter that differs does not compile', () => {
    // @ts-expect-error {name} is not used
    texts({ en, ru: { ...ru, 'ship.hello': 'Эй!' } as const, uk });
    // @ts-expect-error English does not use {captain}
    texts({ en, ru: { ...ru, 'ship.hello': 'Эй, {name}, {captain}!' } as const, uk });
  });

  it('both wordings of a sentence to the reader are read', () => {
    const wins = { ...en, 'ship.hello': '{name} [wins by {coins}|win]' } as const;
    const both = { ...ru, 'ship.hello': '{name} [побеждает|побеждаете] {coins}' } as const;
    expect(texts({ en: wins, ru: both, uk: { ...uk, 'ship.hello': '[{name}|Ви] {coins}' } as const }).ru).toBe(both);
    // @ts-expect-error {coins} is in neither
    texts({ en: wins, ru: { ...ru, 'ship.hello': '{name} [победил|победили]' } as const, uk: both });
    const plural = '{name} [берёт|берёте {coins, plural, one {#} other {#}}]';
    // @ts-expect-error few and many are missing in the second
    texts({ en: wins, ru: { ...ru, 'ship.hello': plural } as const, uk: both });
  });

  it('a plural form that a language lacks does not compile, at any depth', () => {
    const few = '{name}: {n, plural, one {# карта} few {# карты} other {# карты}}';
    // @ts-expect-error many is missing
    texts({ en, ru: { ...ru, 'ship.cards': few } as const, uk });
    const deep = '{n, plural, one {а} few {б} many {в} other {{coins, plural, one {# монета} other {# монет}} {name}}}';
    const withCoins = { ...en, 'ship.cards': '{n, plural, one {#} other {{name} {coins}}}' } as const;
    // @ts-expect-error few and many are missing inside
    texts({ en: withCoins, ru: { ...ru, 'ship.cards': deep } as const, uk: { ...uk, 'ship.cards': deep } as const });
    // @ts-expect-error English needs one
    texts({ en: { ...en, 'ship.name': '{n, plural, other {#}}' } as const, ru, uk });
  });

  it('a sentence is said only by a key that is there, with all that it needs', () => {
    const any: Say = speaker('en', ship);
    const say: ShipSay = any;
    expect(say('ship.name')).toBe('Ahoy');
    expect(say('ship.cards', { n: 2, name: 'Ann' })).toBe('Ann has 2 cards');
    const codes: readonly ('late' | 'poor')[] = ['late', 'poor'];
    expect(codes.map((code) => say(`ship.reason.${code}`, { coins: 1 }))).toEqual(['Too late.', 'Only 1 coin.']);
    const wrong = [
      // @ts-expect-error no such key
      () => say('ship.nothing'),
      // @ts-expect-error the name is missing
      () => say('ship.hello'),
      // @ts-expect-error a wrong parameter
      () => say('ship.hello', { nam: 'Ann' }),
      // @ts-expect-error one of them needs coins
      () => codes.map((code) => say(`ship.reason.${code}`)),
      // @ts-expect-error a number is needed
      () => say('ship.cards', { n: 'two', name: 'Ann' }),
    ];
    expect(wrong).toHaveLength(5);
    for (const one of wrong.slice(0, 3)) expect(one).toThrow();
  });

  it('whoever says more may speak for those who say less, and not the other way round', () => {
    const more: SayOf<typeof ship.en & { 'boat.name': 'Boat' }> = speaker('en', ship);
    const less: ShipSay = more;
    expect(less('ship.name')).toBe('Ahoy');
    // @ts-expect-error it cannot say boat.name
    const wrong: typeof more = less;
    expect(wrong).toBe(more);
  });

  it('the beginning of a key is said once', () => {
    const t = textUnder(ship, 'ship');
    const props = { say: speaker('uk', ship) };
    expect(t(props, 'hello', { name: 'Ганно' })).toBe('Гей, Ганно!');
    expect(textUnder(ship, 'ship.reason')(props, 'poor', { coins: 5 })).toBe('Лише 5 монет.');
    // @ts-expect-error no such key
    expect(() => t(props, 'nothing')).toThrow();
    // @ts-expect-error the name is missing
    expect(() => t(props, 'hello')).toThrow();
  });
});
