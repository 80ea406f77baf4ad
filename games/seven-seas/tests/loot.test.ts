import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { receive } from '../rules/loot.ts';
import { cursing, of, type PirateSpec, raiding, type Table, type TableSpec, table } from './table.ts';

/** Seat 0 alone raids with so many ships and wins; loot as given. */
function plunder(ships: number, spec: TableSpec): Table {
  const t = raiding('caravan-england-4', spec);
  t.playAll(`send ${ships}`, 'send 0', 'send 0');
  const places = Array.from({ length: ships }, (_, ship) => `6@${20 * ship + 10},10`);
  t.throw(['1@10,100', '1@60,100', '1@110,100', '1@160,100', ...places].join(' '));
  return t;
}

/** Seat 0 is given so many loot cards out of turn. */
function given(count: number, spec: TableSpec): Table {
  const t = table(spec);
  receive(t.state, 0, count, 'gift', new Out(new SeededChance('given'), false));
  return t;
}

const alone = (pirate: PirateSpec): PirateSpec[] => [pirate, {}, {}];

describe('loot that is received', () => {
  it('S7-GOODS-4: the owner keeps card by card what fits and leaves the rest', () => {
    const t = plunder(3, { loot: ['rum', 'fruit', 'rum'] });
    expect(t.legal()).toEqual(['keep fruit', 'keep rum', 'keepAll', 'leave']);
    t.play('keep rum');
    expect(t.legal()).toEqual(['keep fruit', 'keep rum', 'keepAll', 'leave']);
    const events = t.play('leave');
    expect(of(events, 'kept')).toEqual([{ type: 'kept', seat: 0, goods: [0, 0, 1] }]);
    expect(of(events, 'dropped')).toEqual([{ type: 'dropped', seat: 0, goods: [1, 0, 1], cause: 'left' }]);
    expect(t.goods(0)).toEqual(['rum']);
    expect(t.discard).toEqual(['fruit', 'rum']);
  });

  it('S7-GOODS-4: goods beyond capacity cannot be kept; when the ships are full the rest is left without a question', () => {
    const t = given(3, { pirates: alone({ ships: 3, loot: ['fruit'] }), loot: ['rum', 'coffee', 'rum'] });
    expect(t.legal()).toEqual(['keep coffee', 'keep rum', 'leave']);
    expect(t.why('keepAll')).toBe('no-room S7-GOODS-4');
    t.play('keep rum');
    const events = t.play('keep coffee');
    expect(of(events, 'kept')).toEqual([{ type: 'kept', seat: 0, goods: [0, 1, 1] }]);
    expect(of(events, 'dropped')).toEqual([{ type: 'dropped', seat: 0, goods: [0, 0, 1], cause: 'left' }]);
    expect(t.fleet(0)).toMatchObject({ loaded: 3, free: 0 });
  });

  it('S7-GOODS-1, S7-CAPTAIN-20, S7-CAPTAIN-21: the ships that come home from the raid carry the loot', () => {
    const t = raiding('caravan-england-1', { pirates: alone({ ships: 2, chests: 10 }), loot: ['rum'] });
    t.playAll('send 1', 'send 0', 'send 0');
    t.throw('1@10,100 6@10,10');
    t.play('keepAll');
    expect(t.fleet(0)).toEqual({ guards: 1, loaded: 1, free: 0, reserve: 8 });
  });

  it('S7-GOODS-2, S7-GOODS-3: with a Double Hold one ship more carries two goods', () => {
    const t = given(3, { pirates: alone({ ships: 2, doubleHolds: 1 }), loot: ['rum', 'coffee', 'rum'] });
    t.play('keepAll');
    expect(t.goods(0)).toEqual(['coffee', 'rum', 'rum']);
    expect(t.fleet(0)).toMatchObject({ loaded: 2, free: 0 });
  });

  it('S7-GOODS-5: loaded goods cannot be discarded to make room', () => {
    const t = plunder(3, { loot: ['rum', 'coffee', 'rum'] });
    expect(t.why('discard rum')).toBe('keep-first S7-GOODS-4');
    expect(t.why('keep fruit')).toBe('not-in-loot S7-GOODS-4');
  });

  it('S7-GOODS-7, S7-YY-1: a Talisman takes no ship and gives one Yin-Yang', () => {
    const t = plunder(2, { loot: ['talisman', 'talisman'] });
    expect(t.pirate(0)).toMatchObject({ talismans: 2, yinYang: 2 });
    expect(t.fleet(0)).toMatchObject({ loaded: 0, free: 7 });
    expect(t.waits).not.toContain('keep');
  });

  it('S7-NATIVE-4, S7-GOODS-4: a gift of loot without room is discarded at once', () => {
    const t = table({ pirates: [{ ships: 0, hand: ['port-1'] }, {}, {}], loot: ['rum', 'talisman'] });
    t.choose('native', 'cartographer', 'cartographer');
    t.play('play port-1');
    const events = t.play('gift');
    expect(of(events, 'dropped')).toEqual([{ type: 'dropped', seat: 0, goods: [0, 0, 1], cause: 'left' }]);
    expect(of(t.play('gift'), 'yinYang')).toMatchObject([{ count: 1, cause: 'talisman' }]);
  });
});

describe('the loot deck', () => {
  it('S7-GOODS-8: an empty deck is made anew of the discard pile', () => {
    const t = plunder(3, { loot: ['rum'], rest: 'discard' });
    const { loot, discarded, discardTop } = t.state;
    expect(discarded).toEqual([0, 0, 0, 0]);
    expect(discardTop).toBe(-1);
    expect(loot).toHaveLength(57);
  });

  it('S7-GOODS-8: the new deck is announced before the card that needed it', () => {
    const t = raiding('caravan-england-1', { rest: 'discard' });
    t.playAll('send 1', 'send 0', 'send 0');
    const types = t.throw('1@10,100 6@10,10').map(({ type }) => type);
    expect(types.indexOf('reshuffled')).toBeLessThan(types.indexOf('looted'));
    expect(types).toContain('reshuffled');
  });
});

describe('empty piles', () => {
  it('S7-GOODS-8: with deck and discard pile empty nothing is drawn', () => {
    const everything = ['fruit', 'coffee', 'rum', 'talisman'].flatMap((kind) => new Array<string>(15).fill(kind));
    const rich = (from: number, to: number): PirateSpec => ({
      ships: 10,
      doubleHolds: 10,
      loot: everything.slice(from, to),
    });
    const t = given(2, { pirates: [rich(0, 15), rich(15, 30), rich(30, 60)] });
    expect(t.waits).toBe('choose 0');
    expect(t.pirate(0).talismans).toBe(0);
  });
});

describe('goods beyond capacity', () => {
  it('S7-TEST-27, S7-CHEST-5, S7-GOODS-6: the tenth chest takes a loaded ship, and the owner discards one good', () => {
    const t = cursing('tavern', { pirates: alone({ ships: 2, chests: 9, loot: ['rum', 'fruit'] }) });
    t.throw('4 6 6');
    const events = t.play('assign 4');
    expect(t.pirate(0).chests).toBe(10);
    expect(of(events, 'guards')).toEqual([{ type: 'guards', seat: 0, from: 0, to: 1 }]);
    expect(t.waits).toBe('excess 0');
    expect(t.legal()).toEqual(['discard fruit', 'discard rum']);
    expect(t.why('discard coffee')).toBe('nothing-to-discard S7-GOODS-6');
    expect(of(t.play('discard rum'), 'dropped')).toEqual([
      { type: 'dropped', seat: 0, goods: [0, 0, 1], cause: 'excess' },
    ]);
    expect(t.goods(0)).toEqual(['fruit']);
    expect(t.fleet(0)).toEqual({ guards: 1, loaded: 1, free: 0, reserve: 8 });
  });

  it('S7-GOODS-6: of one kind only, or without any ship left, there is nothing to choose', () => {
    const t = cursing('kraken', { first: 1, pirates: alone({ ships: 3, loot: ['rum', 'rum', 'rum'] }) });
    t.play('protect 0');
    const events = t.throw(`1 1 6 ${'6 '.repeat(14)}`);
    expect(of(events, 'dropped')).toMatchObject([{ seat: 0, goods: [0, 0, 2], cause: 'excess' }]);
    expect(t.goods(0)).toEqual(['rum']);
    const bare = cursing('kraken', { first: 1, pirates: alone({ ships: 2, loot: ['rum', 'coffee'] }) });
    bare.play('protect 0');
    expect(of(bare.throw(`1 1 ${'6 '.repeat(14)}`), 'dropped')).toMatchObject([{ goods: [0, 1, 1] }]);
    expect(bare.goods(0)).toEqual([]);
  });
});
