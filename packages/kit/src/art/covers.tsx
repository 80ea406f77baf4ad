/** What the three covers show. Drawn in 420 × 230. */
import { Die, type DieProps } from './Die.tsx';
import { hatch, sky, waves } from './engraving.ts';
import { GOLD, Hatch, INK, Line, PAPER, SAND, SEA, Shape } from './ink.tsx';
import { Rose } from './Rhumbs.tsx';
import { round, steps } from './rose.ts';
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
  { x: 128, y: 78, seat: 0, value: 5, angle: -14 },
  { x: 196, y: 104, seat: 'caravan', value: 3, angle: 22 },
  { x: 282, y: 92, seat: 1, value: 6, angle: 8 },
  { x: 318, y: 158, seat: 'caravan', value: 4, angle: -30 },
  { x: 82, y: 150, seat: 2, value: 2, angle: 33 },
  { x: 168, y: 168, seat: 3, value: 4, angle: -8 },
  { x: 356, y: 62, seat: 0, value: 1, angle: 40 },
  { x: 236, y: 178, seat: 1, value: 3, angle: 17 },
  { x: 62, y: 62, seat: 3, value: 6, angle: 12 },
];

/** Nearest pairs in the order they fight. The numerals are drawn, so that a small picture carries no small type. */
const FIGHTS = [
  { line: 'M128 78L196 104', x: 160, y: 88, numeral: 'M-2.4-2.8L.6-5V5' },
  { line: 'M196 104L282 92', x: 240, y: 94, numeral: 'M-3-2.4C-3-6 3-6 3-2.4C3 .4-3 2-3 4.8H3.2' },
  { line: 'M282 92L318 158', x: 303, y: 126, numeral: 'M-2.8-4.2C.5-6.2 4-3.5 .2-.6C4.5 .6 2 6.2-3 4.2' },
];

const ripples = (): string =>
  steps(26, 300, 15)
    .map((r) => {
      const high = round(r * 0.62);
      return `M${214 - r} 118A${r} ${high} 0 01${214 + r} 116A${r} ${high} 0 01${round(214 - r * 0.9)} ${round(118 + r * 0.28)}`;
    })
    .join('');

/** Fleets of dice thrown into the sea; lines join those who fight. */
export function SevenSeas() {
  return (
    <>
      <rect width="420" height="230" fill={SEA} />
      <Line d={ripples()} w={0.8} o={0.38} />
      {FIGHTS.map(({ line, x, y, numeral }) => (
        <g key={line}>
          <Line d={line} w={2} />
          <circle cx={x} cy={y} r="10" fill={PAPER} stroke={INK} strokeWidth="1.5" />
          <path d={numeral} transform={`translate(${x} ${y})`} stroke={INK} strokeWidth="1.9" />
        </g>
      ))}
      {THROW.map(({ x, y, angle, seat, value }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle}) scale(1.05)`}>
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
