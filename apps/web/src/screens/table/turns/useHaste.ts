/** Hurrying: what others do is shown at once, until their turn is over or one's own has come. */
import type { Seat } from '@broadside/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';

/** Whose turn is hurried; "all": every one until the reader is asked. */
export type Hurried = Seat | 'all';

/**
 * What becomes of the haste when somebody has done something: whether that is shown at once, and who is hurried from
 * then on. It ends with the turn it was meant for, and in any case when the reader is asked.
 */
export function hasteAfter(hurried: Hurried | undefined, by: Seat | undefined, asked: boolean) {
  const atOnce = hurried === 'all' || (hurried !== undefined && hurried === by);
  return { atOnce, hurried: atOnce && !asked ? hurried : undefined };
}

export interface Haste {
  /** Somebody is hurried: bots of this device do not pause. */
  readonly on: boolean;
  /** This turn at once. */
  readonly hurry: () => void;
  /** Straight to one's own turn. */
  readonly toMine: () => void;
}

export interface HasteControl extends Haste {
  /** Whether something is to be shown at once; `asked`: the reader is, so the haste is over. */
  readonly takes: (by: Seat | undefined, asked: boolean) => boolean;
}

/** `actor`: who acts now. `skip`: shows the end of all that waits. */
export function useHaste(actor: () => Seat | undefined, skip: () => void): HasteControl {
  const hurried = useRef<Hurried | undefined>(undefined);
  const [on, setOn] = useState(false);
  const set = useCallback((next: Hurried | undefined) => {
    hurried.current = next;
    setOn(next !== undefined);
  }, []);
  const latest = useRef({ actor, skip });
  latest.current = { actor, skip };
  const begin = useCallback(
    (next: Hurried | undefined) => {
      set(next);
      latest.current.skip();
    },
    [set],
  );
  const takes = useCallback(
    (by: Seat | undefined, asked: boolean): boolean => {
      const after = hasteAfter(hurried.current, by, asked);
      if (after.hurried !== hurried.current) set(after.hurried);
      return after.atOnce;
    },
    [set],
  );
  return useMemo(
    () => ({
      on,
      hurry: () => begin(hurried.current === 'all' ? 'all' : latest.current.actor()),
      toMine: () => begin('all'),
      takes,
    }),
    [on, begin, takes],
  );
}
