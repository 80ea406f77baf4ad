/** Why something is not allowed: no refusal of this game depends on what is hidden from whoever asks. */
import { refusalsOf } from '@broadside/kit';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningVoice } from '../text/index.ts';

/** The sentence with the clause behind it, or nothing if the action is allowed. */
export const refusal = refusalsOf<DeadReckoningView, DeadReckoningAction>(deadReckoning, deadReckoningVoice);
