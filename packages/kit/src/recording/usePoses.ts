/** The flat recording: an element for every body is put where the body is, frame by frame. */
import type { Pose } from '@broadside/throw';
import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { RecordingClocks } from './clock.ts';
import { secondsAt } from './read.ts';
import type { RecordingProps } from './types.ts';

/** `put` moves one child of the returned element's; children are in the order of the recording. */
export function usePoses<E extends Element, C extends Element>(
  { frames, shown }: Pick<RecordingProps<unknown>, 'frames' | 'shown'>,
  put: (child: C, pose: Pose) => void,
): RefObject<E | null> {
  const fleet = useRef<E>(null);
  const clock = useContext(RecordingClocks);
  const latest = useRef({ shown, put });
  latest.current = { shown, put };
  useLayoutEffect(() => {
    const draw = (): void => {
      const seconds = secondsAt(frames, latest.current.shown());
      for (const [at, child] of [...(fleet.current?.children ?? [])].entries())
        latest.current.put(child as C, frames.recording.at(seconds, at));
    };
    draw();
    return clock.onFrame(draw);
  }, [frames, clock]);
  return fleet;
}
