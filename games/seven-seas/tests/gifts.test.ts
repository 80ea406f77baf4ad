import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/table.ts';
import { type CharacterName, names, of, type PirateSpec, type Table, type TableSpec, table } from './table.ts';

/** Enough of everything for any action, and a reserve of three. */
const READY: PirateSpec = {
  loot: ['rum', 'fruit'],
  hand: ['caravan-spain-1', 'port-1', 'kraken'],
  chests: 5,
  marks: 1,
};
const LOOT = ['talisman', 'talisman'];

const ACTION: Readonly<Record<CharacterName, readonly string[]>> = {
  shipwright: ['build 1'],
  governor: ['corsair 0'],
  captain: ['play caravan-spain-1', 'send 0'],
  native: ['play port-1'],
  shaman: ['play kraken'],
  merchant: ['sell rum', 'close'],
  cartographer: ['draw'],
};

interface Chosen {
  readonly own: CharacterName;
  readonly first: number;
  /** What seat 1 chose, and seat 2 if there is one; they decline. */
  readonly others: readonly CharacterName[];
  readonly spec?: TableSpec;
}

/** Seat 0 has performed the action; what follows is the gift, if there is one. */
function acted({ own, first, others, spec }: Chosen): Table {
  const t = table({ first, loot: LOOT, pirates: [READY, ...others.map(() => ({}))], ...spec });
  t.choose(own, ...others);
  while (t.toAct !== 0) t.play('decline');
  for (const notation of ACTION[own]) {
    t.play(notation);
    while (t.waits.startsWith('send') && t.toAct !== 0) t.play('send 0');
  }
  return t;
}

const otherThan = (own: CharacterName): CharacterName[] =>
  own === 'native' ? ['shaman', 'shaman'] : ['native', 'native'];

/** What the gift changed: ships, Yin-Yang, talismans, chests, cards. */
const wealth = (t: Table): number[] => {
  const { ships, yinYang, talismans, chests, hand } = t.pirate(0);
  return [ships, yinYang, talismans, chests, hand.length];
};

const gained = (t: Table, ...answers: readonly string[]): number[] => {
  const before = wealth(t);
  t.playAll(...answers);
  return wealth(t).map((count, at) => count - before[at]);
};

/** One gift of each character that comes after the action (S7-GIFT-7). */
const GIFTS: readonly (readonly [CharacterName, readonly number[]])[] = [
  ['shipwright', [1, 0, 0, 0, 0]],
  ['captain', [0, 2, 0, 0, 0]],
  ['native', [0, 1, 1, 0, 0]],
  ['merchant', [0, 0, 0, 1, 0]],
  ['cartographer', [0, 0, 0, 0, 1]],
];

describe('gifts after the action', () => {
  it.each(GIFTS)('S7-GIFT-1, S7-GIFT-7, S7-AMB-12: a %s who is alone takes one gift after the action', (own, one) => {
    const t = acted({ own, first: 1, others: otherThan(own) });
    expect(t.waits).toBe('gift 0');
    expect(t.legal()).toEqual(['gift', 'noGift']);
    expect(gained(t, 'gift')).toEqual(one);
    expect(t.waits).not.toBe('gift 0');
  });

  it.each(GIFTS)('S7-GIFT-2: a %s who is alone and First Player takes it twice', (own, one) => {
    const t = acted({ own, first: 0, others: otherThan(own) });
    expect(gained(t, 'gift', 'gift')).toEqual(one.map((count) => 2 * count));
    expect(t.waits).not.toBe('gift 0');
  });

  it.each(GIFTS)('S7-GIFT-6: a %s may leave the gift, or take half of a double one', (own, one) => {
    const whole = acted({ own, first: 0, others: otherThan(own) });
    expect(gained(whole, 'noGift')).toEqual([0, 0, 0, 0, 0]);
    const half = acted({ own, first: 0, others: otherThan(own) });
    expect(half.waits).toBe('gift 0');
    expect(gained(half, 'gift', 'noGift')).toEqual(one);
  });

  it.each(GIFTS)('S7-GIFT-3: a %s who declines the action gets no gift', (own) => {
    const t = table({ first: 0, pirates: [READY, {}, {}] });
    t.choose(own, ...otherThan(own));
    while (t.toAct !== 0) t.play('decline');
    const before = wealth(t);
    const events = t.play('decline');
    expect(of(events, 'gift')).toEqual([]);
    expect(wealth(t)).toEqual(before);
    expect(t.waits).not.toBe('gift 0');
  });

  it.each(CHARACTERS)('S7-GIFT-5, S7-AMB-11: a second %s who declines still spoils the gift', (own) => {
    const [other] = otherThan(own);
    const t = acted({ own, first: 1, others: [own, other], spec: { pirates: [READY, { loot: ['rum'] }, {}] } });
    expect(t.waits).not.toBe('gift 0');
    expect(t.waits).not.toBe('protect 0');
    expect(t.pirate(0).marks).toBe(own === 'governor' || own === 'captain' ? 2 : 1);
    expect(t.pirate(1).marks).toBe(own === 'captain' ? 2 : 1);
  });

  it('S7-GIFT-6: noGift ends a double gift at once', () => {
    const t = acted({ own: 'merchant', first: 0, others: otherThan('merchant') });
    t.play('noGift');
    expect(t.waits).not.toBe('gift 0');
  });

  it('S7-GIFT-7: while a gift is offered nothing else is done', () => {
    const t = acted({ own: 'merchant', first: 0, others: otherThan('merchant') });
    expect(t.why('sell fruit')).toBe('gift-first S7-GIFT-7');
    expect(t.why('gift', 1)).toBe('not-your-turn S7-ROUND-7');
  });
});

describe('gifts within the action', () => {
  const marksOfGovernor = (first: number, others: readonly CharacterName[]): number =>
    acted({ own: 'governor', first, others }).pirate(0).marks;

  it('S7-GIFT-6, S7-GIFT-7: the gift of the Governor comes by itself, single and doubled', () => {
    expect(marksOfGovernor(1, ['governor', 'native'])).toBe(2);
    expect(marksOfGovernor(1, ['native', 'native'])).toBe(1);
    expect(marksOfGovernor(0, ['native', 'native'])).toBe(0);
  });

  it('S7-GIFT-7, S7-SHAMAN-4: the gift of the Shaman is offered before the throw, for three ships or six', () => {
    expect(
      acted({ own: 'shaman', first: 1, others: ['native', 'native'] })
        .legal()
        .at(-1),
    ).toBe('protect 3');
    expect(
      acted({ own: 'shaman', first: 0, others: ['native', 'native'] })
        .legal()
        .at(-1),
    ).toBe('protect 6');
    expect(acted({ own: 'shaman', first: 1, others: ['shaman', 'native'] }).waits).toBe('cast 0');
  });
});

describe('gifts for two', () => {
  it.each(GIFTS)(
    'S7-GIFT-4, S7-TEST-11: of two only the First Player gets a gift as %s, and it is not doubled',
    (own, one) => {
      const [other] = otherThan(own);
      const t = acted({ own, first: 0, others: [other] });
      expect(gained(t, 'gift')).toEqual(one);
      expect(t.waits).not.toBe('gift 0');
      expect(acted({ own, first: 1, others: [other] }).waits).not.toBe('gift 0');
    },
  );

  it('S7-GIFT-4: of two the gifts of Governor and Shaman are for the First Player too, and single', () => {
    expect(acted({ own: 'governor', first: 0, others: ['native'] }).pirate(0).marks).toBe(1);
    expect(acted({ own: 'governor', first: 1, others: ['native'] }).pirate(0).marks).toBe(2);
    expect(
      acted({ own: 'shaman', first: 0, others: ['native'] })
        .legal()
        .at(-1),
    ).toBe('protect 3');
    expect(acted({ own: 'shaman', first: 1, others: ['native'] }).waits).toBe('cast 0');
  });

  it.each(GIFTS)('S7-GIFT-4, S7-TEST-12: two of two who both chose %s get no gift', (own) => {
    for (const first of [0, 1]) {
      const t = acted({ own, first, others: [own], spec: { pirates: [READY, { loot: ['rum'] }] } });
      expect(t.waits).not.toBe('gift 0');
    }
  });
});

describe('gifts that have run out', () => {
  it('S7-SHIPWRIGHT-4, S7-AMB-13: the gift gives only ships the purchase has left', () => {
    const t = table({ first: 0 });
    t.choose('shipwright', 'native', 'native');
    t.play('build 2');
    expect(of(t.play('gift'), 'gift')).toHaveLength(1);
    expect(t.fleet(0).reserve).toBe(0);
    expect(t.waits).toBe('turn 1');
    const all = table({ first: 0 });
    all.choose('shipwright', 'native', 'native');
    all.play('build 3');
    expect(all.waits).toBe('turn 1');
  });

  it('S7-CARTO-3: the gift of the Cartographer lasts as long as the deck', () => {
    const t = table({ first: 0, endRound: 1 });
    const [bottom, next] = t.state.adventures.splice(0, 2);
    t.state.played.push(...t.state.adventures.splice(0).filter((id) => id < 16 || id >= 22));
    t.state.ports.push(...[16, 17, 18, 19, 20, 21]);
    t.state.adventures.push(bottom, next);
    t.choose('cartographer', 'native', 'native');
    t.playAll('decline', 'decline', 'draw');
    expect(t.waits).toBe('gift 0');
    t.play('gift');
    expect(names(t.pirate(0).hand)).toHaveLength(2);
    expect(t.waits).not.toBe('gift 0');
  });
});
