/** Bots that follow a policy: they imagine the hidden part and ask the policy what to do in it. */
import {
  type Action,
  type AnyGame,
  type FlowState,
  LooseChance,
  legal,
  type Policy,
  randomPolicy,
} from '@broadside/kernel';
import type { Bot } from './bot.ts';

export function policyBot<S extends FlowState, A extends Action>(
  name: string,
  game: AnyGame,
  policy: Policy<S, A>,
): Bot {
  return {
    name,
    choose: (view, seat, { stream }) => {
      const state = game.imagine(view, seat, new LooseChance(stream)) as S;
      return policy(state, seat, legal<A>(game, state, seat), stream);
    },
  };
}

/** Any legal action, each as likely as the next. */
export const randomBot = (game: AnyGame): Bot => policyBot('random', game, randomPolicy);
