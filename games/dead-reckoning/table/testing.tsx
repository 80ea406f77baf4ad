/** What the tests of the table share: words, props, and whole matches played by chance. */
import { type Action, Match, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import type { BoardProps, Choice } from '@broadside/kit';
import { commonText, LOCALES, type Locale, type Say, speaker } from '@broadside/text';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningText } from '../text/index.ts';
import { tableText } from './text/index.ts';

export type DeadReckoningMatch = Match<DeadReckoningState, DeadReckoningAction, DeadReckoningView, DeadReckoningEvent>;

export const nameOf = (seat: number): string => ['Mira', 'Inés', 'Tomas', 'Ada'][seat];

const speakers = Object.fromEntries(
  LOCALES.map((locale) => [locale, speaker(locale, commonText, deadReckoningText, tableText)]),
) as Readonly<Record<Locale, Say>>;
export const sayIn = (locale: Locale): Say => speakers[locale];

export function propsOf(
  view: DeadReckoningView,
  legal: readonly Action[],
  more: Partial<BoardProps<DeadReckoningView>> = {},
): BoardProps<DeadReckoningView> {
  return {
    view,
    eye: view.eye,
    seats: view.players.map((_, seat) => ({ seat, name: nameOf(seat), bot: seat > 0, here: true })),
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

/** `where` names seed and entry, so that a failing moment can be found again. */
export type Watch = (match: DeadReckoningMatch, where: string) => void;

export interface Setting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** Plays a match in which every choice is equally likely; `watch` sees it after every entry. */
export function playByChance(setting: Setting, seed: string, watch: Watch): DeadReckoningMatch {
  const options = { roundLimit: 12, ...setting.options };
  const match: DeadReckoningMatch = Match.begin(deadReckoning, { ...setting, options, seed });
  const hands = Stream.of(`${seed}\nhands`);
  const dice = new SeededChance(`${seed}\ndice`);
  watch(match, `seed "${seed}", entry 0`);
  while (match.toAct.length > 0) {
    const seat = match.toAct[hands.below(match.toAct.length)];
    const actions =
      seat === TABLE ? [tableAnswer<DeadReckoningAction>(deadReckoning, match.state, dice)] : match.legal(seat);
    match.play(seat, actions[hands.below(actions.length)]);
    watch(match, `seed "${seed}", entry ${match.n}`);
  }
  return match;
}

/** The buttons, and those behind them. */
export const open = (list: readonly Choice[]): Choice[] => list.flatMap((choice) => choice.more ?? [choice]);
