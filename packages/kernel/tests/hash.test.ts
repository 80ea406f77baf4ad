import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../src/index.ts';

describe('the fingerprint of plain data', () => {
  it('does not depend on the order of fields', () => {
    expect(hashOf({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(hashOf({ b: [2, { d: 4, c: 3 }], a: 1 }));
  });

  it('survives JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
      }),
    );
    expect(hashOf({ a: 1, gone: undefined })).toBe(hashOf({ a: 1 }));
  });

  it.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[[1], 2], [[1, 2]]],
    [{ a: '1' }, { a: 1 }],
    [{ a: [] }, { a: {} }],
    [0.5, 0.25],
    [true, 1],
    ['ab', ['a', 'b']],
    [2 ** 40, 2 ** 41],
    [null, 0],
  ])('distinguishes %j from %j', (one, other) => {
    expect(hashOf(one)).not.toBe(hashOf(other));
  });

  it('meets no twin among 100,000 neighbouring states', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(hashOf({ deck: [i % 97, i % 89, Math.floor(i / 50)], n: i }));
    expect(seen.size).toBe(100_000);
  });

  it('refuses what is not plain data', () => {
    expect(() => hashOf({ rule: () => 1 })).toThrow(/not plain data/);
  });
});
