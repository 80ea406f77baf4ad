/** Levels between two policies: somebody who knows what the stronger one knows, and does not always think of it. */
import type { Action, FlowState, Policy } from '@broadside/kernel';

/** In so many of a hundred decisions what the weaker policy likes is good enough. */
export const distracted =
  <S extends FlowState, A extends Action>(weaker: Policy<S, A>, stronger: Policy<S, A>, often: number): Policy<S, A> =>
  (state, seat, actions, stream) =>
    (stream.below(100) < often ? weaker : stronger)(state, seat, actions, stream);

/** The same for every style of the stronger policy. */
export const distractedAll = <S extends FlowState, A extends Action, K extends string>(
  weaker: Policy<S, A>,
  styles: Readonly<Record<K, Policy<S, A>>>,
  often: number,
): Record<K, Policy<S, A>> => {
  const entries = Object.entries<Policy<S, A>>(styles);
  return Object.fromEntries(entries.map(([style, policy]) => [style, distracted(weaker, policy, often)])) as Record<
    K,
    Policy<S, A>
  >;
};
