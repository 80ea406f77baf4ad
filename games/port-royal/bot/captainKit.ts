/** What the captain's search needs to know about the game. */
import type { SearchKit } from '@broadside/bots';
import type { PortRoyalAction, State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { sailor } from './sailor.ts';

/** What else can come to light where expansions are in play: an event, a story card, what a lookout sees. */
function markOf({ extra, flow }: State): string {
  const frame = flow[flow.length - 1];
  const looked = frame?.step === 'lookout' ? frame.cards.join() : '';
  return `${extra?.adventure?.event ?? ''}|${extra?.adventure?.tasks.join() ?? ''}|${looked}`;
}

export const captainKit: SearchKit<State, PortRoyalAction> = {
  policy: sailor,
  evaluate,
  // What an action may have uncovered shows in the harbour, among the open expeditions, or in who is next.
  mark: (state) => {
    const shown = `${state.harbour.join()}|${state.expeditions.length}|${state.flow.length}|${state.turn}`;
    return state.extra === null ? shown : `${shown}|${markOf(state)}`;
  },
  horizon: 4,
  // A team's chances are hard to judge at a glance; its plans are good.
  doubt: ({ options: { play } }) => (play === 'contractsCoop' || play === 'adventureCoop' ? 0.5 : 0),
  // Of the games of the expansions: where there is a net he thinks otherwise.
  perMs: 1.3,
};
