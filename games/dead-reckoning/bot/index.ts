/** The computer players of Dead Reckoning, from the weakest to the strongest. */
import { type Bot, policyBot, randomBot, type SearchKit, searchBot } from '@broadside/bots';
import { legal, toAct } from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { deckhand } from './deckhand.ts';
import { evaluate } from './evaluate.ts';
import { sailor } from './sailor.ts';
import { isObvious, shortlist } from './thought.ts';

export { policyWith, sailor } from './sailor.ts';

/** What came to light: tiles, throws, cards drawn and what lies on the sea. */
function markOf(state: DeadReckoningState): string {
  const frame = state.flow[state.flow.length - 1];
  const asked = frame !== undefined && 'seat' in frame ? frame.seat : '';
  let shown = `${state.turns}|${state.throws}|${frame?.step ?? ''}|${asked}`;
  for (const { id, explored, card } of state.sea) shown += explored ? `|${id}.${card}` : '|';
  for (const { at, chest, dock, damage } of state.players) shown += `|${at},${chest},${dock},${damage}`;
  return shown;
}

/** What the captain's search needs to know about the game. */
export const captainKit: SearchKit<DeadReckoningState, DeadReckoningAction> = {
  policy: sailor,
  evaluate,
  mark: markOf,
  // To the end of the next own turn.
  clock: ({ round }) => round,
  horizon: 1,
  isHabit: (state, asked) => {
    const [seat] = toAct(deadReckoning, state);
    if (!asked) return true;
    return seat >= 0 && isObvious(state, seat, legal<DeadReckoningAction>(deadReckoning, state, seat));
  },
  shortlist,
  doubt: () => 0.2,
};

export const deadReckoningBots: readonly Bot[] = [
  randomBot(deadReckoning),
  policyBot('deckhand', deadReckoning, deckhand),
  policyBot('sailor', deadReckoning, sailor),
  searchBot('captain', deadReckoning, captainKit),
];
