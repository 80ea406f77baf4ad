import { LOCALES } from '@broadside/text';
import { misspoken } from '@broadside/text/testing';
import { expect, it } from 'vitest';
import { tableText } from './table.ts';

it.each(LOCALES)('what is called out over the table speaks to the reader (%s)', (locale) => {
  expect(misspoken(tableText, /\.table\.(?:call|alarm)\./, locale)).toEqual([]);
});
