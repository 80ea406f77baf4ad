/** Habits that must not pay against the strongest player. */
import { sailor } from '../dist/bot/sailor.js';

const bidsOf = (actions) => actions.filter(({ type }) => type === 'bid');

export const simple = {
  'doubt every bid': (state, seat, actions, stream) =>
    actions.find(({ type }) => type === 'liar') ?? sailor(state, seat, actions, stream),
  'never doubt': (state, seat, actions, stream) => {
    const bids = bidsOf(actions);
    return sailor(state, seat, bids.length > 0 ? bids : actions, stream);
  },
  'raise as little as can be': (state, seat, actions, stream) => {
    const choice = sailor(state, seat, actions, stream);
    return choice.type === 'bid' ? bidsOf(actions)[0] : choice;
  },
};
