/** What the tests of the table share: words, and props as the frame gives them. */
import type { Action } from '@broadside/kernel';
import type { BoardProps } from '@broadside/kit';
import { commonText, LOCALES, type Locale, speaker } from '@broadside/text';
import type { LiarsDiceView } from '../rules/view.ts';
import { liarsDiceText } from '../text/index.ts';
import { tableText } from '../text/table.ts';

export const nameOf = (seat: number): string => ['Mira', 'Inés', 'Tomas', 'Ada', 'Barnaby', 'Mary'][seat];

const speakers = Object.fromEntries(
  LOCALES.map((locale) => [locale, speaker(locale, commonText, liarsDiceText, tableText)]),
) as Readonly<Record<Locale, BoardProps['say']>>;
export const sayIn = (locale: Locale): BoardProps['say'] => speakers[locale];

export function propsOf(
  view: LiarsDiceView,
  legal: readonly Action[] = [],
  more: Partial<BoardProps<LiarsDiceView>> = {},
): BoardProps<LiarsDiceView> {
  return {
    view,
    viewer: view.eye,
    seats: view.pirates.map((_, seat) => ({ seat, name: nameOf(seat), bot: seat > 0, here: true })),
    toAct: [],
    legal,
    odds: true,
    say: speakers.en,
    nameOf,
    play: () => {},
    why: async (actions) => actions.map(() => null),
    inspect: () => {},
    since: [],
    ...more,
  };
}
