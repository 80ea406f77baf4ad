import { checkCatalogues, LOCALES, speaker } from '@broadside/text';
import { misspoken } from '@broadside/text/testing';
import { expect, it } from 'vitest';
import { tableText } from './table.ts';

it('the table speaks English, Russian and Ukrainian with all plural forms', () => {
  expect(checkCatalogues(tableText)).toEqual([]);
});

it('writes parts with a point in English and a comma in Russian and Ukrainian, and keeps the percent sign', () => {
  const said = (['en', 'ru', 'uk'] as const).map((locale) => {
    const say = speaker(locale, tableText);
    return [say('seven-seas.table.amount', { amount: 0.7 }), say('seven-seas.table.percent', { percent: 84 })];
  });
  expect(said).toEqual([
    ['0.7', '84%'],
    ['0,7', '84\u00a0%'],
    ['0,7', '84\u00a0%'],
  ]);
});

it.each(LOCALES)('what is called out over the table speaks to the reader (%s)', (locale) => {
  expect(misspoken(tableText, /\.table\.call\./, locale)).toEqual([]);
});
