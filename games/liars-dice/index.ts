/** Liar's Dice as a program. */
import type { GameProgram } from '@broadside/manifest';
import { liarsDiceBots } from './bot/index.ts';
import { liarsDiceOlder } from './editions/index.ts';
import { liarsDiceGuide } from './guide/index.ts';
import { liarsDice } from './rules/game.ts';
import { liarsDiceTerminal } from './terminal/index.ts';
import { liarsDiceVoice } from './text/index.ts';

const program: GameProgram = {
  game: liarsDice,
  bots: liarsDiceBots,
  voice: liarsDiceVoice,
  terminal: liarsDiceTerminal,
  guide: liarsDiceGuide,
  lessons: () => import('./lesson/index.ts'),
  pace: 0.3,
  older: liarsDiceOlder,
};

export default program;
