import { describe, expect, it } from 'vitest';
import { sevenSeasHand } from '../rules/hand.ts';
import { card, of, raiding, table } from './table.ts';

/** The example of the rulebook: green is seat 0, white seat 1, blue seat 2. */
const EXAMPLE = '2@50,50 6@200,200 4@150,60 1@70,50 2@50,80 3@140,200 3@200,160 6@190,90';

describe('sending ships', () => {
  it('S7-TEST-2, S7-CAPTAIN-4: three players send at most four ships each against a caravan of two', () => {
    expect(raiding('caravan-england-2').legal()).toEqual(['send 0', 'send 1', 'send 2', 'send 3', 'send 4']);
  });

  it.each([
    [2, 'caravan-spain-2', 6],
    [3, 'caravan-spain-3', 6],
    [4, 'caravan-spain-3', 3],
    [2, 'caravan-spain-4', 7],
  ])('S7-CAPTAIN-4: with %i players %s takes at most %i of seven free ships', (seats, caravan, most) => {
    const t = raiding(caravan, { pirates: Array.from({ length: seats }, () => ({})) });
    expect(t.legal()).toHaveLength(most + 1);
  });

  it('S7-SHIP-4, S7-CAPTAIN-4: loaded ships and guards stay home', () => {
    const t = raiding('caravan-england-4', { pirates: [{ chests: 20, ships: 7, loot: ['rum', 'fruit'] }, {}, {}] });
    expect(t.legal().at(-1)).toBe('send 3');
    expect(t.why('send 4')).toBe('not-enough-free-ships S7-SHIP-4');
  });

  it('S7-CAPTAIN-4: more ships than the limit are refused even if they are free', () => {
    expect(raiding('caravan-england-1').why('send 3')).toBe('raid-limit S7-CAPTAIN-4');
  });

  it('S7-CAPTAIN-3: the Captain speaks first, then the others clockwise', () => {
    const t = raiding('caravan-england-1', { first: 2 }, 1);
    const asked: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      asked.push(t.waits);
      t.play('send 1');
    }
    expect(asked).toEqual(['send 1', 'send 2', 'send 0']);
    expect(t.waits).toBe('cast 1');
  });

  it('S7-MARK-5, S7-CAPTAIN-5: whoever sends no ship takes a Black Mark, the Captain included', () => {
    const t = raiding('caravan-england-1');
    const events = t.playAll('send 0', 'send 1', 'send 0');
    expect(of(events, 'marked')).toEqual([
      { type: 'marked', seat: 0, cause: 'stayedHome', count: 1 },
      { type: 'marked', seat: 2, cause: 'stayedHome', count: 1 },
    ]);
    expect(t.state.pirates.map(({ marks }) => marks)).toEqual([1, 0, 1]);
  });

  it('S7-AMB-45: a player without a free ship is not asked and takes the mark', () => {
    const t = raiding('caravan-england-1', { pirates: [{}, { ships: 0 }, {}] });
    const events = t.play('send 1');
    expect(of(events, 'sent')).toContainEqual({ type: 'sent', seat: 1, count: 0 });
    expect(t.pirate(1).marks).toBe(1);
    expect(t.waits).toBe('send 2');
  });

  it.each([0, 2])(
    'S7-TEST-14, S7-MARK-6, S7-MARK-9: a Corsair of the raided nation who sends %i takes exactly one mark',
    (count) => {
      const t = raiding('caravan-england-2', { pirates: [{}, { corsairOf: ['england', 'spain'] }, {}] });
      t.playAll('send 1', `send ${count}`);
      expect(t.pirate(1).marks).toBe(1);
    },
  );

  it('S7-MARK-6: a Corsair of another nation takes none for sending', () => {
    const t = raiding('caravan-england-2', { pirates: [{}, { corsairOf: ['spain'] }, {}] });
    t.playAll('send 1', 'send 1');
    expect(t.pirate(1).marks).toBe(0);
  });

  it('S7-TEST-15, S7-CAPTAIN-6: nobody sends: a mark for all, no throw, and the Captain may still take the gift', () => {
    const t = raiding('caravan-england-2', { first: 1 });
    const events = t.playAll('send 0', 'send 0', 'send 0');
    expect(t.state.pirates.map(({ marks }) => marks)).toEqual([1, 1, 1]);
    expect(of(events, 'raidEnded')).toEqual([
      {
        type: 'raidEnded',
        card: card('caravan-england-2'),
        won: false,
        sunk: [0, 0, 0],
        saved: [0, 0, 0],
        left: [0, 0, 0],
      },
    ]);
    expect(t.state).toMatchObject({ lid: null, raid: null, throws: 0 });
    expect(t.waits).toBe('gift 0');
  });
});

describe('the throw of a raid', () => {
  it('S7-CAPTAIN-7: the Captain throws red dice and all ships sent together, even without an own ship', () => {
    const t = raiding('caravan-england-2');
    t.playAll('send 0', 'send 2', 'send 1');
    expect(t.waits).toBe('cast 0');
    expect(t.lid).toMatchObject({ index: 1, thrower: 0, sides: [-1, -1, 1, 1, 2], dice: [] });
  });

  it('S7-TABLE-3: the gesture has eight directions and three forces, or is ignored', () => {
    const t = raiding('caravan-england-1');
    t.playAll('send 1', 'send 1', 'send 1');
    expect(t.legal()).toHaveLength(24);
    expect(t.why('throw 8 2')).toBe('no-such-gesture S7-TABLE-3');
    const plain = raiding('caravan-england-1', { options: { gesture: false } });
    plain.playAll('send 1', 'send 1', 'send 1');
    expect(plain.legal()).toEqual(['throw 0 2']);
    expect(plain.why('throw 1 2')).toBe('no-gesture S7-TABLE-3');
  });

  it('S7-PHYS-3, S7-PHYS-12, S7-CAPTAIN-8: the list of the dice goes into the lid as it is, with the attempt that held', () => {
    const t = raiding('caravan-england-1');
    t.playAll('send 1', 'send 1', 'send 1', 'throw 5 3');
    expect(t.waits).toBe('fall -1');
    const dice = [2, 100, 200, 359, 1, 300, 400, 0, 1, 27500, 0, 7, 1, 0, 27500, 90];
    const [landed] = t.act({ type: 'land', dice, attempt: 2, physics: 1, film: 'abc' }, -1);
    expect(landed).toMatchObject({ type: 'landed', seat: 0, sides: [-1, 0, 1, 2], dice, attempt: 2, film: 'abc' });
    expect(t.lid.dice).toEqual(dice);
  });

  it.each([
    ['6,1,1,0', 'wrong-number-of-dice S7-PHYS-3'],
    ['6,1,1,0,0,1,1,0,1,1,1,0,1,1,1,0', 'not-a-value S7-PHYS-3'],
    ['6,1,1,0,1,27501,1,0,1,1,1,0,1,1,1,0', 'outside-the-field S7-PHYS-4'],
    ['6,1,1,0,1,1,-1,0,1,1,1,0,1,1,1,0', 'outside-the-field S7-PHYS-4'],
    ['6,1,1,360,1,1,1,0,1,1,1,0,1,1,1,0', 'not-an-angle S7-PHYS-3'],
  ])('S7-PHYS-3, S7-PHYS-4: %s is no result of this throw', (dice, why) => {
    const t = raiding('caravan-england-1');
    t.playAll('send 1', 'send 1', 'send 1', 'throw 0 1');
    expect(t.why(`land ${dice} 0 1 -`)).toBe(why);
    expect(t.why('land 6,1,1,0,1,1,1,0,1,1,1,0,1,1,1,0 -1 1 -')).toBe('not-a-throw S7-PHYS-3');
    expect(t.why('throw 0 2', -1)).toBe('dice-in-the-air S7-CAPTAIN-7');
    expect(t.why('throw 0 2', 0)).toBe('not-your-turn S7-ROUND-7');
  });

  it('S7-PHYS-1, S7-PHYS-2, S7-PHYS-11: real dice are ordered with the lid, the gesture and a seed of their own', () => {
    const t = raiding('caravan-england-1');
    t.playAll('send 1', 'send 1', 'send 1');
    expect(sevenSeasHand.order(t.state, 'secret')).toBeUndefined();
    t.play('throw 5 3');
    expect(sevenSeasHand.order(t.state, 'secret')).toEqual({
      device: 'lid',
      dice: 4,
      edge: 10,
      box: { width: 275, depth: 275, wall: 25 },
      seed: 'secret\nthrow 1',
      way: 5,
      force: 3,
    });
    const landings = [1, 2, 3, 4].map((value) => ({ value, x: value * 2000, y: 500, yaw: 30 }));
    const answer = sevenSeasHand.answer(t.state, { device: 'lid', landings, attempt: 1, physics: 7, film: 'film' });
    expect(sevenSeasHand.physicsOf(answer)).toBe(7);
    t.act(answer, -1);
    expect(t.lid.dice).toEqual([1, 2000, 500, 30, 2, 4000, 500, 30, 3, 6000, 500, 30, 4, 8000, 500, 30]);
  });

  it('S7-PHYS-12: a prescribed throw needs no real dice, an empty one leaves everything to them', () => {
    const t = raiding('caravan-england-1', { throws: ['1 6 6 6'] });
    t.playAll('send 1', 'send 1', 'send 1', 'throw 5 3');
    expect(sevenSeasHand.order(t.state, 'secret')).toBeUndefined();
    const free = raiding('caravan-england-1', { throws: ['', '1'] });
    free.playAll('send 1', 'send 1', 'send 1', 'throw 5 3');
    expect(sevenSeasHand.order(free.state, 'secret')).toMatchObject({ dice: 4 });
    free.land();
    expect(free.state.prescribed).toHaveLength(1);
  });

  it('S7-PHYS-12: a prescribed throw falls as prescribed, and the dice it does not mention fall by chance', () => {
    const t = raiding('caravan-england-1', { throws: ['6@10,10 5@12.25,30'] });
    t.playAll('send 1', 'send 1', 'send 0', 'throw 3 3');
    t.land();
    expect(t.lid.dice.slice(0, 8)).toEqual([6, 1000, 1000, 0, 5, 1225, 3000, 0]);
    expect(t.lid.dice).toHaveLength(12);
    expect(t.state.prescribed).toEqual([]);
  });

  it('S7-PHYS-12: a prescribed throw with more dice than are thrown is refused', () => {
    const t = raiding('caravan-england-1', { throws: ['6 5 4 3'] });
    t.playAll('send 1', 'send 1', 'send 0', 'throw 3 3');
    expect(() => t.land()).toThrow('stack.throws: throw 1 has 4 dice, but 3 are thrown');
  });

  it.each([
    ['7', 'throw 1: "7" is not a die'],
    ['6@1', 'throw 1: "6@1" is not a die'],
    ['6@1.234,5', 'throw 1: "6@1.234,5" is not a die'],
    ['6@276,5', 'throw 1: "6@276,5" lies outside the field'],
    [new Array(42).fill('1').join(' '), 'throw 1: more than 41 dice'],
  ])('S7-PHYS-3: the prescribed throw %s is refused with its place', (text, message) => {
    expect(() => table({ throws: [text] })).toThrow(`stack.throws: ${message}`);
  });
});

describe('after the fight', () => {
  const example = () => {
    const t = raiding('caravan-england-3');
    t.playAll('send 1', 'send 2', 'send 2');
    return { t, events: t.throw(EXAMPLE) };
  };

  it('S7-TEST-3, S7-CAPTAIN-9, S7-CAPTAIN-11: the example of the rulebook is fought in its order', () => {
    const { events } = example();
    expect(of(events, 'fought').map(({ values, seat, sunk }) => [...values, seat, sunk])).toEqual([
      [2, 1, 0, 'pirate'],
      [2, 2, 1, 'both'],
      [6, 3, 2, 'pirate'],
      [4, 6, 2, 'red'],
      [6, 3, 1, 'pirate'],
      [6, 6, 2, 'both'],
    ]);
    expect(of(events, 'fought')[0]).toMatchObject({ red: 0, pirate: 3, apart: 2000 });
  });

  it('S7-TEST-3, S7-CAPTAIN-16, S7-CAPTAIN-19, S7-YY-1: all sink, there is no loot, every sunk ship gives Yin-Yang', () => {
    const { t, events } = example();
    expect(of(events, 'raidEnded')).toMatchObject([{ won: true, sunk: [1, 2, 2], saved: [0, 0, 0], left: [0, 0, 0] }]);
    expect(t.state.pirates.map(({ yinYang }) => yinYang)).toEqual([1, 2, 2]);
    expect(t.state.pirates.map(({ ships }) => ships)).toEqual([6, 5, 5]);
    expect(of(events, 'looted')).toEqual([]);
    expect(t.state.raid).toBeNull();
  });

  it('S7-TEST-4, S7-CAPTAIN-18: four sent, one sunk, the caravan destroyed: one Yin-Yang and three loot cards', () => {
    const t = raiding('caravan-england-2', { loot: ['rum', 'fruit', 'rum'] });
    t.playAll('send 4', 'send 0', 'send 0');
    const events = t.throw('5@50,50 2@200,200 1@60,50 6@75,50 3@200,220 2@200,20');
    expect(t.pirate(0)).toMatchObject({ yinYang: 1, ships: 6 });
    expect(of(events, 'looted')).toEqual([
      { type: 'looted', seat: 0, cards: ['rum', 'fruit', 'rum'].map(card), cause: 'raid' },
    ]);
    expect(t.waits).toBe('keep 0');
  });

  it('S7-TEST-16, S7-CAPTAIN-12, S7-CAPTAIN-19: the last two ships meet with 5 and 5: both sink and nobody takes loot', () => {
    const t = raiding('caravan-england-1');
    t.playAll('send 0', 'send 1', 'send 0');
    const events = t.throw('5@10,10 5@60,60');
    expect(of(events, 'raidEnded')).toMatchObject([{ won: true, left: [0, 0, 0] }]);
    expect(of(events, 'looted')).toEqual([]);
    expect(t.pirate(1).yinYang).toBe(1);
  });

  it('S7-CAPTAIN-19: while a caravan ship is afloat nobody takes loot', () => {
    const t = raiding('caravan-england-1');
    t.playAll('send 1', 'send 1', 'send 0');
    const events = t.throw('6@10,10 5@60,60 4@200,200');
    expect(of(events, 'raidEnded')).toMatchObject([{ won: false, sunk: [1, 1, 0] }]);
    expect(of(events, 'looted')).toEqual([]);
  });

  it('S7-TEST-17, S7-CAPTAIN-17: two Unsinkable Ships bring two of three sunk ships home, without Yin-Yang or loot', () => {
    const t = raiding('caravan-england-3', { pirates: [{ unsinkables: 2 }, {}, {}], loot: ['talisman', 'rum'] });
    t.playAll('send 5', 'send 0', 'send 0');
    const events = t.throw('1@50,50 1@150,50 1@250,50 1@50,60 1@150,60 1@250,60 6@50,250 6@150,250');
    expect(of(events, 'raidEnded')).toMatchObject([{ won: true, sunk: [1, 0, 0], saved: [2, 0, 0], left: [2, 0, 0] }]);
    expect(of(events, 'looted')).toMatchObject([{ seat: 0, cards: [card('talisman'), card('rum')] }]);
    expect(of(events, 'yinYang')).toEqual([
      { type: 'yinYang', seat: 0, count: 1, cause: 'sunk' },
      { type: 'yinYang', seat: 0, count: 1, cause: 'talisman' },
    ]);
    expect(t.pirate(0)).toMatchObject({ ships: 6, yinYang: 2, talismans: 1 });
  });

  it('S7-CAPTAIN-18, S7-CAPTAIN-21: loot is shared clockwise from the Captain, each done before the next draws', () => {
    const t = raiding('caravan-england-1', { loot: ['rum', 'fruit', 'coffee'] }, 1);
    t.playAll('send 1', 'send 1', 'send 1');
    t.throw('1@50,50 6@200,200 6@100,100 6@250,250');
    expect(t.waits).toBe('keep 1');
    const first = t.play('keepAll');
    expect(of(first, 'kept')).toEqual([{ type: 'kept', seat: 1, goods: [0, 0, 1] }]);
    expect(of(first, 'looted')).toMatchObject([{ seat: 2, cards: [card('fruit')] }]);
    expect(t.waits).toBe('keep 2');
    expect(of(t.play('leave'), 'looted')).toMatchObject([{ seat: 0, cards: [card('coffee')] }]);
    t.play('keepAll');
    expect([t.goods(0), t.goods(1), t.goods(2)]).toEqual([['coffee'], ['rum'], []]);
    expect(t.state.raid).toBeNull();
  });

  it('S7-TEST-30, S7-CAPTAIN-22: of two Captains the nearest to the First Player raids first and finishes', () => {
    const t = table({
      first: 1,
      pirates: [{ hand: ['caravan-spain-1'] }, {}, { hand: ['caravan-france-1'] }],
      loot: ['rum', 'rum', 'rum'],
    });
    t.choose('captain', 'merchant', 'captain');
    expect(t.waits).toBe('turn 2');
    t.playAll('play caravan-france-1', 'send 1', 'send 0', 'send 0');
    t.throw('1@10,10 6@30,30');
    expect(t.waits).toBe('keep 2');
    t.play('keepAll');
    expect(t.waits).toBe('turn 0');
    expect(t.legal()).toContain('play caravan-spain-1');
  });
});
