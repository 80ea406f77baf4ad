/** What all buttons of the action bar share. */

import type { Seat } from '@broadside/kernel';
import { type Buttons, buttonsOf, type Choice } from '@broadside/kit';
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

/** Why a verb that keeps its place cannot be chosen now, in a word or two; the rule behind it says the rest. */
export type Off = 'stopped' | 'gambled' | 'harbour' | 'stopFirst' | 'noneInReach' | 'allTaken' | 'ending';

type Permission = Pick<Choice, 'action' | 'reason' | 'clause'>;

/** What the rules say of it; where it is known why not, in fewer words. */
export function permission(props: Props, seat: Seat, action: PortRoyalAction, why?: Off): Permission {
  const said = allowed(props, seat, action);
  if (why === undefined) return said;
  return {
    clause: said.clause,
    reason: props.say(`port-royal.table.off.${why}`, { cards: props.view.harbour.length }),
  };
}
