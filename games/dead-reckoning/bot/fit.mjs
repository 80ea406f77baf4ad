/**
 * How the evaluation's weights were found. Who wins says little about a match that often ends 30 coins apart, so least
 * squares learn the differences first; then two numbers, how surely a difference wins. Run on the built files:
 *
 *   node games/dead-reckoning/bot/fit.mjs [matches]
 */
import { Stream } from '@broadside/kernel';
import { positions } from '../../../scripts/fit.mjs';
import { FEATURES, featuresOf } from '../dist/bot/evaluate.js';
import { sailor } from '../dist/bot/sailor.js';
import { timeLeft } from '../dist/bot/worth.js';
import { deadReckoning } from '../dist/rules/game.js';

/** Draws small weights towards 0: as if so many average positions had shown no difference. */
const RIDGE = 300;
const NEWTON_STEPS = 30;
const SEATS = [2, 2, 3, 2, 4];

const spec = {
  game: deadReckoning,
  policy: sailor,
  turnOf: ({ turns }) => turns,
  // How late it is comes first in every row.
  featuresOf: (state) => state.players.map((_, player) => [1 - timeLeft(state), ...featuresOf(state, player)]),
};

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);

/** What each player has more than the next one, and how many points more in the end. */
function differences({ features, shares, points }) {
  const pairs = [];
  for (let seat = 0; seat + 1 < features.length; seat++) {
    const [late, ...own] = features[seat];
    const [, ...next] = features[seat + 1];
    const row = own.map((value, at) => value - next[at]);
    pairs.push({ late, row, more: points[seat] - points[seat + 1], share: shares[seat], seats: features.length });
  }
  return pairs;
}

/** Gauss: the solution of a system of equations with a positive diagonal. */
function solve(matrix, values) {
  const rows = matrix.map((row, at) => [...row, values[at]]);
  rows.forEach((pivot, at) => {
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[at] / pivot[at];
      for (let column = at; column < row.length; column++) row[column] -= factor * pivot[column];
    }
  });
  return rows.map((row, at) => row[row.length - 1] / row[at]);
}

function leastSquares(pairs) {
  const size = FEATURES.length;
  const matrix = Array.from({ length: size }, () => new Array(size).fill(0));
  const values = new Array(size).fill(0);
  for (const { row, more } of pairs)
    for (let at = 0; at < size; at++) {
      values[at] += row[at] * more;
      for (let other = 0; other < size; other++) matrix[at][other] += row[at] * row[other];
    }
  for (let at = 0; at < size; at++) matrix[at][at] += (RIDGE * matrix[at][at]) / pairs.length + 1e-6;
  return solve(matrix, values);
}

/** Newton's method for the chance of the first of two: how steep it is early, and how much steeper late. */
function steepness(pairs, weights) {
  const steep = [0.05, 0];
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const [slope, bend] = [
      [0, 0],
      [
        [1e-9, 0],
        [0, 1e-9],
      ],
    ];
    for (const { late, row, share } of pairs) {
      const more = dot(row, weights);
      const parts = [more, more * late];
      const chance = 1 / (1 + Math.exp(-dot(parts, steep)));
      parts.forEach((part, at) => {
        slope[at] += part * (share - chance);
        parts.forEach((other, to) => {
          bend[at][to] += part * other * chance * (1 - chance);
        });
      });
    }
    solve(bend, slope).forEach((change, at) => {
      steep[at] += change;
    });
  }
  return steep;
}

const matches = Number(process.argv[2] ?? 1500);
const stream = Stream.of('fit');
const pairs = [];
for (let match = 0; match < matches; match++)
  for (const position of positions(spec, SEATS[match % SEATS.length], `fit ${match}`, stream))
    pairs.push(...differences(position));
const weights = leastSquares(pairs);
console.log(Object.fromEntries(FEATURES.map((name, at) => [name, Number(weights[at].toFixed(3))])));
console.log(
  'steep',
  steepness(
    pairs.filter(({ seats }) => seats === 2),
    weights,
  ),
);
