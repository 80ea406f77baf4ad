/** The compass star of charts, coins and backs: eight points, half ink and half paper. */
import { range, tenth } from '../pen.tsx';

interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** One side of each of the eight points; `side` -1 is lit, 1 lies in shade. */
function halves({ x, y, r }: Star, side: 1 | -1): string {
  return range(8)
    .map((at) => {
      const angle = (at * Math.PI) / 4 - Math.PI / 2;
      const far = at % 2 ? r * 0.62 : r;
      const flank = angle + (side * Math.PI) / 4;
      const [near, wide] = [r * 0.17, [Math.cos(flank), Math.sin(flank)]];
      return `M${x} ${y}L${tenth(x + near * wide[0])} ${tenth(y + near * wide[1])}L${tenth(x + far * Math.cos(angle))} ${tenth(y + far * Math.sin(angle))}Z`;
    })
    .join('');
}

export const CompassStar = ({ dark, light, ...star }: Star & { dark: string; light: string }) => (
  <>
    <path d={halves(star, -1)} fill={dark} />
    <path d={halves(star, 1)} fill={light} stroke={dark} strokeWidth={tenth(star.r * 0.012)} strokeLinejoin="round" />
  </>
);
