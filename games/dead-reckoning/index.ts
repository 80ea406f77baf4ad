/** Dead Reckoning as a program. */
import type { GameProgram } from '@broadside/manifest';
import { deadReckoningBots } from './bot/index.ts';
import { deadReckoningOlder } from './editions/index.ts';
import { deadReckoningGuide } from './guide/index.ts';
import { deadReckoning } from './rules/game.ts';
import { deadReckoningHand } from './rules/hand.ts';
import { deadReckoningTerminal } from './terminal/index.ts';
import { deadReckoningVoice } from './text/index.ts';

const program: GameProgram = {
  game: deadReckoning,
  bots: deadReckoningBots,
  hand: deadReckoningHand,
  voice: deadReckoningVoice,
  terminal: deadReckoningTerminal,
  guide: deadReckoningGuide,
  judge: () => import('./judge/index.ts'),
  lessons: () => import('./lesson/index.ts'),
  pace: 0.3,
  older: deadReckoningOlder,
};

export default program;
export { deadReckoning, deadReckoningBots };
