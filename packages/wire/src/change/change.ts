/**
 * One entry more, for whoever has the view update before it: what happened, and what is different now. `docs/protocol.md`
 * describes it for clients.
 */
import { type Action, type Entry, type GameEvent, SEAL_LENGTH, type Seat } from '@broadside/kernel';
import type { ViewUpdate } from '../viewUpdate.ts';
import { digits, fieldWord, fingerprintOf, nameWord, recordWord, scalarWord } from './fingerprint.ts';
import { Mirror } from './mirror.ts';
import { BadChange, patched } from './patch.ts';
import { isRecord, type Plain, type PlainRecord } from './plain.ts';
import { Seen } from './seen.ts';
import { Shapes } from './shapes.ts';

/** What did it: an action (null to others), or the number of the entry that was gone back to. */
type Did = Plain;

export type Change = readonly [
  n: number,
  fingerprint: string,
  seal: string,
  seat: Seat,
  did: Did,
  events: readonly unknown[],
  difference?: Plain,
];

/** So much of a fingerprint is sent. */
const FINGERPRINT = 8;

/** What of a view update is sent as a difference beside the view, which comes first, and in this order. */
type Rest = 'toAct' | 'mayAct' | 'legal' | 'defaultAction' | 'noUndo' | 'turn' | 'outcome';
type Part = 'view' | Rest;

const partOf = (update: ViewUpdate, view: unknown): Readonly<Record<string, unknown>> => {
  const { toAct, mayAct, legal, defaultAction, noUndo, turn, outcome } = update;
  return { view, toAct, mayAct, legal, defaultAction, noUndo, turn, outcome } satisfies Record<Part, unknown>;
};

/** Stands where the view is, which is followed apart. */
const APART = 0;
const restOf = (update: ViewUpdate): Readonly<Record<string, unknown>> => partOf(update, APART);

type Loose = Readonly<Record<string, unknown>>;

const PARTS = 8;
const VIEW = nameWord('view' satisfies Part);
const NO_VIEW = fieldWord(VIEW, scalarWord(APART));

/** What one viewer has, at the end that sends. */
export class Sender {
  private seen: Seen;
  private readonly rest: Mirror;
  private readonly shapes: Shapes;

  /** Whoever has this update, and this log up to it. `beside`: another viewer of the same match, who may see alike. */
  constructor(update: ViewUpdate, log: readonly Entry[], beside?: Sender) {
    this.seen = beside?.seen.isLike(update) ? beside.seen : new Seen(update);
    this.rest = new Mirror(restOf(update));
    this.shapes = Shapes.of(log);
  }

  isBeside(other: Sender): boolean {
    return this.seen === other.seen;
  }

  /** Before either of two that are beside each other is asked for what changes: they part if they do not see alike. */
  compare(own: ViewUpdate, others: ViewUpdate): void {
    this.seen = this.seen.forOneOf(own, others);
  }

  /** The update after the one before, with one entry: the JSON of a `Change`. */
  change(update: ViewUpdate): string {
    const [{ n, seat, action, undo, events, hash }] = update.entries;
    const difference = this.follow(update);
    const did = undo ?? (action ? this.shapes.write(action as unknown as Loose) : 'null');
    let coded = '';
    for (const event of events) coded += `${coded === '' ? '' : ','}${this.shapes.write(event as unknown as Loose)}`;
    const head = `[${n},"${this.fingerprint(update)}","${hash}",${seat},${did},[${coded}]`;
    return difference === undefined ? `${head}]` : `${head},${difference}]`;
  }

  private follow(update: ViewUpdate): string | undefined {
    const view = this.seen.follow(update);
    const rest = this.rest.follow(restOf(update));
    if (view === undefined) return rest;
    return rest === undefined ? `[0,${view}]` : `[0,${view},${rest.slice(1)}`;
  }

  private fingerprint({ viewer }: ViewUpdate): string {
    return digits(recordWord(PARTS, (this.rest.sum - NO_VIEW + fieldWord(VIEW, this.seen.word(viewer))) | 0));
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isHex = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length === length && /^[0-9a-f]*$/.test(value);

/** The view update that a change makes of the one before it; throws a BadChange if there is any doubt about it. */
export function updateAfter(before: ViewUpdate, message: readonly unknown[], shapes: Shapes): ViewUpdate {
  const [n, fingerprint, seal, seat, did, events, difference] = message as readonly Plain[];
  if (n !== before.n + 1) throw new BadChange(`entry ${n} does not follow on ${before.n}`);
  if (!isHex(fingerprint, FINGERPRINT) || !isHex(seal, SEAL_LENGTH)) throw new BadChange('no fingerprint or no seal');
  if (typeof seat !== 'number' || !Number.isInteger(seat) || !Array.isArray(events))
    throw new BadChange('no seat or no events');
  const position = partOf(before, before.view) as PlainRecord;
  const after = difference === undefined ? position : patched(position, difference);
  if (!isRecord(after) || fingerprintOf(after as PlainRecord) !== fingerprint) throw new BadChange('the fingerprint');
  const entry: Entry = {
    n,
    seat,
    ...(isCount(did) ? { undo: did } : did === null ? {} : { action: shapes.read(did) as unknown as Action }),
    events: events.map((event) => shapes.read(event) as unknown as GameEvent),
    hash: seal,
  };
  return {
    viewer: before.viewer,
    n,
    entries: [entry],
    ...(after as unknown as Pick<ViewUpdate, Part>),
  };
}
