/** What a game brings to have its throws shown. */
import type { Film } from '@broadside/throw';
import type { Reel } from './read.ts';

/** A film that runs: `T` is what the game knows of each body in it. */
export interface FilmProps<T> {
  readonly reel: Reel;
  readonly bodies: readonly T[];
  /** Milliseconds of the film that have been shown. */
  readonly shown: () => number;
}

/** Bodies in three dimensions. */
export interface FilmScene {
  /** Draws the bodies as they are at this second of the film. */
  draw(seconds: number): void;
  /** For slow machines: no shadows, coarse pixels. */
  lower(): void;
  dispose(): void;
}

export interface SceneOptions<T> {
  readonly canvas: HTMLCanvasElement;
  readonly film: Film;
  readonly bodies: readonly T[];
}

/** Throws if the browser cannot draw in three dimensions. */
export type OpenScene<T> = (options: SceneOptions<T>) => FilmScene;

/** Imports the game's scene, and three.js with it, in a chunk of its own; called early it only warms up. */
export type LoadScene<T> = () => Promise<{ readonly openScene: OpenScene<T> }>;
