/** How the judge's figures are written: in points of a hundred, with a printed minus. */
import type { Locale } from '@broadside/text';
import { intlTag } from '@broadside/text';

const MINUS = '\u2212';
const NARROW = { minimumFractionDigits: 0 } as const;

function written(value: number, digits: number, locale: Locale, sign: 'auto' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(intlTag(locale), {
    ...NARROW,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign,
  });
  // What is rounded to nothing has no sign.
  const rounded = Number(value.toFixed(digits)) + 0;
  return format.format(rounded).replace('-', MINUS);
}

/** A chance as whole points: neither impossible nor certain as long as it is not. */
export function points(chance: number): number {
  if (chance > 0 && chance < 0.01) return 1;
  return chance < 1 && chance > 0.99 ? 99 : Math.round(chance * 100);
}

/** A swing, a loss or luck: "−8.7", "+29". */
export const swing = (share: number, locale: Locale, digits = Math.abs(share) < 0.1 ? 1 : 0): string =>
  written(share * 100, digits, locale, 'exceptZero');

/** A rate: "0.6". */
export const rate = (share: number, locale: Locale): string => written(share * 100, 1, locale, 'auto');

/** Result less luck, as far as it is a chance. */
export const evenLuck = (adjusted: number): number => Math.round(Math.max(0, Math.min(1, adjusted)) * 100);
