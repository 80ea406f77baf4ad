/** Merchants: five outlines for twenty names; the deeper the row, the more streamers and guns. Drawn in 120 × 70. */
import { EDGE, LEAF, LINE, Line, PLATE, Shape, Sheet, WATER, Wash, WOOD } from './ink.tsx';
import type { MerchantArtProps } from './props.ts';

interface Outline {
  readonly masts: string;
  readonly sails: string;
  readonly seams: string;
  readonly hull: string;
  readonly strakes: string;
  /** Where the streamers fly from. */
  readonly tops: readonly (readonly [number, number])[];
}

/** One mast, a gaff sail and a jib. */
const smack: Outline = {
  masts: 'M56 6v40M56 40 26 44M56 14 34 8M104 34 86 44',
  sails: 'M54 12 33 9C28 22 26 32 26 42l28-4ZM60 12c12 6 24 16 30 28l-30 2Z',
  seams: 'M46 14c-4 9-6 17-7 25M39 12c-3 9-5 18-6 28M66 20c6 6 12 12 16 20',
  hull: 'M20 44h66l14-4c-2 10-7 17-14 20H34c-8-3-12-9-14-16Z',
  strakes: 'M24 50h70M28 55h60',
  tops: [[56, 6]],
};

/** Lateen sails on two leaning masts. */
const caravel: Outline = {
  masts: 'M40 14 38 46M76 8l-2 38M18 44 56 10M50 44 98 4',
  sails: 'M20 43 54 13c4 12 2 22-4 30-10 2-20 2-30 0ZM52 44 95 8c4 14 0 27-8 36-12 2-24 2-35 0Z',
  seams: 'M32 39c8-6 14-13 18-20M64 40c11-9 19-18 25-26',
  hull: 'M14 38c6 6 14 8 22 8h50l8-5h12c-2 9-6 15-11 19H30c-9-3-14-11-16-22Z',
  strakes: 'M19 50h82M24 55h74',
  tops: [
    [56, 10],
    [98, 4],
  ],
};

/** Two masts with square sails. */
const brig: Outline = {
  masts: 'M44 6v40M76 8v38M112 34 94 44M44 40 22 38',
  sails:
    'M30 12h28c3 7 3 11 0 16H30c3-5 3-9 0-16ZM29 30h30c3 5 3 8 0 13H29c3-5 3-8 0-13ZM64 13h24c3 6 3 10 0 15H64c3-5 3-9 0-15ZM63 30h26c3 5 3 8 0 12H63c3-4 3-8 0-12Z',
  seams: 'M37 14c2 4 2 9 0 13M44 14c2 4 2 9 0 13M51 14c2 4 2 9 0 13M70 15c2 4 2 8 0 12M76 15c2 4 2 8 0 12',
  hull: 'M12 40h14l5 6h58c10 0 16-2 20-5-2 10-8 16-15 19H28c-8-3-14-10-16-20Z',
  strakes: 'M18 50h86M22 55h76',
  tops: [
    [44, 6],
    [76, 8],
  ],
};

/** A round belly under three masts. */
const fluyt: Outline = {
  masts: 'M34 12v34M60 6v40M84 12v34M112 34 96 42',
  sails:
    'M22 18h22c3 6 3 12 0 18H22c3-6 3-12 0-18ZM46 12h28c4 10 4 20 0 29H46c4-9 4-19 0-29ZM77 17h18c3 6 3 13 0 19H77c2-6 2-13 0-19Z',
  seams:
    'M28 21c2 5 2 9 0 13M36 21c2 5 2 9 0 13M53 15c3 8 3 16 0 24M61 15c3 8 3 16 0 24M68 15c2 8 2 16 0 24M84 20c2 5 2 9 0 13',
  hull: 'M16 34l8-1 4 11h60l8-6h12c2 12-4 20-14 22H32C18 58 13 48 16 34Z',
  strakes: 'M18 47h88M21 53h82M20 39h6',
  tops: [
    [34, 12],
    [60, 6],
    [84, 12],
  ],
};

/** Castles fore and aft. */
const galleon: Outline = {
  masts: 'M30 8v28M58 3v42M86 8v34M116 28 100 38',
  sails:
    'M44 6h26c3 5 3 9 0 13H44c3-4 3-8 0-13ZM42 21h31c4 8 4 15 0 22H42c4-7 4-14 0-22ZM76 12h19c3 5 3 8 0 12H76c2-4 2-7 0-12ZM75 26h22c3 5 3 9 0 13H75c2-4 2-8 0-13ZM20 12l18-2c2 8 1 15-1 20H20Z',
  seams:
    'M50 24c3 6 3 11 0 17M58 24c3 6 3 11 0 17M66 24c2 6 2 11 0 17M52 8c2 4 2 7 0 10M62 8c2 4 2 7 0 10M82 28c2 4 2 7 0 10M28 12c1 6 1 12 0 16',
  hull: 'M10 26h22v8h6v11h46l4-7h22c0 10-6 19-15 22H30C17 56 10 42 10 26Z',
  strakes: 'M13 35h22M16 44h20M19 50h86M24 55h76M14 30h4M22 30h4',
  tops: [
    [30, 8],
    [58, 3],
    [86, 8],
  ],
};

const OUTLINES: readonly Outline[] = [smack, caravel, brig, fluyt, galleon];

/** By row and by place in it: which outline suits the name. */
const RIGGED: readonly (readonly number[])[] = [
  [0, 0, 2, 3, 1],
  [2, 3, 2, 1, 3],
  [1, 1, 4, 3, 0],
  [4, 4, 2, 3, 4],
];

const GUNS = 'M44 51h4v4h-4ZM58 51h4v4h-4ZM72 51h4v4h-4ZM86 51h4v4h-4Z';

export function MerchantArt({ row, which = 0, size, ...rest }: MerchantArtProps) {
  const outline = OUTLINES[RIGGED[row - 1]?.[which] ?? 0] ?? smack;
  return (
    <Sheet box="0 0 120 70" ratio={70 / 120} size={size} {...rest}>
      <Line d="M4 63q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0" w={1.4} ink={WATER} />
      <Line d={outline.masts} w={2} />
      <Shape d={outline.sails} fill={PLATE} w={1.3} />
      <Line d={outline.seams} w={0.7} o={0.5} />
      {outline.tops.slice(0, row).map(([x, y]) => (
        <Shape key={x} d={`M${x} ${y}h10l-3 2.5 3 2.5H${x}`} fill={LEAF} w={1} ink={LINE} />
      ))}
      <Shape d={outline.hull} fill={WOOD} w={1.6} />
      <Line d={outline.strakes} w={0.8} />
      {row > 2 && <Wash d={GUNS} fill={EDGE} />}
    </Sheet>
  );
}
