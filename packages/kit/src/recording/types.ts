/** What a game brings to have its throws shown. */
import type { Recording } from '@broadside/throw';
import type { Frames } from './read.ts';

/** A recording that runs: `T` is what the game knows of each body in it. */
export interface RecordingProps<T> {
  readonly frames: Frames;
  readonly bodies: readonly T[];
  /** Milliseconds of the recording that have been shown. */
  readonly shown: () => number;
}

/** Bodies in three dimensions. */
export interface RecordingScene {
  /** Draws the bodies as they are at this second of the recording. */
  draw(seconds: number): void;
  /** For slow machines: no shadows, coarse pixels. */
  lower(): void;
  dispose(): void;
}

export interface SceneOptions<T> {
  readonly canvas: HTMLCanvasElement;
  readonly recording: Recording;
  readonly bodies: readonly T[];
}

/** Throws if the browser cannot draw in three dimensions. */
export type OpenScene<T> = (options: SceneOptions<T>) => RecordingScene;

/** Imports the game's scene, and three.js with it, in a chunk of its own; called early it only warms up. */
export type LoadScene<T> = () => Promise<{ readonly openScene: OpenScene<T> }>;
