/** The buttons of a game: its verbs, and what is grey and why. */
import type { Action, AnyGame, Seat, Viewer } from '@broadside/kernel';
import type { Say, Voice } from '@broadside/text';
import { isLegal, type Refusal, refusalsOf } from './choosing.ts';
import type { BoardProps, Choice } from './gameUI.ts';

interface ButtonsOptions {
  readonly game: AnyGame;
  readonly voice: Voice;
}

export interface Buttons<V, A extends Action> {
  /** The legal actions of one type. */
  legalOf<T extends A['type']>(props: Pick<BoardProps, 'legal'>, type: T): Extract<A, { readonly type: T }>[];
  /** Why something is not allowed; nothing if it is. */
  refusal(view: V, seat: Seat, action: A, say: Say): Refusal;
  /** Grey with its reason unless it is among the legal actions. */
  allowed(props: BoardProps<V>, seat: Seat, action: A): Pick<Choice, 'action' | 'reason' | 'clause'>;
  verb(props: BoardProps<V>, seat: Seat, action: A): string;
  cardName(props: Pick<BoardProps, 'say'>, card: number): string;
  /** A button for a legal action, called by its verb. */
  choiceOf(props: BoardProps<V>, seat: Seat, action: A, key?: string): Choice;
}

export function buttonsOf<V extends { readonly eye: Viewer }, A extends Action>({
  game,
  voice,
}: ButtonsOptions): Buttons<V, A> {
  const refusal = refusalsOf<V, A>(game, voice);
  const verb: Buttons<V, A>['verb'] = ({ view, say, nameOf }, seat, action) =>
    voice.action(action, view, seat, say, nameOf);
  return {
    legalOf: <T extends A['type']>({ legal }: Pick<BoardProps, 'legal'>, type: T) =>
      legal.filter((action): action is Extract<A, { readonly type: T }> => action.type === type),
    refusal,
    allowed: (props, seat, action) =>
      isLegal(props, action) ? { action } : refusal(props.view, seat, action, props.say),
    verb,
    cardName: ({ say }, card) => voice.card(card, say),
    choiceOf: (props, seat, action, key = Object.values(action).join('.')) => ({
      key,
      label: verb(props, seat, action),
      action,
    }),
  };
}
