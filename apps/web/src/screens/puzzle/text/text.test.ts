import { checkCatalogues } from '@broadside/text';
import { expect, it } from 'vitest';
import { puzzleText } from './index.ts';

it('puzzles say the same in every language, with all plural forms', () => {
  expect(checkCatalogues(puzzleText)).toEqual([]);
});
