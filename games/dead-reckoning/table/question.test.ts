import { LOCALES, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { table } from '../tests/table.ts';
import { deadReckoningText } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import type { Props } from './props.ts';
import { questionWords } from './question.ts';

/** A phone shows a question in three lines. */
const FITS_A_PHONE = 110;

describe('what is asked, in words', () => {
  it('DR-SETUP-27, DR-LEVEL-4: raising a card before the first turn is offered, between turns it is announced', () => {
    const t = table(2, { options: { raiseBeforeFirstTurn: true } });
    const asked = (seat: number, locale: (typeof LOCALES)[number] = 'en'): string =>
      questionWords({ view: t.view(seat), say: speaker(locale, deadReckoningText, tableText) } as unknown as Props) ??
      '';
    t.play('end');
    while (t.waits.startsWith('mode')) t.play('mode trade');
    expect(t.waits).toBe('levelUp 1');
    expect(asked(1)).toBe('Before your turn, you may level up one card in your hand.');
    for (const locale of LOCALES) expect(asked(1, locale).length).toBeLessThan(FITS_A_PHONE);
    t.play('decline');
    t.play('end');
    while (t.waits.startsWith('mode')) t.play('mode trade');
    expect(t.waits).toBe('levelUp 0');
    expect(asked(0)).toBe('Before your turn, level up one card in your hand.');
  });
});
