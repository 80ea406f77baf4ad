/**
 * In a browser the programs of the games come one by one, when they are asked for (`fetchGame` of the shelf), and without the
 * parts that are of no use there.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ALL = /shelf\/src\/generated\/programs\.ts$/;
const PROGRAM = /games\/([\w-]+)\/index\.ts$/;
const LEFT_OUT = '\0left-out:';

/** A folder of a game, as its program imports it. */
type Part = 'terminal' | 'text' | 'guide';

/** Nobody draws in a terminal here. */
export const IN_PAGE: readonly Part[] = ['terminal'];
/** A worker says nothing, and sets no table: it plays. */
export const IN_WORKER: readonly Part[] = ['terminal', 'text', 'guide'];

/** A worker judges and gives no reasons: these are said on the page. */
const JUDGE = /games\/[\w-]+\/judge\/index\.ts$/;
const REASONS = './why.ts';
const NO_REASONS = '\0no-reasons';

/** What a program takes of a part, each without a value. */
function emptied(program: string, part: string): string {
  const taken = new RegExp(`import \\{ ([\\w, ]+) \\} from '\\./${part}/index\\.ts'`).exec(
    readFileSync(program, 'utf8'),
  );
  if (!taken) throw new Error(`${program} does not import ${part} by its names`);
  return taken[1]
    .split(', ')
    .map((name) => `export const ${name} = undefined;`)
    .join('\n');
}

export const oneByOne = (leftOut: readonly Part[]): Plugin => ({
  name: 'broadside-one-by-one',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === REASONS && JUDGE.test(importer) && leftOut.includes('text')) return NO_REASONS;
    const part = leftOut.find((one) => source === `./${one}/index.ts`);
    return part !== undefined && PROGRAM.test(importer) ? `${LEFT_OUT}${part}:${importer}` : null;
  },
  load(id) {
    if (ALL.test(id)) return 'export const programs = [];';
    if (id === NO_REASONS) return 'export const why = undefined;';
    if (!id.startsWith(LEFT_OUT)) return null;
    const [part, ...program] = id.slice(LEFT_OUT.length).split(':');
    return emptied(program.join(':'), part);
  },
});
