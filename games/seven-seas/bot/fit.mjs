/**
 * How the evaluation's weights were found: sailors (who now and then play at random, so that odd
 * positions are seen too) play each other; a softmax regression learns from every turn who won in the
 * end. Run on the built files:
 *
 *   node games/seven-seas/bot/fit.mjs [matches]
 */
import { LooseChance, Out, resolveOptions, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { FEATURES, featuresOf } from '../dist/bot/evaluate.js';
import { outlookOf } from '../dist/bot/outlook.js';
import { sailorWith } from '../dist/bot/sailor.js';
import { SAILOR } from '../dist/bot/weights.js';
import { sevenSeas } from '../dist/rules/game.js';

const matches = Number(process.argv[2] ?? 6000);
const stream = Stream.of('fit');
const sailor = sailorWith({ weights: SAILOR, spread: 0.25, guesses: false });

/** The positions of one match, each as the features of all seats, with the winners' shares. */
function positions(seats, seed) {
  const out = new Out(new LooseChance(Stream.of(seed)), false);
  const state = sevenSeas.setup(resolveOptions(sevenSeas, seats), seats, out);
  const seen = [];
  for (let turn = 0; state.flow.length > 0; ) {
    const frame = state.flow[state.flow.length - 1];
    const step = sevenSeas.steps[frame.step];
    const [seat] = step.seats(state, frame);
    if (state.turns !== turn) {
      turn = state.turns;
      const outlook = outlookOf(state, SAILOR);
      seen.push(state.pirates.map((_, player) => featuresOf(outlook, player)));
    }
    let action;
    if (seat === TABLE) action = tableAnswer(sevenSeas, state, out.chance);
    else {
      const actions = step.legal(state, frame, seat);
      const odd = stream.below(25) === 0;
      action = odd ? actions[stream.below(actions.length)] : sailor(state, seat, actions, stream);
    }
    step.apply(state, frame, seat, action, out);
  }
  const { winners } = sevenSeas.outcome(state);
  return { seen, shares: state.pirates.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
}

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

function softmax(scores) {
  const powers = scores.map(Math.exp);
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const samples = [];
for (let match = 0; match < matches; match++) {
  const { seen, shares } = positions(2 + (match % 3), `fit ${match}`);
  for (const features of seen) samples.push({ features, shares });
}
const held = samples.length >> 4;
const weights = FEATURES.map(() => 0);
for (let pass = 0; pass < 10; pass++) {
  const rate = 0.05 / (1 + pass);
  for (let i = samples.length - 1; i > held; i--) {
    const { features, shares } = samples[held + stream.below(samples.length - held)];
    const guess = softmax(features.map((row) => dot(row, weights)));
    features.forEach((row, seat) => {
      const error = rate * (shares[seat] - guess[seat]);
      for (let f = 0; f < row.length; f++) weights[f] += error * row[f];
    });
  }
  let loss = 0;
  for (const { features, shares } of samples.slice(0, held)) {
    const guess = softmax(features.map((row) => dot(row, weights)));
    loss -= shares.reduce((sum, share, seat) => sum + share * Math.log(guess[seat]), 0);
  }
  console.log(`pass ${pass}: loss ${(loss / held).toFixed(4)} on ${held} positions held back`);
}
console.log(Object.fromEntries(FEATURES.map((name, at) => [name, Number(weights[at].toFixed(3))])));
