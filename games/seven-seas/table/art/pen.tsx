/**
 * The engraver's tools. A picture is a list of strokes, so that its drawing is data and stands on any sheet: a card,
 * a badge, a larger scene. It has no ids: any number of pictures share a page.
 */
import { hatch, type Point } from '@broadside/kit';

export const INK = 'var(--print-ink)';
export const PAPER = 'var(--print)';
export const SAND = 'var(--print-2)';
export const WOOD = 'var(--print-3)';
export const SHALLOW = 'var(--print-sea)';
export const DEEP = 'var(--print-deep)';
export const GOLD = 'var(--coin)';
export const BRASS = 'var(--coin-edge)';
export const PITCH = 'var(--ship-black)';
export const SKIN = ['var(--skin-1)', 'var(--skin-2)', 'var(--skin-3)'] as const;

/** Inks of printed matter are a little warmer than those of the screen. */
const tone = (colour: string): string => `color-mix(in srgb, ${colour} 84%, var(--print-3))`;
export const WAX = tone('var(--ship-red)');
export const LEAF = tone('var(--ship-green)');
export const VIOLET = tone('var(--ship-ares)');
export const WATER = tone('color-mix(in srgb, var(--ship-blue) 72%, var(--print-deep))');

export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly ink?: string;
  readonly w?: number;
  readonly o?: number;
  readonly dash?: string;
  /** Hatching: left out where it would only be dirt. */
  readonly fine?: boolean;
}
/** A part that is moved, turned or scaled. */
export interface Placed {
  readonly at: string;
  readonly of: Picture;
}
export type Picture = readonly (Stroke | Placed | Picture)[];

/** A contour: ink round a flat wash. */
export const shape = (d: string, fill: string, w = 1.5): Stroke => ({ d, fill, ink: INK, w });
/** A wash without a contour. */
export const wash = (d: string, fill: string, o = 1): Stroke => ({ d, fill, o });
export const line = (d: string, w = 1.1, ink = INK, o = 1): Stroke => ({ d, ink, w, o });
/** A rod: a coloured line with ink on both sides. */
export const rod = (d: string, colour: string, outer: number, inner: number): Picture => [
  line(d, outer),
  line(d, inner, colour),
];
export const placed = (at: string, of: Picture): Placed => ({ at, of });

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const dot = (x: number, y: number, r: number, fill = INK, w = 0): Stroke =>
  w === 0 ? wash(ring(x, y, r), fill) : shape(ring(x, y, r), fill, w);
/** Dots alike: "x y x y …". */
export const dots = (places: string, r: number, fill: string, w = 0): Stroke => {
  const d = points(places)
    .map(([x, y]) => ring(x, y, r))
    .join('');
  return w === 0 ? wash(d, fill) : shape(d, fill, w);
};

function points(edge: string): readonly Point[] {
  const numbers = edge.split(' ').map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] as number] as const] : []));
}

/** Hatching between two edges, each "x y x y …" from top to bottom. */
export const shade = (left: string, right: string, step = 1.9, slope = 0.12): Stroke => ({
  d: hatch(points(left), points(right), step, slope),
  ink: INK,
  w: 0.6,
  o: 0.75,
  fine: true,
});

export interface StrokesProps {
  readonly of: Picture;
  /** Whether there is room for hatching. */
  readonly fine?: boolean;
}

type Part = Picture[number];
const isStroke = (part: Part): part is Stroke => 'd' in part;
const isPlaced = (part: Part): part is Placed => 'of' in part;

export function Strokes({ of, fine = true }: StrokesProps) {
  return of.map((part, at) => {
    if (isStroke(part)) return part.fine === true && !fine ? null : <path key={at} {...inkOf(part)} />;
    if (!isPlaced(part)) return <Strokes key={at} of={part} fine={fine} />;
    return (
      <g key={at} transform={part.at}>
        <Strokes of={part.of} fine={fine} />
      </g>
    );
  });
}

const inkOf = ({ d, fill, ink, w, o, dash }: Stroke) => ({
  d,
  fill,
  stroke: ink,
  strokeWidth: w,
  opacity: o === 1 ? undefined : o,
  strokeDasharray: dash,
});
