/** The same film without three dimensions: flat cubes slide and turn. */

import { FilmClocks, secondsAt } from '@broadside/kit/film';
import { useContext, useLayoutEffect, useRef } from 'react';
import { BOARD_SIZE } from '../../../cards/board.ts';
import { CubeFigure } from '../CubeFigure.tsx';
import type { FilmProps } from './Cubes.tsx';
import style from './film.module.css';
import { axesOf, FLATTENED, HEADROOM, onPicture, seenAt } from './lens.ts';

/** How a cube is turned as seen from above, in degrees. */
function headingOf(axes: ReturnType<typeof axesOf>): number {
  const lying = axes.reduce((best, axis) => (Math.abs(axis[1]) < Math.abs(best[1]) ? axis : best));
  return (Math.atan2(lying[2], lying[0]) * 180) / Math.PI;
}

const TALL = BOARD_SIZE * FLATTENED + HEADROOM;

export function Flat({ reel, sides, shown }: FilmProps) {
  const fleet = useRef<HTMLDivElement>(null);
  const clock = useContext(FilmClocks);
  const told = useRef(shown);
  told.current = shown;
  useLayoutEffect(() => {
    const draw = (): void => {
      const seconds = secondsAt(reel, told.current());
      [...(fleet.current?.children ?? [])].forEach((cube, at) => {
        if (!(cube instanceof HTMLElement)) return;
        const { position, quaternion } = reel.film.at(seconds, at);
        const { place, inside } = seenAt(position);
        const [x, y] = onPicture(place);
        cube.style.left = `${(x / BOARD_SIZE) * 100}%`;
        cube.style.top = `${((y + HEADROOM) / TALL) * 100}%`;
        cube.style.rotate = `${headingOf(axesOf(quaternion))}deg`;
        cube.style.opacity = inside ? '0.4' : '1';
      });
    };
    draw();
    return clock.onFrame(draw);
  }, [reel, clock]);
  return (
    <div ref={fleet} className={style.flat}>
      {sides.map((side, cube) => (
        <span key={cube} className={style.cube}>
          <CubeFigure side={side} pose={null} />
        </span>
      ))}
    </div>
  );
}
