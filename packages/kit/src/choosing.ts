/** What the buttons of every game share: chances as figures, many choices behind one, and why something is refused. */
import {
  type Action,
  type AnyGame,
  type FlowState,
  LooseChance,
  type Seat,
  Stream,
  sameAction,
  type Viewer,
  whyNot,
} from '@broadside/kernel';
import type { Say, Voice } from '@broadside/text';
import type { Choice } from './gameUI.ts';

export const isLegal = ({ legal }: { readonly legal: readonly Action[] }, action: Action): boolean =>
  legal.some((one) => sameAction(one, action));

/** One button that opens the list when there are several, which would crowd out the board. */
export function gather(single: readonly Choice[], whole: () => Omit<Choice, 'more'>, most = 1): readonly Choice[] {
  if (single.length <= most) return single;
  const more = single.map(
    ({ hotkey: _hotkey, ...choice }, at): Choice => (at < 9 ? { ...choice, hotkey: String(at + 1) } : choice),
  );
  return [{ ...whole(), more }];
}

export type Refusal = Pick<Choice, 'reason' | 'clause'>;

/**
 * Why something is not allowed, from what a viewer sees. The rules are asked about a match that the view does not
 * contradict. For games none of whose refusals depend on what is hidden from whoever asks: the answer is then the one
 * the table would give, and it is there at once. Nothing if the action is allowed.
 */
export function refusalsOf<V extends { readonly eye: Viewer }, A extends Action>(
  game: AnyGame,
  voice: Voice,
): (view: V, seat: Seat, action: A, say: Say) => Refusal {
  const imagined = new WeakMap<V, FlowState>();
  const stateSeen = (view: V): FlowState => {
    const known =
      imagined.get(view) ?? game.imagine(view, view.eye, new LooseChance(Stream.of('a match like this one')));
    imagined.set(view, known);
    return known;
  };
  return (view, seat, action, say) => {
    const reason = whyNot(game, stateSeen(view), seat, action);
    return reason ? { reason: voice.reason(reason, say), clause: reason.clause } : {};
  };
}
