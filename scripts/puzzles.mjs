/**
 * Makes puzzles: positions from matches between the strongest players there are, in which one choice is best by far and a
 * plausible habit goes wrong.
 *
 *   npm run puzzles -- GAME [--minutes 7] [--matches 100]   looks through further matches, and writes the pack
 *   npm run puzzles -- GAME --write                         writes the pack of what was found so far
 *   npm run puzzles -- GAME --renew                         weighs the pack again by the judge of today
 *
 * The same game, matches and rules give the same puzzles. What was found is kept in `.broadside/puzzles`, so that the work
 * can be done in pieces. docs/puzzles.md says what is asked of a puzzle.
 */
import { parseArgs } from 'node:util';
import { onShelf, shelf } from '@broadside/shelf';
import { isOffered, offered, searched } from './puzzles/find.mjs';
import { keep, kept } from './puzzles/kept.mjs';
import { choosePack, writePack } from './puzzles/pack.mjs';
import { renewed } from './puzzles/renew.mjs';
import { isWhole, wholeGap } from './puzzles/whole.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '7' },
    matches: { type: 'string', default: 'Infinity' },
    /** No further matches: what was found is checked and written. */
    write: { type: 'boolean', default: false },
    /** The judge has another version: the pack as it is, less what no longer holds. */
    renew: { type: 'boolean', default: false },
  },
});
const [id] = positionals;
const program = onShelf(id);
if (!program?.judge)
  throw new Error(`which game? One of ${shelf.flatMap(({ game, judge }) => (judge ? [game.id] : [])).join(', ')}`);
const { making } = await import(`../games/${id}/judge/puzzles/making.mjs`);
const { default: judge } = await program.judge();
const task = { id, program, judge, making };

if (values.renew) {
  const { pack: old } = await judge.puzzles();
  const held = await renewed(task, old);
  await writePack(task, held, { isMixed: true });
  console.log(`${held.length} of ${old.puzzles.length} puzzles of ${id} hold`);
  process.exit(0);
}
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
/** Of two that are alike the second is looked at only if the first does not stand. */
const chosen = () =>
  choosePack(
    task,
    known.found.filter((one) => one.whole === undefined || isWhole(one)),
  );
for (let next = unchecked(); next && Date.now() < until; next = unchecked()) {
  await check(task, known, next);
  await keep(task, known);
}
const tried = known.found.filter(({ whole }) => whole !== undefined);
const sound = tried.filter(isWhole);
console.log(
  `${sound.length} of ${tried.length} hold over whole matches, ${known.found.length - tried.length} not looked at`,
);
const pack = choosePack(task, sound);
await writePack(task, pack);
console.log(`${pack.length} puzzles of ${known.found.length} in the pack of ${id}, after ${known.next} matches`);

function unchecked() {
  return chosen().find(({ whole }) => whole === undefined);
}

/** Plays it to the end; and sees to it that the traps are among the choices. */
async function check(task, { found }, one) {
  one.whole = await wholeGap(task, one);
  if (!isWhole(one) || isOffered(one)) return;
  const at = found.indexOf(one);
  const better = await offered(task, one);
  if (better) found[at] = better;
  else found.splice(at, 1);
}
