/** What the lid and the list beside it share while one looks at them: the fight pointed at, the ruler, the film. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Lid } from '../../rules/state.ts';
import type { Filmed, LidShow } from './show.ts';

export interface LidDesk {
  /** The fight one looks at, as a place in the order; undefined: how it ended. */
  readonly chosen: number | undefined;
  readonly choose: (fight: number | undefined) => void;
  /** The ruler is in use. */
  readonly measuring: boolean;
  readonly measure: (on: boolean) => void;
  /** The film of the throw that lies in the lid, if it was seen here. */
  readonly film: Filmed | undefined;
  /** The film is being watched again. */
  readonly watching: boolean;
  readonly watch: (on: boolean) => void;
}

interface Looking {
  readonly chosen: number | undefined;
  readonly measuring: boolean;
  readonly watching: boolean;
}

const NOTHING: Looking = { chosen: undefined, measuring: false, watching: false };

/** The last film seen on this page. It outlives the lid, which comes and goes with what is shown in its place. */
let lastFilm: Filmed | undefined;

/** Places to a hundredth of a millimetre: no two throws lie alike. */
const isOf = (film: Filmed, { dice }: Lid): boolean =>
  film.dice.length === dice.length && film.dice.every((part, at) => part === dice[at]);

export function useLidDesk(lid: Lid | null, show: LidShow | undefined): LidDesk {
  const [looking, look] = useState(NOTHING);
  // A new throw sweeps the desk.
  useEffect(() => look(NOTHING), [lid?.index]);
  const thrown = show?.kind === 'throw' ? show : undefined;
  useEffect(() => {
    if (thrown !== undefined) lastFilm = thrown;
  }, [thrown]);

  const choose = useCallback((chosen: number | undefined) => look((now) => ({ ...now, chosen, watching: false })), []);
  const measure = useCallback((measuring: boolean) => look((now) => ({ ...now, measuring, watching: false })), []);
  const watch = useCallback((watching: boolean) => look({ ...NOTHING, watching }), []);
  const film = lastFilm !== undefined && lid !== null && isOf(lastFilm, lid) ? lastFilm : undefined;
  return useMemo(() => ({ ...looking, film, choose, measure, watch }), [looking, film, choose, measure, watch]);
}
