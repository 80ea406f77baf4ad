/** Moments and spans in the reader's language. */
import { intlTag, type Locale } from '@broadside/text';

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** "5 minutes ago"; anything under a minute is now. */
export function ago(moment: number, locale: Locale, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(intlTag(locale), { numeric: 'auto', style: 'short' });
  const past = Math.max(0, now - moment);
  const step = STEPS.find(({ ms }) => past >= ms);
  return step ? format.format(-Math.floor(past / step.ms), step.unit) : format.format(0, 'second');
}

export const moment = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export type PartOfDay = 'night' | 'morning' | 'day' | 'evening';

export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}
