/**
 * What judging must know of Pirates of the 7 Seas: beside the captain's glance, what lies ahead. The value net judges the
 * start of rounds, where it is at home.
 */
import type { JudgeKit } from '@broadside/judge';
import type { Stream } from '@broadside/kernel';
import { captainKit, roundsAhead } from '../bot/captainKit.ts';
import { nets } from '../bot/net/nets.ts';
import { valueBy } from '../bot/net/value.ts';
import { END_OF_ADVENTURES } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import type { ActionType, SevenSeasAction, SevenSeasState } from '../rules/state.ts';

/** S7-SETUP-2: the place of End of Adventures is known to all. */
function shuffleAdventures(state: SevenSeasState, stream: Stream): void {
  const end = state.adventures.indexOf(END_OF_ADVENTURES);
  const others = state.adventures.filter((card) => card !== END_OF_ADVENTURES);
  stream.shuffle(others);
  if (end >= 0) others.splice(end, 0, END_OF_ADVENTURES);
  state.adventures = others;
}

/** What may turn over a card of a deck: a draw, and whatever hands loot to the next one. Throws are the table's. */
const TURNS_OVER: ReadonlySet<ActionType> = new Set([
  'draw',
  'gift',
  'fight',
  'keep',
  'keepAll',
  'leave',
  'discard',
  'assign',
  'lose',
]);

export const judgeKit: JudgeKit<SevenSeasState, SevenSeasAction> = {
  ...captainKit,
  version: 2,
  prepare: async (_options, seats) => {
    await nets.fetch(seats);
  },
  evaluate: (state) => valueBy(nets.known(state.pirates.length), state),
  clock: roundsAhead,
  horizon: 1,
  closely: 16,
  together: () => false,
  // Hands and choices stay what they are: only decks and throws are still to come.
  redeal: (state, chance) => {
    const world = sevenSeas.clone(state);
    const stream = chance.stream('redeal');
    shuffleAdventures(world, stream);
    stream.shuffle(world.loot);
    world.prescribed = [];
    return world;
  },
  byChance: (_state, _seat, { type }) => (TURNS_OVER.has(type) ? undefined : false),
};
