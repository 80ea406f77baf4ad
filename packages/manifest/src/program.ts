/** A game as a program, without a screen: what `games/<id>/index.ts` exports by default. */
import type { Bot } from '@broadside/bots';
import type { JudgedChoice, JudgeKit, PuzzlePack } from '@broadside/judge';
import type { AnyGame, AnyLesson, CampaignRules, Seat } from '@broadside/kernel';
import type { NameOf, Say, Voice } from '@broadside/text';
import type { TerminalTable } from '@broadside/text/terminal';
import type { ThrowAdapter } from '@broadside/throw';
import type { SetupGuide } from './guide.ts';

/** What of a game belongs to a version of its rules: with these a match that began under it is played to its end. */
export interface Edition {
  readonly game: AnyGame;
  /** Computer players from the weakest to the strongest. */
  readonly bots: readonly Bot[];
  /** How its dice are thrown, if it has any. */
  // biome-ignore lint/suspicious/noExplicitAny: hands of games of different states meet here
  readonly hand?: ThrowAdapter<any, any>;
  /** How its matches follow each other, if they can. */
  readonly campaign?: CampaignRules;
}

/** How play is judged in a game, and how a judgement is explained. */
export interface GameJudge {
  // biome-ignore lint/suspicious/noExplicitAny: judges of games of different states meet here
  readonly kit: JudgeKit<any, any>;
  /**
   * What speaks for a choice beside the others, the weightiest first: at most two sentences made from facts of the
   * position as this seat sees it (the risk, what it brings, who is how far), never an evaluation in words.
   */
  why(
    view: unknown,
    seat: Seat,
    choice: JudgedChoice,
    all: readonly JudgedChoice[],
    say: Say,
    nameOf: NameOf,
  ): readonly string[];
  /** Positions to solve; fetched when somebody wants to. */
  readonly puzzles?: () => Promise<{ readonly pack: PuzzlePack }>;
}

/** A game as it is today. Words and screens are always today's: they understand what older rules give. */
export interface GameProgram extends Edition {
  readonly voice: Voice;
  readonly terminal: TerminalTable;
  readonly guide: SetupGuide;
  /** Hints, analysis and puzzles, where the game can be judged; fetched when somebody asks for them. */
  readonly judge?: () => Promise<{ readonly default: GameJudge }>;
  /** The share of the usual pause that bots make before a move: a turn of many small moves must not take long. */
  readonly pace?: number;
  /** Guided matches, the first one first; fetched when one is begun. What is said in them is the manifest's business. */
  readonly lessons?: () => Promise<{ readonly default: readonly AnyLesson[] }>;
  /** Its rules of before, by their version. */
  readonly older: Readonly<Record<number, () => Promise<Edition>>>;
}
