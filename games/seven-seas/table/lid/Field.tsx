/** The lid itself, seen from above: rim, sea and rose. It never changes. */
import { Rose } from '@broadside/kit';
import { memo } from 'react';
import style from './Lid.module.css';
import { FIELD } from './model.ts';

const ROW = 9.5;
const WAVE = 25;

/** Rows of waves, each a little higher or flatter than the one before. */
const waves = Array.from({ length: Math.ceil((FIELD - 8) / ROW) }, (_, row) => {
  const y = 8 + row * ROW;
  return `M0 ${y}${`q6.25 ${-1 - (row % 3)} 12.5 0t12.5 0`.repeat(FIELD / WAVE)}`;
}).join('');

const MITRES = `M-9.4-9.4L0 0M${FIELD + 9.4}-9.4L${FIELD} 0M-9.4 ${FIELD + 9.4}L0 ${FIELD}M${FIELD + 9.4} ${FIELD + 9.4}L${FIELD} ${FIELD}`;

export const Field = memo(function Field() {
  return (
    <>
      <rect x="-12" y="-12" width={FIELD + 24} height={FIELD + 24} rx="9" className={style.rim} />
      <rect x="-9" y="-9" width={FIELD + 18} height={FIELD + 18} rx="7" className={style.rimLine} />
      <path d={MITRES} className={style.mitres} />
      <rect width={FIELD} height={FIELD} rx="3" className={style.sea} />
      <path d={waves} className={style.waves} />
      <g className={style.rose}>
        <Rose radius={31} x={47} y={45} paper="transparent" />
      </g>
      <path d={`M0 ${FIELD}V0H${FIELD}l-6 7H7V${FIELD - 7}Z`} className={style.wall} />
      <rect width={FIELD} height={FIELD} rx="3" className={style.shore} />
    </>
  );
});
