/** Which battle's result is shown: one's own as soon as it is over, and the last one again when it is asked for. */
import { useMemo, useState } from 'react';
import type { Props } from '../props.ts';
import { type PastBattle, pastBattle } from './past.ts';

const isMine = ({ battle }: PastBattle, viewer: Props['viewer']): boolean =>
  battle.attacker === viewer || battle.defender === viewer;

interface Result {
  readonly shown: PastBattle | undefined;
  readonly close: () => void;
  /** Shows the last battle again, if there was one. */
  readonly again: (() => void) | undefined;
}

export function useResult({ log, view, viewer }: Props): Result {
  const past = useMemo(() => (log === undefined ? undefined : pastBattle(log, view)), [log, view]);
  // A page that is opened later finds old battles put away.
  const [seen, see] = useState(past?.n ?? -1);
  const [asked, ask] = useState<number>();
  const acted = past !== undefined && log?.some(({ n, seat }) => n > past.n && seat === viewer);
  const fresh = past !== undefined && past.n > seen && !acted && isMine(past, viewer);
  return {
    shown: past !== undefined && (fresh || asked === log?.length) ? past : undefined,
    close: () => {
      see(past?.n ?? -1);
      ask(undefined);
    },
    again: past === undefined ? undefined : () => ask(log?.length),
  };
}
