import { checkCatalogues } from '@broadside/text';
import { expect, it } from 'vitest';
import { commandText } from '../src/text/commands.ts';

it('every command speaks all three languages, with the same parameters and the right plural forms', () => {
  expect(checkCatalogues(commandText)).toEqual([]);
});
