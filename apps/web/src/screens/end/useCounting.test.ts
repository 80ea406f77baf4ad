import { describe, expect, it } from 'vitest';
import { pieceTime } from './useCounting.ts';

describe('counting the points', () => {
  it('takes no more than four seconds, however many pieces there are, and does not dawdle over few', () => {
    for (const steps of [1, 4, 10, 40]) expect(pieceTime(steps) * steps).toBeLessThanOrEqual(4000);
    expect(pieceTime(2)).toBeLessThan(500);
    expect(pieceTime(0)).toBeGreaterThan(0);
  });
});
