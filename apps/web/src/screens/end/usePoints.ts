/** Points after every turn, worked out from the match file. */
import type { GameUI } from '@broadside/kit';
import { useEffect, useState } from 'react';
import { openReplay, type Replay } from '../../tables/local/index.ts';
import type { Table } from '../../tables/table.ts';

/** The last entry of every turn that still stands, the set-up first. */
export function turnEnds({ turns, undone }: Pick<Replay, 'turns' | 'undone'>): number[] {
  const ends = new Map(turns.flatMap((turn, n) => (n > 0 && !undone[n] ? [[turn, n] as const] : [])));
  return [0, ...[...ends].sort(([one], [other]) => one - other).map(([, n]) => n)];
}

/** One line of points for each seat. */
export async function pointsOf(replay: Replay, ui: GameUI): Promise<readonly (readonly number[])[]> {
  const positions = await replay.many(turnEnds(replay), 'spectator');
  const points = positions.map(({ view }) => ui.points(view));
  return Array.from({ length: replay.header.seats }, (_, seat) => points.map((all) => all[seat] ?? 0));
}

export interface History {
  readonly series: readonly (readonly number[])[];
  readonly turns: number;
  /** By entry: the turn it left the match in. */
  readonly turnAt: readonly number[];
  readonly seed: string;
}

export function useHistory(table: Table, ui: GameUI): History | undefined {
  const [history, setHistory] = useState<History>();
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const replay = await openReplay(await table.file());
      const series = await pointsOf(replay, ui);
      if (!gone) setHistory({ series, turns: replay.turns.at(-1) ?? 0, turnAt: replay.turns, seed: replay.seed });
      replay.close();
    };
    // Without the file the result stands by itself; only the graph is missing.
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [table, ui]);
  return history;
}
