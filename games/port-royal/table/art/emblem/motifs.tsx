/** What the pictures of contracts and events have in common: grounds, coins, water, clouds. Plates are 120 × 104. */
import type { ReactNode } from 'react';
import { Art, At, Fine, gold, ink, mix, Pen, paper, range, ring, rules, Stroke, tenth, Wash } from '../pen.tsx';

type Token = `--${string}`;

/** A plate with a light in the middle and engraved air round it. */
export const Scene = ({ token, children }: { token: Token; children: ReactNode }) => (
  <Art box="0 0 120 104" slice>
    <Wash d="M-40 -40H160V144H-40Z" fill={mix(token, 26, '--paper-2')} />
    <Fine d={rules(3, 102, 4)} depth={0.22} />
    <Wash d={ring(60, 52, 42)} fill={mix(token, 9)} />
    {children}
  </Art>
);

const swell = (y: number): string => `M-2 ${y}${'q5 -4 10 0t10 0'.repeat(7)}`;

/** Water from a level down. */
export const Water = ({ y }: { y: number }) => (
  <>
    <Wash d={`${swell(y)}V106H-2Z`} fill={mix('--sea-2', 90)} />
    <Pen d={swell(y)} />
    <Fine d={`M10 ${y + 6}${'q4 -2.6 8 0t8 0'.repeat(2)}M66 ${y + 8}${'q4 -2.6 8 0t8 0'.repeat(2)}`} depth={0.55} />
  </>
);

export const Coin = ({ x, y, r = 8 }: { x: number; y: number; r?: number }) => (
  <>
    <Pen d={ring(x, y, r)} fill={gold} />
    <Fine d={ring(x, y, tenth(r * 0.68))} colour="var(--coin-edge)" depth={1} />
    <path
      d={`M${x} ${tenth(y - r * 0.5)}L${tenth(x + r * 0.14)} ${tenth(y - r * 0.14)}L${tenth(x + r * 0.5)} ${y}L${tenth(x + r * 0.14)} ${tenth(y + r * 0.14)}L${x} ${tenth(y + r * 0.5)}L${tenth(x - r * 0.14)} ${tenth(y + r * 0.14)}L${tenth(x - r * 0.5)} ${y}L${tenth(x - r * 0.14)} ${tenth(y - r * 0.14)}Z`}
      fill="var(--coin-edge)"
    />
  </>
);

/** Coins one on another, seen from the side. */
export const CoinStack = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <>
    <Pen
      d={range(count)
        .map((at) => {
          const top = tenth(y - at * 4.6);
          const left = x - 9 + (at % 2);
          return `M${left} ${top}C${left} ${top + 4} ${left + 18} ${top + 4} ${left + 18} ${top}V${top - 4.4}C${left + 18} ${top - 8} ${left} ${top - 8} ${left} ${top - 4.4}Z`;
        })
        .join('')}
      fill={gold}
    />
    <Fine
      d={range(count)
        .map((at) => `M${x - 9 + (at % 2)} ${tenth(y - 4.4 - at * 4.6)}c0 3.6 18 3.6 18 0`)
        .join('')}
      colour="var(--coin-edge)"
      depth={1}
    />
  </>
);

export const Cloud = ({ x, y, scale = 1, fill }: { x: number; y: number; scale?: number; fill: string }) => (
  <At x={x} y={y} scale={scale}>
    <Pen d="M-26 10C-36 8 -34 -4 -24 -4C-24 -16 -8 -20 -2 -11C6 -20 22 -14 21 -4C32 -6 36 8 26 10Z" fill={fill} />
    <Fine d="M-20 5C-14 1 -10 5 -6 3M2 5C8 1 12 5 18 2M-16 -5C-14 -9 -10 -11 -6 -9" depth={0.6} />
  </At>
);

export const Skull = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <At x={x} y={y} scale={scale}>
    <Pen
      d="M0 -16C-11 -16 -17 -9 -17 -1C-17 5 -14 8 -10 10V16C-10 17.4 -9 18 -8 18H8C9 18 10 17.4 10 16V10C14 8 17 5 17 -1C17 -9 11 -16 0 -16Z"
      fill={paper}
    />
    <Wash d={`${ring(-6.6, 0.4, 4.6)}${ring(6.6, 0.4, 4.6)}M0 4.4L-2.6 9.4H2.6Z`} fill={ink} />
    <Fine d="M-4 12.6V17.6M0 12.6V17.6M4 12.6V17.6M-13 -7C-11 -11 -7 -13 -3 -13" depth={0.9} />
  </At>
);

/** A sabre lying on a plate, point up. */
export const Blade = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <At x={x} y={y} turn={turn}>
    <Pen d="M-3 0C-7 -22 -4 -44 7 -62C6.4 -42 5 -22 3 0Z" fill={mix('--paper', 84, '--sea-2')} />
    <Fine d="M-.4 -4C-2.6 -24 -1 -40 4.6 -55" depth={0.7} />
    <Pen
      d="M-10 -2C-5 2 4 2 9 -2C13 1 14 8 9 15C7.4 15.6 6 14.6 6.6 13C9 8 8.6 4.6 6.6 3C2 5 -5 4.6 -9 2Z"
      fill={gold}
    />
    <Pen d="M-3 4H3L3.6 18H-3.6Z" fill="var(--wood)" />
  </At>
);

/** A fist that holds out a coin, or takes it. */
export const Hand = ({ x, y, turn = 0, sleeve }: { x: number; y: number; turn?: number; sleeve: string }) => (
  <At x={x} y={y} turn={turn}>
    <Pen d="M-40 -10L-16 -9V9L-40 12Z" fill={sleeve} />
    <Pen d="M-18 -11H-11V11H-18Z" fill={paper} />
    <Pen
      d="M-11 -8C-2 -12 8 -11 14 -6L24 -4C27 -3 27 1 24 2H10C14 4 17 5 16 8C14 11 2 12 -11 8Z"
      fill="var(--skin-2)"
    />
    <Fine d="M10 2H2M14 -6C11 -5 8 -5 5 -6M16 8C11 7 7 6 3 6" depth={0.9} />
  </At>
);

export const Roof = ({ d }: { d: string }) => <Pen d={d} fill="var(--wax)" />;

/** Lines of script. */
export const Script = ({
  x,
  y,
  width,
  lines,
  step = 5,
}: {
  x: number;
  y: number;
  width: number;
  lines: number;
  step?: number;
}) => (
  <Stroke
    d={range(lines)
      .map((at) => `M${x} ${y + at * step}h${at === lines - 1 ? width * 0.6 : width}`)
      .join('')}
    width={1}
    colour={mix('--ink', 55)}
  />
);
