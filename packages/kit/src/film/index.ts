/** What every game that shows filmed throws needs: the time they run by, and the films as they are shown. */
export { type FilmClock, FilmClocks, type HandClock, handClock, wallClock } from './clock.ts';
export { type Reel, readReel, secondsAt } from './read.ts';
