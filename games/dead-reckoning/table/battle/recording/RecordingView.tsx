/** A fall through the battle ship being shown. */
import { RecordingView as BaseRecordingView } from '@broadside/kit/recording';
import type { RecordedThrow } from '../show.ts';
import { Flat } from './Flat.tsx';
import style from './recording.module.css';

/** three.js, in a chunk of its own; called early it only warms up. */
export const loadScene = () => import('./scene.ts');

export interface RecordingViewProps {
  readonly recorded: RecordedThrow;
  /** How much slower or faster than normal. */
  readonly factor: number;
  /** The cubes lie still. */
  readonly onLanded: () => void;
}

export const RecordingView = ({ recorded, ...shown }: RecordingViewProps) => (
  <BaseRecordingView
    {...shown}
    recording={recorded.film}
    bodies={recorded.sides}
    contact="cube"
    Flat={Flat}
    loadScene={loadScene}
    className={style.film}
  />
);
