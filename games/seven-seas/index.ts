/** Pirates of the 7 Seas as a program. */
import type { GameProgram } from '@broadside/manifest';
import { sevenSeasBots } from './bot/index.ts';
import { sevenSeasOlder } from './editions/index.ts';
import { sevenSeasGuide } from './guide/index.ts';
import { sevenSeas } from './rules/game.ts';
import { sevenSeasHand } from './rules/hand.ts';
import { sevenSeasTerminal } from './terminal/index.ts';
import { sevenSeasVoice } from './text/index.ts';

const program: GameProgram = {
  game: sevenSeas,
  bots: sevenSeasBots,
  hand: sevenSeasHand,
  voice: sevenSeasVoice,
  terminal: sevenSeasTerminal,
  guide: sevenSeasGuide,
  judge: () => import('./judge/index.ts'),
  lessons: () => import('./lesson/index.ts'),
  older: sevenSeasOlder,
};

export default program;
export { sevenSeas, sevenSeasBots };
