/** The games as programs. Made by `npm run shelf` from the folders under games/; not edited. */
import type { GameProgram } from '@broadside/manifest';
import portRoyal from '@broadside/port-royal';
import sevenSeas from '@broadside/seven-seas';
import deadReckoning from '@broadside/dead-reckoning';
import liarsDice from '@broadside/liars-dice';

export const programs: GameProgram[] = [
  portRoyal,
  sevenSeas,
  deadReckoning,
  liarsDice,
];
