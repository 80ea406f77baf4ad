import { checkCatalogues } from '@broadside/text';
import { expect, it } from 'vitest';
import { coachText } from './index.ts';

it('the coach says the same in every language, with all its plural forms', () => {
  expect(checkCatalogues(coachText)).toEqual([]);
});
