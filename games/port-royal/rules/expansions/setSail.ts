/** Section 12: Set Sail! on its own, and its merchants mixed into other games. */
import { colourOf, isMerchant } from '../../cards/table.ts';
import { agentsOf } from '../area.ts';
import { maybeTriggerEnd } from '../ending.ts';
import type { Expansion } from '../expansion.ts';

/** PR-SAIL-9 to PR-SAIL-13: a traded ship that brought coins is tucked under a merchant, for a point. */
const merchants = {
  keepShip: (state, seat, card, coins, out) => {
    const { extra } = state;
    if (extra === null || coins === 0 || agentsOf(state.players[seat].persons, isMerchant, colourOf[card]) === 0)
      return false;
    extra.tucked[seat].push(card);
    state.players[seat].points++;
    out.events?.push({ type: 'shipTucked', seat, card });
    maybeTriggerEnd(state, seat, out);
    return true;
  },
  sums: ({ tucked }, seat) => ({ points: tucked[seat].length }),
  openCards: ({ tucked }) => tucked.flat(),
  sheet: ({ extra }, seat) => ({ tucked: extra?.tucked[seat].length ?? 0 }),
} satisfies Partial<Expansion>;

/** PR-SAIL-20 to PR-SAIL-23: twenty cards in another game. */
export const mixedSail: Expansion = {
  id: 'setSail',
  inPlay: ({ modules, play }) => modules.includes('setSail') && play !== 'setSail',
  ...merchants,
};

/** PR-SAIL-1 to PR-SAIL-17: the sixty cards alone. */
export const sailAlone: Expansion = {
  id: 'sailAlone',
  inPlay: ({ play }) => play === 'setSail',
  impossible: ({ modules }) =>
    modules.length > 0 ? { code: 'sails-alone', clause: 'PR-SAIL-1', params: { module: modules[0] } } : undefined,
  // PR-SAIL-14, PR-SAIL-15.
  goal: { points: 8, reason: 'eightPoints' },
  ...merchants,
};
