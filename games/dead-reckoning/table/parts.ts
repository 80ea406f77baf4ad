/** What the buttons and the board share: the moment read from a view, words, and what is allowed. */
import type { Seat } from '@broadside/kernel';
import { type BoardProps, type Choice, isLegal } from '@broadside/kit';
import type { Values } from '@broadside/text';
import type { ActionType, DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningFrame, FrameOf, StepName } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { deadReckoningVoice } from '../text/index.ts';
import { namedWithRival } from '../text/words.ts';
import { refusal } from './refusal.ts';

export type Props = BoardProps<DeadReckoningView>;

export const KEY = 'dead-reckoning.table';

/** What waits for an answer; nothing when the match is over. */
export const frameOf = ({ flow }: Pick<DeadReckoningView, 'flow'>): DeadReckoningFrame | undefined =>
  flow[flow.length - 1];

/** The topmost frame of a kind, wherever it lies in the flow. */
export function frameNamed<N extends StepName>(
  { flow }: Pick<DeadReckoningView, 'flow'>,
  name: N,
): FrameOf<N> | undefined {
  const found = flow.findLast(({ step }) => step === name);
  return found as FrameOf<N> | undefined;
}

/** Whose area lies at the bottom of the screen: one's own, or for those who watch, the first player's. */
export const seatAtBottom = ({ eye, first }: Pick<DeadReckoningView, 'eye' | 'first'>): Seat =>
  typeof eye === 'number' ? eye : first;

/** The other players, clockwise; in the solo game the rival. */
export function rivalsOf(view: DeadReckoningView): number[] {
  const { length } = view.players;
  const bottom = seatAtBottom(view);
  return Array.from({ length: length - 1 }, (_, at) => (bottom + 1 + at) % length);
}

/** In the solo game the rival has a name too. */
export const withRival = (props: Props): Props => ({
  ...props,
  nameOf: namedWithRival(props.view.seats, props.say, props.nameOf),
});

export const told = ({ say }: Pick<Props, 'say'>, key: string, values: Values = {}): string =>
  say(`${KEY}.${key}`, values);

type Typed<T extends ActionType> = Extract<DeadReckoningAction, { readonly type: T }>;

export const legalOf = <T extends ActionType>({ legal }: Pick<Props, 'legal'>, type: T): Typed<T>[] =>
  (legal as readonly DeadReckoningAction[]).filter((action): action is Typed<T> => action.type === type);

/** Grey with its reason unless it is among the legal actions. */
export function allowed(
  props: Props,
  seat: Seat,
  action: DeadReckoningAction,
): Pick<Choice, 'action' | 'reason' | 'clause'> {
  return isLegal(props, action) ? { action } : refusal(props.view, seat, action, props.say);
}

export const verb = ({ view, say, nameOf }: Props, seat: Seat, action: DeadReckoningAction): string =>
  deadReckoningVoice.action(action, view, seat, say, nameOf);

export const cardName = ({ say }: Pick<Props, 'say'>, card: number): string => deadReckoningVoice.card(card, say);

/** A button for a legal action, called by its verb. */
export const choiceOf = (props: Props, seat: Seat, action: DeadReckoningAction): Choice => ({
  key: Object.values(action).join('.'),
  label: verb(props, seat, action),
  action,
});
