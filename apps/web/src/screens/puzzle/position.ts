/** The position of a puzzle, and its choices in words. */
import { type JudgedChoice, type Puzzle, type PuzzleChoice, puzzleMatch } from '@broadside/judge';
import {
  type Action,
  type AnyMatch,
  apply,
  LooseChance,
  legal,
  Out,
  parseAction,
  Stream,
  sameAction,
  toAct,
} from '@broadside/kernel';
import type { NameOf, Say, Voice } from '@broadside/text';
import type { PuzzleSet } from './puzzles.ts';

export interface Asked {
  readonly puzzle: Puzzle;
  readonly match: AnyMatch;
  readonly view: unknown;
}

export function askedIn({ game }: PuzzleSet, puzzle: Puzzle): Asked {
  const match = puzzleMatch(game, puzzle);
  return { puzzle, match, view: match.view(puzzle.seat) };
}

export interface Speech {
  readonly voice: Voice;
  readonly say: Say;
  readonly nameOf: NameOf;
}

/** The game's own verb for a choice. */
export function verbOf(
  { match, puzzle, view }: Asked,
  { action }: PuzzleChoice,
  { voice, say, nameOf }: Speech,
): string {
  return voice.action(parseAction(match.game, action), view, puzzle.seat, say, nameOf);
}

export const judgedOf = ({ match }: Asked, { action, value, loss, error }: PuzzleChoice): JudgedChoice => ({
  action: parseAction(match.game, action),
  value,
  loss: { value: loss, error },
});

/** What speaks for a choice. */
export function reasonsFor(asked: Asked, choice: PuzzleChoice, { judge }: PuzzleSet, { say, nameOf }: Speech) {
  const { puzzle, view } = asked;
  const all = puzzle.choices.map((one) => judgedOf(asked, one));
  return judge.why(view, puzzle.seat, judgedOf(asked, choice), all, say, nameOf);
}

const LONGEST_LINE = 3;

export interface LineStep {
  readonly name: string;
  readonly verb: string;
}

/** "2 hire admiral-7-2". */
function readStep({ match }: Asked, text: string): { readonly seat: number; readonly action: Action } {
  const space = text.indexOf(' ');
  return { seat: Number(text.slice(0, space)), action: parseAction(match.game, text.slice(space + 1)) };
}

/** What is expected to follow the best choice, as far as it can be done from here: the position may hold something else. */
export function lineOf(
  asked: Asked,
  { action, line }: PuzzleChoice,
  { voice, say, nameOf }: Speech,
): readonly LineStep[] {
  const { match, puzzle } = asked;
  const { game } = match;
  const state = game.clone(match.state);
  const out = new Out(new LooseChance(Stream.of(puzzle.id)), false);
  apply(game, state, puzzle.seat, parseAction(game, action), out);
  const steps: LineStep[] = [];
  for (const text of line.slice(0, LONGEST_LINE)) {
    const next = readStep(asked, text);
    const isThere = legal(game, state, next.seat).some((one) => sameAction(one, next.action));
    if (!toAct(game, state).includes(next.seat) || !isThere) break;
    const view = game.view(state, next.seat);
    steps.push({ name: nameOf(next.seat), verb: voice.action(next.action, view, next.seat, say, nameOf) });
    apply(game, state, next.seat, next.action, out);
  }
  return steps;
}
