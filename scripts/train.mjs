/**
 * Trains the value net of a game: npm run train -- GAME [--players N] [--matches M] [--seed S] [--hidden H]
 * [--lambda L] [--rate R] [--own SHARE] [--passes P] [--most STEPS] [--average SHARE] [--mode MODE] [--bits 9 or 12] [--from NAME]
 * [--to FILE]. The same words give the same weights; how they were made is written beside them. `--most` bounds a single step, in
 * usual ones; `--average` takes the mean of the nets of the last part of the way. `--own` is the share of the matches in which players by the net
 * itself take part, `--from` goes on with weights that are there. Prints a line for each twentieth of the way. Runs on the
 * built files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { pack, unpack } from '@broadside/bots';
import { train, trainEyes } from '@broadside/bots/training';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    matches: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    hidden: { type: 'string', default: '48' },
    lambda: { type: 'string', default: '0.8' },
    rate: { type: 'string', default: '0.002' },
    own: { type: 'string', default: '0' },
    passes: { type: 'string', default: '1' },
    most: { type: 'string' },
    average: { type: 'string' },
    mode: { type: 'string' },
    bits: { type: 'string', default: '12' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
});
const [id] = positionals;
if (!id) throw new Error('which game?');
const module = await import(`../games/${id}/bot/train.mjs`);
const spec = module.trainingOf?.(values.mode) ?? module.training;
const seats = Number(values.players);
const name = values.mode ?? 'base';
/** What knows all tables by itself needs no number of players. */
const file = values.to ?? `games/${id}/bot/net/weights/${spec.lookout || spec.together ? name : `${name}-${seats}`}.ts`;
const old = values.from && (await import(`../games/${id}/dist/bot/net/weights/${values.from}.js`)).packed;

const BATCH = 250;
const course = {
  seats,
  matches: Number(values.matches),
  seed: values.seed,
  hidden: Number(values.hidden),
  lambda: Number(values.lambda),
  rate: Number(values.rate),
  own: Number(values.own),
  passes: Number(values.passes),
  most: values.most && Number(values.most),
  average: Number(values.average ?? 0),
  batch: BATCH,
  from: old && unpack(old),
};

const unsaid = spec.lookout ? ['to', 'players', 'own'] : ['to'];
const words = Object.entries(values).filter(([key, value]) => !unsaid.includes(key) && value !== undefined);
const command = `npm run train -- ${id} ${words.map(([key, value]) => `--${key} ${value}`).join(' ')}`;

function save(net, error) {
  const made = `${old ? `${old.made}; ` : ''}${command} (error ${error.toFixed(4)})`;
  const { shape, steps, bits, weights } = pack(net, made, Number(values.bits));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `/** Weights made by a program, see \`made\`. */
import type { PackedNet } from '@broadside/bots';

export const packed: PackedNet = {
  shape: { inputs: ${shape.inputs}, hidden: ${shape.hidden}, outputs: ${shape.outputs} },
  steps: [${steps.join(', ')}],
${bits ? `  bits: ${bits},\n` : ''}  made: '${made}',
  weights:
    '${weights}',
};
`,
  );
}

const PIECES = 20;
let seen = [];
let last = 0;
// A game that tells a position with everybody's eyes is trained otherwise.
const learned = spec.lookout ? trainEyes : train;
const net = learned(spec, course, ({ matches, loss, error }, now) => {
  seen.push({ loss, error });
  if (matches < course.matches && matches - last < course.matches / PIECES) return;
  last = matches;
  const mean = (of) => seen.reduce((sum, one) => sum + of(one), 0) / seen.length;
  const rms = mean((one) => one.error);
  const bar = '█'.repeat(Math.max(0, Math.round((rms - 0.3) * 200)));
  console.log(`${matches} matches: loss ${mean((one) => one.loss).toFixed(4)} error ${rms.toFixed(4)} ${bar}`);
  seen = [];
  save(now, rms);
});
console.log(`${net.first.length + net.second.length + net.bias.length} weights in ${file}`);
