import { commonText, LOCALES, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CREW } from '../cards/crew.ts';
import type { Effect } from '../cards/effects.ts';
import { CARD_INFO, effectsOf, isRowCard } from '../cards/table.ts';
import { deadReckoningText } from './index.ts';
import { effectInList, effectLineShort } from './lines.ts';
import { tableText } from './table.ts';

/** Three lines of the narrowest card; only what has several parts needs more than two. */
const FITS_A_CARD = 62;

const all: readonly Effect[] = [
  ...CREW.flatMap(({ levels }) => levels.flat(2)),
  ...CARD_INFO.filter(({ id }) => isRowCard(id)).flatMap(({ id }) => effectsOf(id).flat()),
];

describe('A line on a card', () => {
  it.each(LOCALES)('says what every ability does, and fits on the narrowest card, in %s', (locale) => {
    const say = speaker(locale, commonText, deadReckoningText, tableText);
    for (const effect of all) {
      const line = effectLineShort(say, effect);
      expect(line, JSON.stringify(effect)).not.toMatch(/^$|dead-reckoning\.|[{}]|undefined/);
      expect(line.length, line).toBeLessThanOrEqual(FITS_A_CARD);
    }
  });

  it('DR-ABIL-3: what works only in a battle is called so in a list', () => {
    const say = speaker('en', commonText, deadReckoningText, tableText);
    expect(effectInList(say, { do: 'roll', n: 2 })).toBe('Battle: 2 more cubes');
    expect(effectInList(say, { do: 'helm', n: 1 })).toBe('1 helm');
  });
});
