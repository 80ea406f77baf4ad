/** Decisions and choices, judged by what whoever decides could see. */
import { worthAThought } from '@broadside/bots';
import { type Action, type AnyGame, type FlowState, legal, type Seat, Stream, sameAction } from '@broadside/kernel';
import { Comparison } from './comparison.ts';
import type { JudgeKit } from './kit.ts';
import { lineAfter } from './line.ts';
import type { Estimate, Grade, JudgedChoice, JudgedDecision } from './report.ts';
import { Worlds } from './worlds.ts';

/** Points of loss from which a grade is given. */
export const SLIP = 0.01;
export const MISTAKE = 0.03;
export const BLUNDER = 0.08;
/** Standard errors that a loss must exceed to be called more than fine. */
const SURE = 2;
/** Choices beside what was played that are kept of a decision. */
const KEPT = 4;

export function gradeOf(isBest: boolean, { value, error }: Estimate): Grade {
  if (isBest) return 'best';
  if (value < SLIP || value <= SURE * error) return 'fine';
  if (value < MISTAKE) return 'slip';
  return value < BLUNDER ? 'mistake' : 'blunder';
}

/** What is compared: the choices worth a thought, and what was played. */
export function choicesOf<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: JudgeKit<S, A>,
  state: S,
  seat: Seat,
  played?: A,
): readonly A[] {
  const actions = worthAThought(game, kit, state, seat);
  return played === undefined || actions.some((one) => sameAction(one, played)) ? actions : [...actions, played];
}

/** Whether there was something to decide. */
export function isDecision<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: JudgeKit<S, A>,
  state: S,
  seat: Seat,
  played: A,
): boolean {
  if (legal(game, state, seat).length < 2 || kit.isHabit?.(state, true)) return false;
  return choicesOf(game, kit, state, seat, played).length > 1;
}

/** All choices, the best first; `own` is what was lost by the one that was played. */
function judged<S extends FlowState, A extends Action>(
  comparison: Comparison<S, A>,
  played: number,
  own: Estimate | undefined,
): { choice: number; value: number; loss: Estimate }[] {
  const { best } = comparison;
  const value = comparison.valueOf(best);
  return comparison.actions
    .map((_, choice) => {
      const found = choice === played && own ? own : comparison.lossOf(choice, best).estimate;
      const loss = choice === best ? { value: 0, error: 0 } : { ...found, value: Math.max(0, found.value) };
      return { choice, value: value - loss.value, loss };
    })
    .sort((a, b) => Number(b.choice === best) - Number(a.choice === best) || a.loss.value - b.loss.value);
}

export interface Weighed {
  readonly choices: readonly JudgedChoice[];
  readonly legal: number;
  readonly worlds: number;
}

export interface Weighing {
  readonly worlds: number;
  readonly seed: string;
  /** So many choices are given back at most. */
  readonly most?: number;
}

/** A position by itself, as this seat sees it: the choices worth a thought, the best first. */
export function weighChoices<S extends FlowState, A extends Action>(
  game: AnyGame,
  kit: JudgeKit<S, A>,
  view: unknown,
  seat: Seat,
  { worlds: count, seed, most = Number.POSITIVE_INFINITY }: Weighing,
): Weighed {
  const stream = Stream.of(seed);
  const worlds = new Worlds<S, A>(game, kit, seat + 1);
  const state = worlds.imagined(view, seat, stream);
  const actions = choicesOf(game, kit, state, seat);
  const all = legal(game, state, seat).length;
  if (actions.length === 0) return { choices: [], legal: all, worlds: 0 };
  const comparison = new Comparison(worlds, view, seat, actions, [], count, stream);
  const choices = judged(comparison, -1, undefined)
    .slice(0, most)
    .map(({ choice, value, loss }) => {
      const action = actions[choice];
      return { action, value, loss, line: lineAfter(worlds, view, seat, action, stream) };
    });
  return { choices, legal: all, worlds: count };
}

/** A decision of a match. Its loss may be a little below 0 here, so that errors cancel out when losses are added up. */
export function judgeDecision<S extends FlowState, A extends Action>(
  worlds: Worlds<S, A>,
  state: S,
  entry: { readonly n: number; readonly seat: Seat; readonly action: A },
  count: number,
  stream: Stream,
): JudgedDecision {
  const { n, seat, action } = entry;
  const { game, kit } = worlds;
  const view = game.view(state, seat);
  const actions = choicesOf(game, kit, worlds.imagined(view, seat, stream), seat, action);
  const played = actions.findIndex((one) => sameAction(one, action));
  const comparison = new Comparison(worlds, view, seat, actions, [played], count, stream);
  const loss = comparison.lostBy(played).estimate;
  const all = judged(comparison, played, loss);
  const kept = all.filter(({ choice }, at) => at < KEPT || choice === played);
  return {
    n,
    seat,
    played: action,
    choices: kept.map(({ choice, value, loss: behind }) => ({
      action: actions[choice],
      value,
      loss: behind,
      line: lineAfter(worlds, view, seat, actions[choice], stream),
    })),
    legal: legal(game, state, seat).length,
    loss,
    grade: gradeOf(all[0].choice === played, loss),
    worlds: count,
  };
}
