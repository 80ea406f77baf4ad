/** Habits that must not pay against the strongest player: the sailor in all but one thing. */
import { sailor } from '../dist/bot/sailor.js';
import { byThumb } from '../dist/bot/thumb.js';
import { SAILOR } from '../dist/bot/worth.js';
import { pointsOf } from '../dist/cards/table.js';

const stopsAt = (ships) => byThumb({ enough: ships, prize: Number.POSITIVE_INFINITY, prizeShips: ships }, SAILOR);
const without = (shunned) => (state, seat, actions, stream) => {
  const rest = actions.filter((action) => !shunned(action));
  return sailor(state, seat, rest.length > 0 ? rest : actions, stream);
};

export const simple = {
  'stop at two ships': stopsAt(2),
  'stop at three ships': stopsAt(3),
  'stop at four ships': stopsAt(4),
  'never sink a ship': without(({ type }) => type === 'sink'),
  'hire for two points or more': without(({ type, card }) => type === 'hire' && pointsOf[card] < 2),
};
