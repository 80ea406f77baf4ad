/** What several signs are made of. Drawn in 24 × 24; contours have the colour of the words around. */
import { FILL, GOLD, GOLD_EDGE, Line, Shape, WOOD } from '../ink.tsx';

export const HERE = 'currentColor';

interface CutProps {
  readonly d: string;
  readonly fill?: string;
  readonly w?: number;
}

/** A contour of the family's weight. */
export const Cut = ({ d, fill = 'none', w = 1.6 }: CutProps) => <Shape d={d} fill={fill} w={w} ink={HERE} />;
/** A line inside one. */
export const Nick = ({ d, o = 0.7 }: { readonly d: string; readonly o?: number }) => (
  <Line d={d} w={1.1} ink={HERE} o={o} />
);

export const barrel = (
  <>
    <Cut d="M6.5 4h11c1.6 2.6 2.2 5 2.2 8s-.6 5.4-2.2 8h-11c-1.6-2.6-2.2-5-2.2-8s.6-5.4 2.2-8Z" fill={WOOD} />
    <Cut d="M5 8.3h14M5 15.7h14" />
    <Nick d="M9 4.5c-.8 5-.8 10 0 15M15 4.5c.8 5 .8 10 0 15" />
  </>
);

export const coin = (
  <>
    <circle cx="12" cy="12" r="9.4" fill={GOLD} stroke={GOLD_EDGE} strokeWidth="1.7" />
    <circle cx="12" cy="12" r="7" stroke={GOLD_EDGE} strokeWidth=".9" strokeDasharray="1.2 1.1" />
    <path d="M12 6.6L13.4 10.6L17.4 12L13.4 13.4L12 17.4L10.6 13.4L6.6 12L10.6 10.6Z" fill={GOLD_EDGE} />
  </>
);

export const cube = (
  <>
    <Cut d="M4.5 8.5 12 4.5l7.5 4v8L12 20.5l-7.5-4Z" fill={FILL} />
    <Cut d="M4.5 8.5 12 12.5l7.5-4M12 12.5v8" />
  </>
);

export const hull = <Cut d="M2.5 15.5h19l-2.6 5H5.2Z" fill={WOOD} />;

export const STAR = 'M12 2.5l2.7 6 6.5.7-4.9 4.3 1.4 6.5L12 16.7 6.3 20l1.4-6.5L2.8 9.2l6.5-.7Z';
export const BURST =
  'M12 1.5l2.3 5.3 5.4-2.6-2.2 5.4 5 2.7-5.3 2 2.2 5.7-5.3-2.8L12 22.5l-2-5.4-5.6 2.6 2.2-5.3-5.1-2.1 5.3-2.5-2.2-5.7 5.2 2.6Z';
export const BLADES = 'M4 3.5c2.5 6 7 11 13 14.5M20 3.5c-2.5 6-7 11-13 14.5';
export const HILTS = 'M14 19.8l5.5-4.3M10 19.8l-5.5-4.3M18.2 18.8l2.8 2.7M5.8 18.8 3 21.5';
