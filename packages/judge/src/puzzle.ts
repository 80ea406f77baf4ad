/**
 * A puzzle: a position from a match in which one choice is best by far. It is kept as the actions that led to it, in the
 * notation of the game; how dice and cubes fell follows from the seed.
 */
import {
  type AnyGame,
  type AnyMatch,
  Match,
  parseAction,
  type Seat,
  SeededChance,
  TABLE,
  tableAnswer,
} from '@broadside/kernel';
import type { Estimate } from './report.ts';

/** Standards that every puzzle meets, in the measurement and in its check (docs/puzzles.md). */
export const PUZZLE_GAP = 0.08;
export const PUZZLE_ERRORS = 4;

export interface PuzzleChoice {
  /** In the notation of the game. */
  readonly action: string;
  readonly value: number;
  readonly loss: number;
  readonly error: number;
  /** What the judge expects to follow: who does what. */
  readonly line: readonly string[];
}

export interface Puzzle {
  /** Its own name, for the address and for what a device remembers. */
  readonly id: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whose decision it is. */
  readonly seat: Seat;
  /** What was done before, joined by semicolons. */
  readonly actions: string;
  /** The best first. */
  readonly choices: readonly PuzzleChoice[];
  /** What people with a habit would do, none of them the best. */
  readonly habits: readonly string[];
  /** How much better the best is than the next: as it was measured, and as it was checked. */
  readonly gaps: readonly [Estimate, Estimate];
  /** The same over whole matches, played to the end by the best habit; left out where that was not tried. */
  readonly whole?: Estimate;
  /** Imagined worlds of the measurement and of the check. */
  readonly worlds: readonly [number, number];
  /** 1: some habit is right; 2: every habit is wrong; 3: and the best does not look like it. */
  readonly level: 1 | 2 | 3;
}

export interface PuzzlePack {
  /** The rules they were made under, and the judge that made them. */
  readonly rules: number;
  readonly judge: number;
  readonly puzzles: readonly Puzzle[];
}

/** What falls on its own in the match of a puzzle. */
export function letFall(match: AnyMatch): void {
  const chance = new SeededChance(`${match.seed} ${match.n}`);
  match.play(TABLE, tableAnswer(match.game, match.state, chance));
}

/** The match up to where the puzzle is asked. */
export function puzzleMatch(game: AnyGame, { seed, seats, options, actions }: Puzzle): AnyMatch {
  const match: AnyMatch = Match.begin(game, { seed, seats, options });
  const settle = (): void => {
    while (match.toAct[0] === TABLE) letFall(match);
  };
  settle();
  for (const action of actions === '' ? [] : actions.split('; ')) {
    match.play(match.toAct[0], parseAction(game, action));
    settle();
  }
  return match;
}

/** The one of the day: the same for everybody on the same date, each in its turn. */
export function puzzleOfDay(puzzles: readonly Puzzle[], date: Date): Puzzle | undefined {
  if (puzzles.length === 0) return undefined;
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  return puzzles[day % puzzles.length];
}
