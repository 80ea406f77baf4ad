/** New Game as a program. */
import type { GameProgram } from '@broadside/manifest';
import { newGameBots } from './bot/index.ts';
import { newGameOlder } from './editions/index.ts';
import { newGameGuide } from './guide/index.ts';
import { newGame } from './rules/game.ts';
import { newGameTerminal } from './terminal/index.ts';
import { newGameVoice } from './text/index.ts';

const program: GameProgram = {
  game: newGame,
  bots: newGameBots,
  voice: newGameVoice,
  terminal: newGameTerminal,
  guide: newGameGuide,
  older: newGameOlder,
};

export default program;
