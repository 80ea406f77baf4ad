/** A worker that weighs choices, for as long as a table is open: started when it is first asked, and anew after a failure. */
import type { Weighed } from '@broadside/judge';
import type { Options, Seat } from '@broadside/kernel';
import type { TableInfo } from '@broadside/wire';
import { useCallback, useEffect, useRef } from 'react';
import { type JudgeWorker, judgeWorker } from '../../../judge/judgeWorker.ts';
import type { PositionAsked } from '../../../judge/words.ts';

export type Weigh = (position: PositionAsked) => Promise<Weighed>;

export function useWeigher(): Weigh {
  const worker = useRef<JudgeWorker>(undefined);
  useEffect(
    () => () => {
      worker.current?.end();
      worker.current = undefined;
    },
    [],
  );
  return useCallback((position) => {
    worker.current ??= judgeWorker();
    const asked = worker.current;
    return asked.ask('weigh', position).catch((error: unknown) => {
      asked.end();
      if (worker.current === asked) worker.current = undefined;
      throw error;
    });
  }, []);
}

/** What is asked of a position at this table. */
export const positionOf = ({ settings, seats }: TableInfo, view: unknown, seat: Seat) => ({
  game: settings.game,
  options: settings.options as Options,
  seats: seats.length,
  view,
  seat,
});
