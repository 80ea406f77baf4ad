import { LOCALES, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CARD_INFO, cardNamed } from '../../cards/table.ts';
import { portRoyalVoice } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { figuresOf, moduleName } from './printed.ts';

const english = speaker('en', portRoyalVoice.catalogues, tableText);
const printedOn = (name: string): readonly string[] =>
  figuresOf(CARD_INFO[cardNamed(name) ?? -1], english).map(({ label, value }) =>
    value === undefined ? label : `${label} ${value}`,
  );

describe('the table of all cards', () => {
  it('says what is printed on persons, ships, expeditions and taxes', () => {
    expect(printedOn('admiral-7-2')).toEqual(['cost 7', 'points 2']);
    expect(printedOn('frigate-3-skull')).toEqual(['coins 3', 'sabres skull']);
    expect(printedOn('expedition-settler1-priest2')).toEqual(['needs 1 settler and 2 priests', 'points 6', 'coins 3']);
    expect(printedOn('tax-mostSabres')).toContain('bonus for most sabres');
  });

  it('has a word for every figure and every module of every card', () => {
    const said = () => '✓';
    for (const card of CARD_INFO) {
      const bare = figuresOf(card, said).filter(
        ({ label, value = '✓' }) => label !== '✓' || !/^(?:✓.*|\d+)$/.test(value),
      );
      expect(bare, card.name).toEqual([]);
      expect(moduleName(card.module, said), card.module).toBe('✓');
    }
  });

  it('has a word for every module in three languages', () => {
    for (const locale of LOCALES) {
      const say = speaker(locale, portRoyalVoice.catalogues, tableText);
      const names = new Set(CARD_INFO.map(({ module }) => moduleName(module, say)));
      expect(names.size).toBe(new Set(CARD_INFO.map(({ module }) => module)).size);
    }
  });
});
