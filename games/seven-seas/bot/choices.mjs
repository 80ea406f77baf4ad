/**
 * How well the model of secret choices foresees what sailors choose, and at which temper best: the mean
 * logarithm of the chance it gave to what was chosen, against giving every character in hand the same.
 * Run on the built files:
 *
 *   node games/seven-seas/bot/choices.mjs [matches]
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
import { choiceChances } from '../dist/bot/choices.js';
import { outlookOf } from '../dist/bot/outlook.js';
import { sailor } from '../dist/bot/sailor.js';
import { SAILOR } from '../dist/bot/weights.js';
import { CHARACTERS, characterOf } from '../dist/cards/table.js';
import { sevenSeas } from '../dist/rules/game.js';

const matches = Number(process.argv[2] ?? 300);
const stream = Stream.of('choices');
const GRID = [0.25, 0.4, 0.6, 0.9, 1.3, 1.8, 2.5, 3.5];

/** Calls `seen` with every choice of a match, before it is made. */
function watch(seats, seed, seen) {
  const out = new Out(new LooseChance(Stream.of(seed)), false);
  const state = begin(sevenSeas, resolveOptions(sevenSeas, seats), seats, out);
  while (state.flow.length > 0) {
    const [seat] = toAct(sevenSeas, state);
    const action =
      seat === TABLE
        ? tableAnswer(sevenSeas, state, out.chance)
        : sailor(state, seat, legal(sevenSeas, state, seat), stream);
    if (action.type === 'choose') seen(state, seat, characterOf(action.card));
    apply(sevenSeas, state, seat, action, out);
  }
}

const totals = { uniform: 0, outside: GRID.map(() => 0), inside: GRID.map(() => 0) };
const byCharacter = CHARACTERS.map(() => [0, 0]);
let choices = 0;
for (let match = 0; match < matches; match++)
  watch(2 + (match % 3), `choices ${match}`, (state, seat, chosen) => {
    const outlook = outlookOf(state, SAILOR);
    const { hand } = state.pirates[seat];
    choices++;
    GRID.forEach((temper, at) => {
      const tempers = { outside: temper, inside: temper };
      const outside = choiceChances(outlook, seat, null, tempers);
      totals.outside[at] += Math.log(Math.max(1e-9, outside[chosen]));
      totals.inside[at] += Math.log(Math.max(1e-9, choiceChances(outlook, seat, hand, tempers)[chosen]));
      if (at === 3) for (const [character, chance] of outside.entries()) byCharacter[character][0] += chance;
    });
    byCharacter[chosen][1]++;
    totals.uniform -= Math.log(sevenSeas.steps.choose.legal(state, { step: 'choose' }, seat).length);
  });

const mean = (sum) => (sum / choices).toFixed(3);
console.log(`${choices} choices; every character alike: ${mean(totals.uniform)}`);
GRID.forEach((temper, at) => {
  console.log(`temper ${temper}: hand unknown ${mean(totals.outside[at])}, hand known ${mean(totals.inside[at])}`);
});
byCharacter.forEach(([foreseen, chosen], at) => {
  console.log(`${CHARACTERS[at]}: foreseen ${mean(foreseen)} (temper ${GRID[3]}), chosen ${mean(chosen)}`);
});
