/** Habits that must not pay against the strongest player: the sailor in all but one thing. */
import { sailor } from '../dist/bot/sailor.js';
import { CAPTAIN, characterOf, MERCHANT } from '../dist/cards/table.js';

const chooses = (wanted) => (action) => action.type === 'choose' && characterOf(action.card) === wanted;
/** The last action that is wanted, if there is any: of fleets the largest. */
const always = (wanted) => (state, seat, actions, stream) =>
  actions.findLast(wanted) ?? sailor(state, seat, actions, stream);
const isCaptain = chooses(CAPTAIN);

export const simple = {
  'always raid with everything': always((action) => isCaptain(action) || action.type === 'send'),
  'never send a ship': always(({ type, count }) => type === 'send' && count === 0),
  'sell whenever possible': always(chooses(MERCHANT)),
  'draw no cards': (state, seat, actions, stream) => {
    const rest = actions.filter(({ type }) => type !== 'draw');
    return sailor(state, seat, rest.length > 0 ? rest : actions, stream);
  },
};
