import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const plain = { wild: false } as const;
const double = { ones: 'double' } as const;

describe('bids', () => {
  it('LD-BID-1: a bid names how many dice of a face lie under all cups together', () => {
    // Two fives here, one there, and one under a third cup: four in all.
    const cups = ['255', '356', '245'];
    expect(table({ cups, options: plain }).play('bid 4 5', 'liar').dice).toBe('3 2 3');
    expect(table({ cups, options: plain }).play('bid 5 5', 'liar').dice).toBe('2 3 3');
  });

  it('LD-BID-2: at least one die and one of the six faces must be named', () => {
    const t = table({ cups: ['123', '456'] });
    expect(t.whyNot('bid 0 3')).toBe('no-dice-named LD-BID-2');
    expect(t.whyNot('bid 1 0')).toBe('no-such-face LD-BID-2');
    expect(t.whyNot('bid 1 7')).toBe('no-such-face LD-BID-2');
    expect(t.offers).toHaveLength(36);
  });

  it('LD-BID-3: a raise names more dice of any face, or as many of a higher face', () => {
    const t = table({ cups: ['123', '456'] }).play('bid 3 4');
    for (const raise of ['bid 3 5', 'bid 3 6', 'bid 4 1', 'bid 4 4', 'bid 6 2']) expect(t.can(raise), raise).toBe(true);
    for (const same of ['bid 3 4', 'bid 3 3', 'bid 2 6', 'bid 1 1'])
      expect(t.whyNot(same), same).toBe('too-low LD-BID-3');
  });

  it('LD-BID-4: nobody may bid more dice than there are, so after the highest bid only a call is left', () => {
    const t = table({ cups: ['123', '456'] });
    expect(t.whyNot('bid 7 6')).toBe('too-many-dice LD-BID-4');
    expect(t.play('bid 6 6').offers).toEqual(['liar']);
    const withExact = table({ cups: ['123', '456'], options: { exact: 'others' } });
    expect(withExact.play('bid 6 6').offers).toEqual(['liar', 'exact']);
  });

  it('LD-BID-4: dice that were lost can no longer be bid', () => {
    const t = table({ cups: ['222', '456', '22', '456'], seats: 2 }).play('bid 6 6', 'liar');
    expect(t.whyNot('bid 6 6')).toBe('too-many-dice LD-BID-4');
    expect(t.can('bid 5 6')).toBe(true);
  });

  it('LD-BID-5: at a stricter table every raise must name more dice, whatever the face', () => {
    const t = table({ cups: ['123', '456'], options: { raise: 'count' } }).play('bid 3 4');
    expect(t.whyNot('bid 3 6')).toBe('count-must-rise LD-BID-5');
    expect(t.can('bid 4 2')).toBe(true);
    expect(t.play('bid 6 2').offers).toEqual(['liar']);
  });

  it('LD-BID-6: all bids of a round stay open until its call', () => {
    const t = table({ cups: ['123', '456', '222'] }).play('bid 1 2', 'bid 2 2', 'bid 2 3');
    expect(t.match.view('spectator').bids).toEqual([
      { seat: 0, count: 1, face: 2 },
      { seat: 1, count: 2, face: 2 },
      { seat: 2, count: 2, face: 3 },
    ]);
    expect(t.play('liar').state.bids).toEqual([]);
  });
});

describe('ones', () => {
  it('LD-WILD-1: ones count as every face', () => {
    const cups = ['113', '446', '155'];
    expect(table({ cups }).play('bid 5 4', 'liar').dice).toBe('3 2 3');
    expect(table({ cups }).play('bid 6 4', 'liar').dice).toBe('2 3 3');
  });

  it('LD-WILD-2: at a table without wild ones they are a face like any other', () => {
    const cups = ['113', '446', '155'];
    expect(table({ cups, options: plain }).play('bid 3 4', 'liar').dice).toBe('2 3 3');
    expect(table({ cups, options: plain }).play('bid 3 1', 'liar').dice).toBe('3 2 3');
  });

  it('LD-WILD-3: for a bid of ones only ones count', () => {
    const cups = ['113', '446', '155'];
    expect(table({ cups }).play('bid 3 1', 'liar').dice).toBe('3 2 3');
    expect(table({ cups }).play('bid 4 1', 'liar').dice).toBe('2 3 3');
  });

  it('LD-WILD-4: in the order of faces one is the lowest', () => {
    const t = table({ cups: ['123', '456'] }).play('bid 3 1');
    expect(t.can('bid 3 2')).toBe(true);
    expect(t.play('bid 3 2').whyNot('bid 3 1')).toBe('too-low LD-BID-3');
  });

  it('LD-ONES-1: where ones weigh double, half as many of them, rounded up, raise another face', () => {
    const odd = table({ cups: ['12345', '12345'], options: double }).play('bid 5 4');
    expect(odd.whyNot('bid 2 1')).toBe('too-few-ones LD-ONES-1');
    expect(odd.can('bid 3 1')).toBe(true);
    const even = table({ cups: ['12345', '12345'], options: double }).play('bid 4 6');
    expect(even.whyNot('bid 1 1')).toBe('too-few-ones LD-ONES-1');
    expect(even.can('bid 2 1')).toBe(true);
  });

  it('LD-ONES-2: twice as many and one more of another face raise ones', () => {
    const t = table({ cups: ['12345', '12345'], options: double }).play('bid 4 6', 'bid 2 1');
    expect(t.whyNot('bid 4 6')).toBe('too-few-after-ones LD-ONES-2');
    expect(t.can('bid 5 2')).toBe(true);
    const why = t.match.whyNot(0, { type: 'bid', count: 4, face: 6 });
    expect(why?.params).toMatchObject({ least: 5 });
  });

  it('LD-ONES-3: ones are raised by more ones', () => {
    const t = table({ cups: ['12345', '12345'], options: double }).play('bid 4 6', 'bid 2 1');
    expect(t.whyNot('bid 2 1')).toBe('too-low LD-BID-3');
    expect(t.can('bid 3 1')).toBe(true);
  });

  it('LD-ONES-3: after as many ones as half the dice, only more ones or a call are left', () => {
    const t = table({ cups: ['123', '123'], options: double }).play('bid 6 6', 'bid 3 1');
    expect(t.offers).toEqual(['bid 4 1', 'bid 5 1', 'bid 6 1', 'liar']);
    expect(t.play('bid 6 1').offers).toEqual(['liar']);
  });

  it('LD-ONES-4: then no round may begin with a bid of ones', () => {
    const t = table({ cups: ['123', '123'], options: double });
    expect(t.whyNot('bid 1 1')).toBe('no-ones-first LD-ONES-4');
    expect(table({ cups: ['123', '123'] }).can('bid 1 1')).toBe(true);
  });

  it('LD-ONES-5: with stricter raises the weight must grow, too', () => {
    const options = { ones: 'double', raise: 'count' } as const;
    const t = table({ cups: ['12345', '12345'], options }).play('bid 4 5');
    expect(t.whyNot('bid 2 1')).toBe('too-few-ones LD-ONES-1');
    expect(t.can('bid 3 1')).toBe(true);
    t.play('bid 3 1');
    expect(t.whyNot('bid 6 5')).toBe('too-few-after-ones LD-ONES-2');
    expect(t.can('bid 7 2')).toBe(true);
  });

  it('LD-ONES-6: ones that are not wild weigh like any other face', () => {
    const t = table({ cups: ['12345', '12345'], options: { ...double, wild: false } });
    expect(t.can('bid 1 1')).toBe(true);
    expect(t.play('bid 4 5').whyNot('bid 2 1')).toBe('too-low LD-BID-3');
  });
});
