/** A throw into the lid being shown. */
import { RecordingView as BaseRecordingView } from '@broadside/kit/recording';
import { useEffect, useMemo } from 'react';
import { readDice } from '../model.ts';
import type { RecordedThrow } from '../show.ts';
import { Flat } from './Flat.tsx';
import style from './recording.module.css';

/** three.js, in a chunk of its own. */
const loadScene = () => import('./scene.ts');

let rehearsed: Promise<void> | undefined;

/** Where three dimensions cannot be had, the first throw finds out again and is shown flat. */
const rehearse = (): Promise<void> =>
  loadScene()
    .then((scene) => scene.rehearse())
    .catch(() => {});

/** Milliseconds after which the page is taken to be at rest, where a browser cannot tell. */
const AT_REST = 1500;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: 4 * AT_REST });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, AT_REST);
  return () => clearTimeout(timer);
}

/** Once a page, while nobody waits for it: everything a throw is drawn with is ready before dice are in a hand. */
export function useRehearsal(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || rehearsed !== undefined) return;
    return whenIdle(() => {
      rehearsed ??= rehearse();
    });
  }, [wanted]);
}

export interface RecordingViewProps {
  readonly recorded: RecordedThrow;
  /** How much slower or faster than normal. */
  readonly factor: number;
  /** Never in three dimensions. */
  readonly flat?: boolean | undefined;
  /** The dice lie still. */
  readonly onLanded: () => void;
}

export function RecordingView({ recorded, ...shown }: RecordingViewProps) {
  const dice = useMemo(() => readDice(recorded), [recorded]);
  return (
    <BaseRecordingView
      {...shown}
      recording={recorded.film}
      bodies={dice}
      contact="die"
      Flat={Flat}
      loadScene={loadScene}
      className={style.film}
    />
  );
}
