/** How play of Dead Reckoning is judged. */
import type { GameJudge } from '@broadside/manifest';
import { judgeKit } from './kit.ts';
import { why } from './why.ts';

const judge: GameJudge = {
  kit: judgeKit,
  why,
  puzzles: () => import('./puzzles/pack.ts'),
};

export default judge;
