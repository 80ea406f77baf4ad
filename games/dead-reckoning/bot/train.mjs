/** What `npm run train` must know about Dead Reckoning. */
import { deadReckoning } from '@broadside/dead-reckoning';
import { evaluate } from '../dist/bot/evaluate.js';
import { encoding } from '../dist/bot/net/inputs.js';
import { nets } from '../dist/bot/net/nets.js';
import { sailor } from '../dist/bot/sailor.js';
import { STYLES } from '../dist/bot/styles.js';

export const training = {
  game: deadReckoning,
  encoding,
  moment: ({ turns }) => turns,
  fetchNet: (seats) => nets.fetch(seats),
  evaluate,
  // Mostly sailors: who plays badly would make the net take their habits for a sign of defeat.
  pool: [sailor, sailor, sailor, sailor, sailor, sailor, ...Object.values(STYLES)],
};
