/** What judging must know of Pirates of the 7 Seas: beside the captain's glance, what lies ahead. */
import type { JudgeKit } from '@broadside/judge';
import type { Stream } from '@broadside/kernel';
import { captainKit } from '../bot/index.ts';
import { END_OF_ADVENTURES } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';

/** S7-SETUP-2: the place of End of Adventures is known to all. */
function shuffleAdventures(state: SevenSeasState, stream: Stream): void {
  const end = state.adventures.indexOf(END_OF_ADVENTURES);
  const others = state.adventures.filter((card) => card !== END_OF_ADVENTURES);
  stream.shuffle(others);
  if (end >= 0) others.splice(end, 0, END_OF_ADVENTURES);
  state.adventures = others;
}

export const judgeKit: JudgeKit<SevenSeasState, SevenSeasAction> = {
  ...captainKit,
  version: 1,
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
};
