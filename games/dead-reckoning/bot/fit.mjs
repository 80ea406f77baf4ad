/**
 * How the evaluation's weights were found (scripts/fit.mjs). Run on the built files:
 *
 *   node games/dead-reckoning/bot/fit.mjs [matches]
 */
import { fit } from '../../../scripts/fit.mjs';
import { FEATURES, featuresOf } from '../dist/bot/evaluate.js';
import { sailor } from '../dist/bot/sailor.js';
import { deadReckoning } from '../dist/rules/game.js';

fit(
  {
    game: deadReckoning,
    policy: sailor,
    features: FEATURES,
    turnOf: ({ turns }) => turns,
    featuresOf: (state) => state.players.map((_, player) => featuresOf(state, player)),
    seatsOf: (match) => 2 + (match % 3),
    passes: 12,
    rateOf: (pass) => 0.03 / (1 + pass),
  },
  Number(process.argv[2] ?? 1500),
);
