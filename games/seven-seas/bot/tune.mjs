/**
 * How the sailor's numbers were found: the champion is challenged by neighbours of itself; a challenger
 * that wins a short series and then a long one takes over. Run on the built files:
 *
 *   node games/seven-seas/bot/tune.mjs [seconds] [seed]
 */
import {
  apply,
  begin,
  LooseChance,
  legal,
  Out,
  resolveOptions,
  Stream,
  TABLE,
  tableAnswer,
  toAct,
} from '@broadside/kernel';
import { sailorWith } from '../dist/bot/sailor.js';
import { SAILOR } from '../dist/bot/weights.js';
import { sevenSeas } from '../dist/rules/game.js';

const seconds = Number(process.argv[2] ?? 300);
const stream = Stream.of(`tune ${process.argv[3] ?? 1}`);
const options = new Map([2, 3, 4].map((seats) => [seats, resolveOptions(sevenSeas, seats)]));
const sailing = (weights) => sailorWith({ weights, spread: 0.25, guesses: false });

function match(policies, seed) {
  const out = new Out(new LooseChance(Stream.of(seed)), false);
  const state = begin(sevenSeas, options.get(policies.length), policies.length, out);
  for (let actions = 0; state.flow.length > 0 && actions < 5000; actions++) {
    const [seat] = toAct(sevenSeas, state);
    const action =
      seat === TABLE
        ? tableAnswer(sevenSeas, state, out.chance)
        : policies[seat](state, seat, legal(sevenSeas, state, seat), stream);
    apply(sevenSeas, state, seat, action, out);
  }
  return sevenSeas.outcome(state)?.winners ?? [];
}

/** Wins of one challenger among champions, as a multiple of what equal players would win; 2, 3 and 4 players in turn. */
function series(challenger, champion, games, tag) {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 3);
    const own = Math.floor(game / 3) % seats;
    const policies = Array.from({ length: seats }, (_, seat) => (seat === own ? challenger : champion));
    const winners = match(policies, `${tag} ${game}`);
    if (winners.includes(own)) wins += seats / winners.length;
  }
  return wins / games;
}

/** A few numbers moved by up to a half. */
function neighbour(weights) {
  const moved = { ...weights };
  for (const key of Object.keys(weights))
    if (stream.below(3) === 0) moved[key] = weights[key] * (0.6 + 0.8 * stream.unit()) + (stream.unit() - 0.5) * 0.2;
  return moved;
}

let champion = SAILOR;
const until = Date.now() + seconds * 1000;
for (let round = 0; Date.now() < until; round++) {
  const challenger = neighbour(champion);
  if (series(sailing(challenger), sailing(champion), 360, `short ${round}`) < 1.06) continue;
  const share = series(sailing(challenger), sailing(champion), 1500, `long ${round}`);
  if (share < 1.04) continue;
  champion = challenger;
  console.log(round, share.toFixed(3), JSON.stringify(champion));
}
