/**
 * How the evaluation's weights were found (scripts/fit.mjs). Run on the built files:
 *
 *   node games/seven-seas/bot/fit.mjs [matches]
 */
import { fit } from '../../../scripts/fit.mjs';
import { FEATURES, featuresOf } from '../dist/bot/evaluate.js';
import { outlookOf } from '../dist/bot/outlook.js';
import { sailorWith } from '../dist/bot/sailor.js';
import { SAILOR } from '../dist/bot/weights.js';
import { sevenSeas } from '../dist/rules/game.js';

fit(
  {
    game: sevenSeas,
    policy: sailorWith({ weights: SAILOR, spread: 0.25, guesses: false }),
    features: FEATURES,
    turnOf: ({ turns }) => turns,
    featuresOf: (state) => {
      const outlook = outlookOf(state, SAILOR);
      return state.pirates.map((_, player) => featuresOf(outlook, player));
    },
    seatsOf: (match) => 2 + (match % 3),
    passes: 10,
    rateOf: (pass) => 0.05 / (1 + pass),
  },
  Number(process.argv[2] ?? 6000),
);
