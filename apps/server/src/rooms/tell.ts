/** Sights as text for the wire. */
import { hash } from 'node:crypto';
import type { AnyMatch, Entry, Eye } from '@broadside/kernel';
import { sightOf, type Tell, type UndoPolicy } from '@broadside/wire';

/**
 * The fingerprint of an entry as clients get it. The bare one is made of the whole state, so that a client could
 * try out how hidden cards may lie; mixed with the secret seed it tells nothing before the seed is shown at the
 * end, and binds the host as well.
 */
export const sealed = (seed: string, n: number, fingerprint: string): string =>
  hash('sha256', `${seed} ${n} ${fingerprint}`).slice(0, 32);

const seals = new WeakMap<Entry, string>();

/** The seal of an entry is made once, however many eyes see it. */
function sealOf(match: AnyMatch, n: number): string {
  const entry = match.log[n];
  let seal = seals.get(entry);
  if (!seal) {
    seal = sealed(match.seed, n, entry.hash);
    seals.set(entry, seal);
  }
  return seal;
}

export const say = (tell: Tell): string => JSON.stringify(tell);

export function sightText(match: AnyMatch, eye: Eye, from: number, undo: UndoPolicy): string {
  const sight = sightOf(match, eye, from, undo);
  const entries = sight.entries.map((entry) => ({ ...entry, hash: sealOf(match, entry.n) }));
  return say({ tell: 'sight', sight: { ...sight, entries } });
}
