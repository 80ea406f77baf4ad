/** Random play measured against a hand-optimised limit and against boardgame.io; started by `npm run bench`, which builds and installs first. */

import { compare, heapAfter } from '../measure.mjs';
import { replaceBlock } from '../page.mjs';
import { readPlan } from '../plan.mjs';
import { machine } from '../report.mjs';
import { checkLimit, checkPeer } from './check.mjs';
import { makeContestants, makePlay, PLAYERS } from './contestants.mjs';
import { figuresOf, judge, markdownOf, textOf } from './report.mjs';

const FULL = { seconds: 1, rounds: 7, warmUp: 4, matches: [10_000, 50_000, 100_000], lockstep: 50, peer: 4 };
const QUICK = { seconds: 0.4, rounds: 3, warmUp: 1.5, matches: [2_000, 5_000, 10_000], lockstep: 10, peer: 1 };

function check({ lockstep, peer }) {
  const actions = checkLimit(lockstep) + checkPeer(peer);
  console.log(`lockstep: rules, limit and boardgame.io agreed in ${actions.toLocaleString('en')} actions\n`);
}

const plan = readPlan(FULL, QUICK);
check(plan);
// First, while nothing else has left anything behind.
const heap = { matches: plan.matches, bytes: heapAfter(plan.matches, makePlay()) };
const rates = compare(makeContestants(), plan);
const figures = figuresOf(rates, heap);
const targets = judge(figures);
const date = new Date().toISOString().slice(0, 10);
const how = `Medians of ${plan.rounds} interleaved rounds of ${plan.seconds} s each, per second of processor time`;
const result = { players: PLAYERS, rates, heap, targets, date, machine: machine(), how };

console.log(`${result.machine}\n${how}\n\n${textOf(result)}\n`);
if (plan.write) replaceBlock('bench', markdownOf(result));
console.log(JSON.stringify({ date, machine: result.machine, ...figures, heap, targets }));
process.exitCode = targets.every(({ met }) => met) ? 0 : 1;
