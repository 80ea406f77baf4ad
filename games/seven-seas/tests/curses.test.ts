import { describe, expect, it } from 'vitest';
import { CURSES } from '../cards/table.ts';
import { card, cursing, of, type PirateSpec, table } from './table.ts';

/** All but the first seat have no ships at sea, so that only its dice are thrown. */
const alone = (pirate: PirateSpec): PirateSpec[] => [pirate, { ships: 0 }, { ships: 0 }];

describe('dice curses', () => {
  it('S7-TEST-8, S7-CURSE-3, S7-CURSE-4, S7-CURSE-6: Kraken with three 1s takes two Fruit and then a ship', () => {
    const t = cursing('kraken', { pirates: alone({ ships: 5, loot: ['fruit', 'fruit', 'coffee'] }) });
    t.play('protect 0');
    const events = t.throw('1 1 1 2 6');
    expect(of(events, 'hit')).toEqual([
      { type: 'hit', seat: 0, curse: card('kraken'), dice: [0, 1, 2], card: card('fruit'), cards: 2, ships: 1 },
    ]);
    expect(t.goods(0)).toEqual(['coffee']);
    expect(t.pirate(0)).toMatchObject({ ships: 4, yinYang: 0 });
    expect(t.discard).toEqual(['fruit', 'fruit']);
  });

  it.each([
    ['kraken', 'fruit', 1],
    ['iceberg', 'coffee', 2],
    ['sirens', 'rum', 3],
    ['mutiny', 'rum', 4],
  ])(
    'S7-CURSE-6, S7-CURSE-7, S7-CURSE-8, S7-CURSE-9: %s takes %s for every %i, and nothing else',
    (curse, good, value) => {
      const loot = ['fruit', 'coffee', 'rum', 'talisman'];
      const t = cursing(curse, { pirates: alone({ ships: 6, loot }) });
      t.play('protect 0');
      t.throw([1, 2, 3, 4, 5, 6].join(' '));
      expect(t.lid.hits).toEqual([value - 1]);
      expect(t.goods(0)).toEqual(loot.filter((kind) => kind !== good && kind !== 'talisman'));
      expect(t.pirate(0)).toMatchObject({ ships: 6, talismans: 1 });
    },
  );

  it('S7-TEST-9, S7-CURSE-9: Mutiny with four 4s takes two Rum, the good in highest demand, and two ships', () => {
    const t = cursing('mutiny', { port: 'port-1', pirates: alone({ ships: 6, loot: ['rum', 'rum', 'coffee'] }) });
    t.play('protect 0');
    const events = t.throw('4 4 4 4 1 2');
    expect(of(events, 'hit')).toMatchObject([{ card: card('rum'), cards: 2, ships: 2 }]);
    expect(t.goods(0)).toEqual(['coffee']);
    expect(t.pirate(0).ships).toBe(4);
  });

  it.each([
    ['port-4', 'coffee'],
    ['port-5', 'fruit'],
  ])('S7-CURSE-9: in %s Mutiny takes %s', (port, good) => {
    const t = cursing('mutiny', { port, pirates: alone({ ships: 5, loot: ['fruit', 'coffee', 'rum'] }) });
    t.play('protect 0');
    expect(of(t.throw('4 1 1 1 1'), 'hit')).toMatchObject([{ card: card(good), cards: 1, ships: 0 }]);
  });

  it('S7-AMB-43: were two goods in equally high demand, the Shaman would pick one kind for all', () => {
    const t = table({ pirates: [{ hand: ['mutiny'], ships: 4, loot: ['coffee', 'rum'] }, { ships: 0 }] });
    t.choose('shaman', 'shaman');
    // No port of ours is like that, so Pirate Bay is made to pay alike for everything.
    Object.assign(t.state, { options: { ...t.state.options, bayRum: 1 } });
    t.play('play mutiny');
    expect(t.waits).toBe('name 0');
    expect(of(t.play('name coffee'), 'named')).toEqual([{ type: 'named', seat: 0, card: card('coffee') }]);
    t.throw('4 1 1 1');
    expect(t.goods(0)).toEqual(['rum']);
  });

  it('S7-TEST-5, S7-SHAMAN-4, S7-SHAMAN-5: the First Player alone protects six of eight ships; Rum is lost all the same', () => {
    const t = cursing('sirens', { pirates: alone({ ships: 8, loot: ['rum'] }) });
    expect(t.legal()).toEqual([0, 1, 2, 3, 4, 5, 6].map((count) => `protect ${count}`));
    expect(t.why('protect 7')).toBe('too-many-to-protect S7-SHAMAN-4');
    t.play('protect 6');
    expect(t.lid.sides).toEqual([0, 0]);
    t.throw('3 5');
    expect(t.goods(0)).toEqual([]);
    expect(t.pirate(0).ships).toBe(8);
  });

  it('S7-SHAMAN-4, S7-AMB-44: one gift protects three ships, or all if there are fewer', () => {
    expect(cursing('sirens', { first: 1 }).legal().at(-1)).toBe('protect 3');
    expect(
      cursing('sirens', { first: 1, pirates: [{ ships: 2 }, {}, {}] })
        .legal()
        .at(-1),
    ).toBe('protect 2');
  });

  it('S7-SHAMAN-3, S7-SHAMAN-4: only ships at sea are protected, guards are none of them', () => {
    // 25 chests need two guards (S7-CHEST-2), so that two of four ships are at sea.
    const t = cursing('sirens', { pirates: alone({ ships: 4, chests: 25 }) });
    expect(t.fleet(0)).toMatchObject({ guards: 2, free: 2 });
    expect(t.legal()).toEqual(['protect 0', 'protect 1', 'protect 2']);
    expect(t.why('protect 3')).toBe('too-many-to-protect S7-SHAMAN-4');
    t.play('protect 1');
    expect(t.lid.sides).toEqual([0]);
  });

  it('S7-SHAMAN-3, S7-SHAMAN-4: a Shaman whose ships are all guards is not asked what to protect', () => {
    const t = cursing('sirens', { pirates: [{ ships: 1, chests: 10 }, {}, {}] });
    expect(t.waits).toBe('cast 0');
  });

  it('S7-SHAMAN-4: a Shaman who is not alone protects nothing', () => {
    const t = table({ pirates: [{ hand: ['sirens'] }, {}, {}] });
    t.choose('shaman', 'shaman', 'merchant');
    t.play('play sirens');
    expect(t.waits).toBe('cast 0');
  });

  it('S7-SHAMAN-3, S7-CURSE-1: free and loaded ships of all are thrown, guards are not', () => {
    const t = cursing('kraken', {
      first: 1,
      pirates: [{ ships: 3 }, { ships: 4, chests: 25, loot: ['rum'] }, { ships: 1, chests: 10 }],
    });
    t.play('protect 1');
    expect(t.lid.sides).toEqual([0, 0, 1, 1]);
  });

  it('S7-CURSE-1: without a ship at sea there is no throw and nobody loses anything', () => {
    const t = cursing('kraken', { pirates: alone({ ships: 3 }) });
    t.play('protect 3');
    expect(t.state).toMatchObject({ lid: null, throws: 0 });
    expect(t.waits).toMatch(/^turn /);
  });

  it('S7-CURSE-5, S7-SHAMAN-6: players pay clockwise from the Shaman, each with excess goods before the next', () => {
    const loot = ['rum', 'coffee'];
    const t = cursing(
      'kraken',
      {
        first: 2,
        pirates: [
          { ships: 2, loot },
          { ships: 2, loot },
          { ships: 2, loot },
        ],
      },
      1,
    );
    t.play('protect 0');
    const events = t.throw('1 6 1 6 1 6');
    expect(of(events, 'hit').map(({ seat }) => seat)).toEqual([1]);
    expect(t.waits).toBe('excess 1');
    expect(of(t.play('discard rum'), 'hit').map(({ seat }) => seat)).toEqual([2]);
    expect(t.waits).toBe('excess 2');
    t.play('discard coffee');
    expect(t.waits).toBe('excess 0');
    t.play('discard rum');
    expect([t.goods(0), t.goods(1), t.goods(2)]).toEqual([['coffee'], ['coffee'], ['rum']]);
  });

  it('S7-CHEST-7, S7-YY-3: guards are never lost to dice, and ships lost to a curse give no Yin-Yang', () => {
    const t = cursing('kraken', { pirates: alone({ ships: 3, chests: 20, unsinkables: 3 }) });
    t.play('protect 0');
    t.throw('1');
    expect(t.fleet(0)).toEqual({ guards: 2, loaded: 0, free: 0, reserve: 8 });
    expect(t.pirate(0).yinYang).toBe(0);
  });
});

describe('the Whirlpool', () => {
  it('S7-TEST-23, S7-CURSE-10: red 5 and four pirate dice: all four are hit', () => {
    const t = cursing('whirlpool', { first: 1, pirates: alone({ ships: 4, loot: ['talisman'] }) });
    t.play('protect 0');
    expect(t.lid.sides).toEqual([-1, 0, 0, 0, 0]);
    const events = t.throw('5 1 2 3 4');
    expect(of(events, 'hit')).toMatchObject([{ card: card('talisman'), cards: 1, ships: 3 }]);
    expect(t.pirate(0)).toMatchObject({ talismans: 0, ships: 1 });
  });

  it('S7-CURSE-10: the nearest dice are hit, whatever they show', () => {
    const t = cursing('whirlpool', { pirates: [{ ships: 2 }, { ships: 2 }, { ships: 0 }] });
    t.play('protect 0');
    t.throw('2@100,100 1@10,10 1@130,100 6@100,110 6@200,200');
    expect(t.lid.hits).toEqual([3, 2]);
    expect([t.pirate(0).ships, t.pirate(1).ships]).toEqual([1, 1]);
  });

  it('S7-CURSE-11, S7-PHYS-8: the Shaman picks among the dice tied at the boundary', () => {
    const t = cursing('whirlpool', { pirates: [{ ships: 2 }, { ships: 1 }, { ships: 1 }] });
    t.play('protect 0');
    t.throw('2@100,100 1@105,100 1@100,120 1@100,80 1@120.5,100');
    expect(t.waits).toBe('whirl 0');
    expect(t.legal()).toEqual(['hit 2', 'hit 3', 'hit 4']);
    expect(t.why('hit 1')).toBe('not-in-dispute S7-CURSE-11');
    t.play('hit 4');
    expect(t.lid.hits).toEqual([1, 4]);
    expect(t.state.pirates.map(({ ships }) => ships)).toEqual([1, 1, 0]);
  });

  it('S7-CURSE-11: half a millimetre and a hundredth more is no tie', () => {
    const t = cursing('whirlpool', { pirates: [{ ships: 1 }, { ships: 1 }, { ships: 0 }] });
    t.play('protect 0');
    t.throw('1@100,100 1@120.51,100 1@100,120');
    expect(t.lid.hits).toEqual([2]);
  });

  it('S7-PHYS-9: tied dice of one player are not worth a question', () => {
    const t = cursing('whirlpool', { pirates: alone({ ships: 3 }) });
    t.play('protect 0');
    t.throw('2@100,100 1@120,100 1@100,120 1@80,100');
    expect(t.lid.hits).toEqual([1, 2]);
  });

  it('S7-PHYS-9: picks go on only as long as it matters whose dice are left', () => {
    const t = cursing('whirlpool', { pirates: [{ ships: 1 }, { ships: 3 }, { ships: 0 }] });
    t.play('protect 0');
    t.throw('2@100,100 1@120,100 1@100,120 1@80,100 1@100,80');
    t.play('hit 1');
    expect(t.lid.hits).toEqual([1, 2]);
    expect([t.pirate(0).ships, t.pirate(1).ships]).toEqual([0, 2]);
  });
});

describe('the Idol', () => {
  it('S7-TEST-19, S7-CURSE-12, S7-AMB-30: without the good and with all ships on guard nothing is lost', () => {
    const t = cursing('idol', { pirates: [{ loot: ['coffee'] }, { chests: 20, ships: 2 }, { ships: 3 }] });
    expect(t.legal()).toEqual(['name fruit', 'name coffee', 'name rum']);
    expect(t.why('name talisman')).toBe('name-a-good S7-CURSE-12');
    const events = t.play('name coffee');
    expect(of(events, 'hit').map(({ seat, cards, ships }) => [seat, cards, ships])).toEqual([
      [0, 1, 0],
      [2, 0, 1],
    ]);
    expect(t.fleet(1)).toMatchObject({ guards: 2 });
    expect(t.pirate(2).ships).toBe(2);
  });

  it('S7-CURSE-17: the gift of the Shaman is no help against Idol, Salary and Tavern', () => {
    for (const curse of CURSES.slice(5)) expect(cursing(curse).waits).not.toContain('protect');
  });
});

describe('Salary', () => {
  it('S7-TEST-18, S7-CURSE-13: 34 chests and three guards: 28 chests and two guards are left', () => {
    const t = cursing('salary', { pirates: [{ chests: 34 }, { chests: 9 }, { chests: 20, ships: 1 }] });
    expect(t.state.pirates.map(({ chests }) => chests)).toEqual([28, 9, 18]);
    expect(t.fleet(0)).toMatchObject({ guards: 2, free: 5 });
    expect(t.fleet(2)).toMatchObject({ guards: 1 });
  });
});

describe('several Shamans', () => {
  it('S7-SHAMAN-7, S7-SHAMAN-1: each curse is completed before the next is played, and hits its Shaman too', () => {
    const t = table({ pirates: [{ hand: ['salary'], chests: 20 }, { hand: ['idol'] }, {}] });
    t.choose('shaman', 'shaman', 'merchant');
    t.play('play salary');
    expect(t.pirate(0).chests).toBe(16);
    expect(t.waits).toBe('turn 1');
    t.playAll('play idol', 'name rum');
    expect(t.state.pirates.map(({ ships }) => ships)).toEqual([6, 6, 6]);
  });
});
