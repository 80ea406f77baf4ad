/**
 * How the evaluation's weights were found (scripts/fit.mjs). Run on the built files:
 *
 *   node games/port-royal/bot/fit.mjs [matches]
 */
import { portRoyal } from '@broadside/port-royal';
import { fit } from '../../../scripts/fit.mjs';
import { FEATURES, featuresOf } from '../dist/bot/evaluate.js';
import { sailor } from '../dist/bot/sailor.js';
import { progress } from '../dist/bot/worth.js';

fit(
  {
    game: portRoyal,
    policy: sailor,
    features: FEATURES,
    turnOf: ({ turn }) => turn,
    featuresOf: (state) => {
      const done = progress(state);
      return state.players.map((_, player) => featuresOf(state, player, done));
    },
    seatsOf: (match) => 2 + (match % 4 === 3 ? 1 + (match % 3) : 0),
    passes: 12,
    rateOf: (pass) => 0.02 / (1 + pass / 2),
  },
  Number(process.argv[2] ?? 20_000),
);
