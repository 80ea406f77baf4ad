/** What every game that shows recorded throws needs: the time they run by, their frames, and the view of one. */
export { type HandClock, handClock, type RecordingClock, RecordingClocks, wallClock } from './clock.ts';
export { type FlatProps, RecordingView, type RecordingViewProps } from './RecordingView.tsx';
export { type Frames, readFrames, secondsAt } from './read.ts';
export type { LoadScene, OpenScene, RecordingProps, RecordingScene, SceneOptions } from './types.ts';
export { usePoses } from './usePoses.ts';
