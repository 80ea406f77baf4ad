/**
 * How the sailor's numbers were found: the champion is challenged by neighbours of itself; a challenger
 * that wins a short series and then a long one takes over. Run on the built files:
 *
 *   node games/port-royal/bot/tune.mjs [seconds] [seed]
 */
import { apply, begin, LooseChance, legal, Out, resolveOptions, Stream, toAct } from '@broadside/kernel';
import { portRoyal } from '@broadside/port-royal';
import { sailorWith } from '../dist/bot/sailor.js';
import { SAILOR } from '../dist/bot/worth.js';

const seconds = Number(process.argv[2] ?? 300);
const stream = Stream.of(`tune ${process.argv[3] ?? 1}`);
const options = new Map([2, 3, 4].map((seats) => [seats, resolveOptions(portRoyal, seats)]));

/** Wins of the challenger's seats, as a share of what equal players would win. */
function match(policies, seed) {
  const chance = new LooseChance(Stream.of(seed));
  const out = new Out(chance, false);
  const state = begin(portRoyal, options.get(policies.length), policies.length, out);
  for (let actions = 0; state.flow.length > 0 && actions < 5000; actions++) {
    const [seat] = toAct(portRoyal, state);
    apply(portRoyal, state, seat, policies[seat](state, seat, legal(portRoyal, state, seat), stream), out);
  }
  return portRoyal.outcome(state)?.winners ?? [];
}

/** Share of wins of one policy against another with swapped seats on common seeds. */
function series(challenger, champion, games, tag) {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const own = game % 2;
    const winners = match(own === 0 ? [challenger, champion] : [champion, challenger], `${tag} ${game >> 1}`);
    if (winners.includes(own)) wins += 1 / winners.length;
  }
  return wins / games;
}

/** A few numbers moved by up to a half. */
function neighbour(weights) {
  const moved = { ...weights };
  for (const key of Object.keys(weights))
    if (stream.below(3) === 0) moved[key] = weights[key] * (0.6 + 0.8 * stream.unit()) + (stream.unit() - 0.5) * 0.4;
  return moved;
}

let champion = SAILOR;
const until = Date.now() + seconds * 1000;
for (let round = 0; Date.now() < until; round++) {
  const challenger = neighbour(champion);
  if (series(sailorWith(challenger), sailorWith(champion), 400, `short ${round}`) < 0.53) continue;
  const share = series(sailorWith(challenger), sailorWith(champion), 2000, `long ${round}`);
  if (share < 0.51) continue;
  champion = challenger;
  console.log(round, share.toFixed(3), JSON.stringify(champion));
}
