/** What every game that shows filmed throws needs: the time they run by, the films as they are shown, and the view of one. */
export { type FilmClock, FilmClocks, type HandClock, handClock, wallClock } from './clock.ts';
export { FilmView, type FilmViewProps, type FlatProps } from './FilmView.tsx';
export { type Reel, readReel, secondsAt } from './read.ts';
export type { FilmProps, FilmScene, LoadScene, OpenScene, SceneOptions } from './types.ts';
export { usePoses } from './usePoses.ts';
