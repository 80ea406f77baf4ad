/** Processor time of whole trees of processes, and of everything on this machine; Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Of `/proc`: what the kernel counts in. */
const TICKS_PER_SECOND = 100;

export const canBeMeasured = existsSync('/proc/self/stat');

/** Undefined if the process has just ended. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
    return { pid, parent: Number(fields[1]), ticks: user + system + childUser + childSystem };
  } catch {
    return undefined;
  }
}

/** Seconds of a process and of all below it, those that have ended among them. */
export function secondsOf(root) {
  if (!canBeMeasured || root === undefined) return Number.NaN;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name) ?? []);
  const below = new Set([String(root)]);
  for (let before = 0; before < below.size; ) {
    before = below.size;
    for (const { pid, parent } of all) if (below.has(String(parent))) below.add(pid);
  }
  const ticks = all.filter(({ pid }) => below.has(pid)).reduce((sum, one) => sum + one.ticks, 0);
  return ticks / TICKS_PER_SECOND;
}

/** Seconds of all cores in which anything ran. */
export const busySeconds = () =>
  os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
