/** The buttons of a battle. */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { choiceOf, type Props } from '../parts.ts';

export const battleChoices = (props: Props, seat: Seat): readonly Choice[] =>
  (props.legal as readonly DeadReckoningAction[]).map((action) => choiceOf(props, seat, action));
