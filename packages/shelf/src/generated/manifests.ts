/** The manifests of the games. Made by `npm run shelf` from the folders under games/; not edited. */
import type { GameManifest } from '@broadside/manifest/web';
import { manifest as portRoyal } from '@broadside/port-royal/manifest';
import { manifest as sevenSeas } from '@broadside/seven-seas/manifest';
import { manifest as deadReckoning } from '@broadside/dead-reckoning/manifest';
import { manifest as liarsDice } from '@broadside/liars-dice/manifest';

export const manifests: readonly GameManifest[] = [
  portRoyal,
  sevenSeas,
  deadReckoning,
  liarsDice,
];
