import { describe, expect, it } from 'vitest';
import { type Sample, slopeOf } from './memory.ts';

const MINUTE = 60;
const samples = (heap: (at: number) => number): Sample[] =>
  Array.from({ length: 30 }, (_, minute) => {
    const at = minute * MINUTE;
    return { at, heap: heap(at), external: 0, resident: 0 };
  });

describe('the slope of memory', () => {
  it('is nothing where it goes up and down, and where a few samples are far off', () => {
    expect(
      slopeOf(
        samples((at) => 50 + ((at / MINUTE) % 2)),
        ({ heap }) => heap,
      ),
    ).toBeCloseTo(0, 3);
    expect(
      slopeOf(
        samples((at) => (at === 10 * MINUTE ? 500 : 50)),
        ({ heap }) => heap,
      ),
    ).toBe(0);
  });

  it('is found where it grows, whatever noise there is', () => {
    const growing = samples((at) => 50 + at / MINUTE + ((at / MINUTE) % 3));
    expect(slopeOf(growing, ({ heap }) => heap) * MINUTE).toBeCloseTo(1, 1);
  });
});
