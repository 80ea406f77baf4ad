/** The cover of Dead Reckoning. */
import { Rose, waves } from '@broadside/kit';
import { INK, Line, PAPER, SAND, SEA, Shape, Vessel } from '@broadside/kit/print';

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
export default function Cover() {
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
