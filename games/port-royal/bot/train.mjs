/** What `npm run train` must know about Port Royal. */
import { portRoyal } from '@broadside/port-royal';
import { evaluate } from '../dist/bot/evaluate.js';
import { encoding } from '../dist/bot/net/inputs.js';
import { fetchNet } from '../dist/bot/net/nets.js';
import { sailor } from '../dist/bot/sailor.js';
import { quickPolicy } from '../dist/bot/turn/policy.js';

export const training = {
  game: portRoyal,
  encoding,
  moment: ({ turn }) => turn,
  own: (net) => quickPolicy(net, 12),
  fetchNet,
  evaluate,
  // No weaker players: the net would learn to take their habits for a sign of defeat.
  pool: [sailor],
};
