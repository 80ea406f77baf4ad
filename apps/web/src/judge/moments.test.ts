import { describe, expect, it } from 'vitest';
import { chancesAt, comparedIn, decisionAt, mistakeFrom, mistakesOf, placeOf, swingsOf } from './moments.ts';
import { chance, decision, reportWith } from './testing.ts';

const REPORT = reportWith({
  decisions: [
    decision(3, 0, 'slip', 0.02),
    decision(5, 1, 'blunder', 0.12),
    decision(9, 0, 'mistake', 0.05),
    decision(12, 0, 'best', 0),
  ],
  chances: [chance(4, 0, [0.3, -0.3]), chance(7, 1, [0.02, -0.02]), chance(8, 1, [0.1, -0.1], 0.09)],
});

describe('the moments of a match', () => {
  it('are the swings of luck and of choices, the largest first, without what may be nothing', () => {
    expect(swingsOf(REPORT).map(({ n }) => n)).toEqual([4, 5, 9, 3]);
    expect(swingsOf(REPORT, { kind: 'luck', seat: undefined })).toEqual([{ n: 4, kind: 'luck', seat: 0, swing: 0.3 }]);
  });

  it('of one player are what happened to this player', () => {
    expect(swingsOf(REPORT, { kind: 'all', seat: 1 })).toEqual([
      { n: 4, kind: 'luck', seat: 1, swing: -0.3 },
      { n: 5, kind: 'choice', seat: 1, swing: -0.12, grade: 'blunder' },
    ]);
  });

  it('of a crew are moved by whoever drew', () => {
    const together = reportWith({ together: true, chances: [chance(4, 1, [0.2, 0.2])] });
    expect(swingsOf(together)).toEqual([{ n: 4, kind: 'luck', seat: 1, swing: 0.2 }]);
    expect(swingsOf(together, { kind: 'all', seat: 0 })).toEqual([]);
  });

  it('are looked at where a choice was still open, and where luck had come', () => {
    expect(placeOf({ n: 5, kind: 'choice' })).toBe(4);
    expect(placeOf({ n: 5, kind: 'luck' })).toBe(5);
  });

  it('lead from mistake to mistake in both directions; slips count where nothing was worse', () => {
    expect(mistakeFrom(REPORT, undefined, 0, 1)?.n).toBe(5);
    expect(mistakeFrom(REPORT, undefined, 4, 1)?.n).toBe(9);
    expect(mistakeFrom(REPORT, undefined, 8, 1)).toBeUndefined();
    expect(mistakeFrom(REPORT, undefined, 8, -1)?.n).toBe(5);
    expect(mistakeFrom(REPORT, 0, 0, 1)?.n).toBe(9);
    expect(mistakesOf(reportWith({ decisions: [decision(3, 0, 'slip', 0.02)] }), undefined)).toHaveLength(1);
  });

  it('know what was decided in a position and how the chances stood', () => {
    expect(decisionAt(REPORT, 4)?.grade).toBe('blunder');
    expect(decisionAt(REPORT, 5)).toBeUndefined();
    expect(chancesAt(REPORT, 9)).toEqual([0.5, 0.5]);
    expect(chancesAt(REPORT, 10)).toEqual([0.7, 0.3]);
  });

  it('compare what was played with up to three better choices', () => {
    const choices = ['a', 'b', 'c', 'd', 'e', 'f'].map((type, at) => ({
      action: { type },
      value: 0.5 - at / 100,
      loss: { value: at / 100, error: 0 },
    }));
    const shown = (type: string) =>
      comparedIn({ ...decision(1, 0, 'slip', 0.02), choices, played: { type } }).map(({ action }) => action.type);
    expect(shown('a')).toEqual(['a', 'b', 'c']);
    expect(shown('d')).toEqual(['a', 'b', 'c', 'd']);
    expect(shown('f')).toEqual(['a', 'b', 'c', 'f']);
  });
});
