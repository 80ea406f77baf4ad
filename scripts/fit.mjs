/**
 * How the weights of an evaluation are found: sailors (who now and then play at random, so that odd positions are seen
 * too) play each other; a softmax regression learns from the start of every turn who won in the end.
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

/** One choice in so many is anybody's guess. */
const ODD = 25;

function choose(policy, state, seat, actions, stream) {
  const odd = stream.below(ODD) === 0;
  return odd ? actions[stream.below(actions.length)] : policy(state, seat, actions, stream);
}

/** The positions of one match, each as the features of all seats, with the winners' shares and everybody's points. */
export function positions({ game, policy, turnOf, featuresOf }, seats, seed, stream) {
  const out = new Out(new LooseChance(Stream.of(seed)), false);
  const state = begin(game, resolveOptions(game, seats), seats, out);
  const seen = [];
  for (let turn = 0; state.flow.length > 0; ) {
    const [seat] = toAct(game, state);
    if (turnOf(state) !== turn) {
      turn = turnOf(state);
      seen.push(featuresOf(state));
    }
    const action =
      seat === TABLE
        ? tableAnswer(game, state, out.chance)
        : choose(policy, state, seat, legal(game, state, seat), stream);
    apply(game, state, seat, action, out);
  }
  const { winners, ranking } = game.outcome(state);
  const points = Array.from({ length: seats }, (_, seat) => ranking.find((one) => one.seat === seat)?.points);
  const shares = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return seen.map((features) => ({ features, shares, points }));
}

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

function softmax(scores) {
  const powers = scores.map(Math.exp);
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const guessOf = ({ features }, weights) => softmax(features.map((row) => dot(row, weights)));

/** One step towards the winners of this position. */
function learn(sample, weights, rate) {
  const guess = guessOf(sample, weights);
  sample.features.forEach((row, seat) => {
    const error = rate * (sample.shares[seat] - guess[seat]);
    for (let f = 0; f < row.length; f++) weights[f] += error * row[f];
  });
}

function lossOf(samples, weights) {
  let loss = 0;
  for (const sample of samples) {
    const guess = guessOf(sample, weights);
    loss -= sample.shares.reduce((sum, share, seat) => sum + share * Math.log(guess[seat]), 0);
  }
  return loss / samples.length;
}

/**
 * Plays the matches, fits the weights and prints them. One position in sixteen is held back to measure the loss.
 * `spec` is what the game says about itself: `game`, `policy`, `turnOf` and `featuresOf` a state (a row for each seat),
 * the names of the `features`, `seatsOf` a match by its number, how many `passes`, and the `rateOf` each.
 */
export function fit(spec, matches) {
  const stream = Stream.of('fit');
  const samples = [];
  for (let match = 0; match < matches; match++)
    samples.push(...positions(spec, spec.seatsOf(match), `fit ${match}`, stream));
  const held = samples.length >> 4;
  const weights = spec.features.map(() => 0);
  for (let pass = 0; pass < spec.passes; pass++) {
    for (let i = samples.length - 1; i > held; i--)
      learn(samples[held + stream.below(samples.length - held)], weights, spec.rateOf(pass));
    const loss = lossOf(samples.slice(0, held), weights);
    console.log(`pass ${pass}: loss ${loss.toFixed(4)} on ${held} positions held back`);
  }
  console.log(Object.fromEntries(spec.features.map((name, at) => [name, Number(weights[at].toFixed(3))])));
}
