/** What the portraits hold in front of them, and the hand that holds it. */
import type { ReactNode } from 'react';
import type { Colour } from '../../../cards/types.ts';
import { At, Fine, gold, ink, mix, Pen, paper, Rod, range, rays, ring, Stroke, Wash } from '../pen.tsx';
import { Emblem, tintOf } from '../pennant.tsx';
import { cloth, skin, type Tone } from './palette.ts';

export interface Grip {
  readonly tone: Tone;
  readonly sleeve: string;
}

/** A fist round an upright rod, the sleeve below it. */
const Fist = ({ tone, sleeve }: Grip) => (
  <>
    <Pen d="M-9 6C-4 9 5 9 10 6L14 24H-12Z" fill={sleeve} />
    <Pen d="M-8 -4C-8 -8 -4 -8.6 0 -8C5 -8.4 8 -6 7.6 -1C8.4 4 6 8 1 8.4C-5 8.6 -8.6 5 -8 -4Z" fill={skin(tone)} />
    <Fine
      d="M-7.8 -4C-4 -4.6 0 -4.4 2.6 -4M-8 0C-4 -.6 0 -.4 3 0M-7.4 4C-4 3.6 0 3.8 2.8 4.2M2.6 -4C4.4 -2 4.6 2 3 5"
      depth={0.9}
    />
  </>
);

/** Something upright in a fist. */
export const Held = ({
  x,
  y,
  turn = 0,
  tone,
  sleeve,
  children,
}: Grip & { x: number; y: number; turn?: number; children: ReactNode }) => (
  <At x={x} y={y} turn={turn}>
    {children}
    <Fist tone={tone} sleeve={sleeve} />
  </At>
);

/** A curved blade with a brass guard, held upright. */
export const Sabre = ({ x = 97, y = 95, turn = 8, ...grip }: Grip & { x?: number; y?: number; turn?: number }) => (
  <Held x={x} y={y} turn={turn} {...grip}>
    <Pen d="M-2.6 -8C-6.4 -24 -4 -42 6 -58C5.4 -42 4.4 -26 2.6 -8Z" fill={cloth.steel} />
    <Fine d="M-.4 -11C-2.6 -26 -1.4 -40 4 -52M1.4 -12C1.8 -22 2.8 -32 3.8 -42" />
    <Pen
      d="M-10 -10.6C-5 -6.4 4 -6.4 9 -10.6C13.6 -8 14.4 2 8 9C6.6 9.6 5.4 8.6 6 7.4C9.4 1 9 -3.6 6.6 -5.4C2 -3.4 -5 -3.8 -9 -7C-10.6 -8 -10.8 -9.6 -10 -10.6Z"
      fill={gold}
    />
    <Pen d="M-2.6 6L2.6 6L3.4 13H-3.4Z" fill={cloth.wood} />
  </Held>
);

export const Wheel = () => (
  <At x={97} y={83}>
    <Rod d={rays(0, 0, 0, 19.6, 8)} width={2.4} colour={cloth.wood} />
    <Rod d={ring(0, 0, 12)} width={3} colour={cloth.wood} />
    <Fine d={ring(0, 0, 12)} colour={paper} depth={0.5} />
    <Pen d={ring(0, 0, 4.4)} fill={gold} />
    <Wash d={ring(0, 0, 1.4)} fill={ink} />
  </At>
);

export const Bible = ({ tone }: { tone: Tone }) => (
  <At x={96} y={86} turn={-10}>
    <Pen d="M-12 -15H15V18H-12Z" fill={paper} />
    <Fine d="M-10 17.4H14.4M-10 16H14.4M13.6 -14V17M12.2 -14V17" depth={0.6} />
    <Pen d="M-14 -17H11C12.4 -17 13 -16 13 -15V14H-14Z" fill={cloth.wine} />
    <Pen d="M-10.4 -17V14" />
    <path d="M-.6 -10H3.4V-5H8.4V-1H3.4V8H-.6V-1H-5.6V-5H-.6Z" fill={gold} />
    <Pen
      d="M-18 6C-20 1 -16 -2 -13 0L-6 3C-3 5 -4 8 -7 7.6L-10 7C-7 9 -7 12 -10 12.6C-10 15 -13 16 -16 14.6C-19 13 -19 9 -18 6Z"
      fill={skin(tone)}
    />
  </At>
);

export const Pitchfork = (grip: Grip) => (
  <Held x={98} y={90} turn={4} {...grip}>
    <Rod d="M0 16V-30" width={2.6} colour={cloth.wood} />
    <Rod d="M-10 -53V-37C-10 -29 10 -29 10 -37V-53M0 -54V-30" width={1.2} colour={cloth.steel} />
  </Held>
);

/** Hammer and saw. */
export const Tools = (grip: Grip) => (
  <>
    <Held x={22} y={96} turn={-16} {...grip}>
      <Pen d="M-7 -8L-4.6 -50L3.6 -50L7 -8Z" fill={cloth.steel} />
      <Stroke d={`M7.4 -12${'l2.4 -2.4l-2.8 -2.2'.repeat(8)}`} width={1} />
      <Fine d="M-3 -14L-2 -46M0 -14V-30" depth={0.5} />
      <Pen d="M-9 -10H9V8C4 12 -4 12 -9 8Z" fill={cloth.wood} />
    </Held>
    <Held x={98} y={95} turn={12} {...grip}>
      <Rod d="M0 12V-30" width={3.2} colour={cloth.wood} />
      <Pen d="M-12 -39H7C11 -39 14 -36 15 -31L9 -30H-12Z" fill={cloth.slate} />
      <Fine d="M-9 -36H6M-9 -33H8" colour={paper} depth={0.5} />
    </Held>
  </>
);

const RIBS = 'M0 4L-18 -24M0 4L-9 -31M0 4L2 -33M0 4L12 -30M0 4L20 -23';

export const Fan = ({ tone }: { tone: Tone }) => (
  <At x={94} y={96}>
    <Pen
      d="M0 4L-25 -15C-22 -20 -20 -21 -18 -24C-15 -27 -12 -29 -9 -31C-5 -32 -2 -33 2 -33C6 -33 9 -32 12 -30C15 -28 18 -26 20 -23C22 -21 24 -19 25 -15Z"
      fill={cloth.rose}
    />
    <Stroke d="M-20.6 -12.4C-15 -21 -8 -25 2 -25C11 -24.6 17 -20 20.6 -12.6" width={2.4} colour={paper} />
    <Fine d={RIBS} depth={0.9} />
    <Fine d="M-12 -8C-7 -13 -2 -14 2 -14C6 -14 10 -12 13 -8" depth={0.6} />
    <Pen d="M-9 3C-9 -2 -4 -4 0 -3C5 -4 9 0 8 5C8 9 2 11 -2 10C-7 10 -9 7 -9 3Z" fill={skin(tone)} />
    <Fine d="M-4 -2.6C-5 0 -5 3 -4 5M0 -3C-1 0 -1 4 0 6M4 -2.4C3.4 0 3.4 3 4 5" depth={0.8} />
  </At>
);

/** A fool's sceptre with his own head on it. */
export const Marotte = (grip: Grip) => (
  <Held x={97} y={95} turn={4} {...grip}>
    <Rod d="M0 12V-20" width={2.6} colour={cloth.wood} />
    <Pen d={ring(0, -27, 8.6)} fill="var(--skin-1)" />
    <Pen
      d="M-9 -29C-16 -36 -12 -44 -5 -41C-1 -46 8 -46 9 -39C16 -39 16 -30 9 -28C6 -34 -3 -35 -9 -29Z"
      fill={cloth.wine}
    />
    <Pen d={ring(-13, -39, 2.2) + ring(14, -34, 2.2)} fill={gold} />
    <Wash d={ring(-2, -27, 1) + ring(3.4, -27, 1)} fill={ink} />
    <Pen d="M-3 -23Q1 -20 4.4 -23.6M-7 -19L-10 -14L-5 -17L0 -13L4 -17L9 -14L7 -19" />
  </Held>
);

/** A marshal's baton. */
export const Baton = (grip: Grip) => (
  <Held x={98} y={94} turn={16} {...grip}>
    <Rod d="M0 12V-36" width={5.4} colour={cloth.wine} />
    <Stroke d="M0 -33V-37" width={6.4} colour={gold} />
    <Wash
      d={range(3)
        .map((at) => ring(at % 2 ? 1.4 : -1.4, -14 - at * 6, 0.9))
        .join('')}
      fill={gold}
    />
  </Held>
);

export const Charter = ({ tone }: { tone: Tone }) => (
  <At x={95} y={84} turn={5}>
    <Pen d="M-12 -17H12V18H-12Z" fill={paper} />
    <Pen d="M-14 -22H14C18 -22 18 -14.6 14 -14.6H-14C-18 -14.6 -18 -22 -14 -22Z" fill={mix('--paper-3', 60)} />
    <Fine d="M-8 -9H8M-8 -5H8M-8 -1H8M-8 3H2M-16 -18.4C-15 -20 -13 -19.6 -13 -18" depth={0.8} />
    <Pen d="M3 12L0 22L4 20L6 24L9 13Z" fill={mix('--wax', 84, '--ink')} />
    <Pen d={ring(6, 9, 5.8)} fill="var(--wax)" />
    <Fine d="M3 9H9M6 6V12" colour={paper} depth={0.9} />
    <Pen
      d="M-17 12C-18 8 -14 6 -11 8L-5 10C-3 12 -4 14.4 -7 14L-9 14C-7 16 -8 19 -11 19C-15 20 -17 16 -17 12Z"
      fill={skin(tone)}
    />
  </At>
);

/** A merchant's flag in the colour he trades with. */
export const Flag = ({ colour, ...grip }: Grip & { colour: Colour }) => (
  <Held x={89} y={96} turn={2} {...grip}>
    <Rod d="M0 12V-42" width={2} colour={cloth.wood} />
    <Pen d="M1 -41C10 -45 16 -37 26.6 -41L23 -31L26.6 -21C16 -18 10 -25 1 -22Z" fill={tintOf(colour)} />
    <Emblem colour={colour} x={5} y={-38.6} w={15.6} h={13} />
  </Held>
);
