/** The ship of the Ares pirates: a galley with a ram, a scorpion stern, oars, and ragged battened sails. */
import { Fine, gold, ink, Mast, mix, Pen, paper, ring, Stroke, tenth, Wash } from '../pen.tsx';
import { clothOf, Emblem, Streamer, tintOf } from '../pennant.tsx';

type Spot = readonly [number, number];

const FAN: readonly Spot[] = [
  [-3, 56],
  [-15, 44],
  [-12, 40],
  [-17, 29],
  [-12, 25],
  [-12, 14],
  [-6, 12],
  [3, 0],
  [10, 6],
  [20, 16],
  [18, 21],
  [26, 34],
  [21, 37],
  [23, 48],
];
const BATTENS = [
  [-12, 14, 20, 16],
  [-17, 29, 26, 34],
  [-15, 44, 23, 48],
] as const;
const SHADES = [
  [14, 20, 16, 30],
  [11, 20, 13, 31],
  [17, 38, 18, 45],
  [14, 38, 15, 45],
  [20, 40, 20.6, 46],
] as const;

/** A sail torn along its edge, stiffened by battens. */
const FanSail = ({ x, y, scale }: { x: number; y: number; scale: number }) => {
  const at = (dx: number, dy: number): string => `${tenth(x + dx * scale)} ${tenth(y + dy * scale)}`;
  const lines = (rows: readonly (readonly [number, number, number, number])[]): string =>
    rows.map(([a, b, c, d]) => `M${at(a, b)}L${at(c, d)}`).join('');
  return (
    <>
      <Pen d={`M${FAN.map(([dx, dy]) => at(dx, dy)).join('L')}Z`} fill={clothOf('ares', 84)} />
      <Fine d={lines(BATTENS)} depth={0.95} />
      <Fine d={lines(SHADES)} depth={0.6} />
    </>
  );
};

export const AresGalley = () => (
  <>
    <Mast d="M42 10V78M80 22V74" />
    <Fine d="M42 12L2 78M42 12L76 66M80 24L110 56" depth={0.55} />
    <FanSail x={79} y={24} scale={0.84} />
    <FanSail x={42} y={12} scale={1.08} />
    <Emblem colour="ares" x={35} y={29} w={19} h={18} />
    <Streamer colour="ares" x={42} y={10} length={16} />
    <Streamer colour="ares" x={80} y={22} length={12} />
    <Pen
      d="M2 80L22 77C50 82 78 80 94 70C104 64 106 54 98 45C112 46 118 58 114 70C110 84 100 94 88 95H40C28 94 20 88 16 84Z"
      fill={mix('--ship-ares', 58, '--wood')}
    />
    <Pen d="M98 45C94 40 90 41 88 45C92 45 94 47 95 50Z" fill={gold} />
    <Pen d="M16 84.4L-5 81.6L16 78.4Z" fill={paper} />
    <Pen d="M22 80C52 86 82 84 98 73L109 71C98 88 62 92 24 85Z" fill={tintOf('ares')} />
    <Stroke d="M32 86L26 98M45 88L40 99.6M58 88.4L54 100M71 87.4L68 99M84 84.6L83 96" width={1.7} />
    <Fine
      d="M34 92C54 95 80 94 98 86M100 62C104 58 105 54 103 50M104 70C110 66 112 60 110 55"
      colour={paper}
      depth={0.6}
    />
    <Wash d={ring(21, 81.4, 1.5)} fill={paper} />
    <Wash d={ring(21, 81.4, 0.7)} fill={ink} />
  </>
);
