/** What the people of the expansions hold: cards, ledgers, mugs, spyglasses. */
import { At, Fine, gold, ink, mix, Pen, paper, Rod, range, rays, ring, Stroke, Wash } from '../pen.tsx';
import { cloth, skin, type Tone } from './palette.ts';
import { type Grip, Held } from './props.tsx';

const CARD = 'M-7 -30H7C8 -30 8.6 -29.4 8.6 -28.4V-7H-8.6V-28.4C-8.6 -29.4 -8 -30 -7 -30Z';
const HEART = 'M0 -16C-5 -20 -5 -25 -1.8 -25C-.6 -25 0 -24 0 -23.2C0 -24 .6 -25 1.8 -25C5 -25 5 -20 0 -16Z';
const SPADE =
  'M0 -26C4 -22 5.4 -20 3.6 -18C2.6 -17 1 -17.4 .6 -18.4L1.6 -15H-1.6L-.6 -18.4C-1 -17.4 -2.6 -17 -3.6 -18C-5.4 -20 -4 -22 0 -26Z';

/** Four cards held like a fan. */
export const HandOfCards = ({ tone, sleeve }: Grip) => (
  <Held x={95} y={95} turn={6} tone={tone} sleeve={sleeve}>
    {[-42, -15, 12, 38].map((turn, at) => (
      <g key={turn} transform={`rotate(${turn} 0 2)`}>
        <Pen d={CARD} fill={paper} />
        <path d={at % 2 ? HEART : SPADE} fill={at % 2 ? 'var(--wax)' : ink} />
      </g>
    ))}
  </Held>
);

/** A pair of dice thrown in the air. */
export const Dice = () => (
  <>
    <At x={18} y={76} turn={-18}>
      <Pen d="M-6 -6H6V6H-6Z" fill={paper} />
      <Wash d={ring(-2.8, -2.8, 1.2) + ring(2.8, 2.8, 1.2) + ring(0, 0, 1.2)} fill={ink} />
    </At>
    <At x={30} y={64} turn={24}>
      <Pen d="M-5 -5H5V5H-5Z" fill={paper} />
      <Wash d={ring(-2.2, -2.2, 1.1) + ring(2.2, -2.2, 1.1) + ring(-2.2, 2.2, 1.1) + ring(2.2, 2.2, 1.1)} fill={ink} />
    </At>
  </>
);

/** A merchant's scales. */
export const Scales = (grip: Grip) => (
  <Held x={92} y={95} turn={4} {...grip}>
    <Rod d="M0 10V-38" width={2} colour="var(--brass)" />
    <Rod d="M-17 -33L17 -37" width={1.6} colour="var(--brass)" />
    <Fine d="M-17 -33L-24 -17M-17 -33L-10 -17M17 -37L10 -21M17 -37L24 -21" depth={0.9} />
    <Pen d="M-25 -17H-9C-10 -11 -13 -9 -17 -9C-21 -9 -24 -11 -25 -17Z" fill={gold} />
    <Pen d="M9 -21H25C24 -15 21 -13 17 -13C13 -13 10 -15 9 -21Z" fill={gold} />
    <Pen d={ring(0, -40, 2.6)} fill={gold} />
    <Pen d={ring(-19, -19.4, 2.6) + ring(-14.4, -19.4, 2.6)} fill={gold} />
  </Held>
);

/** An open ledger with a ribbon of a ship's colour, and the quill that fills it. */
export const Ledger = ({ tone, ribbon }: { tone: Tone; ribbon: string }) => (
  <At x={93} y={88} turn={-6}>
    <Pen d="M-21 -12L0 -8L22 -13V14L0 19L-21 15Z" fill={cloth.wood} />
    <Pen d="M-19 -15C-12 -17 -4 -14 0 -10C4 -14 13 -18 20 -16V11C13 9 4 12 0 16C-4 12 -12 10 -19 12Z" fill={paper} />
    <Fine
      d="M0 -9V15M-16 -10C-12 -11 -7 -10 -4 -7M-16 -6C-12 -7 -7 -6 -4 -3M-16 -2C-12 -3 -7 -2 -4 1M-16 2C-12 1 -7 2 -4 5M4 -7C8 -10 13 -12 17 -11.6M4 -3C8 -6 13 -8 17 -7.6M4 1C7 -1.4 10 -2.8 13 -3.4"
      depth={0.8}
    />
    <Stroke d="M6 -12.6V18" width={3.4} colour={ribbon} />
    <Pen d="M9 4C14 -10 20 -22 31 -29C31 -18 24 -6 12 4Z" fill={cloth.linen} />
    <Stroke d="M8 7C13 -5 20 -16 28 -25" width={1.1} />
    <Pen
      d="M-26 12C-27 7 -23 5 -20 7L-13 9C-11 11 -12 14 -15 13.6L-18 13C-15 16 -17 19 -20 18.6C-24 19 -26 16 -26 12Z"
      fill={skin(tone)}
    />
  </At>
);

/** A gunner's linstock with its burning match, and shot in the other arm. */
export const Linstock = (grip: Grip) => (
  <Held x={96} y={94} turn={10} {...grip}>
    <Rod d="M0 12V-42" width={2.8} colour={cloth.wood} />
    <Stroke d="M-1 -30C-6 -34 5 -37 -1 -41" width={1.8} colour={cloth.linen} />
    <Stroke d={rays(0, -48, 3, 9.4, 8, 0.2)} width={1.4} colour="var(--wax)" />
    <Pen
      d="M0 -55C5 -51 5.4 -45 1 -42C-4 -42 -6 -47 -2.6 -50C-2.4 -48 -1 -47.4 -.4 -48.4C.4 -50 -.8 -52 0 -55Z"
      fill={gold}
    />
  </Held>
);

export const CannonShot = () => (
  <>
    <Pen d={ring(21, 93, 10.6)} fill={cloth.coal} />
    <Pen d={ring(37, 99, 8)} fill={cloth.coal} />
    <Fine d="M14.6 88C16 85.4 18.6 84 21 84M32 95.4C33 93.6 35 92.6 36.6 92.6" colour={paper} depth={0.9} />
  </>
);

/** A foaming tankard. */
export const Tankard = ({ x = 95, y = 95, ...grip }: Grip & { x?: number; y?: number }) => (
  <At x={x} y={y} turn={4}>
    <Stroke d="M-12 -18C-22 -18 -22 2 -12 2" width={5.4} />
    <Stroke d="M-12 -18C-22 -18 -22 2 -12 2" width={2.6} colour={cloth.wood} />
    <Pen d="M-12 -24H14L12 10H-10Z" fill={cloth.wood} />
    <Fine d="M-6 -22L-5 9M1 -22V9M8 -22L7 9" depth={0.7} />
    <Stroke d="M-11.4 -16H13.4M-10.4 2H12.4" width={2.6} colour="var(--brass)" />
    <Pen
      d="M-14 -22C-18 -28 -12 -33 -7 -30C-5 -36 5 -36 6 -30C12 -34 19 -28 15 -22C12 -18 9 -23 5 -21C1 -19 -1 -23 -5 -21C-8 -19 -11 -18 -14 -22Z"
      fill={paper}
    />
    <Pen d="M8 -8C13 -10 18 -7 18 -2C18 4 15 9 9 9C4 8 4 4 7 3C4 2 4 -2 7 -3C4 -5 5 -8 8 -8Z" fill={skin(grip.tone)} />
    <Pen d="M9 8L20 5L24 20H6Z" fill={grip.sleeve} />
  </At>
);

/** A brass spyglass, at the eye or under the arm. */
export const Spyglass = ({
  x,
  y,
  turn,
  arm = 17,
  ...grip
}: Grip & { x: number; y: number; turn: number; arm?: number }) => (
  <At x={x} y={y} turn={turn}>
    <Pen d="M-2 -4.4H14V4.4H-2Z" fill={cloth.steel} />
    <Pen d="M13 -5.6H27V5.6H13Z" fill="var(--brass)" />
    <Pen d="M26 -7H42L44 -8.6V8.6L42 7H26Z" fill={cloth.wood} />
    <Fine d="M2 -4V4M17 -5V5M30 -6.6V6.6M34 -6.6V6.6M-2 -1.6H14M14 -2H26" depth={0.7} />
    <Pen d="M12 2C10 -3 14 -8 19 -7.4C25 -8 28 -4 26 1C27 6 22 9 18 8C14 8.6 12 6 12 2Z" fill={skin(grip.tone)} />
    <Fine d="M16 -6.6C15 -3 15 2 16 6M20 -7C19 -3 19 3 20 7M24 -6C23 -3 23 2 23.6 5" depth={0.8} />
    <Pen d={`M13 7L26 6L32 ${7 + arm}H8Z`} fill={grip.sleeve} />
  </At>
);

/** A carpet bag with a label. */
export const Valise = ({ fill }: { fill: string }) => (
  <At x={95} y={90} turn={3}>
    <Rod d="M-7 -11C-7 -20 7 -20 7 -11" width={2.2} colour={cloth.wood} />
    <Pen d="M-17 -10H17L20 18H-20Z" fill={fill} />
    <Pen d="M-17 -11H17V-6H-17Z" fill="var(--brass)" />
    <Fine
      d={`${range(6)
        .map((at) => `M${-15 + at * 6} -4L${-17 + at * 6.8} 17`)
        .join('')}M-18 3H18M-19 10H19`}
      depth={0.5}
    />
    <Pen d="M-5 -9H5V-2H-5Z" fill={gold} />
    <Pen d="M8 0L17 -3L18 8L9 9Z" fill={paper} />
    <Fine d="M10.4 2.4L15.6 1M10.8 5L16 4" depth={0.9} />
  </At>
);

/** A lady's parasol over the shoulder. */
export const Parasol = ({ fill }: { fill: string }) => (
  <At x={22} y={70} turn={-24}>
    <Rod d="M0 -22V38" width={1.8} colour={cloth.wood} />
    <Pen
      d="M-24 -14C-22 -34 22 -34 24 -14C19 -18 14 -18 12 -13C8 -18 3 -18 0 -13C-3 -18 -8 -18 -12 -13C-14 -18 -19 -18 -24 -14Z"
      fill={fill}
    />
    <Fine d="M0 -28V-14M-3 -28C-9 -25 -12 -19 -12 -14M3 -28C9 -25 12 -19 12 -14" depth={0.7} />
    <Pen d="M-1.6 -29L0 -36L1.6 -29Z" fill={gold} />
  </At>
);

export const Dagger = ({ x = 97, y = 95, turn = 14, ...grip }: Grip & { x?: number; y?: number; turn?: number }) => (
  <Held x={x} y={y} turn={turn} {...grip}>
    <Pen d="M-4.6 -10L0 -42L4.6 -10Z" fill={cloth.steel} />
    <Fine d="M0 -38V-11M1.8 -30L2.6 -12" depth={0.8} />
    <Rod d="M-10 -9.4H10" width={2.6} colour="var(--brass)" />
    <Pen d={ring(0, 12, 3.4)} fill={gold} />
  </Held>
);

/** A flintlock pistol, muzzle up. */
export const Pistol = (grip: Grip) => (
  <Held x={97} y={94} turn={10} {...grip}>
    <Pen d="M-4 -6L-5 -42H3L4 -18L9 -10L6 -4Z" fill={cloth.wood} />
    <Pen d="M-5.4 -46H3.4V-20H-5.4Z" fill={cloth.slate} />
    <Pen d="M-6.6 -50H4.6V-45H-6.6Z" fill="var(--brass)" />
    <Pen d="M4 -24C9 -26 11 -22 8.6 -19L4 -18Z" fill={cloth.steel} />
    <Fine d="M-2.6 -43V-22M0 -43V-22" colour={paper} depth={0.6} />
  </Held>
);

/** A bag of coins, open at the top. */
export const Purse = ({ x = 24, y = 92 }: { x?: number; y?: number }) => (
  <At x={x} y={y}>
    <Pen d={ring(-4, -15, 4) + ring(4, -16, 4) + ring(0, -12.6, 4)} fill={gold} />
    <Pen d="M-7 -10C-16 -4 -18 12 -10 16H10C18 12 16 -4 7 -10C3 -8 -3 -8 -7 -10Z" fill={cloth.ochre} />
    <Stroke d="M-7.6 -8.6C-3 -6.4 3 -6.4 7.6 -8.6" width={2.2} colour="var(--wax)" />
    <Fine d="M-6 -4C-10 2 -11 9 -8 14M-1 -4C-2 3 -2 9 -1 14M5 -4C8 2 9 9 7 14" depth={0.6} />
  </At>
);

/** A clay pipe in the corner of the mouth, with its smoke. */
export const Pipe = () => (
  <>
    <Stroke d="M69 63.4L84 69" width={3.4} />
    <Stroke d="M69 63.4L84 69" width={1.4} colour={cloth.linen} />
    <Pen d="M82 62H90L89 71C87 73.4 84.4 73 83 71Z" fill={cloth.wood} />
    <Fine d="M86 60C83 55 90 52 86.6 46C84 41 91 38 88 32M89 58C88 55 92 53 91 50" depth={0.6} />
  </>
);

/** A furled chart under the arm. */
export const Chart = ({ tone, sleeve }: Grip) => (
  <Held x={96} y={95} turn={18} tone={tone} sleeve={sleeve}>
    <Pen d="M-7 -46C-3 -49 5 -49 8 -46L7 14H-6Z" fill={paper} />
    <Pen d="M-7 -46C-3 -43 5 -43 8 -46C5 -49 -3 -49 -7 -46Z" fill={mix('--paper-3', 70)} />
    <Fine d="M-3 -40L-2.6 -10M3.6 -40L3.2 -10M-6 -20C-2 -18 4 -18 7.4 -20" depth={0.6} />
    <Stroke d="M-6.4 -26C-2 -24 4 -24 7.4 -26" width={3} colour="var(--wax)" />
  </Held>
);

/** A walking cane with a gold knob. */
export const Cane = (grip: Grip) => (
  <Held x={97} y={93} turn={5} {...grip}>
    <Rod d="M0 14V-14" width={2.6} colour={cloth.coal} />
    <Pen d={ring(0, -16, 5.6)} fill={gold} />
    <Fine d="M-3 -18C-2 -20 0 -20.6 1.6 -20" colour={paper} depth={0.9} />
  </Held>
);

/** A small bird that sits on a shoulder. */
export const Sparrow = ({ fill }: { fill: string }) => (
  <At x={24} y={78}>
    <Pen
      d="M-11 6C-16 8 -19 11 -21 14L-14 13C-9 15 2 14 6 6C9 4 11 1 10 -3L14 -4L9.6 -6.4C7 -10 1 -9 0 -4C-1 0 -7 2 -11 6Z"
      fill={fill}
    />
    <Pen d="M-12 8C-8 3 -2 3 1 4C-1 9 -6 11 -12 8Z" fill={mix('--ink', 40)} />
    <Wash d={ring(6.4, -4.6, 1.1)} fill={ink} />
    <Stroke d="M-3 13V17M1 12.4V16.4" width={1} />
  </At>
);
