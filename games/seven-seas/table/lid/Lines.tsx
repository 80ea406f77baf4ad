/** Lines between pairs: the present one with the ruler, those to come thin, those over faded; all are numbered. */
import { cx } from '@broadside/kit';
import style from './Lid.module.css';
import { type FightLine, ticksOf } from './lines.ts';
import type { Point } from './model.ts';

const way = (a: Point, b: Point): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;

/** A ruler from centre to centre. */
export function Ruler({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <>
      <path d={way(from, to)} className={style.rulerUnder} />
      <path d={ticksOf(from, to)} className={style.ticks} />
      <path d={way(from, to)} className={style.ruler} />
    </>
  );
}

export function Lines({ lines }: { readonly lines: readonly FightLine[] }) {
  return (
    <g>
      {lines.map(({ fight, standing, from, to }) =>
        standing === 'now' ? (
          <Ruler key={fight.number} from={fight.red} to={fight.pirate} />
        ) : (
          <path key={fight.number} d={way(from, to)} className={style[standing]} />
        ),
      )}
    </g>
  );
}

/** Over the dice, so that no number is hidden. */
export function Numbers({ lines }: { readonly lines: readonly FightLine[] }) {
  return (
    <g>
      {lines.map(({ fight, standing, label, radius }) => (
        <g
          key={fight.number}
          transform={`translate(${label.x} ${label.y})`}
          className={cx(style.number, style[`${standing}Number`])}
        >
          <circle r={radius} />
          <text y={radius * 0.47} textAnchor="middle" fontSize={radius * 1.5}>
            {fight.number}
          </text>
        </g>
      ))}
    </g>
  );
}
