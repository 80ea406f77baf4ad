/**
 * How far the value nets are from the truth: `npm run bench -- value [--game ID] [--players N] [--positions N] [--rollouts N]
 * [--mode MODE] [--seed S] [--record FILE]`. Positions of sailors' matches are played to the end by sailors many times, and the share of victories is
 * compared with the net and with the fitted evaluation. What chance alone puts between them is taken off. Points of a hundred.
 * `--record` keeps the positions, as one seat sees them, and their shares for the game's tests.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Inputs } from '@broadside/bots';
import {
  apply,
  begin,
  LooseChance,
  legal,
  Out,
  playout,
  resolveOptions,
  Stream,
  TABLE,
  tableAnswer,
  toAct,
} from '@broadside/kernel';
import { benches } from './games.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string', default: '2' },
    positions: { type: 'string', default: '60' },
    rollouts: { type: 'string', default: '300' },
    mode: { type: 'string' },
    seed: { type: 'string', default: 'value' },
    record: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const seats = Number(values.players);
const wanted = values.quick ? 10 : Number(values.positions);
const rollouts = Number(values.rollouts);

/** One position of each match, at the start of a turn anywhere in it. */
function* positions({ game, pool: [policy], moment, tableOf }) {
  for (let match = 0; ; match++) {
    const stream = Stream.of(`${values.seed} ${match}`);
    const out = new Out(new LooseChance(stream), false);
    const table = tableOf?.(stream, seats) ?? { seats };
    if (table.seats !== seats) continue;
    const state = begin(game, resolveOptions(game, seats, table.options), seats, out);
    let kept;
    let turns = 0;
    for (let last = -1; state.flow.length > 0; ) {
      // Each turn with the same chance: the k-th takes the place of the one before once in k times.
      if (moment(state) !== last && stream.below(++turns) === 0) kept = game.clone(state);
      last = moment(state);
      const [seat] = toAct(game, state);
      const action =
        seat === TABLE ? tableAnswer(game, state, out.chance) : policy(state, seat, legal(game, state, seat), stream);
      apply(game, state, seat, action, out);
    }
    yield { kept, match };
  }
}

/** What the net says of the first seat. */
function judgeOf({ encoding, judgeBy }, net) {
  if (judgeBy) {
    const judge = judgeBy(net);
    return (world) => judge(world)[0];
  }
  const inputs = new Inputs(1024);
  return (world) => {
    const base = encoding.encode(world, inputs);
    const chances = net.evaluate(inputs);
    return chances[(seats - base) % chances.length];
  };
}

/** How often the first seat wins, and how often net and evaluation believe it, over worlds it takes for possible. */
function judged({ game, evaluate, together, pool: [policy] }, judge, state, tag) {
  const sums = { share: 0, net: 0, fitted: 0 };
  const view = game.view(state, 0);
  for (let k = 0; k < rollouts; k++) {
    const stream = Stream.of(`${values.seed} ${tag} ${k}`);
    // What lies hidden is dealt anew each time.
    const world = game.imagine(view, 0, new LooseChance(stream));
    sums.net += judge(world) / rollouts;
    sums.fitted += evaluate(world)[0] / rollouts;
    playout(game, world, policy, stream);
    const { winners } = game.outcome(world);
    if (winners.includes(0)) sums.share += 1 / (together ? 1 : winners.length) / rollouts;
  }
  return sums;
}

const found = (await benches()).filter(
  ({ id }) =>
    (!values.game || values.game === id) && existsSync(new URL(`../games/${id}/bot/train.mjs`, import.meta.url)),
);
for (const { id } of found) {
  const { trainingOf, training: usual } = await import(`../games/${id}/bot/train.mjs`);
  const training = values.mode ? trainingOf(values.mode) : usual;
  const net = await training.fetchNet(seats);
  if (!net) throw new Error(`${id} has no net for ${seats} players`);
  const judge = judgeOf(training, net);
  const sums = { net: 0, fitted: 0, luck: 0 };
  let count = 0;
  const recorded = [];
  for (const { kept, match } of positions(training)) {
    const { share, net: chance, fitted } = judged(training, judge, kept, match);
    recorded.push({ view: training.game.view(kept, 0), share });
    sums.net += (chance - share) ** 2;
    sums.fitted += (fitted - share) ** 2;
    sums.luck += (share * (1 - share)) / (rollouts - 1);
    if (++count === wanted) break;
  }
  if (values.record) writeFileSync(values.record, `${JSON.stringify(recorded)}\n`);
  const rms = (sum) => (100 * Math.sqrt(Math.max(0, sum - sums.luck) / count)).toFixed(1);
  console.log(
    `${id}${values.mode ? ` (${values.mode})` : ''}, ${seats} players, ${count} positions, ${rollouts} rollouts each: net ${rms(sums.net)}, fitted evaluation ${rms(sums.fitted)} points`,
  );
  console.log(
    JSON.stringify({
      value: {
        game: id,
        mode: values.mode,
        players: seats,
        net: Number(rms(sums.net)),
        fitted: Number(rms(sums.fitted)),
      },
    }),
  );
}
