/** A throw being shown. Until three.js is there, and wherever it cannot be, the same recording runs flat. */
import { type ComponentType, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { currentSettings } from '../settings.ts';
import { contactsOf, playSound, type Sound } from '../sound/index.ts';
import { RecordingClocks } from './clock.ts';
import { readFrames, secondsAt } from './read.ts';
import style from './recording.module.css';
import { SceneView } from './SceneView.tsx';
import type { LoadScene, RecordingProps } from './types.ts';

export interface FlatProps<T> extends RecordingProps<T> {
  /** Lies over the whole recording. */
  readonly className: string | undefined;
}

export interface RecordingViewProps<T> {
  /** The recording as it was stored with the throw. */
  readonly recording: string;
  /** What was thrown, in the order of the recording. */
  readonly bodies: readonly T[];
  /** How much slower or faster than normal. */
  readonly factor: number;
  /** Never in three dimensions. */
  readonly flat?: boolean | undefined;
  /** What a body sounds like that touches something. */
  readonly contact: Sound;
  /** The bodies lie still. */
  readonly onLanded: () => void;
  /** The recording without three dimensions. */
  readonly Flat: ComponentType<FlatProps<T>>;
  readonly loadScene: LoadScene<T>;
  /** Where the recording lies over the drawing underneath. */
  readonly className?: string | undefined;
}

/** Milliseconds of the recording since this view of it began. */
function useShown(factor: number): () => number {
  const clock = useContext(RecordingClocks);
  const began = useRef<number>(undefined);
  return () => {
    began.current ??= clock.now();
    return (clock.now() - began.current) / factor;
  };
}

export function RecordingView<T>(props: RecordingViewProps<T>) {
  const { recording, bodies, factor, flat = false, contact, onLanded, Flat, loadScene, className } = props;
  const frames = useMemo(() => readFrames(recording), [recording]);
  const clock = useContext(RecordingClocks);
  const shown = useShown(factor);
  const [scene, setScene] = useState<'loading' | 'ready' | 'none'>(flat ? 'none' : 'loading');
  const [landed, land] = useState(false);
  const latest = useRef({ shown, onLanded, contact });
  latest.current = { shown, onLanded, contact };

  useEffect(() => {
    let contacts: readonly number[] | undefined;
    let heard = 0;
    const listen = (): void => {
      if (frames === undefined || !currentSettings().sound) return;
      contacts ??= contactsOf(frames.recording);
      const seconds = secondsAt(frames, latest.current.shown());
      const touched = contacts.filter((time) => time <= seconds).length;
      if (touched > heard) playSound(latest.current.contact);
      heard = touched;
    };
    const look = (): void => {
      listen();
      if (frames !== undefined && latest.current.shown() < frames.ms) return;
      land(true);
      latest.current.onLanded();
      stop();
    };
    const stop = clock.onFrame(look);
    return stop;
  }, [frames, clock]);

  if (frames === undefined || frames.recording.dice !== bodies.length) return null;
  const shot = { frames, bodies, shown };
  return (
    <div className={cx(style.film, className)} aria-hidden="true" data-landed={landed || undefined} data-film={scene}>
      {scene !== 'ready' && <Flat {...shot} className={style.layer} />}
      {scene !== 'none' && (
        <SceneView {...shot} loadScene={loadScene} onReady={() => setScene('ready')} onFail={() => setScene('none')} />
      )}
    </div>
  );
}
