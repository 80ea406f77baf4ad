/**
 * How strong the levels are: `npm run bench -- strength [--game ID] [--matches N] [--ms N] [--seed S] [--ladder | --styles |
 * --simple] [--only WORDS]`. Pairs interleaved, match by match, seats turned and seeds shared, intervals of 95%. Each game says in its
 * bench/index.mjs (`strength`) who is to beat whom by how much. Instead `--ladder` plays every level against the one below it,
 * `--styles` every style of a level against that level, `--simple` the strongest against fixed habits (`simple`), none of which
 * must win more often than not. `--only` takes the rows whose title says so. `--minutes N`: each game stops after so many. Exit code 1: an interval lies wholly below its target.
 */
import { parseArgs } from 'node:util';
import { levelOf, playMatch, policyBot, seating, styleOf, wilson } from '@broadside/bots';
import { fetchGame } from '@broadside/shelf';
import { benches } from './games.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '60' },
    ms: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'strength' },
    ladder: { type: 'boolean', default: false },
    styles: { type: 'boolean', default: false },
    simple: { type: 'boolean', default: false },
    only: { type: 'string' },
    minutes: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const matches = values.quick ? 10 : Number(values.matches);
const limits = { ms: Number(values.ms) };
/** Of each game: then it is told what has been played. */
const longest = values.minutes === undefined ? Number.POSITIVE_INFINITY : 60_000 * Number(values.minutes);

/** One bot against several of another: its share of the victories. */
class Series {
  constructor(id, bots, { title, one, others, players, options, target }) {
    const find = (name) => bots.find((bot) => bot.name === name);
    Object.assign(this, { id, title, one, others, players, options, target, wins: 0, played: 0 });
    this.all = bots;
    this.bots = [find(one), ...Array.from({ length: players - 1 }, () => find(others))];
  }

  async play(game, match) {
    const { seed, order } = seating(this.players, match);
    const seated = order.map((at) => this.bots[at]);
    const { outcome } = await playMatch(game, seated, this.options ?? {}, `${values.seed} ${seed}`, limits);
    for (const seat of outcome.winners) if (order[seat] === 0) this.wins += 1 / outcome.winners.length;
    this.played++;
  }

  /** For two players the difference on the scale of Elo. */
  line() {
    const { wins, played, players, target } = this;
    const [low, high] = wilson(wins, played);
    const percent = (share) => (100 * share).toFixed(1);
    const elo = (share) => Math.round(400 * Math.log10(share / (1 - share)));
    const scale = players === 2 && wins > 0 && wins < played ? ` · ${elo(wins / played)} Elo` : '';
    const goal = target ? ` · target ${percent(target)}${high < target ? ' ✗' : ''}` : '';
    return `${this.id}, ${players} players${this.title ? `, ${this.title}` : ''}: ${this.one} against ${this.others} ${percent(wins / played)}% (${percent(low)}–${percent(high)}) of ${played}${scale}${goal}`;
  }

  get missed() {
    return this.target !== undefined && wilson(this.wins, this.played)[1] < this.target;
  }
}

/**
 * What is played together: a table of one bot and a table of the other with the same seeds. Counted are the matches in which only
 * one of the tables succeeded: the share of them that is the first one's.
 */
class Together extends Series {
  successes = { one: 0, others: 0 };
  tried = 0;

  async play(game, match) {
    const [one, others] = [this.one, this.others].map((name) => this.all.find((bot) => bot.name === name));
    const succeeds = async (bot) => {
      const table = Array(this.players).fill(bot);
      const { outcome } = await playMatch(game, table, this.options ?? {}, `${values.seed} ${match}`, limits);
      return outcome.winners.length > 0 ? 1 : 0;
    };
    const [first, second] = [await succeeds(one), await succeeds(others)];
    this.successes.one += first;
    this.successes.others += second;
    this.tried++;
    if (first === second) return;
    this.wins += first;
    this.played++;
  }

  line() {
    const { successes, tried, played, wins, target } = this;
    const percent = (share) => (100 * share).toFixed(1);
    const [low, high] = wilson(wins, played);
    const which = `${this.id}, ${this.players} together${this.title ? `, ${this.title}` : ''}`;
    const goal = target ? ` · target ${percent(target)}${high < target ? ' ✗' : ''}` : '';
    return `${which}: ${this.one} succeed in ${percent(successes.one / tried)}%, ${this.others} in ${percent(successes.others / tried)}% of ${tried}; where only one did, ${percent(wins / Math.max(1, played))}% (${percent(low)}–${percent(high)}) of ${played}${goal}`;
  }
}

/** Rows with this in their title, where somebody asks for them. */
const isWanted = ({ title = '' }) => values.only === undefined || title.includes(values.only);

const seriesOf = (id, bots, row) => new (row.together ? Together : Series)(id, bots, row);

const plain = (bots) => bots.filter(({ name }) => styleOf(name) === undefined);
const ladderOf = (bots) => bots.slice(1).map(({ name }, at) => ({ one: name, others: bots[at].name, players: 2 }));

const stylesOf = (bots) =>
  bots
    .filter(({ name }) => styleOf(name) !== undefined)
    .map(({ name }) => ({ one: name, others: levelOf(name), players: 2 }));

/** The strongest must win at least every other match against somebody who always does the same. */
const habitsOf = (bots, habits) =>
  habits.map(({ name }) => ({ one: bots.at(-1).name, others: name, players: 2, target: 0.5 }));

function rowsOf(strength, bots, habits) {
  if (values.ladder) return ladderOf(plain(bots));
  if (values.styles) return stylesOf(bots);
  return values.simple ? habitsOf(bots, habits) : strength;
}

async function habitsIn(game, simple) {
  const { simple: policies = {} } = (await simple?.()) ?? {};
  return Object.entries(policies).map(([name, policy]) => policyBot(name, game, policy));
}

const found = (await benches()).filter(({ id, strength }) => strength && (!values.game || values.game === id));
const all = [];
for (const { id, strength, simple } of found) {
  const { game, bots } = await fetchGame(id);
  const habits = await habitsIn(game, simple);
  const series = rowsOf(strength, bots, habits)
    .filter(isWanted)
    .map((row) => seriesOf(id, [...bots, ...habits], row));
  const begun = Date.now();
  // Whole rounds of all series, and both chairs of a seed, as far as there is time.
  for (let match = 0; match < matches && (match % 2 === 1 || Date.now() - begun < longest); match++)
    for (const one of series) await one.play(game, match);
  for (const one of series) console.log(one.line());
  all.push(...series);
}
console.log(
  JSON.stringify({
    strength: all.map(({ id, title, one, others, players, wins, played }) => ({
      game: id,
      title,
      one,
      others,
      players,
      share: played === 0 ? null : wins / played,
      matches: played,
    })),
    ms: limits.ms,
  }),
);
process.exit(all.some((one) => one.missed) ? 1 : 0);
