/**
 * What judging must know of Port Royal. Against each other without expansions the value net judges, and it judges the
 * start of turns: so everything is played to where the next turn begins. Elsewhere the captain's glance does, further on.
 */
import { Inputs, type Net } from '@broadside/bots';
import type { ChanceOutcome, JudgeKit } from '@broadside/judge';
import type { GameEvent } from '@broadside/kernel';
import { captainKit } from '../bot/captainKit.ts';
import { encoding } from '../bot/net/inputs.ts';
import { fetchNet, netFor } from '../bot/net/nets.ts';
import { bringToTop, effectOf, facesOf } from '../bot/turn/faces.ts';
import { outcome } from '../rules/ending.ts';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, PortRoyalOptions, State } from '../rules/state.ts';

const inputs = new Inputs(1024);

/** The net for a match like this one, if one was trained and has been fetched. */
const netOf = ({ extra, players }: State): Net | undefined => (extra === null ? netFor(players.length) : undefined);

function evaluate(state: State): number[] {
  const net = netOf(state);
  if (net === undefined || outcome(state)) return captainKit.evaluate(state);
  const base = encoding.encode(state, inputs);
  const chances = net.evaluate(inputs);
  const seats = state.players.length;
  return state.players.map((_, seat) => chances[(seat - base + seats) % seats]);
}

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
  evaluate,
  version: 1,
  prepare: async ({ play }, seats) => {
    if (play === 'points') await fetchNet(seats);
  },
  together: (options) => {
    const { play } = options as PortRoyalOptions;
    return play === 'contractsCoop' || play === 'adventureCoop';
  },
  horizonOf: (state) => (netOf(state) ? 1 : captainKit.horizon),
  // What a lookout sees is no secret any more: only what lies ahead is laid anew.
  redeal: (state, chance) => portRoyal.imagine(portRoyal.view(state, state.active), state.active, chance),
  byChance: (state, _seat, { type }) => (type === 'draw' ? true : state.extra === null ? false : undefined),
  outcomes: (state, { type }) => (type === 'draw' && state.extra === null ? faces(state) : undefined),
};
