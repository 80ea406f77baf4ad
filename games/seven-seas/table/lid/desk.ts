/** What the lid and the list beside it share while one looks at them: the fight pointed at, ruler and recording. */
import type { Entry } from '@broadside/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Lid, SevenSeasEvent } from '../../rules/state.ts';
import type { LidShow, Paid, RecordedThrow } from './show.ts';

export interface LidDesk {
  /** The fight one looks at, as a place in the order; undefined: how it ended. */
  readonly chosen: number | undefined;
  readonly choose: (fight: number | undefined) => void;
  /** The ruler is in use. */
  readonly measuring: boolean;
  readonly measure: (on: boolean) => void;
  /** The recording of the throw that lies in the lid, if it was seen here. */
  readonly film: RecordedThrow | undefined;
  /** The recording is being watched again. */
  readonly watching: boolean;
  readonly watch: (on: boolean) => void;
  /** What was paid for the hits of the curse that lies in the lid, as far as it was seen here. */
  readonly paid: readonly Paid[];
}

interface Looking {
  readonly chosen: number | undefined;
  readonly measuring: boolean;
  readonly watching: boolean;
}

const NOBODY: readonly Paid[] = [];
const UNSEEN: { readonly film?: undefined; readonly paid?: undefined } = {};
const NOTHING: Looking = { chosen: undefined, measuring: false, watching: false };

interface Seen {
  readonly film?: RecordedThrow;
  readonly paid?: readonly Paid[];
}

/** The last throw seen on this page. It outlives the lid, which comes and goes with what is shown in its place. */
let seen: Seen & { readonly dice: readonly number[] } = { dice: [] };

/** Places to a hundredth of a millimetre: no two throws lie alike. */
const sameDice = (one: readonly number[], other: readonly number[]): boolean =>
  one.length > 0 && one.length === other.length && one.every((part, at) => part === other[at]);

const isSeen = ({ dice }: Lid): boolean => sameDice(seen.dice, dice);

/** What the log says about the throw that lies in the lid: its recording, and what was paid since (S7-CURSE-3). */
export function readThrow({ dice }: Lid, log: readonly Entry[]): Seen | undefined {
  const events = log.flatMap((entry) => entry.events as readonly SevenSeasEvent[]);
  const at = events.findLastIndex((event) => event.type === 'landed' && sameDice(event.dice, dice));
  const landed = events[at];
  if (landed?.type !== 'landed') return undefined;
  const paid = events
    .slice(at)
    .flatMap((event) => (event.type === 'hit' ? [{ seat: event.seat, cards: event.cards, ships: event.ships }] : []));
  const { film: recording, sides } = landed;
  return {
    ...(recording === '' ? {} : { film: { film: recording, sides, dice } }),
    ...(paid.length === 0 ? {} : { paid }),
  };
}

/** Without the animation steps, which are not shown at every speed, the throw is known from what happened since. */
export function useThrowInLog(lid: Lid | null, since: readonly Entry[]): void {
  useEffect(() => {
    const known = lid === null ? undefined : readThrow(lid, since);
    if (lid !== null && known !== undefined) seen = { ...(isSeen(lid) ? seen : {}), ...known, dice: lid.dice };
  }, [lid, since]);
}

function remember(lid: Lid, show: LidShow): void {
  if (show.kind === 'throw') seen = { dice: show.dice, film: show };
  else if (show.kind === 'result') seen = { ...(isSeen(lid) ? seen : {}), dice: lid.dice, paid: show.paid };
}

export function useLidDesk(lid: Lid | null, show: LidShow | undefined): LidDesk {
  const [looking, look] = useState(NOTHING);
  // A new throw sweeps the desk.
  useEffect(() => look(NOTHING), [lid?.index]);
  useEffect(() => {
    if (lid !== null && show !== undefined) remember(lid, show);
  }, [lid, show]);

  const choose = useCallback((chosen: number | undefined) => look((now) => ({ ...now, chosen, watching: false })), []);
  const measure = useCallback((measuring: boolean) => look((now) => ({ ...now, measuring, watching: false })), []);
  const watch = useCallback((watching: boolean) => look({ ...NOTHING, watching }), []);
  const { film: recording, paid = NOBODY } = lid !== null && isSeen(lid) ? seen : UNSEEN;
  return useMemo(
    () => ({ ...looking, film: recording, paid, choose, measure, watch }),
    [looking, recording, paid, choose, measure, watch],
  );
}
