import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const CUPS = ['223', '456', '223'];

describe('calling', () => {
  it('LD-CALL-1: only whose turn it is may call, and only against the bid that stands', () => {
    const t = table({ cups: CUPS }).play('bid 4 2', 'bid 5 6');
    expect(t.whyNot('liar', 0)).toBe('not-your-turn LD-ROUND-4');
    t.play('liar');
    expect(t.state.last?.bid).toEqual({ seat: 1, count: 5, face: 6 });
    expect(t.dice).toBe('3 2 3');
  });

  it('LD-CALL-2: all cups are lifted, from the caller on, and the dice that count are added up', () => {
    const t = table({ cups: ['123', '456', '223'] }).play('bid 3 2', 'liar');
    expect(t.events('lifted')).toEqual([
      { type: 'lifted', seat: 1, dice: [4, 5, 6], hits: 0, total: 0 },
      { type: 'lifted', seat: 2, dice: [2, 2, 3], hits: 2, total: 2 },
      { type: 'lifted', seat: 0, dice: [1, 2, 3], hits: 2, total: 4 },
    ]);
    expect(t.state.last).toMatchObject({ total: 4, right: false, wild: true });
  });

  it('LD-CALL-3: if there are fewer than were bid, the bidder loses a die', () => {
    const t = table({ cups: CUPS }).play('bid 5 2', 'liar');
    expect(t.dice).toBe('2 3 3');
    expect(t.events('lost')).toEqual([{ type: 'lost', seat: 0, dice: 1, left: 2 }]);
    expect(t.state.last).toMatchObject({ right: true, lost: [1, 0, 0] });
  });

  it('LD-CALL-4: if there are as many or more, the caller loses a die', () => {
    expect(table({ cups: CUPS }).play('bid 4 2', 'liar').dice).toBe('3 2 3');
    expect(table({ cups: CUPS }).play('bid 1 2', 'liar').dice).toBe('3 2 3');
  });

  it('LD-CALL-5: a lost die is gone, and who has none left is out', () => {
    const t = table({ cups: ['222', '333', '444'], options: { loss: 'difference' } }).play('bid 3 6', 'liar');
    expect(t.events('out')).toEqual([{ type: 'out', seat: 0 }]);
    expect(t.state.pirates[0]).toMatchObject({ dice: 0, outIn: 1, cup: [], shown: [] });
    expect(t.match.view(1).pirates[0]).toMatchObject({ dice: 0, covered: 0, outIn: 1 });
  });
});

describe('losing by the difference', () => {
  const options = { loss: 'difference' } as const;

  it('LD-LOSS-1: whoever is wrong loses as many dice as the bid was away from the count', () => {
    expect(table({ cups: CUPS, options }).play('bid 6 2', 'liar').dice).toBe('1 3 3');
    expect(table({ cups: CUPS, options }).play('bid 2 2', 'liar').dice).toBe('3 1 3');
    expect(table({ cups: CUPS }).play('bid 6 2', 'liar').dice).toBe('2 3 3');
  });

  it('LD-LOSS-2: who doubts a bid that is met exactly loses one', () => {
    expect(table({ cups: CUPS, options }).play('bid 4 2', 'liar').dice).toBe('3 2 3');
  });

  it('LD-LOSS-3: nobody loses more dice than they have', () => {
    const t = table({ cups: CUPS, options }).play('bid 9 1', 'liar');
    expect(t.dice).toBe('0 3 3');
    expect(t.state.last?.lost).toEqual([3, 0, 0]);
  });
});

describe('calling "exactly"', () => {
  it('LD-EXACT-1: it may be called only where the table chose so', () => {
    const t = table({ cups: CUPS }).play('bid 4 2');
    expect(t.whyNot('exact')).toBe('exact-is-off LD-EXACT-1');
    for (const exact of ['regain', 'others'] as const)
      expect(table({ cups: CUPS, options: { exact } }).play('bid 4 2').offers).toContain('exact');
  });

  it('LD-EXACT-2: who is right and has all dice takes none back', () => {
    const options = { exact: 'regain' } as const;
    const full = table({ cups: CUPS, options }).play('bid 4 2', 'exact');
    expect(full.dice).toBe('3 3 3');
    expect(full.events('regained')).toEqual([]);
  });

  it('LD-EXACT-2: who is right takes a lost die back, and throws it with the others', () => {
    const options = { exact: 'regain' } as const;
    const t = table({ cups: ['223', '456', '22', '456'], seats: 2, options }).play('bid 6 6', 'liar');
    expect(t.dice).toBe('2 3');
    t.play('bid 1 3', 'bid 2 2', 'exact');
    expect(t.dice).toBe('3 3');
    expect(t.events('regained')).toEqual([{ type: 'regained', seat: 0, left: 3 }]);
    expect(t.state.pirates[0].cup).toHaveLength(3);
  });

  it('LD-EXACT-3: or everybody else loses a die, if the table chose that', () => {
    const t = table({ cups: CUPS, options: { exact: 'others' } }).play('bid 4 2', 'exact');
    expect(t.dice).toBe('2 3 2');
    expect(t.state.last).toMatchObject({ kind: 'exact', right: true, lost: [1, 0, 1] });
  });

  it('LD-EXACT-3: who is out already loses nothing more', () => {
    const options = { exact: 'others', loss: 'difference' } as const;
    const t = table({ cups: ['222', '333', '444', '456', '446'], seats: 3, options }).play('bid 9 6', 'liar');
    expect(t.dice).toBe('0 3 3');
    t.play('bid 3 4', 'exact');
    expect(t.dice).toBe('0 2 3');
    expect(t.state.last?.lost).toEqual([0, 1, 0]);
  });

  it('LD-EXACT-4: who is wrong loses a die, or the difference', () => {
    const cups = CUPS;
    expect(table({ cups, options: { exact: 'regain' } }).play('bid 2 2', 'exact').dice).toBe('3 2 3');
    expect(table({ cups, options: { exact: 'others' } }).play('bid 5 2', 'exact').dice).toBe('3 2 3');
    const options = { exact: 'others', loss: 'difference' } as const;
    expect(table({ cups, options }).play('bid 2 2', 'exact').dice).toBe('3 1 3');
  });
});
