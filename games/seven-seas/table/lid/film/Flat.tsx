/** The same film from above without three dimensions: blank dice slide and turn; values show when they lie. */
import { Drawing } from '@broadside/kit';
import { FilmClocks, secondsAt } from '@broadside/kit/film';
import { useContext, useLayoutEffect, useRef } from 'react';
import { Blank } from '../Blank.tsx';
import type { FilmProps } from './Cubes.tsx';
import style from './film.module.css';
import { DIE_UNITS, nearer, SHEET_BOX } from './frame.ts';
import { headingOf } from './marking.ts';

export function Flat({ reel, dice, edge, shown }: FilmProps) {
  const fleet = useRef<SVGGElement>(null);
  const clock = useContext(FilmClocks);
  const told = useRef(shown);
  told.current = shown;
  useLayoutEffect(() => {
    const draw = (): void => {
      const seconds = secondsAt(reel, told.current());
      [...(fleet.current?.children ?? [])].forEach((die, at) => {
        const { position, quaternion } = reel.film.at(seconds, at);
        const scale = (edge / DIE_UNITS) * nearer(position[1]);
        const turned = headingOf(quaternion);
        die.setAttribute('transform', `translate(${position[0]} ${position[2]}) rotate(${turned}) scale(${scale})`);
      });
    };
    draw();
    return clock.onFrame(draw);
  }, [reel, edge, clock]);
  return (
    <Drawing box={SHEET_BOX} className={style.flat}>
      <g ref={fleet}>
        {dice.map(({ die, side }) => (
          <g key={die}>
            <Blank side={side} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}
