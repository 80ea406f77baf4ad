import { checkCatalogues } from '@broadside/text';
import { expect, it } from 'vitest';
import { lidText } from './index.ts';

it('the lid speaks English, Russian and Ukrainian with all plural forms', () => {
  expect(checkCatalogues(lidText)).toEqual([]);
});
