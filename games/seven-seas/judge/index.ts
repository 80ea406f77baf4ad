/** How play of Pirates of the 7 Seas is judged. */
import type { GameJudge } from '@broadside/manifest';
import { judgeKit } from './kit.ts';

const judge: GameJudge = { kit: judgeKit, why: () => [] };

export default judge;
