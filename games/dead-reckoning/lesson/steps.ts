/** What the lessons of Dead Reckoning are made of: cards and tiles by their names, and the ways to press them. */
import type { DoStep, Lesson, RivalStep, TellStep } from '@broadside/kernel';
import { type CardId, cardNamed } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { LessonKey } from './text.ts';

export type ReckoningLesson = Lesson<DeadReckoningAction, LessonKey>;
type Do = DoStep<DeadReckoningAction, LessonKey>;
type Rival = RivalStep<DeadReckoningAction, LessonKey>;
type Tell = TellStep<LessonKey>;
type More = Pick<Do, 'why' | 'instead' | 'allows'>;

export const [LEARNER, RIVAL] = [0, 1];

/** In the order of the sea: the first row lies open, the second is the nearest in the fog. */
export const TILES: readonly string[] = [
  ...['palm', 'parrot', 'sea-1'],
  ...['shark', 'turtle', 'monkey'],
  ...['crab', 'sea-2', 'serpent'],
  ...['whale', 'sea-3', 'sea-4'],
];
export const tileOf = (name: string): number => TILES.indexOf(name);

export function card(name: string): CardId {
  const id = cardNamed(name);
  if (id === undefined) throw new Error(`there is no card ${name}`);
  return id;
}

/** `opens`: the tab behind which a phone has it. */
export const tell = (say: LessonKey, light: readonly string[], why: LessonKey, opens?: string): Tell => ({
  kind: 'tell',
  say,
  light,
  why,
  ...(opens === undefined ? {} : { opens }),
});

export const act = (does: Do['wants'][number], light: readonly string[], say: LessonKey, more: More = {}): Do => ({
  kind: 'do',
  say,
  wants: [does],
  light,
  ...more,
});

/** A card in hand is opened first; on a phone the hand may lie behind another tab. */
export const play = (name: string, say: LessonKey, more: More): Do =>
  act({ type: 'play', card: card(name) }, ['tab:hand', `hand:${card(name)}`, `play.${card(name)}`], say, more);

/** What a card in play can do stands beside it. */
export const use = (name: string, say: LessonKey, more: More): Do =>
  act({ type: 'use', card: card(name) }, ['tab:played', `use.${card(name)}.0`], say, more);

/** Before the own turn every card that may go up a level stands with what it would gain. */
export const risesOf = (name: string): readonly string[] => [`rise:${card(name)}`, `level.${card(name)}`];

export const raiseLevel = (name: string, say: LessonKey, more: More): Do =>
  act({ type: 'level', card: card(name) }, risesOf(name), say, more);

/** So much cargo at once, into whichever hold; the first one is shown. */
export const load = (count: number, say: LessonKey, more: More): Do =>
  act({ type: 'load', good: 0, count }, ['goods', `load.0.0.${count}`], say, more);

export const raiseSails = (say: LessonKey, more: More): Do => act({ type: 'raise' }, ['raise.'], say, more);

export const sailTo = (tile: number, say: LessonKey, more: More): Do =>
  act({ type: 'sail', to: tile }, [`tile:${tile}`], say, more);

export const endTurn = (say: LessonKey, more: More): Do => act({ type: 'end' }, ['end'], say, more);

/** At sea the turn ends with this question. */
export const stayTrader = (say: LessonKey, more: More): Do =>
  act({ type: 'mode', pirate: 0 }, ['modes', 'mode.0'], say, more);

export const rival = (does: Rival['does'], say: LessonKey): Rival => ({
  kind: 'rival',
  seat: RIVAL,
  does,
  say,
  light: [`player:${RIVAL}`, 'tab:players'],
});
