import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { liarsDice } from '../rules/game.ts';
import { table } from './table.ts';

describe('setting up', () => {
  it('LD-SETUP-1: two to six sit down, each with five dice unless the table chose another number', () => {
    for (const seats of [2, 3, 4, 5, 6])
      for (const dice of [3, 4, 5, 6]) {
        const { state } = Match.begin(liarsDice, { seats, seed: 'cups', options: { dice } });
        expect(state.pirates.map(({ cup }) => cup.length)).toEqual(Array(seats).fill(dice));
      }
    const { state } = Match.begin(liarsDice, { seats: 4, seed: 'cups' });
    expect(state.pirates.map(({ dice }) => dice)).toEqual([5, 5, 5, 5]);
    expect(() => Match.begin(liarsDice, { seats: 1, seed: 'alone' })).toThrow('2 to 6 players');
    expect(() => Match.begin(liarsDice, { seats: 7, seed: 'crowd' })).toThrow('2 to 6 players');
  });

  it('LD-SETUP-2: who begins the first round is drawn by lot', () => {
    const firsts = Array.from(
      { length: 60 },
      (_, n) => Match.begin(liarsDice, { seats: 3, seed: `lot ${n}` }).toAct[0],
    );
    for (const seat of [0, 1, 2]) expect(firsts.filter((one) => one === seat).length).toBeGreaterThan(8);
  });

  it('LD-SETUP-3: every face of a die is as likely as any other', () => {
    const seen = Array<number>(7).fill(0);
    for (let n = 0; n < 200; n++)
      for (const { cup } of Match.begin(liarsDice, { seats: 6, seed: `fair ${n}` }).state.pirates)
        for (const die of cup) seen[die]++;
    expect(seen[0]).toBe(0);
    // 6000 dice: a thousand of each face, give or take four deviations.
    for (const count of seen.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(116);
  });

  it('LD-SETUP-2: a prescribed table is refused if it names no seat or no face', () => {
    const begin = (stack: Readonly<Record<string, readonly string[]>>) => () =>
      Match.begin(liarsDice, { seats: 2, seed: 'stack', stack });
    expect(begin({ first: ['2'] })).toThrow('"0" to "1"');
    expect(begin({ first: ['0', '1'] })).toThrow('"0" to "1"');
    expect(begin({ dice: ['7'] })).toThrow('"1" to "6"');
    expect(begin({ cups: ['1'] })).toThrow('no pile');
    expect(begin({ first: ['1'], dice: ['6'] })).not.toThrow();
  });
});

describe('a round', () => {
  it('LD-ROUND-1: everybody who has dice throws them all at once, and throws them anew after every call', () => {
    const t = table({ cups: ['123', '456', '222', '123', '45', '666'], seats: 3 });
    expect(t.state.pirates.map(({ cup }) => cup.join(''))).toEqual(['123', '456', '222']);
    t.play('bid 3 5', 'bid 9 5', 'liar');
    expect(t.state.pirates.map(({ cup }) => cup.join(''))).toEqual(['123', '45', '666']);
    expect(t.events('threw')).toHaveLength(6);
  });

  it('LD-ROUND-2: how many dice lie under each cup is open to all, what they show is not', () => {
    const t = table({ cups: ['123', '456', '222'] });
    for (const viewer of [1, 'spectator'] as const) {
      const [first] = t.match.view(viewer).pirates;
      expect(first).toMatchObject({ dice: 3, covered: 3, cup: null });
    }
    expect(t.match.view(0).pirates[0].cup).toEqual([1, 2, 3]);
  });

  it('LD-ROUND-3: who begins must bid, for there is nothing to call yet', () => {
    const t = table({ cups: ['123', '456'], options: { exact: 'regain' } });
    expect(t.whyNot('liar')).toBe('no-bid-yet LD-ROUND-3');
    expect(t.whyNot('exact')).toBe('no-bid-yet LD-ROUND-3');
    expect(t.offers).not.toContain('liar');
    expect(t.play('bid 1 2').offers).toContain('liar');
  });

  it('LD-ROUND-4: the turn passes clockwise to the next who has dice, and nobody may pass or speak out of turn', () => {
    const t = table({ cups: ['123', '456', '222', '123', '456', '22'], seats: 3, first: 2 });
    expect(t.toAct).toBe(2);
    t.play('bid 1 2');
    expect(t.toAct).toBe(0);
    expect(t.whyNot('bid 2 2', 1)).toBe('not-your-turn LD-ROUND-4');
    expect(new Set(t.offers.map((offer) => offer.split(' ')[0]))).toEqual(new Set(['bid', 'liar']));
    t.play('bid 1 3');
    expect(t.toAct).toBe(1);
  });

  it('LD-ROUND-4: somebody without dice is passed over', () => {
    const cups = ['222', '333', '444', '222', '33', '444', '222', '3', '444'];
    const t = table({ cups, seats: 3, first: 1 });
    t.play('bid 9 6', 'liar', 'bid 6 6', 'liar', 'bid 6 6', 'liar');
    expect(t.dice).toBe('3 0 3');
    expect(t.toAct).toBe(2);
    t.play('bid 1 2', 'bid 1 3');
    expect(t.toAct).toBe(2);
  });

  it('LD-ROUND-5: whoever lost a die begins the next round', () => {
    const caught = table({ cups: ['123', '456', '222'] }).play('bid 5 6', 'liar');
    expect(caught.toAct).toBe(0);
    const mistaken = table({ cups: ['123', '456', '222'] }).play('bid 2 2', 'liar');
    expect(mistaken.toAct).toBe(1);
    expect(mistaken.state.first).toBe(1);
  });

  it('LD-ROUND-5: if that was the last die, the next one clockwise begins', () => {
    const t = table({ cups: ['222', '333', '444'], options: { loss: 'difference' } });
    t.play('bid 9 6', 'liar');
    expect(t.dice).toBe('0 3 3');
    expect(t.toAct).toBe(1);
  });

  it('LD-ROUND-6: after a call of "exactly" its caller begins, right or wrong', () => {
    const options = { exact: 'regain' } as const;
    expect(table({ cups: ['223', '456', '223'], options }).play('bid 4 2', 'exact').toAct).toBe(1);
    expect(table({ cups: ['223', '456', '223'], options }).play('bid 3 2', 'exact').toAct).toBe(1);
  });
});
