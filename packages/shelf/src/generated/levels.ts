/** How strong the levels of the games are. Made by `npm run shelf` from the folders under games/; not edited. */
import type { LevelFacts } from '@broadside/manifest';
import { levels as portRoyal } from '@broadside/port-royal/levels';
import { levels as sevenSeas } from '@broadside/seven-seas/levels';
import { levels as deadReckoning } from '@broadside/dead-reckoning/levels';
import { levels as liarsDice } from '@broadside/liars-dice/levels';

export const levels: readonly LevelFacts[] = [
  portRoyal,
  sevenSeas,
  deadReckoning,
  liarsDice,
];
