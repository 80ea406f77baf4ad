/** What decided a match: the rows of the score sheet in which two players differ most. */
import type { Seat, Standing } from '@broadside/kernel';

export interface Difference {
  readonly key: string;
  readonly mine: number;
  readonly theirs: number;
}

export interface Comparison {
  readonly mine: Standing;
  readonly theirs: Standing;
  /** The largest first. */
  readonly rows: readonly Difference[];
}

const MOST = 3;

/** The viewer, or whoever came second, against the winner; a winner against the second. */
export function comparisonOf(
  keys: readonly string[],
  ranking: readonly Standing[],
  you: Seat | null,
): Comparison | undefined {
  const [best, second] = ranking;
  if (!best || !second) return undefined;
  const mine = ranking.find(({ seat }) => seat === you) ?? second;
  const theirs = mine.seat === best.seat ? second : best;
  const rows = keys
    .map((key) => ({ key, mine: mine.sheet[key] ?? 0, theirs: theirs.sheet[key] ?? 0 }))
    .filter((row) => row.mine !== row.theirs)
    .sort((one, other) => Math.abs(other.mine - other.theirs) - Math.abs(one.mine - one.theirs))
    .slice(0, MOST);
  return rows.length === 0 ? undefined : { mine, theirs, rows };
}
