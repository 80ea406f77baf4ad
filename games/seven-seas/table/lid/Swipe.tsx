/** The lid as a place to throw into: a swipe gives the way and the force (S7-TABLE-3). The button does without. */
import { type PointerEvent, useRef, useState } from 'react';
import { type Gesture, gestureOf } from './gesture.ts';
import style from './Lid.module.css';
import type { Speech } from './words.ts';

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export interface SwipeProps extends Pick<Speech, 'say'> {
  readonly onThrow: (gesture: Gesture) => void;
}

export function Swipe({ say, onThrow }: SwipeProps) {
  const from = useRef<Drag>(undefined);
  const [drawn, draw] = useState<Gesture>();
  const read = ({ clientX, clientY, timeStamp }: PointerEvent): Gesture | undefined =>
    from.current && gestureOf(clientX - from.current.x, clientY - from.current.y, timeStamp - from.current.at);
  const drop = (): void => {
    from.current = undefined;
    draw(undefined);
  };
  return (
    <div
      className={style.swipe}
      data-swipe
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      }}
      onPointerMove={(event) => draw(read(event))}
      onPointerUp={(event) => {
        const gesture = read(event);
        drop();
        if (gesture !== undefined) onThrow(gesture);
      }}
      onPointerCancel={drop}
    >
      {drawn !== undefined && <Arrow {...drawn} />}
      <p className={style.hint}>
        {drawn === undefined
          ? say('seven-seas.lid.swipe')
          : say('seven-seas.lid.force', { force: String(drawn.force) })}
      </p>
    </div>
  );
}

/** Points where the dice will fly, with a barb for every force. */
function Arrow({ way, force }: Gesture) {
  const barbs = Array.from(
    { length: force },
    (_, at) => `M-14 ${-30 + at * 15}L0 ${-46 + at * 15}L14 ${-30 + at * 15}`,
  );
  return (
    <svg viewBox="-60 -60 120 120" className={style.arrow} aria-hidden="true">
      <g transform={`rotate(${way * 45})`}>
        <path d={`M0 46V-44${barbs.join('')}`} />
      </g>
    </svg>
  );
}
