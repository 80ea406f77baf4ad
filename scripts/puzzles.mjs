/**
 * Makes puzzles: positions from matches between the strongest players there are, in which one choice is best by far and a
 * plausible habit goes wrong.
 *
 *   npm run puzzles -- GAME [--minutes 7] [--matches 100]   looks through further matches, and writes the pack
 *   npm run puzzles -- GAME --write                         writes the pack of what was found so far
 *
 * The same game, matches and rules give the same puzzles. What was found is kept in `.broadside/puzzles`, so that the work
 * can be done in pieces. docs/puzzles.md says what is asked of a puzzle.
 */
import { parseArgs } from 'node:util';
import { onShelf, shelf } from '@broadside/shelf';
import { searched } from './puzzles/find.mjs';
import { keep, kept } from './puzzles/kept.mjs';
import { choosePack, writePack } from './puzzles/pack.mjs';
import { isWhole, wholeGap } from './puzzles/whole.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '7' },
    matches: { type: 'string', default: 'Infinity' },
    /** No further matches: what was found is checked and written. */
    write: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
const program = onShelf(id);
if (!program?.judge)
  throw new Error(`which game? One of ${shelf.flatMap(({ game, judge }) => (judge ? [game.id] : [])).join(', ')}`);
const { making } = await import(`../games/${id}/judge/puzzles/making.mjs`);
const { default: judge } = await program.judge();
const task = { id, program, judge, making };

const known = await kept(task);
const until = Date.now() + Number(values.minutes) * 60_000;
let left = values.write ? 0 : Number(values.matches);
while (left-- > 0 && Date.now() < until) {
  const found = await searched(task, known.next);
  known.next++;
  known.found.push(...found);
  await keep(task, known);
  for (const one of found) console.log(`  ${one.answer} (${one.deep.gap.toFixed(3)} ± ${one.deep.error.toFixed(3)})`);
  console.log(`match ${known.next}: ${found.length} found, ${known.found.length} in all`);
}
while (Date.now() < until) {
  const unchecked = known.found.find(({ whole }) => whole === undefined);
  if (!unchecked) break;
  unchecked.whole = await wholeGap(task, unchecked);
  await keep(task, known);
}
const sound = known.found.filter(({ whole }) => whole === undefined || isWhole(whole));
const tried = known.found.filter(({ whole }) => whole !== undefined);
console.log(`${tried.filter(({ whole }) => isWhole(whole)).length} of ${tried.length} hold over whole matches`);
const pack = choosePack(task, sound);
await writePack(task, pack);
console.log(`${pack.length} puzzles of ${known.found.length} in the pack of ${id}, after ${known.next} matches`);
