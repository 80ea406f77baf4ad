/** Sails: a mast's square sails in three nodes, however many it carries. */
import { Fine, Pen, range, tenth } from '../pen.tsx';

export interface Sail {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly foot: number;
  readonly h: number;
  readonly belly?: number;
  readonly lines?: number;
}

/** A square sail hangs from its yard and billows to the right. */
function outline({ x, y, top, foot, h, belly = 3.5 }: Sail): string {
  const [l, r, fl, fr] = [x - top / 2, x + top / 2, x - foot / 2, x + foot / 2].map(tenth);
  const at = (share: number): number => tenth(y + h * share);
  return (
    `M${l} ${y}L${r} ${y}C${tenth(r + belly)} ${at(0.35)} ${tenth(fr + belly)} ${at(0.7)} ${fr} ${at(1)}` +
    `Q${x} ${at(0.8)} ${fl} ${at(1)}C${tenth(fl + belly / 2)} ${at(0.7)} ${tenth(l + belly / 2)} ${at(0.35)} ${l} ${y}Z`
  );
}

/** Hatching on the lee side. */
const shade = ({ x, y, top, foot, h, belly = 3.5, lines = 4 }: Sail): string =>
  range(lines)
    .map((at) => {
      const share = 0.66 + at * 0.085;
      const [head, tail] = [x - top / 2 + top * share, x - foot / 2 + foot * share];
      const bow = tenth((head + tail) / 2 + belly);
      return `M${tenth(head)} ${tenth(y + 1.5)}Q${bow} ${tenth(y + h * 0.5)} ${tenth(tail)} ${tenth(y + h * (0.84 + share * 0.1))}`;
    })
    .join('');

const yard = ({ x, y, top }: Sail): string => `M${tenth(x - top / 2 - 2.5)} ${y}H${tenth(x + top / 2 + 2.5)}`;

export const Sails = ({ sails, fill }: { sails: readonly Sail[]; fill: string }) => (
  <>
    <Pen d={sails.map(outline).join('')} fill={fill} />
    <Fine d={sails.map(shade).join('')} depth={0.6} />
    <Pen d={sails.map(yard).join('')} />
  </>
);

/** Shrouds with ratlines, from a masthead down to the rail. */
export function shrouds(head: readonly [number, number], left: number, right: number, rail: number): string {
  const [x, y] = head;
  const rungs = range(4).map((at) => {
    const share = 0.45 + at * 0.15;
    const [l, r] = [x + (left - x) * share, x + (right - x) * share];
    const level = tenth(y + (rail - y) * share);
    return `M${tenth(l)} ${level}H${tenth(r)}`;
  });
  return `M${x} ${y}L${left} ${rail}M${x} ${y}L${right} ${rail}${rungs.join('')}`;
}
