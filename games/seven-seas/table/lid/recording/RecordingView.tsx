/** A throw into the lid being shown. */
import { RecordingView as BaseRecordingView } from '@broadside/kit/recording';
import { useMemo } from 'react';
import { readDice } from '../model.ts';
import type { RecordedThrow } from '../show.ts';
import { Flat } from './Flat.tsx';
import style from './recording.module.css';

/** three.js, in a chunk of its own; called early it only warms up. */
export const loadScene = () => import('./scene.ts');

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
      Flat={Flat}
      loadScene={loadScene}
      className={style.film}
    />
  );
}
