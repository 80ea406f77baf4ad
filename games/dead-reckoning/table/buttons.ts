/** The buttons of the kit, for the words and rules of this game. */
import { buttonsOf } from '@broadside/kit';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningVoice } from '../text/index.ts';

export const { legalOf, refusal, allowed, verb, cardName, choiceOf } = buttonsOf<
  DeadReckoningView,
  DeadReckoningAction
>({ game: deadReckoning, voice: deadReckoningVoice });
