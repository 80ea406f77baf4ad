/** A throw being shown. Until three.js is there, and wherever it cannot be, the same film runs flat. */

import { FilmClocks, readReel } from '@broadside/kit/film';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Filmed } from '../show.ts';
import { Cubes } from './Cubes.tsx';
import { Flat } from './Flat.tsx';
import style from './film.module.css';

interface FilmViewProps {
  readonly filmed: Filmed;
  /** How much slower or faster than normal. */
  readonly factor: number;
  /** Never in three dimensions. */
  readonly flat?: boolean | undefined;
  /** The cubes lie still. */
  readonly onLanded: () => void;
}

/** Milliseconds of the film since this view of it began. */
function useShown(factor: number): () => number {
  const clock = useContext(FilmClocks);
  const began = useRef<number>(undefined);
  return () => {
    began.current ??= clock.now();
    return (clock.now() - began.current) / factor;
  };
}

export function FilmView({ filmed, factor, flat = false, onLanded }: FilmViewProps) {
  const reel = useMemo(() => readReel(filmed.film), [filmed]);
  const clock = useContext(FilmClocks);
  const shown = useShown(factor);
  const [cubes, setCubes] = useState<'loading' | 'ready' | 'none'>(flat ? 'none' : 'loading');
  const [landed, land] = useState(false);
  const told = useRef({ shown, onLanded });
  told.current = { shown, onLanded };

  useEffect(() => {
    const look = (): void => {
      if (reel !== undefined && told.current.shown() < reel.ms) return;
      land(true);
      told.current.onLanded();
      stop();
    };
    const stop = clock.onFrame(look);
    return stop;
  }, [reel, clock]);

  if (reel === undefined || reel.film.dice !== filmed.sides.length) return null;
  const film = { reel, sides: filmed.sides, shown };
  return (
    <div className={style.film} aria-hidden="true" data-landed={landed || undefined} data-film={cubes}>
      {cubes !== 'ready' && <Flat {...film} />}
      {cubes !== 'none' && <Cubes {...film} onReady={() => setCubes('ready')} onFail={() => setCubes('none')} />}
    </div>
  );
}
