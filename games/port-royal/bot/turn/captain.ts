/**
 * The captain: thinks the turn at hand through to its end, the next card by the exact expectation over everything it can
 * be, and does what the value net likes best then. He looks no further: what the others make of it is the net's word.
 */
import { type Bot, netBot, searchBot } from '@broadside/bots';
import { LooseChance, legal } from '@broadside/kernel';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { captainKit } from '../captainKit.ts';
import { nets } from '../net/nets.ts';
import { seatsOfNet, weigh } from './commodore.ts';
import { bestOf } from './search.ts';

export const captain: Bot = netBot('captain', {
  nets,
  seatsOf: seatsOfNet,
  make: (net) => ({
    name: 'captain',
    searches: true,
    choose: (view, seat, { stream }) => {
      const state = portRoyal.imagine(view as View, seat, new LooseChance(stream));
      const actions = legal<PortRoyalAction>(portRoyal, state, seat);
      return actions.length === 1 ? actions[0] : bestOf(weigh(net, state, seat, actions)).action;
    },
  }),
  otherwise: searchBot('captain', portRoyal, captainKit),
});
