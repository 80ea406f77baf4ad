/**
 * How long a thought lasts on one thread of the server and on several: `npm run bench -- thinking [--game ID] [--ms N]
 * [--thoughts N] [--threads N]`. The strongest bot of each game thinks about positions that it finds worth it, on pools of
 * one thread and of more in turn; the choices must be the same. An idle machine is needed: what is measured is time.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Match, Stream, sameAction, TABLE } from '@broadside/kernel';
import { answerWithoutDice, shelf } from '@broadside/shelf';
import { BotPool } from '../apps/server/dist/bots/pool.js';
import { makeMetrics } from '../apps/server/dist/metrics.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    ms: { type: 'string', default: '1000' },
    thoughts: { type: 'string', default: '12' },
    threads: { type: 'string', default: String(Math.min(4, Math.max(2, availableParallelism()))) },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const ms = Number(values.ms);
const wanted = values.quick ? 3 : Number(values.thoughts);
const most = Number(values.threads);

/** Questions that the bot divides, one of every few, from matches between others. */
async function questions({ game, bots }) {
  const bot = bots.at(-1);
  const asked = [];
  for (let match = 0; asked.length < wanted; match++) {
    const played = Match.begin(game, { seats: 2, seed: `thinking ${match}` });
    const stream = Stream.of(`thinking ${match}`);
    let worth = 0;
    while (played.outcome === undefined && asked.length < wanted) {
      const [seat] = played.toAct;
      if (seat === TABLE) {
        played.play(seat, answerWithoutDice(played));
        continue;
      }
      const view = played.view(seat);
      const rngState = Stream.of(`thought ${match} ${played.n}`).words();
      const begun = await bot.parts?.begin(view, seat, { stream: new Stream(rngState), ms });
      if (begun?.matter?.parts > 1 && worth++ % 7 === 3)
        asked.push({ game: game.id, rules: game.version, bot: bot.name, view, seat, rngState, ms });
      const sailor = bots.find(({ name }) => name === 'sailor');
      played.play(seat, await sailor.choose(view, seat, { stream }));
    }
  }
  return asked;
}

const claim = { people: ['bench'], rank: () => 0 };
const poolOf = (size) => new BotPool({ size, perGuest: 1, metrics: makeMetrics() });
const sorted = (list) => [...list].sort((a, b) => a - b);
const middle = (list) => sorted(list)[list.length >> 1];

async function timed(pool, question) {
  const began = performance.now();
  const { action } = await pool.choose(question, claim);
  return { action, took: performance.now() - began };
}

const figures = [];
for (const entry of shelf.filter(({ game }) => !values.game || game.id === values.game)) {
  const asked = await questions(entry);
  const pools = [poolOf(1), poolOf(most)];
  // The others are hired by the first thought, and know nothing of the game in their first.
  for (const pool of pools) {
    await pool.warm();
    for (let time = 0; time < 3; time++) await pool.choose(asked[0], claim);
  }
  const took = pools.map(() => []);
  for (const question of asked) {
    const answers = [];
    for (const [at, pool] of pools.entries()) {
      const answer = await timed(pool, question);
      took[at].push(answer.took);
      answers.push(answer.action);
    }
    if (!sameAction(answers[0], answers[1])) throw new Error(`${entry.game.id}: another choice on ${most} threads`);
  }
  for (const pool of pools) await pool.close();
  const shorter = took[0].map((alone, at) => alone / took[1][at]);
  const figure = {
    game: entry.game.id,
    thoughts: asked.length,
    alone: Math.round(middle(took[0])),
    together: Math.round(middle(took[1])),
    shorter: middle(shorter),
  };
  figures.push(figure);
  console.log(
    `${figure.game}: ${figure.alone} ms on one thread, ${figure.together} on ${most}, ${figure.shorter.toFixed(2)} times as fast (medians of ${figure.thoughts} thoughts of ${ms} ms of work)`,
  );
}
console.log(JSON.stringify({ thinking: figures, threads: most, ms }));
