/**
 * Sentences that speak to the reader. `{name} [takes|take] {cards}` has a second wording for the case that the reader is
 * `{name}`; `[{other}?the fort of {other}|your fort]` asks about somebody else. Wordings are chosen before the message is
 * read, so they may hold values and plurals, but no brackets.
 */
import type { Viewer } from '@broadside/kernel';
import type { Locale, Say, Values } from './catalogue.ts';
import { commonText } from './text/index.ts';
import type { NameOf } from './voice.ts';

const TWO_WORDINGS = /\[(?:\{(\w+)\}\?)?([^[\]|]*)\|([^[\]|]*)\]/gu;

/** Where a sentence names the reader it says "You": a name like others, by which the second wording is known. */
export const nameToReader =
  (nameOf: NameOf, reader: Viewer, say: Say): NameOf =>
  (seat) =>
    seat === reader ? say('common.you') : nameOf(seat);

/** The message as it is said with these values. */
export function worded(text: string, values: Values, locale: Locale): string {
  const you = commonText[locale]['common.you'];
  return text.replace(TWO_WORDINGS, (_whole, who: string | undefined, usual: string, toReader: string) =>
    values[who ?? 'name'] === you ? toReader : usual,
  );
}
