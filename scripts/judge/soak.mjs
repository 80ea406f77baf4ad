/**
 * The laws of judging on hundreds of matches (docs/judging.md): `npm run soak -- judge [matches] [--game ID] [--law NAME]
 * [--minutes N]`. What is measured is kept in `.broadside/judge`, so that it may be done in pieces: the next run goes on from
 * there. Exit code 1: a law is broken; 3: more is to be done.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Chance is judged coarsely on many matches, decisions closely on some. */
const LUCK_WORLDS = 4;
/** Where all of a match is judged in the same worlds (`lasting`), in as many as an analysis first looks at. */
const LASTING_WORLDS = 16;
const DECISION_WORLDS = 32;
/** Of so many matches for luck, one for the ladder, and one for the second opinion. */
const LADDER_SHARE = 10;
const AGREE_SHARE = 20;
/** Thinking of the bots that search. */
const ITERATIONS = 2000;
const STRONGEST = ['commodore', 'captain'];
const OTHERS = ['sailor', 'deckhand', 'random'];
/** Every so many-th decision of a match is asked of all levels. */
const EVERY = 5;

const FOLDER = new URL('../../.broadside/judge/', import.meta.url);

const percent = (share) => (100 * share).toFixed(1);
const points = ({ value, error }) => `${(100 * value).toFixed(2)} ± ${(100 * error).toFixed(2)}`;

/** Measures until there are so many or the time is up, from where the last run stopped. */
async function measured(name, count, isOver, measure) {
  const file = fileURLToPath(new URL(`${name}.json`, FOLDER));
  const all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).slice(0, count) : [];
  mkdirSync(FOLDER, { recursive: true });
  while (all.length < count && !isOver()) {
    all.push(await measure(all.length));
    writeFileSync(file, JSON.stringify(all));
  }
  return all;
}

/** The laws of one game, each with what is said of it. */
class Soak {
  constructor(laws, entry, kit, matches, isOver) {
    Object.assign(this, { laws, kit, matches, isOver, game: entry.game, bots: entry.bots });
    this.key = `${entry.game.id}-${entry.game.version}-${kit.version}`;
    this.broken = 0;
    this.open = 0;
  }

  table(names) {
    const bots = names.map((name) => this.bots.find((bot) => bot.name === name));
    return { bots, limits: { iterations: ITERATIONS } };
  }

  say(text, holds, all, count) {
    const isWhole = all.length >= count;
    if (!isWhole) this.open++;
    else if (!holds) this.broken++;
    console.log(`${text}${isWhole ? '' : ` (${all.length} of ${count})`}${holds ? '' : ' ✗'}`);
  }

  async luck() {
    const { laws, game, kit, matches, isOver } = this;
    const table = this.table(['sailor', 'sailor']);
    const worlds = kit.lasting === undefined ? LUCK_WORLDS : LASTING_WORLDS;
    const measure = (k) => laws.fared(game, kit, table, `soak ${k}`, worlds);
    const all = await measured(`${this.key}-luck`, matches, isOver, measure);
    const fairness = laws.fairnessOf(all);
    const rows = fairness.seats.map(
      ({ luck, raw, adjusted }, seat) =>
        `  seat ${seat}: luck ${points(luck)}, result ${points(raw)}, without luck ${points(adjusted)}`,
    );
    this.say([`${game.id}, luck over ${all.length} matches`, ...rows].join('\n'), laws.isFair(fairness), all, matches);
    this.say(`  ${percent(fairness.ratio)}% of the variance is left`, laws.helps(fairness), all, matches);
  }

  async ladder() {
    const { laws, game, kit, isOver } = this;
    const levels = [...STRONGEST, ...OTHERS].map((name) => this.bots.find((bot) => bot.name === name));
    const count = Math.max(2, Math.round(this.matches / LADDER_SHARE));
    const asked = { levels, worlds: DECISION_WORLDS, every: EVERY, limits: { iterations: ITERATIONS } };
    const measure = (k) => laws.ratesIn(game, kit, this.table(['sailor', 'deckhand']), `soak ${k}`, asked);
    const all = await measured(`${this.key}-levels`, count, isOver, measure);
    const decisions = all.reduce((sum, one) => sum + one.decisions, 0);
    console.log(`${game.id}, loss at ${decisions} decisions of ${all.length} matches`);
    STRONGEST.forEach((strongest, at) => {
      const own = all.map(({ rates, ...rest }) => ({ ...rest, rates: [rates[at], ...rates.slice(STRONGEST.length)] }));
      const ladder = laws.ladderOf(own);
      const rows = ladder.map(
        ({ rate, step }, level) =>
          `  ${[strongest, ...OTHERS][level]} ${points(rate)}${step ? `, the next ${points(step)} more` : ''}`,
      );
      this.say(rows.join('\n'), laws.isInOrder(ladder), all, count);
    });
  }

  async agreement() {
    const { laws, game, kit, isOver } = this;
    const count = Math.max(2, Math.round(this.matches / AGREE_SHARE));
    const measure = (k) => laws.agreementIn(game, kit, this.table(['deckhand', 'sailor']), `soak ${k}`);
    const all = await measured(`${this.key}-agreement`, count, isOver, measure);
    const sum = (what) => all.reduce((total, one) => total + one[what], 0);
    const share = sum('blunders') === 0 ? 1 : sum('agreed') / sum('blunders');
    const text = `${game.id}, ${sum('blunders')} blunders of ${all.length} matches: ${percent(share)}% again`;
    this.say(text, share >= laws.AGREED, all, count);
  }
}

export async function soakJudge(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { game: { type: 'string' }, law: { type: 'string' }, minutes: { type: 'string' } },
  });
  const { shelf } = await import('@broadside/shelf');
  const laws = await import('@broadside/judge/laws');
  const end = values.minutes ? Date.now() + 60_000 * Number(values.minutes) : Number.POSITIVE_INFINITY;
  const codes = [];
  for (const entry of shelf) {
    if (!entry.judge || (values.game && values.game !== entry.game.id)) continue;
    const { kit } = (await entry.judge()).default;
    const soak = new Soak(laws, entry, kit, Number(positionals[0] ?? 400), () => Date.now() > end);
    for (const law of ['luck', 'agreement', 'ladder'])
      if (values.law === undefined || values.law === law) await soak[law]();
    codes.push(soak.broken > 0 ? 1 : soak.open > 0 ? 3 : 0);
  }
  return codes.includes(1) ? 1 : Math.max(0, ...codes);
}
