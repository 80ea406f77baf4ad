/** Port Royal's furniture: houses, lanterns, cats, the bell, the masts that prop it all up. */
import { At, Fine, gold, ink, mix, Pen, paper, range, rays, ring, Stroke, tenth, Wash } from '../pen.tsx';

type Spot = readonly [number, number];

export const Moon = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <Wash d={ring(x, y, r)} fill={mix('--coin', 34)} />
    <Fine d={rays(x, y, r + 3, r + 8, 32)} colour={mix('--coin', 60)} depth={0.6} />
  </>
);

/** Four-pointed stars. */
export const Stars = ({ at }: { at: readonly Spot[] }) => (
  <path
    d={at.map(([x, y]) => `M${x} ${y - 3.4}l.9 2.5l2.5 .9l-2.5 .9l-.9 2.5l-.9 -2.5l-2.5 -.9l2.5 -.9Z`).join('')}
    fill={gold}
  />
);

/** A cat on its way out of town, tail up. */
export const Cat = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <At x={x} y={y} scale={scale}>
    <Stroke d="M-7 -4C-11 -8 -11 -13 -8 -15" width={2.2} />
    <Wash
      d="M-8 0L-7 -6C-4 -9 2 -8 4 -8L5 -13L7.6 -10.6H9.6L12 -13L12.4 -7.6C12.4 -5 10 -4.4 8 -4.4L7 0H5L4.6 -3H-3L-5 0Z"
      fill={ink}
    />
    <Wash d={ring(9, -8, 0.7) + ring(11, -8, 0.7)} fill={gold} />
  </At>
);

export const Lantern = ({ x, y, scale = 1, turn = 0 }: { x: number; y: number; scale?: number; turn?: number }) => (
  <At x={x} y={y} scale={scale} turn={turn}>
    <Wash d={ring(0, 11, 13)} fill={gold} depth={0.34} />
    <Stroke d="M0 -4V2M-3 0a3 3 0 1 1 6 0" width={1.4} />
    <Pen d="M-6 5L-4 2H4L6 5Z" fill="var(--brass)" />
    <Pen d="M-5 5H5L6 17H-6Z" fill={gold} />
    <Pen d="M-7 17H7V20H-7Z" fill="var(--brass)" />
    <Fine d="M0 5V17" depth={0.9} />
  </At>
);

/** A narrow house with a gable, standing on a level; `tilt` leans it. */
export const House = ({ x, y, w, h, tilt = 0 }: { x: number; y: number; w: number; h: number; tilt?: number }) => {
  const pane = (u: number, v: number): string =>
    `M${tenth(w * u)} ${tenth(-h * v)}h${tenth(w * 0.2)}v${tenth(h * 0.2)}h${tenth(-w * 0.2)}Z`;
  return (
    <At x={x} y={y} turn={tilt}>
      <Pen d={`M0 0V${-h}H${w}V0Z`} fill={mix('--paper-3', 60)} />
      <Pen d={`M-3 ${-h}L${w / 2} ${tenth(-h - w * 0.5)}L${w + 3} ${-h}Z`} fill={mix('--wax', 78)} />
      <Pen d={pane(0.18, 0.84) + pane(0.62, 0.84) + pane(0.18, 0.46)} fill={gold} />
      <Pen d={`M${tenth(w * 0.6)} 0v${tenth(-h * 0.4)}h${tenth(w * 0.24)}V0Z`} fill="var(--wood)" />
    </At>
  );
};

/** A bird that looks at you. */
export const Bird = ({ x, y, scale = 1, flip = false }: { x: number; y: number; scale?: number; flip?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
    <Wash d="M-9 -1C-5 -4 -3 -8 2 -10C5 -11 7 -9 7 -7L10.6 -5.6L7 -5C6 -2 2 0 -2 0H-10Z" fill={ink} />
    <Wash d={ring(4.4, -7.4, 1.1)} fill={paper} />
    <Stroke d="M-1 0V2.6M2 -.4V2.4" width={0.9} />
  </g>
);

export const Bell = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <Pen
      d="M-6 -30C-6 -36 6 -36 6 -30C18 -26 18 -6 22 6C24 12 28 14 29 20H-29C-28 14 -24 12 -22 6C-18 -6 -18 -26 -6 -30Z"
      fill={gold}
    />
    <Pen d="M-30 19H30V25H-30Z" fill="var(--brass)" />
    <Fine
      d="M-21 3C-8 7 8 7 21 3M-19 -8C-8 -5 8 -5 19 -8M10 -24C14 -14 15 -4 18 8M14 -20C17 -12 18 -4 21 6"
      depth={0.7}
    />
    <Pen d={ring(0, 29, 5)} fill="var(--wood)" />
  </At>
);

/** Masts set up as props, with braces. */
export const Beams = ({ from, at }: { from: number; at: readonly number[] }) => (
  <>
    <Pen d={at.map((x) => `M${x - 4} ${from}H${x + 4}V122H${x - 4}Z`).join('')} fill="var(--wood)" />
    <Stroke
      d={at.map((x) => `M${x} ${from + 22}L${x - 14} ${from + 4}M${x} ${from + 22}L${x + 14} ${from + 4}`).join('')}
      width={3}
      colour="var(--wood)"
    />
    <Fine
      d={at.flatMap((x) => range(3).map((ringAt) => `M${x - 4} ${from + 14 + ringAt * 14}H${x + 4}`)).join('')}
      depth={0.9}
    />
  </>
);
