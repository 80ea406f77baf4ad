import { checkCatalogues, LOCALES } from '@broadside/text';
import { misspoken } from '@broadside/text/testing';
import { expect, it } from 'vitest';
import { tableText } from './table.ts';

it('the table speaks English, Russian and Ukrainian with all plural forms', () => {
  expect(checkCatalogues(tableText)).toEqual([]);
});

it.each(LOCALES)('what is called out over the table speaks to the reader (%s)', (locale) => {
  expect(misspoken(tableText, /\.(?:call|alarm)\./, locale)).toEqual([]);
});
