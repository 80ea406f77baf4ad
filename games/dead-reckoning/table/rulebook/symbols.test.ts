import { expect, it } from 'vitest';
import { SYMBOLS } from '../../rulebook/symbols.ts';
import { SIGN_NAMES } from '../art/index.ts';

it('the legend explains every sign of the game', () => {
  const explained: readonly string[] = Object.values(SYMBOLS).flat();
  expect(SIGN_NAMES.filter((name) => !explained.includes(name))).toEqual([]);
});
