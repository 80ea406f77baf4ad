/**
 * What judging must know of Port Royal. A value net judges, and it judges the start of turns: so everything is played to
 * where the next turn begins. Where there is none (five players and expansions) the captain's glance does, further on.
 */
import type { ChanceOutcome, JudgeKit } from '@broadside/judge';
import type { GameEvent } from '@broadside/kernel';
import { captainKit } from '../bot/captainKit.ts';
import { isTogether, judgeOf, modeOf } from '../bot/net/nets.ts';
import { bringToTop, effectOf, facesOf } from '../bot/turn/faces.ts';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, PortRoyalOptions, State } from '../rules/state.ts';

/** Every face the next card can show; which one came is told by the card that was revealed. */
function faces(state: State): ChanceOutcome<State>[] {
  return facesOf(state).map(({ card, chance }) => ({
    share: chance,
    bring: (world) => bringToTop(world, card),
    came: (events) => {
      const shown = events.find(isRevealed)?.card;
      return shown !== undefined && effectOf(state, shown) === effectOf(state, card);
    },
  }));
}

const isRevealed = (event: GameEvent): event is GameEvent & { readonly card: number } => event.type === 'cardRevealed';

export const judgeKit: JudgeKit<State, PortRoyalAction> = {
  ...captainKit,
  evaluate: (state) => [...(judgeOf(state) ?? captainKit.evaluate)(state)],
  version: 2,
  prepare: async (options, seats) => {
    await modeOf(options as PortRoyalOptions).nets.fetch(seats);
  },
  together: (options) => isTogether(options as PortRoyalOptions),
  horizonOf: (state) => (judgeOf(state) ? 1 : captainKit.horizon),
  // What a lookout sees is no secret any more: only what lies ahead is laid anew.
  redeal: (state, chance) => portRoyal.imagine(portRoyal.view(state, state.active), state.active, chance),
  byChance: (state, _seat, { type }) => (type === 'draw' ? true : state.extra === null ? false : undefined),
  outcomes: (state, { type }) => (type === 'draw' && state.extra === null ? faces(state) : undefined),
};
