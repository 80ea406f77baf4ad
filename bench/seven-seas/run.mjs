/** Pirates of the 7 Seas, measured; started by `npm run bench -- seven-seas`, which builds first. */
import { compare } from '../measure.mjs';
import { replaceBlock } from '../page.mjs';
import { readPlan } from '../plan.mjs';
import { machine } from '../report.mjs';
import { makeContestants } from './contestants.mjs';
import { figuresOf, markdownOf, textOf } from './report.mjs';

const FULL = { seconds: 0.5, rounds: 7, warmUp: 2 };
const QUICK = { seconds: 0.2, rounds: 3, warmUp: 0.6 };

const plan = readPlan(FULL, QUICK);
const contestants = makeContestants();
const work = Object.fromEntries(Object.entries(contestants).map(([name, one]) => [name, one.work]));
const measured = compare(work, plan);
const rates = Object.fromEntries(
  Object.entries(measured).map(([name, rate]) => [name, { ...rate, each: contestants[name].each() }]),
);
const figures = figuresOf(rates);
const date = new Date().toISOString().slice(0, 10);
const how = `Medians of ${plan.rounds} interleaved rounds of ${plan.seconds} s each, per second of processor time`;
const result = { rates, figures, date, machine: machine(), how };

console.log(`${result.machine}\n${how}\n\n${textOf(result)}\n`);
if (plan.write) replaceBlock('bench-seven-seas', markdownOf(result));
console.log(JSON.stringify({ date, machine: result.machine, ...figures }));
