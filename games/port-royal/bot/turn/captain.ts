/**
 * The captain: thinks the turn at hand through to its end, the next card by the exact expectation over everything it can
 * be, and does what the value net likes best then. He looks no further: what the others make of it is the net's word.
 */
import { searchBot } from '@broadside/bots';
import { LooseChance, legal } from '@broadside/kernel';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { captainKit } from '../captainKit.ts';
import { byNets, weigh } from './commodore.ts';
import { choicesOf, planned } from './planned.ts';
import { bestOf } from './search.ts';

export const captain = byNets(
  'captain',
  ({ judge }) => ({
    name: 'captain',
    searches: true,
    choose: (view, seat, { stream }) => {
      const state = portRoyal.imagine(view as View, seat, new LooseChance(stream));
      const actions = legal<PortRoyalAction>(portRoyal, state, seat);
      if (actions.length === 1) return actions[0];
      return planned(state, seat, actions, stream) ?? bestOf(weigh(judge, state, seat, choicesOf(actions))).action;
    },
  }),
  searchBot('captain', portRoyal, captainKit),
);
