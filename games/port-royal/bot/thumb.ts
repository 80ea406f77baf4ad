/**
 * The levels between the deckhand and the sailor: people who play by rules of thumb. They count ships instead of odds, see
 * what lies in the harbour but not what the race to twelve needs, and never throw a move away.
 */
import type { Policy, Seat } from '@broadside/kernel';
import type { PortRoyalAction, State } from '../rules/state.ts';
import { shipsIn } from '../rules/trade.ts';
import { sailorWith } from './sailor.ts';
import { SAILOR, takeWorth, type Weights } from './worth.ts';

/** When somebody stops who does not count cards. */
export interface Thumb {
  /** Ships that are enough in any case. */
  readonly enough: number;
  /** A card worth so many coins is taken at once when this many ships lie there. */
  readonly prize: number;
  readonly prizeShips: number;
}

function isContent(state: State, seat: Seat, { enough, prize, prizeShips }: Thumb, weights: Weights): boolean {
  const ships = shipsIn(state.harbour);
  if (ships >= enough) return true;
  if (ships < prizeShips) return false;
  return state.harbour.some((card) => takeWorth(state, seat, card, 0, weights, []) >= prize);
}

/** Decides like the sailor with other values, but draws and stops by the rule of thumb. */
export function byThumb(thumb: Thumb, weights: Weights): Policy<State, PortRoyalAction> {
  const rest = sailorWith(weights);
  return (state, seat, actions, stream) => {
    const [first, second] = actions;
    const asked = state.flow[state.flow.length - 1].step === 'discover' && actions.length === 2;
    if (!asked || first.type !== 'draw' || second.type !== 'stop') return rest(state, seat, actions, stream);
    return isContent(state, seat, thumb, weights) ? second : first;
  };
}

/**
 * Points are points and coins are coins: nothing is worth more because the end is near or a tax may come. All who can do
 * something are worth about the same.
 */
const PLAIN: Weights = {
  ...SAILOR,
  point: 4,
  pointLate: 0,
  trader: 1,
  mademoiselle: 2,
  admiral: 2,
  jester: 2,
  governor: 2,
  sabre: 1,
  seeker: 1,
  completes: 0,
  purse: 99,
  rich: 1,
};

const THREE_SHIPS: Thumb = { enough: 3, prize: 2, prizeShips: 2 };

export const oarsman = byThumb(THREE_SHIPS, PLAIN);
/** Knows what the race needs, but not the odds. */
export const fisherman = byThumb(THREE_SHIPS, SAILOR);
