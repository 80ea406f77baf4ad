import { checkCatalogues } from '@broadside/text';
import { expect, it } from 'vitest';
import { tableText } from './table.ts';

it('the table speaks English, Russian and Ukrainian with all plural forms', () => {
  expect(checkCatalogues(tableText)).toEqual([]);
});
