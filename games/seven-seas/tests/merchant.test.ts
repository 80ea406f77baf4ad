import { describe, expect, it } from 'vitest';
import { of, type PirateSpec, type Table, type TableSpec, table } from './table.ts';

/** Seat 0 is a Merchant on turn; by default neither alone nor First Player, so there is no gift. */
function merchant(pirate: PirateSpec, spec: TableSpec = {}): Table {
  const t = table({ first: 1, port: 'port-3', pirates: [pirate, { loot: ['rum'] }, {}], ...spec });
  t.choose('merchant', 'merchant', 'native');
  t.playAll('decline', 'decline');
  return t;
}

describe('the Merchant', () => {
  it('S7-MERCHANT-1, S7-MERCHANT-3: sells the goods of choice; the others stay on board', () => {
    const t = merchant({ chests: 0, loot: ['rum', 'rum', 'fruit', 'coffee'] });
    t.playAll('sell rum', 'sell coffee');
    expect(t.pirate(0).chests).toBe(0);
    const events = t.play('close');
    expect(of(events, 'sold')).toEqual([{ type: 'sold', seat: 0, goods: [0, 1, 1], chests: 2, final: false }]);
    expect(t.goods(0)).toEqual(['fruit', 'rum']);
    expect(t.discard).toEqual(['coffee', 'rum']);
    expect(t.view(2).discardTop).toBe(2);
  });

  it('S7-MERCHANT-2, S7-TEST-6, S7-CHEST-2: three Coffee where it pays 3 and two Fruit bring eleven chests and a guard', () => {
    const t = merchant({ chests: 16, loot: ['coffee', 'coffee', 'coffee', 'fruit', 'fruit'] }, { port: 'port-4' });
    const events = t.play('sellAll');
    expect(of(events, 'sold')).toMatchObject([{ goods: [2, 3, 0], chests: 11 }]);
    expect(t.pirate(0).chests).toBe(27);
    expect(of(events, 'guards')).toEqual([{ type: 'guards', seat: 0, from: 1, to: 2 }]);
  });

  it('S7-MERCHANT-2, S7-TEST-25: two Rum bring two chests where Rum pays 3', () => {
    const t = merchant({ chests: 0, loot: ['rum', 'rum'] }, { port: 'port-1' });
    t.play('sellAll');
    expect(t.pirate(0).chests).toBe(2);
  });

  it('S7-MERCHANT-2: four of a kind fetch the raised price as well, but two actions of two do not add up', () => {
    const t = merchant({ chests: 0, loot: ['rum', 'rum', 'rum', 'rum'] }, { port: 'port-1' });
    t.play('sellKind rum');
    expect(t.pirate(0).chests).toBe(12);
    const twice = merchant({ chests: 0, loot: ['rum', 'rum', 'rum', 'rum'] }, { port: 'port-1' });
    twice.playAll('sell rum', 'sell rum', 'close');
    expect(twice.pirate(0)).toMatchObject({ chests: 2, goods: [0, 0, 2] });
  });

  it('S7-MERCHANT-4, S7-AMB-4: guards are counted once, when the emptied ships can already stand guard', () => {
    const t = merchant({ chests: 9, ships: 3, loot: ['fruit', 'coffee', 'rum'] });
    const events = t.play('sellAll');
    expect(of(events, 'guards')).toEqual([{ type: 'guards', seat: 0, from: 0, to: 1 }]);
    expect(of(events, 'dropped')).toEqual([]);
    expect(t.fleet(0)).toMatchObject({ guards: 1, loaded: 0, free: 2 });
    const part = merchant({ chests: 9, ships: 3, loot: ['fruit', 'coffee', 'rum'] });
    part.playAll('sell fruit', 'close');
    expect(part.fleet(0)).toMatchObject({ guards: 1, loaded: 2, free: 0 });
    expect(part.goods(0)).toEqual(['coffee', 'rum']);
  });

  it('S7-MERCHANT-5, S7-TABLE-1: without goods the mark comes by itself; who does not want to sell is marked too', () => {
    const t = merchant({});
    expect(t.waits).toBe('choose 0');
    expect(t.pirate(0).marks).toBe(1);
    const unwilling = merchant({ loot: ['rum'] });
    unwilling.play('decline');
    expect(unwilling.pirate(0)).toMatchObject({ marks: 1, chests: 7, goods: [0, 0, 1] });
  });

  it('S7-MERCHANT-6, S7-AMB-12: the gift is a chest after the sale, and it may call for a guard of its own', () => {
    const t = table({ first: 1, pirates: [{ chests: 8, ships: 2, loot: ['rum', 'rum'] }, {}, {}] });
    t.choose('merchant', 'native', 'native');
    t.playAll('decline', 'decline', 'sell rum', 'close');
    expect(t.pirate(0).chests).toBe(9);
    const events = t.play('gift');
    expect(of(events, 'gained')).toEqual([{ type: 'gained', seat: 0, chests: 1, cause: 'gift' }]);
    expect(t.fleet(0)).toMatchObject({ guards: 1, loaded: 1, free: 0 });
  });

  it('S7-MERCHANT-7, S7-AMB-25: cards of a Profitable Deal do not count towards three of a kind', () => {
    const loot = ['coffee', 'coffee', 'coffee', 'rum'];
    const t = merchant({ chests: 0, loot, yinYang: 3 });
    t.play('deal coffee,rum');
    expect(t.pirate(0).chests).toBe(5);
    t.play('sellAll');
    expect(t.pirate(0).chests).toBe(7);
  });

  it('S7-MERCHANT-7, S7-AMB-25: who sells the last goods in a deal has not acted and is marked', () => {
    const t = merchant({ chests: 0, loot: ['coffee', 'rum'], yinYang: 3 });
    const events = t.play('deal coffee,rum');
    expect(of(events, 'marked')).toEqual([{ type: 'marked', seat: 0, cause: 'declined', count: 1 }]);
    expect(t.pirate(0)).toMatchObject({ chests: 5, marks: 1 });
  });

  it('S7-TEST-7, S7-GOODS-3: with a Double Hold the two goods left share one ship', () => {
    const t = merchant({ loot: ['coffee', 'fruit', 'coffee', 'coffee', 'rum'], doubleHolds: 1 });
    expect(t.fleet(0).loaded).toBe(4);
    t.playAll('sellKind coffee', 'close');
    expect(t.goods(0)).toEqual(['fruit', 'rum']);
    expect(t.fleet(0).loaded).toBe(1);
  });
});

describe('a sale put together', () => {
  it('S7-TABLE-2, S7-DP-19: card by card, by kind or all at once, and closed by its owner', () => {
    const t = merchant({ loot: ['fruit', 'rum', 'rum', 'rum'] });
    expect(t.legal()).toEqual(['sell fruit', 'sell rum', 'sellKind rum', 'sellAll', 'decline']);
    t.play('sell rum');
    expect(t.legal()).toEqual(['sell fruit', 'sell rum', 'sellKind rum', 'sellAll', 'close']);
    t.play('sell rum');
    expect(t.legal()).toEqual(['sell fruit', 'sell rum', 'sellAll', 'close']);
    expect(t.why('decline')).toBe('sale-first S7-MERCHANT-1');
    const events = t.play('sell rum');
    expect(of(events, 'sold')).toEqual([]);
    expect(of(t.play('close'), 'sold')).toMatchObject([{ goods: [0, 0, 3], chests: 6 }]);
  });

  it('S7-TABLE-2: a sale of everything closes itself', () => {
    const t = merchant({ loot: ['fruit', 'rum'] });
    t.play('sell rum');
    expect(of(t.play('sell fruit'), 'sold')).toHaveLength(1);
    expect(t.waits).toBe('choose 0');
  });

  it('S7-MERCHANT-1, S7-TABLE-2: what cannot be sold is refused with the reason', () => {
    const t = merchant({ loot: ['rum', 'rum', 'fruit', 'talisman'] });
    expect(t.why('sell coffee')).toBe('no-such-goods S7-MERCHANT-1');
    expect(t.why('sellKind coffee')).toBe('no-such-goods S7-MERCHANT-1');
    expect(t.why('sell talisman')).toBe('not-a-good S7-MERCHANT-1');
    expect(t.why('sellKind kraken')).toBe('not-a-good S7-MERCHANT-1');
    expect(t.why('sellKind fruit')).toBe('last-of-its-kind S7-TABLE-2');
    t.play('sell rum');
    expect(t.why('sellKind rum')).toBe('last-of-its-kind S7-TABLE-2');
    t.play('sell rum');
    expect(t.why('sellKind rum')).toBe('no-such-goods S7-MERCHANT-1');
    expect(t.why('sell rum')).toBe('no-such-goods S7-MERCHANT-1');
  });
});
