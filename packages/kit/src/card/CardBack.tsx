/** The back of every deck card: one gold coin under the stars. */
import type { CSSProperties } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { polar, steps } from '../art/rose.ts';
import { cx } from '../cx.ts';
import style from './Card.module.css';

const GOLD = 'var(--coin)';
const EDGE = 'var(--coin-edge)';

const RAYS = /* @__PURE__ */ steps(0, 360, 11.25)
  .map((angle) => `M${polar(angle, 44, 60, 84)}L${polar(angle, 62, 60, 84)}`)
  .join('');
const MILLING = /* @__PURE__ */ steps(0, 360, 6)
  .map((angle) => `M${polar(angle, 34.6, 60, 84)}L${polar(angle, 38.6, 60, 84)}`)
  .join('');
const CORNERS = [
  'translate(20 20)',
  'translate(100 20) scale(-1 1)',
  'translate(20 148) scale(1 -1)',
  'translate(100 148) scale(-1 -1)',
];

export interface CardBackProps {
  readonly width?: number;
  readonly label?: string;
  readonly className?: string;
}

export function CardBack({ width, label, className }: CardBackProps) {
  const sized = width === undefined ? undefined : ({ '--card-w': `${width}px` } as CSSProperties);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={cx('parchment', style.card, style.back, className)} style={sized} {...named}>
      <Drawing box="0 0 120 168">
        <rect x="7" y="7" width="106" height="154" rx="6" stroke={GOLD} strokeWidth="1.4" />
        <rect x="11" y="11" width="98" height="146" rx="4" stroke={GOLD} strokeWidth=".7" />
        <path d={RAYS} stroke={GOLD} strokeWidth=".7" opacity=".42" />
        <circle cx="60" cy="84" r="40" fill={GOLD} stroke={EDGE} strokeWidth="2.4" />
        <circle cx="60" cy="84" r="33.6" stroke={EDGE} strokeWidth="1.2" />
        <path d={MILLING} stroke={EDGE} strokeWidth="1" />
        <g transform="translate(60 84)" strokeLinecap="round">
          <path d="M0-26L6.4-6.4L26 0L6.4 6.4L0 26L-6.4 6.4L-26 0L-6.4-6.4Z" fill={EDGE} />
          <path d="M0-26V26M-26 0H26" stroke={GOLD} strokeWidth="1" />
          <path d="M15-15L5-3M-15-15L-5-3M15 15L5 3M-15 15L-5 3" stroke={EDGE} strokeWidth="2.4" />
        </g>
        {CORNERS.map((place) => (
          <path
            key={place}
            transform={place}
            d="M-4 10C-4 0 0-4 10-4M0 10C0 4 4 0 10 0M2 2L6 6"
            stroke={GOLD}
            strokeWidth="1.1"
            strokeLinecap="round"
          />
        ))}
      </Drawing>
    </div>
  );
}
