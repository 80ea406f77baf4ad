import { expect, it } from 'vitest';
import { digest } from './digest.ts';

it('the digest of random matches is the same every time, and another one for other matches', () => {
  expect(digest(4)).toMatch(/^[0-9a-f]{64}$/);
  expect(digest(4)).toBe(digest(4));
  expect(digest(5)).not.toBe(digest(4));
});
