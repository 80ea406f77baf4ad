import { CompassRose } from '@broadside/kit';
import { useSay } from '../text/say.ts';
import style from './Loading.module.css';

/** Shown while a part of the app is being fetched; quick fetches never show it. */
export function Loading() {
  const say = useSay();
  return (
    <div className={style.loading} role="status">
      <div className={style.rose}>
        <CompassRose />
      </div>
      <p>{say('web.loading')}</p>
    </div>
  );
}
