/** A question in somebody else's turn is not waited for without end: what will be answered, and how soon. */
import { useSettings } from '@broadside/kit';
import { useEffect, useState } from 'react';
import { useGameSay, useSay } from '../../text/say.ts';
import type { PlayedProps } from './Match.tsx';
import style from './Table.module.css';

/** Seconds since the question was put, as long as it is the same one. */
function useSecondsAt(n: number): number {
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew for every entry
  useEffect(() => {
    const began = Date.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [n]);
  return seconds;
}

/** "0:27", "7:59:30". */
function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function DefaultNote({ state, info, update, ui }: PlayedProps) {
  const say = useSay();
  const gameSay = useGameSay();
  const [{ patience: responseTimeout }] = useSettings();
  const gone = useSecondsAt(update.n);
  // On one device nobody else waits.
  if (state.kind === 'local' || update.defaultAction === null || info.you === null || responseTimeout === 0)
    return null;
  const action = ui.voice.action(update.defaultAction, update.view, info.you, gameSay);
  return (
    <p className={style.presence} role="timer">
      {say('web.table.byDefault', { time: clockOf(Math.max(0, responseTimeout - gone)), action })}
    </p>
  );
}
