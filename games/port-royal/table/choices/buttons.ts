/** What all buttons of the action bar share. */

import type { Seat } from '@broadside/kernel';
import { type Buttons, buttonsOf } from '@broadside/kit';
import { portRoyal } from '../../rules/facade.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { portRoyalVoice } from '../../text/index.ts';
import type { BoardProps } from '../props.ts';

export type Props = BoardProps;

type AnyButtons = Buttons<View, PortRoyalAction>;

/** The buttons of the kit, for the words of this table. */
interface TableButtons {
  legalOf: AnyButtons['legalOf'];
  allowed(props: Props, seat: Seat, action: PortRoyalAction): ReturnType<AnyButtons['allowed']>;
  verb(props: Props, seat: Seat, action: PortRoyalAction): string;
  choiceOf(props: Props, seat: Seat, action: PortRoyalAction, key?: string): ReturnType<AnyButtons['choiceOf']>;
}

export const { legalOf, allowed, verb, choiceOf }: TableButtons = buttonsOf<View, PortRoyalAction>({
  game: portRoyal,
  voice: portRoyalVoice,
});
