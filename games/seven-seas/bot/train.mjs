/** What `npm run train` must know about Pirates of the 7 Seas. */
import { sevenSeas } from '@broadside/seven-seas';
import { evaluate } from '../dist/bot/evaluate.js';
import { encoding } from '../dist/bot/net/inputs.js';
import { nets } from '../dist/bot/net/nets.js';
import { sailor } from '../dist/bot/sailor.js';

export const training = {
  game: sevenSeas,
  encoding,
  moment: ({ round }) => round,
  fetchNet: (seats) => nets.fetch(seats),
  evaluate,
  // Sailors' play is what positions are worth: a choice in forty by chance would blur it.
  odd: 400,
  pool: [sailor],
};
