/** Prescribed cards and throws, for tests and puzzles: what they mean and what is refused. */
import { BadInput, LooseChance, Match, type Stack, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { throwDice } from '@broadside/throw/physics';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { sevenSeasHand } from '../rules/hand.ts';
import { readPrescribed } from '../rules/throws.ts';
import { card, cursing, names, table } from './table.ts';

const begin = (stack: Stack, seats = 3) => Match.begin(sevenSeas, { seats, seed: 'prescribed', stack }).state;

describe('prescribed throws', () => {
  it('S7-PHYS-12: dice without a place lie in rows of seven, each row and column shifted a little', () => {
    const [dice] = readPrescribed([new Array<string>(17).fill('6').join(' ')]);
    const place = (die: number): readonly number[] => dice.slice(4 * die, 4 * die + 4);
    expect(place(0)).toEqual([6, 2000, 2000, 0]);
    expect(place(1)).toEqual([6, 5500, 2055, 0]);
    expect(place(6)).toEqual([6, 23000, 3980, 0]);
    expect(place(7)).toEqual([6, 2070, 5900, 0]);
    expect(place(16)).toEqual([6, 9280, 10020, 0]);
  });

  it('S7-PHYS-3: a place is read to the hundredth of a millimetre and lies in the field, its edge included', () => {
    expect(readPrescribed(['1@0.29,0.58'])).toEqual([[1, 29, 58, 0]]);
    expect(readPrescribed(['1@275,275'])).toEqual([[1, 27500, 27500, 0]]);
    for (const die of ['1@275.01,10', '1@10,275.01'])
      expect(() => readPrescribed(['', die])).toThrow(/throw 2: .* lies outside the field/);
  });

  it('S7-PHYS-12: at most 41 dice are prescribed for one throw', () => {
    const dice = (count: number): string[] => [new Array<string>(count).fill('1').join(' ')];
    expect(readPrescribed(dice(41))[0]).toHaveLength(4 * 41);
    expect(() => readPrescribed(dice(42))).toThrow('more than 41 dice');
  });

  it('S7-PHYS-12, S7-PHYS-15: the last prescribed throw needs no real dice either, and is the first attempt', () => {
    const t = cursing('tavern', { throws: ['1 2 3'] });
    t.play('throw 0 2');
    expect(sevenSeasHand.order(t.state, 'seed')).toBeUndefined();
    const landed = tableAnswer(sevenSeas, t.state, new LooseChance(Stream.of('any')));
    expect(landed).toMatchObject({ type: 'land', attempt: 0, physics: 0 });
    expect(t.why('land 1,1,1,0 0 0 -', TABLE)).toMatch(/^wrong-number-of-dice/);
  });

  it('S7-PHYS-12, S7-PHYS-14: dice whose values alone are prescribed really fall, and show them where they lie', async () => {
    const t = cursing('tavern', { throws: ['1@? 2@?'] });
    t.play('throw 0 2');
    const order = sevenSeasHand.order(t.state, 'seed');
    if (order?.device !== 'lid') throw new Error('no dice are thrown');
    const thrown = await throwDice(order);
    const landed = sevenSeasHand.answer(t.state, thrown);
    const [one, two, three] = thrown.landings.map(({ value, x, y, yaw }) => [value, x, y, yaw]);
    expect(landed).toEqual({
      type: 'land',
      dice: [1, ...one.slice(1), 2, ...two.slice(1), ...three],
      attempt: thrown.attempt,
      physics: thrown.physics,
      film: thrown.film,
    });
    expect(thrown.physics).toBeGreaterThan(0);
  });

  it('S7-PHYS-12: without real dice the fast model says where such a die lies', () => {
    const t = cursing('tavern', { throws: ['5@? 5@? 5@?'] });
    t.play('throw 0 2');
    const landed = tableAnswer(sevenSeas, t.state, new LooseChance(Stream.of('any')));
    const free = cursing('tavern');
    free.play('throw 0 2');
    const fell = tableAnswer(sevenSeas, free.state, new LooseChance(Stream.of('any')));
    const dice = (action: object): readonly number[] => ('dice' in action ? (action.dice as number[]) : []);
    expect(dice(landed)).toEqual(dice(fell).map((part, at) => (at % 4 === 0 ? 5 : part)));
    expect(dice(landed)).toHaveLength(12);
  });

  it('S7-PHYS-12: one die that is laid out makes it a throw without real dice, and the others lie by chance', () => {
    const t = cursing('tavern', { throws: ['1@? 6@50,60 2@?'] });
    t.play('throw 0 2');
    expect(sevenSeasHand.order(t.state, 'seed')).toBeUndefined();
    const landed = tableAnswer(sevenSeas, t.state, new LooseChance(Stream.of('any')));
    const [first, , , , ...rest] = 'dice' in landed ? (landed.dice as number[]) : [];
    expect([first, rest[4]]).toEqual([1, 2]);
    expect(rest.slice(0, 4)).toEqual([6, 5000, 6000, 0]);
    expect(t.why(`land ${'dice' in landed ? (landed.dice as number[]).join() : ''} 0 0 -`, TABLE)).toBeUndefined();
  });

  it('S7-PHYS-12: where nothing is thrown no real dice are ordered, and no physics had a part', () => {
    expect(sevenSeasHand.order(table().state, 'seed')).toBeUndefined();
    expect(sevenSeasHand.order({ ...table().state, flow: [] }, 'seed')).toBeUndefined();
    expect(sevenSeasHand.physicsOf({ type: 'end' })).toBe(0);
    expect(sevenSeasHand.physicsOf({ type: 'land', dice: [], attempt: 0, physics: 3, film: '' })).toBe(3);
  });
});

describe('prescribed cards', () => {
  const refused =
    (stack: Stack, seats = 3): (() => unknown) =>
    () =>
      begin(stack, seats);

  it('S7-SETUP-3: hands are for whoever is seated, and of three cards at most', () => {
    expect(refused({ hand3: ['kraken'] })).toThrow('stack.hand3: only 3 players are seated');
    expect(refused({ hand2: ['kraken'] }, 2)).toThrow('stack.hand2: only 2 players are seated');
    expect(refused({ hand3: ['kraken'] }, 4)).not.toThrow();
    expect(refused({ hand0: ['kraken', 'idol', 'sirens', 'tavern'] })).toThrow(BadInput);
  });

  it('S7-SETUP-2: End of Adventures lies over the last four cards unless it is named', () => {
    expect(names(begin({ adventures: ['kraken'] }).adventures)[4]).toBe('endOfAdventures');
    const named = names(begin({ adventures: ['kraken', 'endOfAdventures'] }).adventures);
    expect(named.slice(-2)).toEqual(['endOfAdventures', 'kraken']);
    expect(named.filter((name) => name === 'endOfAdventures')).toHaveLength(1);
  });

  it('S7-SETUP-4: loot is named from the top of its deck', () => {
    const { loot } = begin({ loot: ['rum', 'talisman'] });
    expect(loot.slice(-2)).toEqual([3, 2]);
    expect(loot).toHaveLength(60);
  });

  it('S7-SETUP-11: the First Player is one seat at this table, as a digit', () => {
    for (const seat of [0, 1, 2]) expect(begin({ first: [`${seat}`] }).first).toBe(seat);
    for (const first of [['3'], ['x'], ['-1'], ['1', '2'], ['01'], []])
      expect(refused({ first }), first.join()).toThrow('stack.first must be one seat from "0" to "2"');
  });
});

it('S7-COMP-4: the name of a card leads back to it', () => {
  for (const { id, name } of sevenSeas.cards) expect(card(name)).toBe(id);
});
