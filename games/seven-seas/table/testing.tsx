/** What the tests of the table share: words, props, and whole matches played by chance. */
import { type Action, Match, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import type { BoardProps } from '@broadside/kit';
import { boardProps, seatsOf } from '@broadside/kit/testing';
import { commonText, LOCALES, type Locale, speaker } from '@broadside/text';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasEvent, SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { sevenSeasText } from '../text/index.ts';
import { tableText } from '../text/table.ts';

export { nameOf, openAll as open } from '@broadside/kit/testing';

export type SevenSeasMatch = Match<SevenSeasState, SevenSeasAction, SevenSeasView, SevenSeasEvent>;

type Speaker = ReturnType<typeof speaker>;

const speakers = Object.fromEntries(
  LOCALES.map((locale) => [locale, speaker(locale, commonText, sevenSeasText, tableText)]),
) as Readonly<Record<Locale, Speaker>>;
export const sayIn = (locale: Locale): Speaker => speakers[locale];

export const propsOf = (
  view: SevenSeasView,
  legal: readonly Action[],
  more: Partial<BoardProps<SevenSeasView>> = {},
): BoardProps<SevenSeasView> => boardProps(view, speakers.en, { seats: seatsOf(view.pirates.length), legal, ...more });

/** `where` names seed and entry, so that a failing moment can be found again. */
export type Watch = (match: SevenSeasMatch, where: string) => void;

export interface Setting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** Plays a match in which every choice is equally likely; `watch` sees it after every entry. */
export function playByChance(setting: Setting, seed: string, watch: Watch): SevenSeasMatch {
  const options = { roundLimit: 20, ...setting.options };
  const match: SevenSeasMatch = Match.begin(sevenSeas, { ...setting, options, seed });
  const random = Stream.of(`${seed}\nhands`);
  const dice = new SeededChance(`${seed}\ndice`);
  watch(match, `seed "${seed}", entry 0`);
  while (match.toAct.length > 0) {
    const seat = match.toAct[random.below(match.toAct.length)];
    const actions = seat === TABLE ? [tableAnswer<SevenSeasAction>(sevenSeas, match.state, dice)] : match.legal(seat);
    match.play(seat, actions[random.below(actions.length)]);
    watch(match, `seed "${seed}", entry ${match.n}`);
  }
  return match;
}
