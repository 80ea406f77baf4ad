/** Port Royal as a program. */
import type { GameProgram } from '@broadside/manifest';
import { portRoyalBots } from './bot/index.ts';
import { portRoyalCampaign } from './campaign/index.ts';
import { portRoyalOlder } from './editions/index.ts';
import { portRoyalGuide } from './guide/index.ts';
import { portRoyal } from './rules/game.ts';
import { portRoyalTerminal } from './terminal/index.ts';
import { portRoyalVoice } from './text/index.ts';

const program: GameProgram = {
  game: portRoyal,
  bots: portRoyalBots,
  campaign: portRoyalCampaign,
  voice: portRoyalVoice,
  terminal: portRoyalTerminal,
  guide: portRoyalGuide,
  judge: () => import('./judge/index.ts'),
  lessons: () => import('./lesson/index.ts'),
  pace: 0.5,
  older: portRoyalOlder,
};

export default program;
export { portRoyal, portRoyalBots };
