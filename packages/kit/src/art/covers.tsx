/** What the three covers show. Drawn in 420 × 230. */
import { Die, type DieProps } from './Die.tsx';
import { hatch, sky, waves } from './engraving.ts';
import { GOLD, Hatch, INK, Line, PAPER, SAND, SEA, Shape, WOOD } from './ink.tsx';
import { Rose } from './Rhumbs.tsx';
import { steps } from './rose.ts';
import { Vessel } from './Vessel.tsx';

const WINDOWS = [
  '10 104',
  '30 106',
  '76 76',
  '88 76',
  '76 98',
  '88 98',
  '132 88',
  '146 88',
  '132 106',
  '146 106',
  '54 96',
  '108 104',
];

/** The harbour at sunrise: town on the left, ships at anchor. */
export function PortRoyal() {
  return (
    <>
      <Line d={sky(12, 96, 420)} w={0.6} o={0.35} />
      <circle cx="330" cy="58" r="26" fill={GOLD} stroke={INK} strokeWidth="1.4" />
      <Line d="M330 22V12M301 32l-8-7M359 32l8-7M294 60H282M366 60h12" w={1.4} />
      <Shape
        d="M0 128V96L22 74L46 98V84H70V66L84 50L98 66V92H124V78L142 60L160 78V112L190 118L236 122H420V140H0Z"
        fill={SAND}
      />
      <Hatch
        d={hatch(
          [
            [22, 76],
            [2, 138],
          ],
          [
            [24, 78],
            [28, 138],
          ],
          3,
          0.1,
        )}
      />
      <Hatch
        d={hatch(
          [
            [84, 52],
            [72, 138],
          ],
          [
            [86, 54],
            [88, 138],
          ],
          3,
          0.1,
        )}
      />
      {WINDOWS.map((place) => {
        const [x, y] = place.split(' ');
        return <rect key={place} x={x} y={y} width="6" height="9" fill={INK} />;
      })}
      <rect y="136" width="420" height="94" fill={SEA} />
      <Line d="M0 136H420" w={1.5} />
      <Line d={waves(6, 414, 150, 226, 11, 14)} w={0.9} o={0.6} />
      <Vessel x={96} y={166} scale={0.62} pennant="var(--ship-yellow)" />
      <Vessel x={344} y={158} scale={0.54} pennant="var(--ship-green)" turned />
      <Vessel x={222} y={186} scale={0.92} pennant="var(--ship-red)" />
    </>
  );
}

interface Thrown extends DieProps {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const THROW: readonly Thrown[] = [
  { x: 150, y: 84, seat: 0, value: 5, angle: -14 },
  { x: 212, y: 106, seat: 'caravan', value: 3, angle: 22 },
  { x: 288, y: 92, seat: 1, value: 6, angle: 8 },
  { x: 304, y: 156, seat: 'caravan', value: 4, angle: -30 },
  { x: 120, y: 144, seat: 2, value: 2, angle: 33 },
  { x: 182, y: 160, seat: 3, value: 4, angle: -8 },
  { x: 346, y: 74, seat: 0, value: 1, angle: 40 },
  { x: 246, y: 158, seat: 1, value: 3, angle: 17 },
  { x: 242, y: 67, seat: 2, value: 5, angle: -21 },
  { x: 354, y: 128, seat: 3, value: 6, angle: 12 },
];

/** Nearest pairs in the order they fight. The numerals are drawn, so that a small picture carries no small type. */
const FIGHTS = [
  { line: 'M150 84L212 106', x: 180, y: 94.5, numeral: 'M-2.4-2.8L.6-5V5' },
  { line: 'M288 92L304 156', x: 296.5, y: 125, numeral: 'M-3-2.4C-3-6 3-6 3-2.4C3 .4-3 2-3 4.8H3.2' },
  { line: 'M212 106L288 92', x: 252, y: 98.6, numeral: 'M-2.8-4.2C.5-6.2 4-3.5 .2-.6C4.5 .6 2 6.2-3 4.2' },
];

const swell = (): string =>
  steps(52, 186, 9.5)
    .map((y, row) => `M40 ${y}${`q6.5 ${(row % 3) - 3} 13 0t13 0`.repeat(13)}H380`)
    .join('');

/** The boards of the table, and the joints between them. */
const BOARDS = 'M0 62H420M0 118H420M0 174H420M96 0V62M300 62V118M64 118V174M352 174V230M210 174V230';

/** The box lid on the table, fleets of dice thrown into its sea; lines join those who fight. */
export function SevenSeas() {
  return (
    <>
      <rect width="420" height="230" fill={WOOD} />
      <Line d={BOARDS} w={1} o={0.4} />
      <path d="M24 30H404V216H24Z" fill="rgb(20 16 8 / .3)" />
      <rect x="16" y="22" width="388" height="186" rx="8" fill={SAND} stroke={INK} strokeWidth="1.8" />
      <rect x="20" y="26" width="380" height="178" rx="6" stroke={INK} strokeWidth=".8" opacity=".5" />
      <Line d="M18 24L36 42M402 24L384 42M18 206L36 188M402 206L384 188" w={1} />
      <rect x="36" y="42" width="348" height="146" rx="2" fill={SEA} stroke={INK} strokeWidth="1.6" />
      <Line d={swell()} w={0.8} o={0.3} />
      <path d="M36 188V42H384L378 49H43V182Z" fill="rgb(10 20 30 / .2)" />
      <g opacity=".5">
        <Rose radius={34} x={86} y={90} ink={INK} paper={SEA} />
      </g>
      {FIGHTS.map(({ line, x, y, numeral }) => (
        <g key={line}>
          <Line d={line} w={2} />
          <circle cx={x} cy={y} r="10" fill={PAPER} stroke={INK} strokeWidth="1.5" />
          <path d={numeral} transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="1.9" />
        </g>
      ))}
      {THROW.map(({ x, y, angle, seat, value }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <Die seat={seat} value={value} />
        </g>
      ))}
    </>
  );
}

/** For a game that has no picture yet. */
export function EmptyChart() {
  return (
    <>
      <rect width="420" height="230" fill={SEA} />
      <Line d={waves(8, 412, 12, 226, 13, 12)} w={0.8} o={0.4} />
      <Rose radius={70} x={210} y={114} ink={INK} paper={PAPER} />
    </>
  );
}

const ISLANDS = [
  'M22 22C38 8 72 12 84 30C90 46 70 62 48 60C28 60 12 40 22 22Z',
  'M232 96C250 84 286 88 298 108C304 128 276 144 250 140C228 138 218 112 232 96Z',
  'M128 174C150 160 182 168 190 186C194 204 170 220 146 216C126 212 116 188 128 174Z',
  'M336 24C352 12 390 16 396 36C400 52 380 64 360 60C340 58 326 40 336 24Z',
];
const CUBES = [
  { x: 140, y: 100, colour: 'var(--ship-blue)' },
  { x: 160, y: 110, colour: 'var(--ship-yellow)' },
  { x: 148, y: 122, colour: 'var(--ship-red)' },
  { x: 176, y: 98, colour: 'var(--ship-black)' },
];

/** A chart with its grid, islands, a plotted course and cargo. */
export function DeadReckoning() {
  return (
    <>
      <rect width="420" height="230" fill={SEA} />
      <Line d="M105 0V230M210 0V230M315 0V230M0 76H420M0 153H420" w={0.9} o={0.5} />
      <Line d={waves(8, 412, 12, 226, 13, 12)} w={0.8} o={0.4} />
      {ISLANDS.map((d) => (
        <g key={d}>
          <Line d={d} w={7} o={0.14} />
          <Shape d={d} fill={SAND} w={1.5} />
        </g>
      ))}
      <Line
        d="M40 40l7-12l7 12M52 46l9-15l9 15M248 122l9-15l9 15M264 128l8-13l8 13M146 200l8-13l8 13M354 46l7-12l7 12M364 50l8-13l8 13"
        w={1.3}
      />
      <path
        d="M70 130C110 110 120 60 176 58S240 40 318 52"
        stroke="var(--ship-red)"
        strokeWidth="2.4"
        strokeDasharray="7 6"
      />
      <Vessel x={64} y={160} scale={0.56} pennant="var(--ship-red)" />
      <Rose radius={40} x={346} y={176} ink={INK} paper={PAPER} />
      {CUBES.map(({ x, y, colour }) => (
        <g key={colour} transform={`translate(${x} ${y})`}>
          <Shape d="M0 5L9 0L18 5V15L9 20L0 15Z" fill={colour} w={1.3} />
          <Line d="M0 5L9 10L18 5M9 10V20" />
        </g>
      ))}
    </>
  );
}
