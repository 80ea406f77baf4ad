/** A fall through the battle ship being shown. */
import { FilmView as Film } from '@broadside/kit/film';
import type { Filmed } from '../show.ts';
import { Flat } from './Flat.tsx';
import style from './film.module.css';

/** three.js, in a chunk of its own; called early it only warms up. */
export const loadScene = () => import('./scene.ts');

export interface FilmViewProps {
  readonly filmed: Filmed;
  /** How much slower or faster than normal. */
  readonly factor: number;
  /** The cubes lie still. */
  readonly onLanded: () => void;
}

export const FilmView = ({ filmed, ...shown }: FilmViewProps) => (
  <Film {...shown} film={filmed.film} bodies={filmed.sides} Flat={Flat} loadScene={loadScene} className={style.film} />
);
