/** Numbers that matter: an icon with its number, the scale of points, a share. */
import type { Seat } from '@broadside/kernel';
import type { CSSProperties } from 'react';
import { drawIcon, type IconLike } from '../art/Icon.tsx';
import { cx } from '../cx.ts';
import { seatStyle } from '../seats/Seat.tsx';
import { useSay } from '../speech.tsx';
import style from './Figures.module.css';

export interface FigProps {
  readonly icon: IconLike;
  readonly value: number | string;
  /** What is counted, for those who do not see the icon: "coins". */
  readonly label: string;
  readonly size?: number;
  readonly alarm?: boolean;
  readonly spot?: string;
  readonly className?: string;
}

export function Fig({ icon, value, label, size = 18, alarm = false, spot, className }: FigProps) {
  return (
    <span
      className={cx(style.fig, alarm && style.alarm, className)}
      style={{ '--size': `${size}px` } as CSSProperties}
      title={label}
      data-spot={spot}
    >
      {drawIcon(icon, size)}
      <span className="sr">{label} </span>
      {value}
    </span>
  );
}

export interface ScoreTrackProps {
  readonly seat: Seat;
  readonly points: number;
  /** How many more there would be after what is being thought of. */
  readonly gain?: number;
  readonly goal?: number;
  readonly className?: string;
}

/** The points of a seat on a scale drawn like that of a chart; what may be won is hatched. */
export function ScoreTrack({ seat, points, gain = 0, goal = 12, className }: ScoreTrackProps) {
  const say = useSay();
  const words =
    gain > 0 ? say('kit.points.gain', { points, goal, after: points + gain }) : say('kit.points.of', { points, goal });
  const marks = Array.from({ length: goal }, (_, i) => i);
  return (
    <span className={cx(style.track, className)} style={seatStyle(seat)}>
      <span className={style.bar} aria-hidden="true">
        {marks.map((i) => (
          <i key={i} className={cx(i < points ? style.on : i < points + gain && style.gain)} />
        ))}
      </span>
      <span className={style.count} aria-hidden="true">
        {points} / {goal}
      </span>
      <span className="sr">{words}</span>
    </span>
  );
}

export interface MeterProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly label: string;
  readonly tone?: 'wax' | 'leaf' | 'brass' | 'sea' | 'ink';
  readonly className?: string;
}

export function Meter({ value, label, tone = 'ink', className }: MeterProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <span className={cx(style.meter, style[tone], className)} style={{ '--share': `${share * 100}%` } as CSSProperties}>
      <i />
      <meter className="sr" min={0} max={1} value={share} aria-label={label} />
    </span>
  );
}
