import { checkCatalogues, LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { cliText } from './table.ts';

describe('the words of the terminal', () => {
  it('have the same keys, parameters and plural forms in three languages', () => {
    expect(checkCatalogues(cliText)).toEqual([]);
  });

  it('are all keyed cli.*', () => {
    for (const locale of LOCALES)
      expect(Object.keys(cliText[locale]).filter((key) => !key.startsWith('cli.'))).toEqual([]);
  });
});
