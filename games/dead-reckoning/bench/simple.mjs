/** Habits that must not pay against the strongest player: the sailor in all but one thing. */
import { sailor } from '../dist/bot/sailor.js';

const FIGHTS = ['attack', 'storm', 'flag', 'fight'];
const without =
  (...shunned) =>
  (state, seat, actions, stream) => {
    const rest = actions.filter(({ type }) => !shunned.includes(type));
    return sailor(state, seat, rest.length > 0 ? rest : actions, stream);
  };

export const simple = {
  'never fight': without(...FIGHTS),
  'always raid': (state, seat, actions, stream) =>
    actions.find(({ type }) => FIGHTS.includes(type)) ?? sailor(state, seat, actions, stream),
  'build and fit nothing': without('build', 'fit'),
  'buy no cards': without('buy', 'trade'),
};
