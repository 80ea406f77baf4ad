/** The recording in three dimensions: a canvas over the drawing underneath. Fails quietly to its flat twin. */
import { useContext, useEffect, useRef, useState } from 'react';
import { RecordingClocks } from './clock.ts';
import { secondsAt } from './read.ts';
import style from './recording.module.css';
import type { LoadScene, OpenScene, RecordingProps, RecordingScene } from './types.ts';

/** Frames that are looked at to find a slow machine. */
const PROBES = 8;
const SLOW_FRAME = 34;

/** Reports once whether the first frames came too slowly. */
function slowness(): (now: number) => boolean {
  let first: number | undefined;
  let frames = 0;
  return (now) => {
    first ??= now;
    return ++frames === PROBES + 1 && (now - first) / PROBES > SLOW_FRAME;
  };
}

interface SceneViewProps<T> extends RecordingProps<T> {
  readonly loadScene: LoadScene<T>;
  /** Three dimensions cannot be had, or were lost on the way. */
  readonly onFail: () => void;
  readonly onReady: () => void;
}

export function SceneView<T>({ frames, bodies, shown, loadScene, onFail, onReady }: SceneViewProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const clock = useContext(RecordingClocks);
  const [open, setOpen] = useState<OpenScene<T>>();
  const latest = useRef({ shown, onFail, onReady });
  latest.current = { shown, onFail, onReady };

  useEffect(() => {
    let wanted = true;
    loadScene().then(
      ({ openScene }) => wanted && setOpen(() => openScene),
      () => wanted && latest.current.onFail(),
    );
    return () => {
      wanted = false;
    };
  }, [loadScene]);

  useEffect(() => {
    if (open === undefined || place.current === null) return;
    // A canvas of its own for every run: a context that was given back cannot be had again.
    const canvas = document.createElement('canvas');
    place.current.append(canvas);
    const fail = (event?: Event): void => {
      event?.preventDefault();
      latest.current.onFail();
    };
    let scene: RecordingScene;
    try {
      scene = open({ canvas, recording: frames.recording, bodies });
    } catch {
      canvas.remove();
      return fail();
    }
    const isSlow = slowness();
    const stop = { current: (): void => {} };
    const draw = (): void => {
      const seconds = secondsAt(frames, latest.current.shown());
      scene.draw(seconds);
      if (isSlow(performance.now())) scene.lower();
      if (seconds >= frames.recording.seconds) stop.current();
    };
    draw();
    latest.current.onReady();
    canvas.addEventListener('webglcontextlost', fail);
    stop.current = clock.onFrame(draw);
    return () => {
      stop.current();
      canvas.removeEventListener('webglcontextlost', fail);
      scene.dispose();
      canvas.remove();
    };
  }, [open, frames, bodies, clock]);

  return <div ref={place} className={style.layer} />;
}
