/** What the captain's search needs to know about the game. */
import type { SearchKit } from '@broadside/bots';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import { imagineChoices } from './choices.ts';
import { evaluate } from './evaluate.ts';
import { sailor, shortlist } from './sailor.ts';

/** What came to light: who was called, what fell, what was drawn; all of it shows before the pirates. */
function markOf(state: SevenSeasState): string {
  let shown = `${state.round}|${state.called}|${state.adventures.length}|${state.throws}`;
  const frame = state.flow[state.flow.length - 1];
  if (frame !== undefined) shown += `|${frame.step}|${'seat' in frame ? frame.seat : ''}`;
  if (frame?.step === 'keep') shown += `|${frame.goods.join()}`;
  for (const { chests, ships, goods, talismans, chosen } of state.pirates)
    shown += `|${chests},${ships},${goods.join()},${talismans},${chosen <= state.called ? chosen : ''}`;
  return shown;
}

/** Rounds; the three last ones count as one, so that whoever looks ahead sees the end. */
export const roundsAhead = ({ round, endRound }: SevenSeasState): number =>
  endRound > 0 ? Math.min(round, endRound + 1) : round;

export const captainKit: SearchKit<SevenSeasState, SevenSeasAction> = {
  policy: sailor,
  evaluate,
  mark: markOf,
  // To the end of the next round.
  clock: ({ round }) => round,
  horizon: 2,
  imagine: imagineChoices,
  // A gesture changes nothing, and nobody can answer to a character that was chosen in secret.
  isHabit: ({ flow }, asked) => {
    const { step } = flow[flow.length - 1];
    return step === 'cast' || (step === 'choose' && !asked);
  },
  shortlist,
  doubt: () => 0.3,
  perMs: 10,
};
