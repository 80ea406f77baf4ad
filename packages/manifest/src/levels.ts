/** What `games/<id>/levels.ts` says to whoever chooses a computer player; fetched where one is chosen. */
import type { Style } from '@broadside/bots';

export interface LevelFacts {
  readonly game: string;
  /**
   * By the name of a bot: points on the scale of Elo above the deckhand, between two players, as they were measured
   * (docs/performance.md). What was not measured is not there.
   */
  readonly elo: Readonly<Record<string, number>>;
  /** In which styles some levels are to be had, and which levels. */
  readonly styles: readonly Style[];
  readonly styled: readonly string[];
}
