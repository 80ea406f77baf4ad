import { checkCatalogues, LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { kitText } from './index.ts';

describe('the words of the components', () => {
  it('have the same keys, parameters and plural forms in three languages', () => {
    expect(checkCatalogues(kitText)).toEqual([]);
  });

  it('are all keyed kit.*', () => {
    for (const locale of LOCALES)
      expect(Object.keys(kitText[locale]).filter((key) => !key.startsWith('kit.'))).toEqual([]);
  });
});
