/** The back of every card of the deck: one gold coin with a compass star. */
import { Art, gold, mix, rays, ring } from '../pen.tsx';
import { CompassStar } from './star.tsx';

const EDGE = 'var(--coin-edge)';
const FLOURISH = 'M-4 10C-4 0 0 -4 10 -4M0 10C0 4 4 0 10 0M2 2L6 6';
const CORNERS: readonly string[] = [
  'translate(20 20)',
  'translate(100 20) scale(-1 1)',
  'translate(20 148) scale(1 -1)',
  'translate(100 148) scale(-1 -1)',
];

/** Swell above and below the coin. */
const WAVES = [
  [38, 22.6],
  [45.4, 27.4],
  [45.4, 141],
  [38, 145.8],
]
  .map(([x, y]) => `M${x} ${y}${'q3.7 -4 7.4 0t7.4 0'.repeat(x < 40 ? 3 : 2)}`)
  .join('');

export const CardBack = () => (
  <Art box="0 0 120 168">
    <path d="M0 0H120V168H0Z" fill="var(--deep)" />
    <g fill="none" stroke={gold} strokeLinecap="round">
      <path
        d="M13 7H107A6 6 0 0 1 113 13V155A6 6 0 0 1 107 161H13A6 6 0 0 1 7 155V13A6 6 0 0 1 13 7Z"
        strokeWidth={1.4}
      />
      <path
        d="M15 11H105A4 4 0 0 1 109 15V153A4 4 0 0 1 105 157H15A4 4 0 0 1 11 153V15A4 4 0 0 1 15 11Z"
        strokeWidth={0.7}
      />
      <path d={rays(60, 84, 43.6, 46, 48)} strokeWidth={0.7} opacity={0.5} />
      <path d={rays(60, 84, 46, 48.6, 96)} strokeWidth={0.8} opacity={0.4} />
      <path d={WAVES} strokeWidth={0.8} opacity={0.6} />
      {CORNERS.map((corner) => (
        <path key={corner} transform={corner} d={FLOURISH} strokeWidth={1.1} />
      ))}
    </g>
    <path d={ring(60, 84, 40)} fill={gold} stroke={EDGE} strokeWidth={2.4} />
    <path d={ring(60, 84, 33.6)} fill={mix('--coin', 82)} stroke={EDGE} strokeWidth={1.2} />
    <path d={rays(60, 84, 34.6, 38.6, 60)} stroke={EDGE} strokeWidth={1} />
    <path d={ring(60, 84, 17)} fill="none" stroke={EDGE} strokeWidth={0.8} />
    <CompassStar x={60} y={84} r={31} dark={EDGE} light={gold} />
  </Art>
);
