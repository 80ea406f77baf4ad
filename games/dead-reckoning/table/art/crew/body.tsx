/** What the eight of the crew share: shoulders, a head, a face, signs of rank. Drawn in 100 × 100. */
import type { ReactElement } from 'react';
import { BRASS, Dot, GOLD, LINE, Line, PLATE, Shape, WAX } from '../ink.tsx';

export const SKIN = ['var(--dr-skin-1)', 'var(--dr-skin-2)', 'var(--dr-skin-3)'] as const;

export const Coat = ({ cloth }: { readonly cloth: string }) => (
  <>
    <Shape d="M8 101c1-16 9-24 24-28l18-5 18 5c15 4 23 12 24 28Z" fill={cloth} w={1.6} />
    <Line d="M16 88l-3 12M21 84l-3 16M84 88l3 12M79 84l3 16M26 80l-2 8M74 80l2 8" w={0.9} />
  </>
);

export const shirt = (
  <>
    <Shape d="M38 70l12 20 12-20Z" fill={PLATE} w={1.3} />
    <Line d="M50 76v12M46 74l4 3 4-3" w={1} />
  </>
);

export const Lapels = ({ cloth }: { readonly cloth: string }) => (
  <Shape d="M37 70 28 79l10 5 12 17ZM63 70l9 9-10 5-12 17Z" fill={cloth} w={1.3} />
);

interface HeadProps {
  readonly skin: string;
  /** How much longer the chin is. */
  readonly jaw?: number;
}

export const Head = ({ skin, jaw = 0 }: HeadProps) => (
  <>
    <Shape d="M42 58v13c3 5 13 5 16 0V58Z" fill={skin} />
    <Line d="M51 63.5l6 3.6M52 60.5l5 3" w={0.8} />
    <Shape d="M33 46c-4-2-5 6 0 8M67 46c4-2 5 6 0 8" fill={skin} w={1.3} />
    <Shape
      d={`M34 40c0-14 7-19 16-19s16 5 16 19c0 12-4 ${19 + jaw}-9 23-4 4-10 4-14 0-5-4-9-12-9-23Z`}
      fill={skin}
      w={1.5}
    />
    <Line d="M60.5 48l4 1M59.5 51l4 2M58.5 54l4 2M56.5 58l4 2M61.5 44.5h3.5" w={0.8} o={0.8} />
  </>
);

interface FaceProps {
  /** How far the outer ends of the brows drop. */
  readonly brow?: number;
  readonly smile?: number;
  readonly patch?: boolean;
}

const eye = (x: number): ReactElement => (
  <>
    <Dot x={x} y={45} r={1.5} fill={LINE} />
    <Line d={`M${x - 3.5} 43.6q3.5-2 7 0`} w={1} />
  </>
);

export const Face = ({ brow = 0, smile = 0, patch = false }: FaceProps) => (
  <>
    <Line d={`M39 ${41 - brow}q4-2.5 8 0M53 41q4-2.5 8 ${-brow}`} w={1.8} />
    {patch ? <Shape d="M53 43h8v4c-1 3-7 3-8 0ZM34 36l19 7M61 43l5-5" fill={LINE} w={1.3} /> : eye(57)}
    {eye(43)}
    <Line d="M50 44l-2.5 8c1 1.5 3.5 1.5 5 .2" w={1.3} />
    <Line d={`M44 57.5q6 ${2 + smile} 12 0M48 61h4`} w={1.3} />
  </>
);

/** Signs of rank, from the second level on: a ring in the ear, braid on the shoulders, a medal. */
export const earring = <Dot x={31.5} y={57} r={2.4} ink={GOLD} w={1.6} />;
export const braid = (
  <>
    <Line d="M13 85q8-8 19-7M87 85q-8-8-19-7" w={4} />
    <Line d="M13 85q8-8 19-7M87 85q-8-8-19-7" w={2.2} ink={GOLD} />
  </>
);
export const medal = (
  <>
    <Shape d="M31 84h6l-1 6h-4Z" fill={WAX} w={0.9} />
    <Shape d="M34 89l1.5 3.1 3.4.4-2.5 2.3.7 3.4-3.1-1.7-3.1 1.7.7-3.4-2.5-2.3 3.4-.4Z" fill={GOLD} w={0.9} />
  </>
);
/** For those who wear the braid from the beginning. */
export const sash = (
  <>
    <Line d="M30 76 66 101" w={7.5} />
    <Line d="M30 76 66 101" w={5.4} ink={BRASS} />
  </>
);

export interface Portrait {
  readonly bust: ReactElement;
  /** What the second, third and fourth level add. */
  readonly ranks: readonly [ReactElement, ReactElement, ReactElement];
}
