import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { Mirror } from './mirror.ts';
import { BadChange, patched } from './patch.ts';
import { type Plain, plainOf } from './plain.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Few names and few values, so that much of two pieces is alike. */
const scalar = fc.oneof(
  fc.constantFrom<unknown>(0, 1, 2, -1, 'a', 'b', '', true, false, null),
  fc.double(),
  fc.string({ maxLength: 3 }),
);
const { plain } = fc.letrec<{ plain: unknown }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    scalar,
    fc.array(tie('plain'), { maxLength: 6 }),
    fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__', 'toString', '0', '7', 'hasOwnProperty'),
      fc.option(tie('plain'), { nil: undefined }),
      { maxKeys: 6 },
    ),
  ),
}));

describe('a difference', () => {
  it('makes of one piece of plain data the other, over JSON, and is none of two alike', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        const mirror = new Mirror(one);
        expect(mirror.follow(one)).toBeUndefined();
        let there = plainOf(one);
        // And back again, since what is there has another order by then.
        for (const next of [other, one, other]) {
          const difference = mirror.follow(next);
          if (difference !== undefined) there = patched(there, JSON.parse(difference));
          expect(there).toEqual(plainOf(next));
          expect(mirror.fingerprint).toBe(fingerprintOf(there));
          expect(mirror.follow(next)).toBeUndefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('takes from plain data what JSON takes', () => {
    fc.assert(
      fc.property(plain, (one) => {
        if (one !== undefined) expect(plainOf(one)).toEqual(json(one));
      }),
    );
  });

  it('keeps nothing of the data it was made of, which may go on changing', () => {
    const next = { list: [{ a: 1 }], more: { b: [1] } };
    const mirror = new Mirror(next);
    const { fingerprint } = mirror;
    next.list[0].a = 7;
    next.more.b.push(2);
    expect(mirror.fingerprint).toBe(fingerprint);
  });

  it.each([
    [{ deck: 90, harbour: [5, 40] }, { deck: 89, harbour: [5, 40, 12] }, '[0,89,1,[-3,0,12]]'],
    [{ a: 1, b: 2 }, { a: 1 }, '{"a":1}'],
    [{ a: 1, b: 2, c: 3 }, { a: 1, b: 2 }, '[2,[]]'],
    [{ a: 1, b: 2 }, { a: 1, b: 2, c: [2] }, '["c",[[2]]]'],
    [[1, 2, 3], [1, 3], '[-2,1]'],
    [[1, 2, 3, 4], [5, 6, 7, 8], '[-1,4,5,6,7,8]'],
    [
      [],
      [
        { type: 'hire', card: 3 },
        { type: 'hire', card: 4 },
      ],
      '[-1,0,{"type":"hire","card":3},[1,4]]',
    ],
    [{ a: [1] }, { a: [] }, '[0,[-1,1]]'],
    [[{ a: 1, b: 1 }], [{ a: 1, b: 1 }, null, { a: 2, b: 1 }], '[-2,0,null,{"a":2,"b":1}]'],
    [{ a: 1 }, [1], '[[1]]'],
  ])('from %j to %j is %s, as the protocol describes it', (one, other, text) => {
    expect(new Mirror(one).follow(other)).toBe(text);
  });

  it('that does not fit is an error, and never anything else', () => {
    fc.assert(
      fc.property(plain, fc.jsonValue({ maxDepth: 4 }), (one, noise) => {
        try {
          patched(plainOf(one), noise as Plain);
        } catch (error) {
          expect(error).toBeInstanceOf(BadChange);
        }
      }),
      { numRuns: 1000 },
    );
    for (const bad of [[], [9, 1], [0], [-9, 0], [-1, 9], ['a', 1], [0.5, 1], [[], 1], [true, 1]])
      expect(() => patched({ a: 1 }, bad as Plain), JSON.stringify(bad)).toThrow(BadChange);
    expect(() => patched([1], [-1, -1])).toThrow(BadChange);
    expect(() => patched(7, [0, 1])).toThrow(BadChange);
  });
});
