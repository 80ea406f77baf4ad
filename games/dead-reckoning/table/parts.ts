/** What the buttons and the board share: the moment read from a view, words, and what is allowed. */
import { type Action, type Seat, sameAction } from '@broadside/kernel';
import type { BoardProps, Choice } from '@broadside/kit';
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

/** How few percent a chance may be said to have without being called impossible. */
export const percent = (chance: number): number => {
  if (chance > 0 && chance < 0.01) return 1;
  return chance < 1 && chance > 0.99 ? 99 : Math.round(chance * 100);
};

/** To one digit behind the comma; the messages write it as the reader's language does. */
export const tenth = (amount: number): number => Math.round(amount * 10) / 10;

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

export const isLegal = ({ legal }: Pick<Props, 'legal'>, action: Action): boolean =>
  legal.some((one) => sameAction(one, action));

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

/** One button that opens the list when there are several, which would crowd out the board. */
export function gather(single: readonly Choice[], whole: () => Omit<Choice, 'more'>, most = 1): readonly Choice[] {
  if (single.length <= most) return single;
  const more = single.map(
    ({ hotkey: _hotkey, ...choice }, at): Choice => (at < 9 ? { ...choice, hotkey: String(at + 1) } : choice),
  );
  return [{ ...whole(), more }];
}
