/**
 * Sailors with other weights against the sailor of today, two and four at a table:
 *
 *   node games/liars-dice/bot/tune.mjs [matches]     (after a build)
 */
import { playMatch, policyBot, seating, wilson } from '@broadside/bots';
import { SAILOR, sailorWith } from '../dist/bot/sailor.js';
import { liarsDice } from '../dist/rules/game.js';

const matches = Number(process.argv[2] ?? 400);
const today = policyBot('today', liarsDice, sailorWith(SAILOR));

async function share(other, seats) {
  let wins = 0;
  for (let k = 0; k < matches; k++) {
    const { seed, order } = seating(seats, k);
    const bots = order.map((at) => (at === 0 ? other : today));
    const { outcome } = await playMatch(liarsDice, bots, {}, `tune ${seed}`);
    if (order[outcome.winners[0]] === 0) wins++;
  }
  return wilson(wins, matches).map((bound) => (bound * seats).toFixed(2));
}

const TRIES = [{ temper: 0.03 }, { later: 0.35 }, { later: 0.8 }];
for (const change of TRIES) {
  const other = policyBot('other', liarsDice, sailorWith({ ...SAILOR, ...change }));
  console.log(JSON.stringify(change), 'of two', ...(await share(other, 2)), 'of four', ...(await share(other, 4)));
}
