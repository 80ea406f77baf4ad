/** What all buttons of the action bar share. */
import type { Seat } from '@broadside/kernel';
import { type BoardProps, type Choice, isLegal } from '@broadside/kit';
import type { Values } from '@broadside/text';
import type { PortRoyalAction } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { portRoyalVoice } from '../text/index.ts';
import { refusal } from './refusal.ts';

export type Props = BoardProps<View>;

/** A sentence of the buttons. */
export const told = ({ say }: Props, key: string, values: Values = {}): string =>
  say(`port-royal.table.choice.${key}`, values);

export const legalOf = <T extends PortRoyalAction['type']>(
  { legal }: Pick<Props, 'legal'>,
  type: T,
): Extract<PortRoyalAction, { readonly type: T }>[] =>
  (legal as readonly PortRoyalAction[]).filter(
    (action): action is Extract<PortRoyalAction, { readonly type: T }> => action.type === type,
  );

/** Grey with its reason unless it is among the legal actions. */
export function allowed(
  props: Props,
  seat: Seat,
  action: PortRoyalAction,
): Pick<Choice, 'action' | 'reason' | 'clause'> {
  return isLegal(props, action) ? { action } : refusal(props.view, seat, action, props.say);
}

export const verb = ({ view, say, nameOf }: Props, seat: Seat, action: PortRoyalAction): string =>
  portRoyalVoice.action(action, view, seat, say, nameOf);

/** A button for a legal action, called by its verb. */
export const choiceOf = (props: Props, seat: Seat, key: string, action: PortRoyalAction): Choice => ({
  key,
  label: verb(props, seat, action),
  action,
});
