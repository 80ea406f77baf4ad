/**
 * What judging a match costs: `npm run bench -- judge [--game ID] [--matches N]`. One thread, processor time: until the graph
 * stands (5 s at most), and for the whole report with both passes (90 s); then memory after ten analyses in a row. Exit code 1:
 * a target is missed.
 */

import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { recordMatch } from '@broadside/bots';
import { matchJudge } from '@broadside/judge';
import { saveMatch } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '3' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const GRAPH_S = 5;
const WHOLE_S = 90;
const ANALYSES = values.quick ? 2 : 10;
/** Growth of the heap over these that is noise. */
const MOST_MB = 8;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const seconds = () => process.cpuUsage().user / 1e6;
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

async function analyse(game, kit, file) {
  const start = seconds();
  const judge = await matchJudge(game, kit, file);
  const results = [];
  const work = (units) => {
    for (const unit of units) results.push(judge.judge(unit));
  };
  work(judge.units().filter(({ kind }) => kind === 'point'));
  const graph = seconds() - start;
  work(judge.units().filter(({ kind }) => kind !== 'point'));
  work(judge.further(results));
  return { graph, whole: seconds() - start, report: judge.report(results) };
}

const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];
const matches = values.quick ? 1 : Number(values.matches);
const rows = [];
for (const { game, bots, judge } of shelf) {
  if (!judge || (values.game && values.game !== game.id)) continue;
  const { kit } = (await judge()).default;
  const sailor = bots.find(({ name }) => name === 'sailor');
  const files = [];
  for (let k = 0; k < matches; k++) files.push(saveMatch(await recordMatch(game, [sailor, sailor], {}, `bench ${k}`)));
  const found = [];
  for (const file of files) found.push(await analyse(game, kit, file));
  const before = heap();
  for (let k = 0; k < ANALYSES; k++) await analyse(game, kit, files[k % files.length]);
  const row = {
    game: game.id,
    entries: median(found.map(({ report }) => report.entries)),
    graph: Number(median(found.map(({ graph }) => graph)).toFixed(2)),
    whole: Number(median(found.map(({ whole }) => whole)).toFixed(1)),
    grownMB: Number((heap() - before).toFixed(1)),
  };
  rows.push(row);
  console.log(
    `${row.game}: ${row.entries} entries; graph after ${row.graph} s, everything after ${row.whole} s of processor time; memory ${row.grownMB >= 0 ? '+' : ''}${row.grownMB} MB after ${ANALYSES} more`,
  );
}
console.log(JSON.stringify({ judge: rows }));
process.exit(rows.some((row) => row.graph > GRAPH_S || row.whole > WHOLE_S || row.grownMB > MOST_MB) ? 1 : 0);
