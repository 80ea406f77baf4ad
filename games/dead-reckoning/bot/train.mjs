/** What `npm run train` must know about Dead Reckoning. */
import { deadReckoning } from '@broadside/dead-reckoning';
import { evaluate } from '../dist/bot/evaluate.js';
import { Encoder } from '../dist/bot/net/inputs.js';
import { judgeBy } from '../dist/bot/net/judge.js';
import { nets } from '../dist/bot/net/nets.js';
import { sailor } from '../dist/bot/sailor.js';
import { STYLES } from '../dist/bot/styles.js';
import { sheetOf, totalOf } from '../dist/rules/scoring.js';

/** Coins that are a clear lead. */
const CLEAR = 10;
/** Most matches are for two. Alone, both sides of the rival's orders. */
const SEATS = [2, 2, 2, 2, 2, 3, 3, 4, 4, 1, 1];
const RIVALS = ['normal', 'normal', 'hard'];

function leadOf(state, seat) {
  const totals = state.players.map((_, player) => totalOf(sheetOf(state, player)));
  const others = totals.filter((_, player) => player !== seat);
  return (totals[seat] - Math.max(...others)) / CLEAR;
}

export const training = {
  game: deadReckoning,
  lookout: new Encoder(),
  tableOf: (stream) => ({
    seats: SEATS[stream.below(SEATS.length)],
    options: { rival: RIVALS[stream.below(RIVALS.length)] },
  }),
  moment: ({ turns }) => turns,
  policy: sailor,
  pool: [sailor, sailor, sailor, ...Object.values(STYLES)],
  leadOf,
  strays: 10,
  fetchNet: (seats) => nets.fetch(seats),
  judgeBy,
  evaluate,
};
