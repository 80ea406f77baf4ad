/** A match as one viewer may see it: the same from the server and from the browser's own worker. */
import {
  type Action,
  type AnyMatch,
  type Entry,
  type Outcome,
  type Reason,
  type Seat,
  sealOf,
  type Viewer,
} from '@broadside/kernel';

export interface ViewUpdate {
  readonly viewer: Viewer;
  /** Number of the last entry. */
  readonly n: number;
  /** What happened since the number asked for, as this viewer may know it; in place of each hash stands its seal. */
  readonly entries: readonly Entry[];
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  readonly mayAct: readonly Seat[];
  /** What this viewer's seat may do now. */
  readonly legal: readonly Action[];
  /** What is answered for this viewer's seat if it lets the question wait; null: it is waited for. */
  readonly defaultAction: Action | null;
  /** Why this viewer's seat cannot undo; null if it can. */
  readonly noUndo: Reason | null;
  readonly turn: number;
  readonly outcome: Outcome | null;
  /** The rules version, and the hash of the seed that proves the deck; sent with the beginning of the log. */
  readonly rules?: number;
  readonly commit?: string;
}

/** The policy of a table about taking back: 'free' is up to the last barrier. */
export type UndoPolicy = 'never' | 'free';

/** The table plays without taking back. */
export const UNDO_NEVER: Reason = { code: 'undo-never', clause: 'LAW-6' };

const ONLY_WATCHING: Reason = { code: 'undo-not-yours', clause: 'LAW-6' };

function whyNoUndo(match: AnyMatch, seat: Seat | undefined, undo: UndoPolicy): Reason | null {
  if (seat === undefined) return ONLY_WATCHING;
  return undo === 'never' ? UNDO_NEVER : (match.whyNoUndo(seat) ?? null);
}

type Seal = (entry: Entry) => string;

const NOTHING: readonly Action[] = [];

/** The match as a viewer sees it now, with the log after entry `from`. */
export function viewUpdateOf(
  match: AnyMatch,
  viewer: Viewer,
  from: number,
  undo: UndoPolicy = 'free',
  seal: Seal = ({ n, hash }) => sealOf(match.seed, n, hash),
): ViewUpdate {
  const seat = viewer === 'spectator' ? undefined : viewer;
  const { toAct, mayAct } = match;
  const isAsked = seat !== undefined && toAct.includes(seat);
  const acts = isAsked || (seat !== undefined && mayAct.includes(seat));
  const update: ViewUpdate = {
    viewer,
    n: match.n,
    entries: match.seenBy(viewer, from + 1, seal),
    view: match.view(viewer),
    toAct,
    mayAct,
    legal: acts ? match.legal(seat) : NOTHING,
    defaultAction: (isAsked && match.defaultAction(seat)) || null,
    noUndo: whyNoUndo(match, seat, undo),
    turn: match.game.turn(match.state),
    outcome: match.outcome ?? null,
  };
  return from < 0 ? { ...update, rules: match.header.rules, commit: match.header.commit } : update;
}
