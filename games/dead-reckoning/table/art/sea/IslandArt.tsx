/** An island on the chart: rings of engraved water round its shore, land, a landmark. It lies on `--dr-sea`. */
import { ISLANDS } from '../../../cards/ocean.ts';
import { CHART, LAND, Line, SEA, Shape, Sheet, short, WATER } from '../ink.tsx';
import type { IslandArtProps } from '../props.ts';
import { coast, spots } from './coast.ts';
import { serpent, skull, storm, temple, volcano, whale } from './far.tsx';
import { crab, monkey, palm, parrot, shark, turtle } from './near.tsx';
import type { Shore } from './shore.ts';
import { RHUMBS, ripples } from './swell.ts';

/** In the order of ISLANDS. */
const SHORES: readonly Shore[] = [
  shark,
  turtle,
  parrot,
  palm,
  crab,
  monkey,
  serpent,
  whale,
  skull,
  storm,
  volcano,
  temple,
];

interface Charted {
  readonly outline: string;
  /** The outline and the lakes. */
  readonly land: string;
  readonly middle: readonly [number, number];
  readonly waves: string;
  readonly inner: Shore['inner'];
}

const ROUGH = 0.11;

const half = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

function chartOf({ seed, points, holes = [], rough = ROUGH, inner }: Shore): Charted {
  const outline = coast(points, seed, rough);
  const corners = spots(points);
  const lakes = holes.map((hole, at) => coast(hole, seed + at, 0.08)).join('');
  return {
    outline,
    land: outline + lakes,
    middle: [half(corners.map(([x]) => x)), half(corners.map(([, y]) => y))],
    waves: ripples(seed + 5),
    inner,
  };
}

const charted = new Map<number, Charted>();

/** A coast is worked out when it is first sighted. */
function chartAt(island: number): Charted {
  const place = island % ISLANDS.length;
  const known = charted.get(place) ?? chartOf(SHORES[place] ?? shark);
  charted.set(place, known);
  return known;
}

/** Width and strength of the rings of water, from the outermost. */
const RINGS: readonly (readonly [number, number])[] = [
  [27, 0.3],
  [19.5, 0.5],
  [12.5, 0.7],
  [6.5, 0.9],
];

const Ring = ({ d, width, strength }: { readonly d: string; readonly width: number; readonly strength: number }) => (
  <>
    <path d={d} stroke={WATER} strokeOpacity={strength} strokeWidth={width} />
    <path d={d} stroke={SEA} strokeWidth={width - 1.8} />
  </>
);

interface BeachProps {
  readonly chart: Charted;
  readonly scale: number;
  readonly dash: string;
  readonly strength: number;
}

/** A dotted line inside the coast. */
const Beach = ({ chart: { outline, middle }, scale, dash, strength }: BeachProps) => (
  <path
    d={outline}
    transform={`translate(${short(middle[0] * (1 - scale))} ${short(middle[1] * (1 - scale))}) scale(${scale})`}
    stroke={CHART}
    strokeOpacity={strength}
    strokeWidth="1.1"
    strokeDasharray={dash}
  />
);

export function IslandArt({ island, ...rest }: IslandArtProps) {
  const chart = chartAt(island);
  return (
    <Sheet box="0 0 240 190" ratio={190 / 240} {...rest}>
      <Line d={RHUMBS} w={0.7} ink={WATER} o={0.28} />
      <Line d={chart.waves} w={1} ink={WATER} o={0.55} />
      {RINGS.map(([width, strength]) => (
        <Ring key={width} d={chart.land} width={width} strength={strength} />
      ))}
      <path d={chart.land} transform="translate(1.6 2.2)" fill="var(--dr-shore)" fillRule="evenodd" />
      <g fillRule="evenodd">
        <Shape d={chart.land} fill={LAND} w={1.5} ink={CHART} />
      </g>
      <Beach chart={chart} scale={0.93} dash=".6 2.6" strength={0.75} />
      <Beach chart={chart} scale={0.87} dash=".6 4.2" strength={0.5} />
      {chart.inner}
    </Sheet>
  );
}
