import type { Outcome } from '@broadside/kernel';
import { LOCALES, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { webText } from '../../text/index.ts';
import { headline } from './headline.ts';

const nameOf = (seat: number): string => ['Inés', 'Tomas'][seat] ?? '';
const outcome = (winners: readonly number[], points: number): Outcome => ({
  reason: 'lastRounds',
  decidedBy: winners.length > 1 ? 'shared' : 'points',
  winners,
  ranking: [{ seat: winners[0] ?? 0, rank: 1, points, sheet: {} }],
});

describe('the headline of the end', () => {
  it('says who won, and with what', () => {
    const say = speaker('en', webText);
    expect(headline(outcome([0], 12), say, nameOf)).toBe('Inés wins with a score of 12');
    expect(headline(outcome([0, 1], 12), say, nameOf)).toBe('Inés and Tomas share the victory with a score of 12');
  });

  it.each(LOCALES)('has a number for a victory below zero, won alone or shared, in %s', (locale) => {
    const say = speaker(locale, webText);
    for (const winners of [[0], [0, 1]]) {
      const words = headline(outcome(winners, -3), say, nameOf);
      expect(words).toMatch(/−3\)?$/);
      expect(words).not.toContain('NaN');
    }
  });

  it.each(LOCALES)('names everybody who shares a victory below zero, in %s', (locale) => {
    const say = speaker(locale, webText);
    const names = ['Inés', 'Tomas', 'Ada'];
    const words = headline(outcome([0, 1, 2], -12), say, (seat) => names[seat] ?? '');
    for (const name of names) expect(words).toContain(name);
    expect(words).toMatch(/−12\)?$/);
    expect(words).not.toMatch(/NaN|undefined|-/);
  });
});
