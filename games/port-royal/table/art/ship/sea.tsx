/** Sea and sky round a ship: engraved air, a horizon, swell in front of the hull. */
import { Fine, mix, Pen, range, tenth, Wash } from '../pen.tsx';

const WATERLINE = 93;

const swell = (y: number, from: number, to: number, step: number, lift: number): string =>
  `M${from} ${y}${`q${tenth(step / 4)} ${-lift} ${tenth(step / 2)} 0t${tenth(step / 2)} 0`.repeat(Math.ceil((to - from) / step))}`;

const AIR = range(17)
  .map((at) => {
    const y = 4 + at * 4;
    const gap = 54 - at * 2.2 - (at % 3) * 5;
    return `M2 ${y}H${tenth(60 - gap)}M${tenth(60 + gap)} ${y}H118`;
  })
  .join('');

const CLOUDS =
  'M-4 46C2 40 8 42 10 45C13 38 22 39 23 46C27 44 31 46 31 49H-4ZM96 34C98 29 105 29 107 33C110 31 115 32 116 35H124V38H94C93 36 94 34 96 34Z';

const RIPPLES =
  swell(WATERLINE + 5.5, 6, 50, 15, 2.4) +
  swell(WATERLINE + 5, 66, 112, 15, 2.4) +
  swell(WATERLINE + 10, 22, 97, 15, 2.2);

export const Sky = () => (
  <>
    <Wash d="M0 0H120V104H0Z" fill={mix('--sea', 42)} />
    <Fine d={AIR} depth={0.26} />
    <Wash d={CLOUDS} fill={mix('--sea', 16)} />
    <Fine d={CLOUDS} depth={0.32} />
    <Wash d="M0 74H120V104H0Z" fill={mix('--sea-2', 70)} />
    <Fine d="M0 74H120M4 78H22M98 77H116M10 82H20M104 81.6H114M30 78H38M84 78.4H92" depth={0.45} />
  </>
);

/** The water in front, with the white of the bow wave. */
export const Swell = () => (
  <>
    <Wash d={`M0 ${WATERLINE}${`q5 -4 10 0t10 0`.repeat(6)}V104H0Z`} fill={mix('--sea-2', 92)} />
    <Pen d={swell(WATERLINE, 0, 120, 20, 4)} />
    <Fine d={RIPPLES} depth={0.55} />
  </>
);
