/** The film in three dimensions: a canvas over the board and the ship. Fails quietly to its flat twin. */

import { FilmClocks, type Reel, secondsAt } from '@broadside/kit/film';
import { useContext, useEffect, useRef, useState } from 'react';
import style from './film.module.css';
import type { CubeScene, SceneOptions } from './scene.ts';

export interface FilmProps {
  readonly reel: Reel;
  readonly sides: readonly number[];
  /** Milliseconds of the film that have been shown. */
  readonly shown: () => number;
}

/** Frames that are looked at to tell a slow machine. */
const PROBES = 8;
const SLOW_FRAME = 34;

/** three.js, in a chunk of its own; called early it only warms up. */
export const loadScene = () => import('./scene.ts');

/** Tells once whether the first frames came too slowly. */
function slowness(): (now: number) => boolean {
  let first: number | undefined;
  let frames = 0;
  return (now) => {
    first ??= now;
    return ++frames === PROBES + 1 && (now - first) / PROBES > SLOW_FRAME;
  };
}

interface CubesProps extends FilmProps {
  /** Three dimensions cannot be had, or were lost on the way. */
  readonly onFail: () => void;
  readonly onReady: () => void;
}

export function Cubes({ reel, sides, shown, onFail, onReady }: CubesProps) {
  const place = useRef<HTMLDivElement>(null);
  const clock = useContext(FilmClocks);
  const [open, setOpen] = useState<(options: SceneOptions) => CubeScene>();
  const told = useRef({ shown, onFail, onReady });
  told.current = { shown, onFail, onReady };

  useEffect(() => {
    let wanted = true;
    loadScene().then(
      ({ openScene }) => wanted && setOpen(() => openScene),
      () => wanted && told.current.onFail(),
    );
    return () => {
      wanted = false;
    };
  }, []);

  useEffect(() => {
    if (open === undefined || place.current === null) return;
    // A canvas of its own for every run: a context that was given back cannot be had again.
    const canvas = document.createElement('canvas');
    place.current.append(canvas);
    const fail = (event?: Event): void => {
      event?.preventDefault();
      told.current.onFail();
    };
    let scene: CubeScene;
    try {
      scene = open({ canvas, film: reel.film, sides });
    } catch {
      canvas.remove();
      return fail();
    }
    const isSlow = slowness();
    const stop = { current: (): void => {} };
    const draw = (): void => {
      const seconds = secondsAt(reel, told.current.shown());
      scene.draw(seconds);
      if (isSlow(performance.now())) scene.lower();
      if (seconds >= reel.film.seconds) stop.current();
    };
    draw();
    told.current.onReady();
    canvas.addEventListener('webglcontextlost', fail);
    stop.current = clock.onFrame(draw);
    return () => {
      stop.current();
      canvas.removeEventListener('webglcontextlost', fail);
      scene.dispose();
      canvas.remove();
    };
  }, [open, reel, sides, clock]);

  return <div ref={place} className={style.cubes} />;
}
