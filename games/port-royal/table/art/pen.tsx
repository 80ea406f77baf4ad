/** The engraver's tools: contours, hatching and flat washes. Colours are the kit's tokens, so drawings follow the theme. */
import type { ReactNode } from 'react';
import css from './art.module.css';

type Token = `--${string}`;

export const ink = 'var(--ink)';
export const paper = 'var(--paper)';
export const gold = 'var(--coin)';
/** Marks on flags and sails stay cream in both themes. */
export const cream = 'color-mix(in srgb, white 84%, var(--coin))';

export const mix = (token: Token, share: number, base: Token = '--paper'): string =>
  `color-mix(in srgb, var(${token}) ${share}%, var(${base}))`;

export const tenth = (value: number): number => Math.round(value * 10) / 10;
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A circle as a path, so that several make one node. */
export const ring = (x: number, y: number, r: number): string =>
  `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${tenth(2 * r)} 0a${r} ${r} 0 1 0 ${tenth(-2 * r)} 0Z`;

/** Spokes from one radius to another, evenly round a point. */
export const rays = (x: number, y: number, from: number, to: number, count: number, turn = 0): string =>
  range(count)
    .map((at) => {
      const angle = (at * 2 * Math.PI) / count + turn;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `M${tenth(x + from * cos)} ${tenth(y + from * sin)}L${tenth(x + to * cos)} ${tenth(y + to * sin)}`;
    })
    .join('');

/** Level lines across a plate. */
export const rules = (from: number, to: number, step: number): string =>
  range(Math.floor((to - from) / step) + 1)
    .map((at) => `M0 ${tenth(from + at * step)}H120`)
    .join('');

/** A contour: ink round a flat wash. */
export const Pen = ({ d, fill = 'none' }: { d: string; fill?: string }) => (
  <path className={css.pen} d={d} fill={fill} />
);

/** Hatching and small engraved detail. */
export const Fine = ({ d, colour = ink, depth = 0.7 }: { d: string; colour?: string; depth?: number }) => (
  <path className={css.fine} d={d} stroke={colour} opacity={depth} />
);

/** A wash without a contour. */
export const Wash = ({ d, fill, depth }: { d: string; fill: string; depth?: number }) => (
  <path d={d} fill={fill} opacity={depth} />
);

/** A line whose weight belongs to the drawing and grows with it. */
export const Stroke = ({ d, width, colour = ink }: { d: string; width: number; colour?: string }) => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);

/** A rod: a thick coloured line with ink on both sides. */
export const Rod = ({ d, width, colour }: { d: string; width: number; colour: string }) => (
  <>
    <Stroke d={d} width={width + 2.4} />
    <Stroke d={d} width={width} colour={colour} />
  </>
);

export const Mast = ({ d }: { d: string }) => <path className={css.mast} d={d} />;

export const At = (props: { x: number; y: number; turn?: number; scale?: number; children: ReactNode }) => {
  const { x, y, turn = 0, scale = 1, children } = props;
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>{children}</g>;
};

/** The sheet a drawing stands on. Drawings are silent: whoever shows one says what it is. */
export const Art = (props: { box: string; slice?: boolean; children: ReactNode }) => (
  <svg
    className={css.art}
    viewBox={props.box}
    preserveAspectRatio={props.slice ? 'xMidYMid slice' : undefined}
    aria-hidden="true"
    focusable="false"
  >
    {props.children}
  </svg>
);
