import { describe, expect, it } from 'vitest';
import { cursing, of, type PirateSpec, raiding, type Table, table } from './table.ts';

const alone = (pirate: PirateSpec): PirateSpec[] => [pirate, {}, {}];
/** The others have no ships, so that a curse throws this fleet alone. */
const atSea = (pirate: PirateSpec): PirateSpec[] => [pirate, { ships: 0 }, { ships: 0 }];

/** Seat 0 is the Merchant and on turn; the others have declined. */
function merchant(pirate: PirateSpec, port = 'port-3'): Table {
  const t = table({ first: 1, port, pirates: alone(pirate) });
  t.choose('merchant', 'native', 'native');
  t.playAll('decline', 'decline');
  return t;
}

/** Seat 0 gets this die in the Tavern, the others sixes. */
function tavern(value: number, pirate: PirateSpec): Table {
  const t = cursing('tavern', { first: 1, pirates: alone(pirate) });
  t.throw(`${value} 6 6`);
  if (t.waits.startsWith('assign')) t.play(`assign ${value}`);
  return t;
}

describe('ships', () => {
  it('S7-SHIP-1: a sunk ship goes to the reserve of its owner, and ten ships are the most', () => {
    const t = raiding('caravan-spain-1', { pirates: alone({ ships: 8 }) });
    t.playAll('send 2', 'send 0', 'send 0');
    t.throw('6@10,10 1@20,10 1@60,10');
    expect(t.fleet(0)).toEqual({ guards: 0, loaded: 0, free: 6, reserve: 4 });
    const full = table({ pirates: alone({ ships: 9 }) });
    full.choose('shipwright', 'native', 'native');
    expect(full.why('build 2')).toBe('wrong-number-of-ships S7-SHIPWRIGHT-1');
    full.play('build 1');
    expect(full.waits).toBe('turn 1');
    expect(full.fleet(0).reserve).toBe(0);
  });

  it('S7-SHIP-1: a player may lose every ship', () => {
    const t = raiding('caravan-spain-1', { pirates: alone({ ships: 1 }) });
    t.playAll('send 1', 'send 0', 'send 0');
    t.throw('6@10,10 1@20,10');
    expect(t.fleet(0)).toEqual({ guards: 0, loaded: 0, free: 0, reserve: 10 });
  });

  it('S7-SHIP-2, S7-SHIP-3: of nine ships two guard, three are loaded and four are free; seven are at sea', () => {
    const pirate = { ships: 9, chests: 25, loot: ['rum', 'rum', 'fruit'] };
    const t = cursing('kraken', { first: 1, pirates: alone(pirate) });
    expect(t.fleet(0)).toEqual({ guards: 2, loaded: 3, free: 4, reserve: 1 });
    t.play('protect 0');
    expect(t.lid.sides.filter((side) => side === 0)).toHaveLength(7);
  });

  it('S7-SHIP-5, S7-AMB-2: which die of a player sinks or is hit makes no difference', () => {
    const raid = (dice: string): Table => {
      const t = raiding('caravan-spain-1', { pirates: alone({ loot: ['rum'] }), loot: ['fruit'] });
      t.playAll('send 2', 'send 0', 'send 0');
      t.throw(dice);
      return t;
    };
    const one = raid('4@10,10 3@20,10 6@60,10');
    const other = raid('4@10,10 6@60,10 3@20,10');
    expect(one.fleet(0)).toEqual({ guards: 0, loaded: 1, free: 5, reserve: 4 });
    expect(one.state.pirates).toEqual(other.state.pirates);
    const hit = (dice: string): Table => {
      const t = cursing('kraken', { first: 1, pirates: atSea({ ships: 3, loot: ['rum', 'coffee'] }) });
      t.play('protect 0');
      t.throw(dice);
      return t;
    };
    expect(hit('1 2 2').state.pirates).toEqual(hit('2 2 1').state.pirates);
  });
});

describe('goods on ships', () => {
  it.each([
    [0, 5],
    [1, 4],
    [2, 3],
    [3, 3],
  ])('S7-GOODS-1, S7-GOODS-2, S7-AMB-3: with %i Double Holds five goods fill %i ships', (doubleHolds, loaded) => {
    const loot = ['fruit', 'fruit', 'coffee', 'rum', 'rum'];
    const t = raiding('caravan-spain-4', { pirates: alone({ loot, doubleHolds }) });
    expect(t.fleet(0)).toMatchObject({ loaded, free: 7 - loaded });
    expect(t.legal()).toHaveLength(7 - loaded + 1);
  });

  it('S7-GOODS-3, S7-AMB-3: a Double Hold frees a ship in the very moment it is bought', () => {
    const t = merchant({ ships: 2, loot: ['fruit', 'rum'], yinYang: 2 });
    expect(t.fleet(0)).toMatchObject({ loaded: 2, free: 0 });
    t.play('doubleHold');
    expect(t.fleet(0)).toMatchObject({ loaded: 1, free: 1 });
  });
});

describe('chests and guards', () => {
  it('S7-CHEST-1: chests are money and points, and nobody spends more than they have', () => {
    const t = table({ pirates: alone({ chests: 2 }) });
    t.choose('shipwright', 'native', 'native');
    expect(t.legal()).toEqual(['build 1', 'build 2', 'decline']);
    t.play('build 2');
    expect(t.pirate(0).chests).toBe(0);
  });

  it.each([
    [8, 0],
    [9, 1],
    [18, 1],
    [19, 2],
    [38, 3],
    [39, 4],
  ])('S7-CHEST-2, S7-CHEST-3: who sells one good with %i chests has %i guards afterwards', (chests, guards) => {
    const t = merchant({ chests, ships: 10, loot: ['fruit'] });
    t.playAll('sellAll', 'noGift');
    expect(t.fleet(0)).toEqual({ guards, loaded: 0, free: 10 - guards, reserve: 0 });
  });

  it('S7-CHEST-3: there are never more guards than ships', () => {
    const t = merchant({ chests: 39, ships: 4, loot: ['rum'] });
    const events = t.play('sellAll');
    expect(t.fleet(0)).toMatchObject({ guards: 4, free: 0 });
    expect(of(events, 'guards')).toEqual([{ type: 'guards', seat: 0, from: 3, to: 4 }]);
    const poor = table({ pirates: alone({ chests: 50, ships: 2 }) });
    expect(poor.fleet(0)).toEqual({ guards: 2, loaded: 0, free: 0, reserve: 8 });
  });

  it('S7-CHEST-4: a guard that is no longer needed is free at once', () => {
    const t = table({ first: 1, pirates: alone({ chests: 10, ships: 7 }) });
    t.choose('shipwright', 'native', 'captain');
    expect(t.fleet(0)).toMatchObject({ guards: 1, free: 6 });
    const events = t.play('build 1');
    expect(of(events, 'guards')).toEqual([{ type: 'guards', seat: 0, from: 1, to: 0 }]);
    expect(t.fleet(0)).toMatchObject({ guards: 0, free: 8 });
  });

  it('S7-CHEST-5, S7-AMB-4: a free ship goes on guard first, and no good is lost', () => {
    const t = merchant({ chests: 9, ships: 3, loot: ['fruit', 'rum'] });
    t.playAll('sell fruit', 'close', 'noGift');
    expect(t.fleet(0)).toEqual({ guards: 1, loaded: 1, free: 1, reserve: 7 });
  });

  it('S7-CHEST-5, S7-CHEST-6, S7-AMB-5: if all ships are loaded one must guard, and goods that do not fit are discarded', () => {
    const t = tavern(4, { chests: 9, ships: 3, loot: ['fruit', 'rum', 'rum'] });
    expect(t.waits).toBe('excess 0');
    expect(t.fleet(0).guards).toBe(1);
    t.play('discard fruit');
    expect(t.goods(0)).toEqual(['rum', 'rum']);
    expect(t.fleet(0)).toEqual({ guards: 1, loaded: 2, free: 0, reserve: 7 });
  });

  it('S7-CHEST-6, S7-AMB-5: an empty guard post is filled by the next ship gained', () => {
    const t = table({ first: 1, pirates: alone({ chests: 35, ships: 2 }) });
    t.choose('shipwright', 'native', 'native');
    expect(t.fleet(0)).toMatchObject({ guards: 2, free: 0 });
    const events = t.play('build 1');
    expect(of(events, 'guards')).toEqual([{ type: 'guards', seat: 0, from: 2, to: 3 }]);
    t.play('gift');
    expect(t.fleet(0)).toEqual({ guards: 3, loaded: 0, free: 1, reserve: 6 });
  });

  it('S7-CHEST-8, S7-AMB-6: chests are counted past 40 and 80 and back, and nothing remembers the higher number', () => {
    const t = merchant({ chests: 78, ships: 10, loot: ['coffee'] });
    t.playAll('sellAll', 'gift');
    expect(t.pirate(0).chests).toBe(80);
    const salary = cursing('salary', { first: 1, pirates: alone({ chests: 80, ships: 10 }) });
    expect(salary.pirate(0).chests).toBe(64);
    const below = cursing('salary', { first: 1, pirates: alone({ chests: 42, ships: 10 }) });
    const {
      chosen: _,
      hasChosen: __,
      ...never
    } = table({ pirates: alone({ chests: 34, ships: 10 }) }).view(1).pirates[0];
    expect(below.view(1).pirates[0]).toMatchObject(never);
  });

  it('S7-CHEST-9, S7-AMB-7: a chest lost in the Tavern by someone without chests costs nothing', () => {
    const t = tavern(3, { chests: 0 });
    expect(t.pirate(0)).toMatchObject({ chests: 0, ships: 7, marks: 0 });
    expect(tavern(3, { chests: 1 }).pirate(0).chests).toBe(0);
  });
});

describe('Yin-Yang and hand', () => {
  it('S7-YY-2: Yin-Yang pays for Rituals and for nothing else', () => {
    const t = table({ pirates: alone({ yinYang: 9, chests: 0 }) });
    t.choose('shipwright', 'native', 'native');
    expect(t.why('build 1')).toBe('no-chests S7-SHIPWRIGHT-1');
    t.play('doubleHold');
    expect(t.pirate(0).yinYang).toBe(7);
  });

  it('S7-YY-1, S7-YY-3, S7-AMB-8: a ship sunk in a raid gives Yin-Yang, a ship lost to a curse does not', () => {
    const raid = raiding('caravan-spain-1', { pirates: alone({ ships: 3 }) });
    raid.playAll('send 1', 'send 0', 'send 0');
    raid.throw('6@10,10 1@20,10');
    const curse = cursing('kraken', { first: 1, pirates: atSea({ ships: 3 }) });
    curse.play('protect 0');
    curse.throw('1 2 2');
    expect([raid.pirate(0), curse.pirate(0)].map(({ ships, yinYang }) => [ships, yinYang])).toEqual([
      [2, 1],
      [2, 0],
    ]);
  });

  it('S7-HAND-1, S7-AMB-9: a hand grows without limit', () => {
    const hand = [1, 2, 3, 4].flatMap((ships) =>
      ['england', 'spain', 'france'].map((who) => `caravan-${who}-${ships}`),
    );
    const t = table({ first: 0, pirates: alone({ hand }) });
    t.choose('cartographer', 'native', 'native');
    t.playAll('decline', 'decline', 'draw', 'gift', 'gift');
    expect(t.hand(0)).toHaveLength(15);
  });

  it('S7-HAND-2, S7-AMB-9, S7-END-3: played adventures never come back: with an empty deck there is only the mark', () => {
    const t = emptyDeck();
    t.choose('cartographer', 'native', 'native');
    t.playAll('decline', 'decline');
    expect(t.state.played.length).toBeGreaterThan(10);
    expect(t.state.adventures).toEqual([]);
    expect(t.state.round).toBe(11);
    expect(t.pirate(0).marks).toBe(1);
  });
});

/** All adventures were drawn: most were played, the rest is in the hand of seat 2; the end was drawn in round 9. */
function emptyDeck(): Table {
  const t = table({ round: 10, endRound: 9 });
  const deck = t.state.adventures.splice(0);
  t.state.played.push(...deck.filter((id) => id < 16 || id >= 22));
  t.state.pirates[2].hand.push(...deck.filter((id) => id >= 16 && id < 22).sort((one, other) => one - other));
  return t;
}
