/** The scale of points. */
import type { Seat } from '@broadside/kernel';
import { cx, seatStyle } from '@broadside/kit';
import { useTableSay } from '../props.ts';
import style from './ScoreTrack.module.css';

export interface ScoreTrackProps {
  readonly seat: Seat;
  readonly points: number;
  /** How many more there would be after what is being thought of. */
  readonly gain?: number;
  readonly goal: number;
  readonly className?: string;
}

/** The points of a seat on a scale drawn like that of a chart; what may be won is hatched. */
export function ScoreTrack({ seat, points, gain = 0, goal, className }: ScoreTrackProps) {
  const say = useTableSay();
  const words =
    gain > 0
      ? say('port-royal.table.points.gain', { points, goal, after: points + gain })
      : say('port-royal.table.points.of', { points, goal });
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
