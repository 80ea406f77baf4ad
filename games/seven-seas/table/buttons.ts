/** The buttons of the kit, for the words and rules of this game. */
import { buttonsOf } from '@broadside/kit';
import { sevenSeas } from '../rules/facade.ts';
import type { SevenSeasAction } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { sevenSeasVoice } from '../text/index.ts';

export const { legalOf, allowed, verb, cardName, choiceOf } = buttonsOf<SevenSeasView, SevenSeasAction>({
  game: sevenSeas,
  voice: sevenSeasVoice,
});
