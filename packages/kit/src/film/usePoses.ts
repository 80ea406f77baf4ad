/** The flat film: an element for every body is put where the body is, frame by frame. */
import type { Pose } from '@broadside/throw';
import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { FilmClocks } from './clock.ts';
import { secondsAt } from './read.ts';
import type { FilmProps } from './types.ts';

/** `put` moves one child of the returned element's; children are in the order of the film. */
export function usePoses<E extends Element, C extends Element>(
  { reel, shown }: Pick<FilmProps<unknown>, 'reel' | 'shown'>,
  put: (child: C, pose: Pose) => void,
): RefObject<E | null> {
  const fleet = useRef<E>(null);
  const clock = useContext(FilmClocks);
  const told = useRef({ shown, put });
  told.current = { shown, put };
  useLayoutEffect(() => {
    const draw = (): void => {
      const seconds = secondsAt(reel, told.current.shown());
      for (const [at, child] of [...(fleet.current?.children ?? [])].entries())
        told.current.put(child as C, reel.film.at(seconds, at));
    };
    draw();
    return clock.onFrame(draw);
  }, [reel, clock]);
  return fleet;
}
