/** The rest of the table in the shade; around a sheet there is shade enough. It takes no press: whatever lies there can still be used. */
import { useId } from 'react';
import style from './Coach.module.css';
import type { Box } from './place.ts';
import { isSeen, type Lit, type Sight } from './useLit.ts';

const ROUND = 12;

const rounded = ({ x, y, w, h }: Box): string => {
  const r = Math.min(ROUND, w / 2, h / 2);
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 01${dx} ${dy}`;
  const [wide, high] = [w - 2 * r, h - 2 * r];
  return `M${x + r} ${y}h${wide}${arc(r, r)}v${high}${arc(-r, r)}h${-wide}${arc(-r, -r)}v${-high}${arc(r, -r)}Z`;
};

interface VeilProps extends Pick<Sight, 'lit' | 'room' | 'sheet'> {
  /** What is to be pressed now. */
  readonly asked: Lit | undefined;
  /** Without shade: the others play, and all of it may be watched. */
  readonly clear: boolean;
}

/** What is lit may lie within something else that is: the shade leaves out both. */
function Shade({ lit, room }: Pick<VeilProps, 'lit' | 'room'>) {
  const holes = useId();
  const whole = { x: room.x, y: room.y, width: room.w, height: room.h };
  return (
    <>
      <mask id={holes}>
        <rect {...whole} fill="#fff" />
        <path d={lit.map(({ box }) => rounded(box)).join('')} fill="#000" />
      </mask>
      <rect className={style.shade} {...whole} mask={`url(#${holes})`} />
    </>
  );
}

export function Veil({ lit: spokenOf, room, sheet, asked: wanted, clear }: VeilProps) {
  const lit = spokenOf.filter(isSeen);
  const asked = wanted && isSeen(wanted) ? wanted : undefined;
  return (
    <svg className={style.veil} aria-hidden="true">
      {!clear && !sheet && <Shade lit={lit} room={room} />}
      {!clear &&
        lit.map(({ id, box }) => (
          <g key={id} className={id === asked?.id ? style.asked : undefined}>
            <path data-id="light" className={style.rim} d={rounded(box)} />
            <path className={style.ring} d={rounded(box)} />
          </g>
        ))}
      {asked && (
        <g transform={`translate(${asked.box.x + asked.box.w - 12} ${asked.box.y + asked.box.h - 10})`}>
          <circle className={style.ripple} r="18" />
          <circle className={style.wave} r="13" />
          <circle className={style.tip} r="8" />
        </g>
      )}
    </svg>
  );
}
