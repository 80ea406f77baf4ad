/**
 * What people asked, were answered and were shown at one match, held against its journal. A match is a log, so that it
 * is linearizable if every acknowledged request is in it once and what was known before a request comes before it.
 */
import { type Action, sameAction } from '@broadside/kernel';

/** A request, however often it was sent. All times are of one clock. */
export interface Asked {
  readonly id: string;
  readonly seat: number;
  readonly action: Action;
  /** When it was sent first. */
  readonly asked: number;
  answered?: { readonly at: number; readonly done: number } | { readonly at: number; readonly refused: string };
}

/** Somebody was shown an entry. */
export interface Shown {
  readonly by: string;
  readonly at: number;
  readonly n: number;
  readonly seal: string;
}

export interface Journaled {
  readonly n: number;
  /** The seat and the id of the request; null: a bot, the table, a default. */
  readonly command: string | null;
  readonly action: Action | undefined;
  readonly seal: string;
}

export interface History {
  readonly asked: readonly Asked[];
  readonly shown: readonly Shown[];
  readonly journal: readonly Journaled[];
}

const commandOf = ({ seat, id }: Asked): string => `${seat}.${id}`;

/** Everything that cannot be true of one log with one writer at a time; empty if it can. */
export function faultsIn(history: History): readonly string[] {
  return [...gaps(history), ...answers(history), ...strangers(history), ...sights(history), ...order(history)];
}

function gaps({ journal }: History): string[] {
  return journal.flatMap(({ n }, at) => (n === at ? [] : [`entry ${n} stands at place ${at}`]));
}

/** Acknowledged: there once, at that number, as it was asked. Refused: not there. */
function answers({ asked, journal }: History): string[] {
  const held = new Map<string, Journaled[]>();
  for (const entry of journal)
    if (entry.command !== null) held.set(entry.command, [...(held.get(entry.command) ?? []), entry]);
  return asked.flatMap((request) => {
    const entries = held.get(commandOf(request)) ?? [];
    const name = `request ${commandOf(request)}`;
    const { answered } = request;
    if (entries.length > 1) return [`${name} is in the journal ${entries.length} times`];
    if (entries[0]?.action && !sameAction(entries[0].action, request.action)) return [`${name} became another act`];
    if (answered === undefined) return [];
    if ('refused' in answered)
      return entries.length === 0 ? [] : [`${name} was refused (${answered.refused}) and is entry ${entries[0].n}`];
    if (entries.length === 0) return [`${name} was acknowledged as entry ${answered.done} and is not in the journal`];
    return entries[0].n === answered.done ? [] : [`${name} was acknowledged as ${answered.done}, is ${entries[0].n}`];
  });
}

function strangers({ asked, journal }: History): string[] {
  const known = new Set(asked.map(commandOf));
  return journal.flatMap(({ n, command }) =>
    command === null || known.has(command) ? [] : [`entry ${n} holds a request nobody made: ${command}`],
  );
}

/** What was shown is what is in the journal, in order and without gaps, and not before it was asked. */
function sights({ asked, shown, journal }: History): string[] {
  const askedAt = new Map(asked.map((request) => [commandOf(request), request.asked]));
  const last = new Map<string, number>();
  return shown.flatMap(({ by, at, n, seal }) => {
    const entry = journal[n];
    if (!entry) return [`${by} was shown entry ${n}, which is not in the journal`];
    const faults: string[] = [];
    if (entry.seal !== seal) faults.push(`${by} was shown another entry ${n} than the one in the journal`);
    if (entry.command !== null && at < (askedAt.get(entry.command) ?? at))
      faults.push(`${by} was shown entry ${n} before it was asked for`);
    const before = last.get(by) ?? -1;
    if (n > before + 1) faults.push(`${by} was shown entry ${n} after entry ${before}`);
    last.set(by, Math.max(before, n));
    return faults;
  });
}

/** Whatever anybody knew when a request was made comes before it. */
function order({ asked, shown }: History): string[] {
  const known = [
    ...shown.map(({ at, n }) => ({ at, n })),
    ...asked.flatMap(({ answered }) => (answered && 'done' in answered ? [{ at: answered.at, n: answered.done }] : [])),
  ].toSorted((a, b) => a.at - b.at);
  const requests = asked.toSorted((a, b) => a.asked - b.asked);
  let at = 0;
  let floor = -1;
  return requests.flatMap((request) => {
    for (; at < known.length && known[at].at < request.asked; at++) floor = Math.max(floor, known[at].n);
    const { answered } = request;
    if (!answered || !('done' in answered) || answered.done > floor) return [];
    return [`request ${commandOf(request)} became entry ${answered.done} though ${floor} was known when it was made`];
  });
}
