/** One game measured and reported: what the parts for single games have in common. */
import { compare } from './measure.mjs';
import { replaceBlock } from './page.mjs';
import { readPlan } from './plan.mjs';
import { asMarkdown, asText, machine } from './report.mjs';

const FULL = { seconds: 0.5, rounds: 7, warmUp: 2 };
const QUICK = { seconds: 0.2, rounds: 3, warmUp: 0.6 };

export const count = (value) => Math.round(value).toLocaleString('en');
export const share = (value) => `1/${(1 / value).toFixed(1)}`;
const microseconds = (perSecond) => (1e6 / perSecond).toFixed(perSecond > 1e5 ? 2 : 1);

/** Matches per second of a contestant whose work is counted in actions. */
export const matchesOf = (rates, name) => rates[name].median / rates[name].each;

/** @param {Record<string, string>} names of the contestants that stand in a line of their own */
export const partRows = (rates, names) => [
  ['mid-game, 4 players', 'per second', 'lowest', 'highest', 'µs each'],
  ...Object.entries(names).map(([name, title]) => {
    const { median, low, high } = rates[name];
    return [title, count(median), count(low), count(high), microseconds(median)];
  }),
];

export const playRows = ({ tables }) => [
  ['players', 'random actions/s', 'actions a match', 'random matches/s', 'sailors’ matches/s'],
  ...tables.map(({ players, actions, actionsEach, random, policy }) =>
    [String(players)].concat([actions, actionsEach, random, policy].map(count)),
  ),
];

/** @param {string} block of docs/performance.md @param sectionsOf what is said: tables of rates and figures */
export function measureGame(block, contestants, figuresOf, sectionsOf) {
  const plan = readPlan(FULL, QUICK);
  const work = Object.fromEntries(Object.entries(contestants).map(([name, one]) => [name, one.work]));
  const rates = Object.fromEntries(
    Object.entries(compare(work, plan)).map(([name, rate]) => [name, { ...rate, each: contestants[name].each() }]),
  );
  const figures = figuresOf(rates);
  const sections = sectionsOf(rates, figures);
  const date = new Date().toISOString().slice(0, 10);
  const how = `Medians of ${plan.rounds} interleaved rounds of ${plan.seconds} s each, per second of processor time`;
  console.log(`${machine()}\n${how}\n\n${sections.map(asText).join('\n\n')}\n`);
  const page = [`Measured on ${date}: ${machine()}. ${how}.`, ...sections.map(asMarkdown)];
  if (plan.write) replaceBlock(block, page.join('\n\n'));
  console.log(JSON.stringify({ date, machine: machine(), ...figures }));
}
