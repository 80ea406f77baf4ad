import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const options = { loss: 'difference' } as const;

describe('the end', () => {
  it('LD-END-1: the last one with dice wins, and nothing can be done any more', () => {
    const t = table({ cups: ['222', '333'], options }).play('bid 3 6', 'liar');
    expect(t.match.outcome).toMatchObject({ reason: 'lastDice', decidedBy: 'dice', winners: [1] });
    expect(t.whyNot('bid 1 2', 0)).toBe('match-over LD-END-1');
    expect(t.events('ended')).toEqual([{ type: 'ended', seat: 1 }]);
  });

  it('LD-END-1: at the end the cups stay lifted', () => {
    const t = table({ cups: ['222', '333'], options }).play('bid 3 6', 'liar');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(t.match.view(viewer).pirates.map(({ cup }) => cup)).toEqual([
        [2, 2, 2],
        [3, 3, 3],
      ]);
  });

  it('LD-END-2: whoever left later is placed higher', () => {
    const cups = ['222', '333', '444', '333', '444'];
    const t = table({ cups, seats: 3, options }).play('bid 3 6', 'liar', 'bid 3 6', 'liar');
    expect(t.match.outcome?.ranking.map(({ seat, rank, points }) => [seat, rank, points])).toEqual([
      [2, 1, 3],
      [1, 2, 0],
      [0, 3, 0],
    ]);
    expect(t.match.outcome?.ranking[1].sheet).toEqual({ dice: 0, rounds: 2 });
  });

  it('LD-END-3: whoever left by the same call shares a place', () => {
    const cups = ['222', '333', '444', '22', '33', '444', '2', '3', '444'];
    const t = table({ cups, seats: 3, options: { exact: 'others' }, first: 1 });
    t.play('bid 3 3', 'exact', 'bid 1 4', 'bid 1 5', 'bid 2 3', 'exact', 'bid 1 4', 'bid 1 5', 'bid 3 4', 'exact');
    expect(t.dice).toBe('0 0 3');
    expect(t.match.outcome?.winners).toEqual([2]);
    expect(t.match.outcome?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });
});
