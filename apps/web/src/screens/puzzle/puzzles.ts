/** The puzzles of a game with all that is needed to show one: fetched when somebody wants to solve them. */
import type { Puzzle } from '@broadside/judge';
import type { AnyGame } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import { loadRules } from '../../gameUIs.ts';
import { fetchedOnce } from '../../shell/fetched.ts';

type Judge = Awaited<ReturnType<NonNullable<GameProgram['judge']>>>['default'];

export interface PuzzleSet {
  readonly game: AnyGame;
  readonly judge: Judge;
  readonly puzzles: readonly Puzzle[];
}

/** Undefined where there are none, or where they were made under other rules. */
export const { use: usePuzzles } = fetchedOnce<PuzzleSet | undefined>(async (id) => {
  const program = await loadRules(id);
  const judge = (await program?.judge?.())?.default;
  const pack = (await judge?.puzzles?.())?.pack;
  if (!program || !judge || pack?.rules !== program.game.version) return undefined;
  return { game: program.game, judge, puzzles: pack.puzzles };
});

export const puzzleHref = (game: string, puzzle?: string): string =>
  puzzle === undefined ? `/puzzle/${game}` : `/puzzle/${game}/${puzzle}`;

/** The next one that was not tried on this device, from here on round the pack; undefined when all were. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  at: number,
  tried: Readonly<Record<string, string>>,
): Puzzle | undefined {
  const further = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  return further.find(({ id }) => tried[id] === undefined);
}

/** The choices in an order that tells nothing: by their words. */
export const inNeutralOrder = ({ choices }: Puzzle) => choices.toSorted((a, b) => (a.action < b.action ? -1 : 1));
