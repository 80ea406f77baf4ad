/** The buttons of the kit, for the words and rules of this game. */
import { buttonsOf } from '@broadside/kit';
import { liarsDice } from '../rules/facade.ts';
import type { LiarsDiceAction } from '../rules/state.ts';
import type { LiarsDiceView } from '../rules/view.ts';
import { liarsDiceVoice } from '../text/index.ts';

export const { allowed, verb } = buttonsOf<LiarsDiceView, LiarsDiceAction>({
  game: liarsDice,
  voice: liarsDiceVoice,
});
