import { checkCatalogues, LOCALES, speaker } from '@broadside/text';
import { expect, it } from 'vitest';
import { deadReckoning } from '../rules/game.ts';
import { deadReckoningText } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import { figures } from './figures.ts';

it('the table speaks English, Russian and Ukrainian with all plural forms', () => {
  expect(checkCatalogues(tableText)).toEqual([]);
});

it('every card of the rulebook’s table has its figures and the name of its kind in every language', () => {
  for (const locale of LOCALES) {
    const say = speaker(locale, deadReckoningText, tableText);
    for (const card of deadReckoning.cards) {
      expect(figures.module(card.module, say), card.name).not.toMatch(/dead-reckoning\./);
      for (const { label, value } of figures.of(card, say)) {
        expect(label, card.name).not.toMatch(/dead-reckoning\./);
        expect(value, card.name).not.toMatch(/dead-reckoning\.|undefined|\[object/);
      }
    }
  }
});
