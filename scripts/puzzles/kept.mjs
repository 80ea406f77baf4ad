/** What was found so far, between the pieces of work. It is thrown away when rules or judge are others. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const fileOf = ({ id }) => join(ROOT, '.broadside', 'puzzles', `${id}.json`);

const stampOf = ({ program, judge }) => ({ rules: program.game.version, judge: judge.kit.version });

export async function kept(task) {
  const stamp = stampOf(task);
  try {
    const known = JSON.parse(await readFile(fileOf(task), 'utf8'));
    if (known.rules === stamp.rules && known.judge === stamp.judge) return known;
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return { ...stamp, next: 0, found: [] };
}

export async function keep(task, known) {
  await mkdir(dirname(fileOf(task)), { recursive: true });
  await writeFile(fileOf(task), JSON.stringify(known));
}
