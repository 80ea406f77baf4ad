/** Why something is not allowed: no refusal of this game depends on what is hidden from whoever asks. */
import { refusalsOf } from '@broadside/kit';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { sevenSeasVoice } from '../text/index.ts';

/** The sentence with the clause behind it, or nothing if the action is allowed. */
export const refusal = refusalsOf<SevenSeasView, SevenSeasAction>(sevenSeas, sevenSeasVoice);
