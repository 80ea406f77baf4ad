import { checkCatalogues } from '@broadside/text';
import { expect, it } from 'vitest';
import { battleText } from './index.ts';

it('battles speak English, Russian and Ukrainian with all plural forms', () => {
  expect(checkCatalogues(battleText)).toEqual([]);
});
