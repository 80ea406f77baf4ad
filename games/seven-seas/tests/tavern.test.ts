import { describe, expect, it } from 'vitest';
import { cursing, of } from './table.ts';

describe('the Tavern', () => {
  it('S7-CURSE-14: a die for each player, given freely by the Shaman, equal dice offered once', () => {
    const t = cursing('tavern', { pirates: [{}, {}, {}, {}] }, 2);
    expect(t.lid.sides).toHaveLength(4);
    t.throw('6 3 3 4');
    expect(t.waits).toBe('assign 2');
    expect(t.legal()).toEqual(['assign 3', 'assign 4', 'assign 6']);
    expect(t.why('assign 5')).toBe('no-such-die S7-CURSE-14');
    const first = t.play('assign 6');
    expect(of(first, 'assigned')).toEqual([{ type: 'assigned', seat: 2, value: 6 }]);
    expect(t.legal()).toEqual(['assign 3', 'assign 4']);
    const events = t.play('assign 4');
    expect(of(events, 'assigned')).toEqual([
      { type: 'assigned', seat: 3, value: 4 },
      { type: 'assigned', seat: 0, value: 3 },
      { type: 'assigned', seat: 1, value: 3 },
    ]);
    expect(t.state.pirates.map(({ chests, yinYang }) => [chests, yinYang])).toEqual([
      [6, 0],
      [6, 0],
      [7, 3],
      [8, 0],
    ]);
  });

  it('S7-MARK-7, S7-CURSE-15: a 1 is a Black Mark, a 6 three Yin-Yang', () => {
    const t = cursing('tavern', { pirates: [{}, {}] });
    t.throw('6 1');
    t.play('assign 6');
    expect(t.pirate(0)).toMatchObject({ yinYang: 3, marks: 0 });
    expect(t.pirate(1)).toMatchObject({ yinYang: 0, marks: 1 });
  });

  it('S7-CURSE-15: a 2 takes a good of the owner’s choice', () => {
    const t = cursing('tavern', { pirates: [{}, { loot: ['rum', 'fruit', 'rum'] }] });
    t.throw('2 6');
    t.play('assign 6');
    expect(t.waits).toBe('lose 1');
    expect(t.legal()).toEqual(['lose fruit', 'lose rum']);
    expect(t.why('lose coffee')).toBe('nothing-to-lose S7-CURSE-15');
    expect(of(t.play('lose rum'), 'dropped')).toEqual([
      { type: 'dropped', seat: 1, goods: [0, 0, 1], cause: 'tavern' },
    ]);
    expect(t.goods(1)).toEqual(['fruit', 'rum']);
  });

  it('S7-CURSE-16, S7-CHEST-9: a loss that cannot be paid has no effect, and one kind needs no question', () => {
    const t = cursing('tavern', { pirates: [{ chests: 0 }, {}, { loot: ['coffee', 'coffee'] }] });
    t.throw('3 2 2');
    const events = t.play('assign 3');
    expect(t.pirate(0).chests).toBe(0);
    expect(of(events, 'gained')).toEqual([]);
    expect(t.goods(1)).toEqual([]);
    expect(t.goods(2)).toEqual(['coffee']);
  });

  it('S7-CURSE-15, S7-CURSE-16: a 5 gives the next goods card; Talismans passed are discarded and give nothing', () => {
    const t = cursing('tavern', { loot: ['talisman', 'talisman', 'coffee'] });
    t.throw('5 6 6');
    const events = t.play('assign 5');
    expect(of(events, 'looted')).toMatchObject([{ seat: 0, cause: 'tavern' }]);
    expect(t.legal()).toEqual(['keep coffee', 'keepAll', 'leave']);
    expect(t.discard).toEqual(['talisman', 'talisman']);
    expect(t.pirate(0)).toMatchObject({ talismans: 0, yinYang: 0 });
    t.play('keep coffee');
    expect(t.goods(0)).toEqual(['coffee']);
    expect(t.pirate(1).yinYang).toBe(3);
  });

  /** All 45 goods are on ships; a search that turns up more cards than the box has is no search any more. */
  function onlyTalismansLeft(rest: 'deck' | 'discard'): ReturnType<typeof cursing> {
    const pirates = ['fruit', 'coffee', 'rum'].map((good) => ({
      ships: 8,
      doubleHolds: 8,
      loot: new Array<string>(15).fill(good),
    }));
    const t = cursing('tavern', { pirates, rest });
    let drawn = 0;
    const pop = (): number | undefined => {
      if (++drawn > 60) throw new Error('the search for a good never ends');
      return t.state.loot.splice(-1)[0];
    };
    Object.defineProperty(t.state.loot, 'pop', { value: pop });
    return t;
  }

  it.each(['deck', 'discard'] as const)(
    'S7-CURSE-15, S7-CURSE-16: a 5 gives nothing when only Talismans are left in the %s; none is turned up',
    (rest) => {
      const t = onlyTalismansLeft(rest);
      t.throw('5 6 6');
      const before = [[...t.state.loot], [...t.state.discarded]];
      const events = t.play('assign 5');
      expect(of(events, 'looted')).toEqual([]);
      expect(of(events, 'reshuffled')).toEqual([]);
      expect([t.state.loot, t.state.discarded]).toEqual(before);
      expect(t.state.pirates.map(({ yinYang }) => yinYang)).toEqual([0, 3, 3]);
      expect(t.waits).toMatch(/^turn /);
    },
  );

  it('S7-CURSE-15: players visit the Tavern clockwise from the Shaman', () => {
    const t = cursing('tavern', { loot: ['rum', 'fruit'] }, 1);
    t.throw('5 5 5');
    expect(t.waits).toBe('keep 1');
    t.play('keepAll');
    expect(t.waits).toBe('keep 2');
    t.play('keepAll');
    expect(t.waits).toBe('keep 0');
    expect([t.goods(1), t.goods(2)]).toEqual([['rum'], ['fruit']]);
  });
});
