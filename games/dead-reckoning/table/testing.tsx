/** What the tests of the table share: words, props, and whole matches, half by sailors and half by chance. */
import { type Action, Match, type Seat, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import type { BoardProps } from '@broadside/kit';
import { boardProps, seatsOf } from '@broadside/kit/testing';
import { commonText, type Locale, speaker } from '@broadside/text';
import { sailor } from '../bot/sailor.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningText } from '../text/index.ts';
import { tableText } from '../text/table.ts';

export { nameOf, openAll as open } from '@broadside/kit/testing';

export type DeadReckoningMatch = Match<DeadReckoningState, DeadReckoningAction, DeadReckoningView, DeadReckoningEvent>;

const speak = (locale: Locale) => speaker(locale, commonText, deadReckoningText, tableText);
const speakers = { en: speak('en'), ru: speak('ru'), uk: speak('uk') };
export const sayIn = (locale: Locale) => speakers[locale];

export const propsOf = (
  view: DeadReckoningView,
  legal: readonly Action[],
  more: Partial<BoardProps<DeadReckoningView>> = {},
): BoardProps<DeadReckoningView> =>
  boardProps(view, speakers.en, { seats: seatsOf(view.players.length), legal, ...more });

/** `where` names seed and entry, so that a failing moment can be found again. */
export type Watch = (match: DeadReckoningMatch, where: string) => void;

export interface Setting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** Everybody who may act now: whoever is asked, and whoever may put something in (DR-DEC-90, DR-DEC-92). */
export const actors = (match: DeadReckoningMatch): Seat[] => [
  ...match.toAct.filter((seat) => seat !== TABLE),
  ...match.mayAct.filter((seat) => match.legal(seat).length > 0),
];

/** Every other choice is a sailor's, the rest are by chance, so that all of the game is met in matches that go on. */
function playOne(match: DeadReckoningMatch, random: Stream, dice: SeededChance): void {
  if (match.toAct.includes(TABLE)) {
    match.play(TABLE, tableAnswer<DeadReckoningAction>(deadReckoning, match.state, dice));
    return;
  }
  const able = actors(match);
  const seat = random.below(4) > 0 ? match.toAct[0] : able[random.below(able.length)];
  const legal = match.legal(seat);
  const byChance = legal[random.below(legal.length)];
  const sails = match.toAct.includes(seat) && random.below(2) === 0;
  match.play(seat, sails ? sailor(match.state, seat, legal, random) : byChance);
}

/** Plays a match half by sailors and half by chance; `watch` sees it after every entry. */
export function playMixed(setting: Setting, seed: string, watch: Watch, entries = 350): DeadReckoningMatch {
  const match: DeadReckoningMatch = Match.begin(deadReckoning, { ...setting, seed });
  const random = Stream.of(`${seed}\nhands`);
  const dice = new SeededChance(`${seed}\ndice`);
  watch(match, `seed "${seed}", entry 0`);
  while (match.toAct.length > 0 && match.n < entries) {
    playOne(match, random, dice);
    watch(match, `seed "${seed}", entry ${match.n}`);
  }
  return match;
}
