/** Marks that show a colour without seeing it: bezants, waves, chevrons, saltire, lozenges, a spear. */
import type { ShipColour } from '../../cards/types.ts';
import { Art, cream, ink, mix, Pen, ring, tenth } from './pen.tsx';

export const tintOf = (colour: ShipColour): string => `var(--ship-${colour})`;
/** A lighter wash of the colour, for cloth. */
export const clothOf = (colour: ShipColour, share: number): string => mix(`--ship-${colour}`, share);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Mark {
  readonly d: string;
  readonly filled: boolean;
}

const chevron = ({ x, y, w, h }: Box, from: number): string =>
  `M${tenth(x + w * 0.02)} ${tenth(y + h * (from + 0.3))}L${tenth(x + w / 2)} ${tenth(y + h * from)}L${tenth(x + w * 0.98)} ${tenth(y + h * (from + 0.3))}`;

const wave = ({ x, y, w, h }: Box, at: number): string =>
  `M${tenth(x)} ${tenth(y + h * at)}q${tenth(w / 8)} ${tenth(-h * 0.22)} ${tenth(w / 4)} 0${`t${tenth(w / 4)} 0`.repeat(3)}`;

const lozenge = (x: number, y: number, rx: number, ry: number): string =>
  `M${tenth(x)} ${tenth(y - ry)}L${tenth(x + rx)} ${tenth(y)}L${tenth(x)} ${tenth(y + ry)}L${tenth(x - rx)} ${tenth(y)}Z`;

function bezants({ x, y, w, h }: Box): string {
  const r = tenth(Math.min(w, h) * 0.17);
  return ring(x + w * 0.5, y + h * 0.24, r) + ring(x + w * 0.24, y + h * 0.72, r) + ring(x + w * 0.76, y + h * 0.72, r);
}

const saltire = ({ x, y, w, h }: Box): string =>
  `M${tenth(x + w * 0.08)} ${tenth(y + h * 0.08)}L${tenth(x + w * 0.92)} ${tenth(y + h * 0.92)}M${tenth(x + w * 0.92)} ${tenth(y + h * 0.08)}L${tenth(x + w * 0.08)} ${tenth(y + h * 0.92)}`;

function lozenges({ x, y, w, h }: Box): string {
  const cy = y + h / 2;
  return (
    lozenge(x + w * 0.5, cy, w * 0.2, h * 0.5) +
    lozenge(x + w * 0.15, cy, w * 0.15, h * 0.28) +
    lozenge(x + w * 0.85, cy, w * 0.15, h * 0.28)
  );
}

/** A spear with its cross-bar. */
const spear = ({ x, y, w, h }: Box): string => {
  const at = (u: number, v: number): string => `${tenth(x + w * u)} ${tenth(y + h * v)}`;
  return (
    `M${at(0.5, -0.06)}L${at(0.74, 0.36)}L${at(0.58, 0.44)}V${tenth(y + h * 0.62)}H${tenth(x + w * 0.88)}V${tenth(y + h * 0.8)}` +
    `H${tenth(x + w * 0.58)}V${tenth(y + h * 1.06)}H${tenth(x + w * 0.42)}V${tenth(y + h * 0.8)}H${tenth(x + w * 0.12)}` +
    `V${tenth(y + h * 0.62)}H${tenth(x + w * 0.42)}L${at(0.42, 0.44)}L${at(0.26, 0.36)}Z`
  );
};

const MARKS: Readonly<Record<ShipColour, (box: Box) => Mark>> = {
  yellow: (box) => ({ d: bezants(box), filled: true }),
  blue: (box) => ({ d: wave(box, 0.28) + wave(box, 0.7), filled: false }),
  green: (box) => ({ d: chevron(box, 0.14) + chevron(box, 0.56), filled: false }),
  red: (box) => ({ d: saltire(box), filled: false }),
  black: (box) => ({ d: lozenges(box), filled: true }),
  ares: (box) => ({ d: spear(box), filled: true }),
};

/** The mark of a colour inside a box, on sails and flags. */
export function Emblem({ colour, tint = cream, ...box }: Box & { colour: ShipColour; tint?: string }) {
  const { d, filled } = MARKS[colour](box);
  const width = tenth(Math.min(box.w, box.h) * 0.17);
  return filled ? <path d={d} fill={tint} /> : <path d={d} fill="none" stroke={tint} strokeWidth={width} />;
}

/** A streamer at a masthead. */
export const Streamer = ({
  colour,
  x,
  y,
  length = 15,
}: {
  colour: ShipColour;
  x: number;
  y: number;
  length?: number;
}) => (
  <Pen
    d={`M${x} ${y}c${tenth(length * 0.35)} -4 ${tenth(length * 0.6)} 3 ${length} -1l-3.4 3.4l3 3.2c${tenth(-length * 0.4)} 3 ${tenth(-length * 0.6)} -3 ${tenth(-length + 0.4)} 0.6Z`}
    fill={tintOf(colour)}
  />
);

const FLAG = 'M5 4.5C14 2 22 7 33.5 4L28.5 12.4L33.5 20.5C22 23.5 14 18.6 5 21Z';

/** A swallow-tailed pennant on its staff; not `met`, a dashed outline: a colour that is not in the harbour. */
export function Pennant({ colour, met = true }: { colour: ShipColour; met?: boolean }) {
  return (
    <Art box="0 0 36 28">
      <path d="M4 2V27" stroke={ink} strokeWidth={2.4} strokeLinecap="round" opacity={met ? 1 : 0.45} />
      <path
        d={FLAG}
        fill={met ? tintOf(colour) : 'none'}
        stroke={ink}
        strokeWidth={1.3}
        strokeLinejoin="round"
        strokeDasharray={met ? undefined : '2.4 2.2'}
        opacity={met ? 1 : 0.6}
      />
      <Emblem colour={colour} x={9} y={6.6} w={15} h={11.6} tint={met ? cream : mix('--ink', 34)} />
    </Art>
  );
}
