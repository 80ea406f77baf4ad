/** What the buttons and the board share: the moment read from a view, words, and what is allowed. */
import type { Seat } from '@broadside/kernel';
import { type BoardProps, type Choice, isLegal } from '@broadside/kit';
import type { Values } from '@broadside/text';
import type { ActionType, FrameOf, SevenSeasAction, SevenSeasFrame, StepName } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { sevenSeasVoice } from '../text/index.ts';
import { refusal } from './refusal.ts';

export type Props = BoardProps<SevenSeasView>;

export const KEY = 'seven-seas.table';

/** What waits for an answer; nothing when the match is over. */
export const frameOf = ({ flow }: Pick<SevenSeasView, 'flow'>): SevenSeasFrame | undefined => flow[flow.length - 1];

/** The topmost frame of a kind, wherever it lies in the flow. */
export function frameNamed<N extends StepName>({ flow }: Pick<SevenSeasView, 'flow'>, name: N): FrameOf<N> | undefined {
  const found = flow.findLast(({ step }) => step === name);
  return found as FrameOf<N> | undefined;
}

/** Whose area lies at the bottom of the screen: one's own, or for those who watch, the first player's. */
export const seatAtBottom = ({ eye, first }: Pick<SevenSeasView, 'eye' | 'first'>): Seat =>
  typeof eye === 'number' ? eye : first;

/** The other seats, clockwise. */
export function rivalsOf(view: SevenSeasView): Seat[] {
  const { length } = view.pirates;
  const bottom = seatAtBottom(view);
  return Array.from({ length: length - 1 }, (_, at) => (bottom + 1 + at) % length);
}

/** To one digit behind the comma; the messages write it as the reader's language does. */
export const tenth = (amount: number): number => Math.round(amount * 10) / 10;

export const told = ({ say }: Pick<Props, 'say'>, key: string, values: Values = {}): string =>
  say(`${KEY}.${key}`, values);

type Typed<T extends ActionType> = Extract<SevenSeasAction, { readonly type: T }>;

export const legalOf = <T extends ActionType>({ legal }: Pick<Props, 'legal'>, type: T): Typed<T>[] =>
  (legal as readonly SevenSeasAction[]).filter((action): action is Typed<T> => action.type === type);

/** Grey with its reason unless it is among the legal actions. */
export function allowed(
  props: Props,
  seat: Seat,
  action: SevenSeasAction,
): Pick<Choice, 'action' | 'reason' | 'clause'> {
  return isLegal(props, action) ? { action } : refusal(props.view, seat, action, props.say);
}

export const verb = ({ view, say, nameOf }: Props, seat: Seat, action: SevenSeasAction): string =>
  sevenSeasVoice.action(action, view, seat, say, nameOf);

export const cardName = ({ say }: Pick<Props, 'say'>, card: number): string => sevenSeasVoice.card(card, say);

/** A button for a legal action, called by its verb. */
export const choiceOf = (props: Props, seat: Seat, action: SevenSeasAction): Choice => ({
  key: Object.values(action).join('.'),
  label: verb(props, seat, action),
  action,
});
