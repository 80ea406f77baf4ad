import { describe, expect, it } from 'vitest';
import { of, type PirateSpec, raiding, type Table, type TableSpec, table } from './table.ts';

/** Seat 0 is on turn with this character, without a gift. */
function onTurn(
  pirate: PirateSpec,
  character: 'shipwright' | 'governor' | 'merchant' | 'cartographer' = 'shipwright',
  spec: TableSpec = {},
): Table {
  const t = table({ first: 1, pirates: [pirate, { loot: ['rum'] }, {}], ...spec });
  t.choose(character, character, 'captain');
  while (t.toAct !== 0) t.play('decline');
  return t;
}

describe('when Rituals are performed', () => {
  it.each(['shipwright', 'governor', 'merchant', 'cartographer'] as const)(
    'S7-RITUAL-1, S7-RITUAL-3, S7-AMB-32, S7-DP-2: a %s performs them before the action and after it, action or not',
    (character) => {
      const t = onTurn({ yinYang: 6, loot: ['rum'] }, character);
      t.playAll('doubleHold', 'decline');
      expect(t.waits).toBe('turn 0');
      expect(t.legal()).toEqual(['end', 'doubleHold', 'unsinkable']);
      t.play('doubleHold');
      expect(t.legal()).toEqual(['end', 'doubleHold']);
      t.play('end');
      expect(t.waits).not.toBe('turn 0');
      expect(t.pirate(0)).toMatchObject({ doubleHolds: 2, yinYang: 2, marks: 1 });
    },
  );

  it('S7-RITUAL-3, S7-AMB-32: who cannot act is asked for Rituals all the same', () => {
    const t = onTurn({ yinYang: 3, chests: 0 });
    expect(t.legal()).toEqual(['decline', 'doubleHold', 'unsinkable']);
    t.play('unsinkable');
    expect(t.pirate(0)).toMatchObject({ unsinkables: 1, marks: 1 });
    expect(t.waits).not.toBe('turn 0');
  });

  it('S7-RITUAL-3: after the gift as well', () => {
    const t = table({ first: 0, pirates: [{ yinYang: 2 }, {}, {}] });
    t.choose('shipwright', 'native', 'native');
    t.playAll('build 1', 'gift', 'noGift');
    expect(t.legal()).toEqual(['end', 'doubleHold']);
  });

  it('S7-RITUAL-1: in the turn of another nobody performs one', () => {
    const t = table({ pirates: [{ yinYang: 9 }, { yinYang: 9 }, {}] });
    t.choose('merchant', 'shipwright', 'native');
    expect(t.why('doubleHold', 0)).toBe('not-your-turn S7-ROUND-7');
  });
});

describe('what Rituals cost and do', () => {
  it('S7-RITUAL-2: as many as can be paid for, the same one too, and no more', () => {
    const t = onTurn({ yinYang: 7 });
    t.playAll('unsinkable', 'doubleHold');
    expect(t.pirate(0).yinYang).toBe(2);
    expect(t.why('unsinkable')).toBe('not-enough-yin-yang S7-RITUAL-2');
    t.play('doubleHold');
    expect(t.pirate(0)).toMatchObject({ yinYang: 0, doubleHolds: 2, unsinkables: 1 });
    expect(t.why('doubleHold')).toBe('not-enough-yin-yang S7-RITUAL-2');
  });

  it('S7-RITUAL-4, S7-TEST-26: a Profitable Deal with Rum at 3 and Coffee at 2 costs three Yin-Yang and brings five chests', () => {
    const t = onTurn({ yinYang: 3, chests: 0, loot: ['rum', 'coffee'] }, 'cartographer', { port: 'port-1' });
    const events = t.play('deal rum,coffee');
    expect(of(events, 'ritual')).toMatchObject([{ ritual: 'deal', chests: 5 }]);
    expect(t.pirate(0)).toMatchObject({ chests: 5, yinYang: 0, goods: [0, 0, 0] });
    expect(t.discard).toEqual(['coffee', 'rum']);
  });

  it('S7-RITUAL-4: a deal takes two goods of different kinds that one has', () => {
    const t = onTurn({ yinYang: 6, loot: ['rum', 'rum', 'talisman'] }, 'cartographer');
    expect(t.legal()).not.toContain('deal coffee,rum');
    expect(t.why('deal rum,rum')).toBe('two-kinds-needed S7-RITUAL-4');
    expect(t.why('deal rum')).toBe('two-kinds-needed S7-RITUAL-4');
    expect(t.why('deal coffee,rum')).toBe('no-such-goods S7-MERCHANT-1');
    expect(t.why('deal rum,talisman')).toBe('not-a-good S7-MERCHANT-1');
  });

  it('S7-RITUAL-4: a second deal is paid for again', () => {
    const t = onTurn({ yinYang: 5, loot: ['rum', 'rum', 'fruit', 'fruit'] }, 'cartographer');
    t.play('deal fruit,rum');
    expect(t.why('deal fruit,rum')).toBe('not-enough-yin-yang S7-RITUAL-2');
  });

  it('S7-RITUAL-5, S7-GOODS-2: a Double Hold makes room for one more good, round after round', () => {
    const t = onTurn({ yinYang: 2, ships: 2, loot: ['rum', 'rum'] });
    t.play('doubleHold');
    expect(t.fleet(0)).toMatchObject({ loaded: 1, free: 1 });
    expect(t.view(1).pirates[0].capacity).toBe(3);
    t.playAll('decline', 'decline');
    expect(t.waits).toBe('choose 0');
    expect(t.view(1).pirates[0].capacity).toBe(3);
  });

  it('S7-RITUAL-6, S7-AMB-22: an Unsinkable Ship brings one sunk ship home in every raid, by itself', () => {
    const pirates = [{ unsinkables: 1, ships: 4, hand: ['caravan-spain-1', 'caravan-spain-2'] }, {}, {}];
    const t = table({ first: 1, pirates });
    for (const caravan of ['caravan-spain-1', 'caravan-spain-2']) {
      t.choose('captain', 'native', 'native');
      t.playAll(`play ${caravan}`, 'send 1', 'send 0', 'send 0');
      const events = t.throw(caravan.endsWith('1') ? '6@10,10 1@20,10' : '6@10,10 6@60,60 1@20,10');
      expect(of(events, 'raidEnded')).toMatchObject([{ sunk: [0, 0, 0], saved: [1, 0, 0] }]);
      t.playAll('noGift', 'decline', 'decline');
    }
    expect(t.pirate(0)).toMatchObject({ ships: 4, yinYang: 0 });
  });

  it('S7-AMB-22, S7-CAPTAIN-17: a ship brought home may carry loot that others of the fleet have won', () => {
    const t = raiding('caravan-spain-1', { pirates: [{ unsinkables: 1, ships: 2 }, {}, {}], loot: ['rum'] });
    t.playAll('send 2', 'send 0', 'send 0');
    t.throw('4@10,10 1@20,10 6@60,10');
    t.play('keepAll');
    expect(t.fleet(0)).toEqual({ guards: 0, loaded: 1, free: 1, reserve: 8 });
  });

  it('S7-RITUAL-7: both add up without limit', () => {
    const t = onTurn({ yinYang: 25 });
    t.playAll(...new Array<string>(5).fill('doubleHold'), ...new Array<string>(5).fill('unsinkable'));
    expect(t.pirate(0)).toMatchObject({ doubleHolds: 5, unsinkables: 5, yinYang: 0 });
    const raid = raiding('caravan-spain-4', { pirates: [{ unsinkables: 5, ships: 6 }, {}, {}] });
    raid.playAll('send 6', 'send 0', 'send 0');
    const events = raid.throw('6@10,10 6@60,10 6@110,10 6@160,10 1@10,30 1@60,30 1@110,30 1@160,30 1@60,200 1@160,200');
    expect(of(events, 'raidEnded')).toMatchObject([{ sunk: [1, 0, 0], saved: [5, 0, 0] }]);
  });

  it('S7-RITUAL-8, S7-AMB-4: chests of a deal buy ships in the same turn, and call for guards at once', () => {
    const t = onTurn({ yinYang: 3, chests: 0, ships: 4, loot: ['rum', 'coffee'] }, 'shipwright', { port: 'port-1' });
    expect(t.why('build 1')).toBe('no-chests S7-SHIPWRIGHT-1');
    t.playAll('deal coffee,rum', 'build 5');
    expect(t.pirate(0)).toMatchObject({ chests: 0, ships: 9 });
    const rich = onTurn({ yinYang: 3, chests: 9, ships: 3, loot: ['rum', 'coffee', 'fruit'] }, 'shipwright');
    expect(of(rich.play('deal coffee,rum'), 'guards')).toEqual([{ type: 'guards', seat: 0, from: 0, to: 1 }]);
    expect(rich.fleet(0)).toMatchObject({ guards: 1, loaded: 1, free: 1 });
  });
});
