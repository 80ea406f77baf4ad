/** Rulings on raids, curses and throws that no other test names; the others stand with the rules they belong to. */
import { TABLE } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sevenSeasHand } from '../rules/hand.ts';
import { card, cursing, of, type PirateSpec, raiding, type Table, table } from './table.ts';

const alone = (pirate: PirateSpec): PirateSpec[] => [pirate, {}, {}];

/** A result as the table answers it: these dice, all lying flat. */
const landing = (dice: readonly number[], attempt: number) =>
  ({ type: 'land', dice, attempt, physics: 1, film: '' }) as const;

describe('raids', () => {
  it('S7-AMB-17: the Captain may stay home like everybody, for a mark, and still throws for the others', () => {
    const t = raiding('caravan-spain-1');
    t.playAll('send 0', 'send 1', 'send 0');
    expect(t.waits).toBe('cast 0');
    expect(t.pirate(0).marks).toBe(1);
    expect(t.lid.sides).toEqual([-1, 1]);
  });

  it('S7-AMB-17, S7-CAPTAIN-6: if nobody sails the caravan escapes without a throw', () => {
    const t = raiding('caravan-spain-1');
    const events = t.playAll('send 0', 'send 0', 'send 0');
    expect(of(events, 'raidEnded')).toMatchObject([{ won: false }]);
    expect(t.state.lid).toBeNull();
    expect(t.waits).toBe('gift 0');
  });

  it('S7-AMB-18: the nearest pair of the whole lid fights, not each pirate its own nearest ship', () => {
    const t = raiding('caravan-spain-2');
    t.playAll('send 1', 'send 1', 'send 0');
    // Both pirates lie nearest to the red 2; once it is sunk, the other one has to look for the red 5.
    const events = t.throw('2@100,100 5@200,100 3@110,100 4@130,100');
    expect(of(events, 'fought').map(({ red, pirate, sunk }) => [red, pirate, sunk])).toEqual([
      [0, 2, 'red'],
      [1, 3, 'pirate'],
      [1, 2, 'pirate'],
    ]);
  });

  it('S7-AMB-19: when the loot deck is used up its discard pile is shuffled, and sharing goes on', () => {
    const t = raiding('caravan-spain-1', { loot: ['rum'], rest: 'discard' });
    t.playAll('send 2', 'send 0', 'send 0');
    const events = t.throw('1@10,10 6@20,10 6@60,10');
    expect(of(events, 'reshuffled')).toEqual([{ type: 'reshuffled', cards: 59 }]);
    expect(of(events, 'looted')[0].cards).toHaveLength(2);
    expect(of(events, 'looted')[0].cards[0]).toBe(card('rum'));
  });

  it('S7-AMB-20: new goods may be stowed on any free ship, not only on those that raided', () => {
    const t = raiding('caravan-spain-1', { pirates: alone({ ships: 3, loot: ['fruit'] }), loot: ['rum', 'rum'] });
    t.playAll('send 2', 'send 0', 'send 0');
    t.throw('1@10,10 6@20,10 6@60,10');
    t.play('keepAll');
    expect(t.fleet(0)).toMatchObject({ loaded: 3, free: 0 });
  });

  it('S7-AMB-23: no loot after a lost raid, nor after the last ships have sunk each other', () => {
    const raid = (dice: string): Table => {
      const t = raiding('caravan-spain-1');
      t.playAll('send 2', 'send 0', 'send 0');
      t.throw(dice);
      return t;
    };
    for (const t of [raid('6@10,10 5@20,10 4@60,10'), raid('5@10,10 1@20,10 5@60,10')]) {
      expect(t.state.loot).toHaveLength(60);
      expect(t.waits).toBe('gift 0');
    }
  });

  it('S7-AMB-35, S7-PHYS-7: distance is taken between centres, however the dice are turned', () => {
    const nearest = (yaw: number): number => {
      const t = raiding('caravan-spain-1');
      t.playAll('send 1', 'send 1', 'send 0', 'throw 0 2');
      // The turned die reaches further with its corner, but its centre lies a millimetre farther off.
      const dice = [6, 10_000, 10_000, 0, 1, 11_400, 10_000, 0, 1, 10_000, 11_500, yaw];
      return of(t.act(landing(dice, 0), TABLE), 'fought')[0].pirate;
    };
    expect([nearest(0), nearest(45)]).toEqual([1, 1]);
  });
});

describe('throws that do not hold', () => {
  const inside = (count: number): number[] =>
    Array.from({ length: count }, (_, die) => [1 + (die % 6), 1000 + die * 1500, 1000 + die * 900, 0]).flat();

  it('S7-TEST-29, S7-CAPTAIN-8: one of 16 dice outside the lid: no die counts, and all 16 are thrown as the next attempt', () => {
    const t = raiding('caravan-spain-4', { pirates: [{}, {}, {}, {}] });
    t.playAll('send 4', 'send 4', 'send 4', 'send 0', 'throw 1 3');
    const dice = inside(16);
    const out = [...dice];
    out[1] = 27_501;
    expect(() => t.act(landing(out, 0), TABLE)).toThrow('outside-the-field');
    expect(t.waits).toBe('fall -1');
    expect(t.lid.dice).toEqual([]);
    expect(sevenSeasHand.order(t.state, 'seed')).toMatchObject({ dice: 16 });
    const [landed] = t.act(landing(dice, 1), TABLE);
    expect(landed).toMatchObject({ type: 'landed', attempt: 1, dice });
  });

  it('S7-AMB-27, S7-CURSE-2: a die outside the lid makes the throw of a curse void for all dice', () => {
    const t = cursing('kraken', { first: 1, pirates: [{ ships: 2 }, { ships: 1 }, { ships: 0 }] });
    t.playAll('protect 0', 'throw 1 3');
    const void_ = [1, 100, 100, 0, 1, 100, -1, 0, 1, 100, 2000, 0];
    expect(() => t.act(landing(void_, 0), TABLE)).toThrow('outside-the-field');
    expect(t.state.pirates.map(({ ships }) => ships)).toEqual([2, 1, 0]);
    t.act(landing([2, 100, 100, 0, 2, 100, 900, 0, 1, 100, 2000, 0], 1), TABLE);
    expect(t.state.pirates.map(({ ships }) => ships)).toEqual([2, 0, 0]);
  });

  it('S7-AMB-36: a throw is only taken with every die lying flat and apart: one value, one place and no die missing', () => {
    const t = raiding('caravan-spain-1');
    t.playAll('send 1', 'send 0', 'send 0', 'throw 1 3');
    expect(t.why('land 6,100,100,0 0 1 -', TABLE)).toBe('wrong-number-of-dice S7-PHYS-3');
    expect(t.why('land 6,100,100,0,0,900,900,0 0 1 -', TABLE)).toBe('not-a-value S7-PHYS-3');
    t.act(landing([6, 100, 100, 0, 1, 900, 900, 0], 3), TABLE);
    expect(t.lid.dice).toHaveLength(8);
  });
});

describe('curses', () => {
  it('S7-AMB-24: against Idol the gift of the Shaman is not even offered', () => {
    const t = cursing('idol', { pirates: alone({ loot: ['rum'] }) });
    expect(t.waits).toBe('name 0');
    t.play('name rum');
    expect(t.goods(0)).toEqual([]);
    expect(t.state.pirates.map(({ ships }) => ships)).toEqual([7, 6, 6]);
  });

  it('S7-AMB-28: nobody can give a ship to save a card', () => {
    const t = cursing('kraken', { first: 1, pirates: [{ loot: ['fruit'], ships: 2 }, { ships: 0 }, { ships: 0 }] });
    t.play('protect 0');
    t.throw('1 1');
    expect(t.pirate(0)).toMatchObject({ goods: [0, 0, 0], ships: 1 });
    const one = cursing('kraken', { first: 1, pirates: [{ loot: ['fruit'], ships: 2 }, { ships: 0 }, { ships: 0 }] });
    one.play('protect 0');
    const events = one.throw('1 2');
    expect(of(events, 'hit')).toMatchObject([{ seat: 0, cards: 1, ships: 0 }]);
    expect(one.waits).toMatch(/^turn/);
  });

  it('S7-AMB-29: players suffer a curse clockwise from the Shaman', () => {
    const t = cursing('idol', { pirates: [{}, {}, {}, {}] }, 2);
    const events = t.play('name rum');
    expect(of(events, 'hit').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  });

  it('S7-AMB-31: the six faces go from worst to best, and a five turns up loot until a good comes', () => {
    const t = cursing('tavern', { loot: ['talisman', 'talisman', 'coffee', 'rum'], pirates: alone({ loot: ['rum'] }) });
    t.throw('5 1 2');
    const events = t.playAll('assign 5', 'assign 1');
    expect(of(events, 'looted')).toEqual([
      { type: 'looted', seat: 0, cards: ['talisman', 'talisman', 'coffee'].map(card), cause: 'tavern' },
    ]);
    t.play('keepAll');
    expect(t.goods(0)).toEqual(['coffee', 'rum']);
    expect(t.pirate(0)).toMatchObject({ talismans: 0, yinYang: 0 });
    expect(t.discard).toEqual(['talisman', 'talisman']);
    expect(t.state.pirates.map(({ marks }) => marks)).toEqual([0, 1, 0]);
    const better = cursing('tavern');
    better.throw('3 4 6');
    better.playAll('assign 3', 'assign 4');
    expect(better.state.pirates.map(({ chests, yinYang }) => [chests, yinYang])).toEqual([
      [6, 0],
      [8, 0],
      [7, 3],
    ]);
  });

  it('S7-AMB-44, S7-AMB-45: a fleet smaller than the gift may stay out altogether; a player without ships is marked in a raid', () => {
    const t = cursing('kraken', { pirates: [{ ships: 2 }, { ships: 0 }, { ships: 0 }] });
    t.play('protect 2');
    expect(t.state.lid).toBeNull();
    const raid = table({ pirates: [{ hand: ['caravan-spain-1'] }, { ships: 0 }, {}] });
    raid.choose('captain', 'native', 'native');
    raid.playAll('play caravan-spain-1', 'send 1');
    expect(raid.pirate(1).marks).toBe(1);
  });
});
