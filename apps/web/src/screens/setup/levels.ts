import { levelOf } from '@broadside/bots/names';
import type { GameManifest } from '@broadside/shelf/web';

/** The bots people may choose from, the weakest first. The one that plays at random is for tests. */
export const LEVELS = ['deckhand', 'oarsman', 'fisherman', 'sailor', 'captain', 'commodore'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL = 'sailor';

/** A bot as a seat has it: of a level, perhaps of a style. */
export type BotName = Level | `${Level}:${string}`;
export const levelIn = (bot: BotName): Level => levelOf(bot) as Level;

/** Those a game has: not every game has the strongest. */
export const levelsOf = (game: Pick<GameManifest, 'strongest'> | undefined): readonly Level[] =>
  LEVELS.slice(0, LEVELS.indexOf(game?.strongest ?? 'captain') + 1);
