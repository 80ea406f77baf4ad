/** What all buttons of the action bar share. */

import { type BoardProps, buttonsOf } from '@broadside/kit';
import { portRoyal } from '../rules/facade.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { portRoyalVoice } from '../text/index.ts';

export type Props = BoardProps<View>;

export const { told, legalOf, refusal, allowed, verb, choiceOf } = buttonsOf<View, PortRoyalAction>({
  game: portRoyal,
  voice: portRoyalVoice,
  key: 'port-royal.table.choice',
});
