/**
 * A backup is text: one JSON value a line. The first line says what it is, then comes every row as `[kind, columns]`,
 * each match followed by its entries, and the last line counts the lines before it and has their sha256. So it can be
 * written and read without being in memory, either database can read what the other has written, and a file that was
 * cut short is known by its missing end.
 */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { NoStore } from '../trouble.ts';

export type Row = readonly [kind: string, columns: Readonly<Record<string, unknown>>];

/** Kinds whose rows are the same in both databases, in an order in which each refers only to those before it. */
export const PLAIN = ['guests', 'sessions', 'recoveries', 'tables', 'seats', 'campaigns', 'said'] as const;
export const MATCHES = 'matches';
export const ENTRIES = 'entries';
/** Numbers that a database gives by itself. */
export const OWN_NUMBERS: Readonly<Record<string, string>> = { said: 'number' };

/** A match as either database gives it; what is JSON in the store is text here, too. */
export interface MatchRow {
  readonly id: string;
  readonly header: string;
  readonly seed: string;
  readonly snapshot: string;
  readonly n: number;
  readonly to_act: string;
  readonly moved: number;
}

export interface EntryRow {
  readonly match: string;
  readonly n: number;
  readonly command: string | null;
  readonly entry: string;
}

const FIRST = { broadside: 'backup', format: 1 };
const CHUNK = 1 << 20;
const NEWLINE = 10;

/** How many rows of each kind there are. */
export type Counts = Readonly<Record<string, number>>;

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

export async function writeRows(file: FileHandle, rows: AsyncIterable<Row>): Promise<Counts> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let waiting: string[] = [];
  let size = 0;
  let lines = 0;
  const flush = async (): Promise<void> => {
    const text = waiting.join('');
    waiting = [];
    size = 0;
    hash.update(text);
    await file.writeFile(text);
  };
  const put = async (value: unknown): Promise<void> => {
    const line = lineOf(value);
    lines++;
    size += line.length;
    waiting.push(line);
    if (size >= CHUNK) await flush();
  };
  await put(FIRST);
  for await (const row of rows) {
    counts[row[0]] = (counts[row[0]] ?? 0) + 1;
    await put(row);
  }
  await flush();
  await file.writeFile(lineOf({ end: true, lines, sha256: hash.digest('hex') }));
  return counts;
}

/** Every row of a backup; fails when the file is not one, was cut short or changed. What was read before is no use then. */
export async function* readRows(path: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Row> {
  const hash = createHash('sha256');
  const order = new MatchOrder(path);
  let lines = 0;
  let ended = false;
  for await (const line of linesOf(chunks)) {
    if (ended) throw damaged(path, 'something follows its end');
    const value = parse(path, line);
    if (lines === 0) checkFirst(path, value);
    else if (Array.isArray(value)) {
      const row = rowOf(path, value);
      order.check(row);
      yield row;
    } else {
      checkEnd(path, value, lines, hash.digest('hex'));
      ended = true;
      continue;
    }
    lines++;
    hash.update(line);
  }
  order.end();
  if (!ended) throw damaged(path, 'it has no end');
}

/** Lines with their ends, as bytes. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at + 1)]);
      parts = [];
      from = at + 1;
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

function parse(path: string, line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw damaged(path, 'a line of it cannot be read');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkFirst(path: string, value: unknown): void {
  if (!isRecord(value) || value.broadside !== FIRST.broadside)
    throw new NoStore(`${path} is not a backup of Broadside: name a file that \`broadside backup\` has written.`);
  if (value.format !== FIRST.format) throw newer(path);
}

function rowOf(path: string, [kind, columns]: readonly unknown[]): Row {
  if (typeof kind !== 'string' || !isRecord(columns)) throw damaged(path, 'a line of it is no row');
  return [kind, columns];
}

function checkEnd(path: string, value: unknown, lines: number, sha256: string): void {
  if (!isRecord(value) || value.end !== true) throw damaged(path, 'a line of it is no row');
  if (value.lines !== lines || value.sha256 !== sha256)
    throw damaged(path, 'its lines are not those it was written with');
}

export const damaged = (path: string, why: string): NoStore =>
  new NoStore(`The backup ${path} is cut short or damaged (${why}): nothing was restored; take another copy of it.`);

export const newer = (path: string): NoStore =>
  new NoStore(`The backup ${path} was written by a newer Broadside: restore it with that one.`);

/** A match is followed by its entries, all of them and in order. */
class MatchOrder {
  private readonly path: string;
  private match: MatchRow | undefined;
  private next = 0;

  constructor(path: string) {
    this.path = path;
  }

  check([kind, columns]: Row): void {
    if (kind === ENTRIES) {
      const { match, n } = columns as unknown as EntryRow;
      if (match !== this.match?.id || n !== this.next++) throw damaged(this.path, 'an entry of a match is missing');
      return;
    }
    this.end();
    this.match = kind === MATCHES ? (columns as unknown as MatchRow) : undefined;
    this.next = 0;
  }

  end(): void {
    if (this.match && this.next !== this.match.n + 1) throw damaged(this.path, 'an entry of a match is missing');
  }
}
