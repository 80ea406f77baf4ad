/**
 * How long processes of ours were ready to run and others had the processor: on a busy machine that is no fault of whoever
 * answers late. Known on Linux; nothing elsewhere, where limits are simply strict.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const MILLIONS = 1e6;

export type Delays = ReadonlyMap<number, number>;

/** Milliseconds that the first thread of each process below this one, and of this one, has waited since it began. */
export function delays(): Delays {
  if (!existsSync('/proc/self/schedstat')) return new Map();
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.flatMap((name) => parentOf(name)));
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isOurs(parents.get(pid)));
  return new Map([...parents.keys()].filter(isOurs).flatMap((pid) => delayOf(pid)));
}

/** Between two looks: the most that any of those had to wait who were there at both. One that has just begun answers nobody. */
export const withheld = (before: Delays, after: Delays): number =>
  Math.max(0, ...[...before].map(([pid, ms]) => (after.get(pid) ?? ms) - ms));

function parentOf(name: string): readonly (readonly [number, number])[] {
  const text = read(`/proc/${name}/stat`);
  // The name in brackets may hold anything.
  return text === '' ? [] : [[Number(name), Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])]];
}

function delayOf(pid: number): readonly (readonly [number, number])[] {
  const waited = read(`/proc/${pid}/schedstat`).split(' ')[1];
  return waited === undefined ? [] : [[pid, Number(waited) / MILLIONS]];
}

/** Empty if the process has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
