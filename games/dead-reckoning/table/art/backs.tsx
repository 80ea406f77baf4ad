/** The backs of cards and tokens: 60 × 84, tokens 48 × 48. */
import { Rose } from '@broadside/kit';
import { CUBE_MARKS } from './Cube.tsx';
import { BRASS, Dot, GOLD, Line, ownerInk, PLATE, Shape, Sheet, WAX } from './ink.tsx';
import type { DrawnProps, Owner, RowSignProps } from './props.ts';
import { NUMERALS } from './slots.tsx';

const DARK = 'var(--print-deep)';
const LATTICE = Array.from({ length: 15 }, (_, at) => at * 10 - 40)
  .map((x) => `M${x} 84 ${x + 84} 0M${x} 0 ${x + 84} 84`)
  .join('');

interface GroundProps {
  readonly colour: string;
}

/** A woven ground inside a brass frame; the lattice is cut off by the sheet. */
const Ground = ({ colour }: GroundProps) => (
  <>
    <rect x=".8" y=".8" width="58.4" height="82.4" rx="4" fill={colour} stroke={BRASS} strokeWidth="1.6" />
    <svg aria-hidden="true" x="4" y="4" width="52" height="76" viewBox="4 4 52 76">
      <path d={LATTICE} stroke={PLATE} strokeWidth=".7" opacity=".3" />
    </svg>
    <rect x="4" y="4" width="52" height="76" rx="2" stroke={GOLD} strokeWidth="1" />
  </>
);

/** A crew card face down: whose it is and nothing else. */
export const CrewBack = ({ owner, ...rest }: DrawnProps & { readonly owner?: Owner | undefined }) => (
  <Sheet box="0 0 60 84" ratio={1.4} {...rest}>
    <Ground colour={owner === undefined ? DARK : `color-mix(in srgb, ${ownerInk(owner)} 62%, ${DARK})`} />
    <Dot x={30} y={42} r={19} fill={DARK} ink={GOLD} w={1} />
    <Rose radius={16} x={30} y={42} ink={PLATE} paper={DARK} />
    {owner !== undefined && (
      <>
        <Dot x={30} y={70} r={6.5} fill={ownerInk(owner)} ink={PLATE} w={1.2} />
        <Line d={CUBE_MARKS[owner]} w={1.8} ink={PLATE} at="translate(30 70)" />
      </>
    )}
  </Sheet>
);

/** The box of a row: its number. */
export const RowBack = ({ row, ...rest }: RowSignProps) => (
  <Sheet box="0 0 60 84" ratio={1.4} {...rest}>
    <Ground colour={`color-mix(in srgb, var(--dr-wood) ${76 - row * 14}%, ${DARK})`} />
    <Shape d="M8 30H52L47 42 52 54H8L13 42Z" fill={PLATE} w={1.2} ink={BRASS} />
    <Line d={NUMERALS[row - 1] ?? ''} w={1.5} ink={DARK} at="translate(30 42) scale(1.5)" />
  </Sheet>
);

export interface OrderBackProps extends DrawnProps {
  /** 1 to 3; left out where it is not to be shown. */
  readonly stage?: number | undefined;
}

/** Sealed orders of the rival. */
export const OrderBack = ({ stage, ...rest }: OrderBackProps) => (
  <Sheet box="0 0 60 84" ratio={1.4} {...rest}>
    <rect x=".8" y=".8" width="58.4" height="82.4" rx="4" fill="var(--print-2)" stroke={BRASS} strokeWidth="1.6" />
    <path d="M1.5 8 30 40 58.5 8M1.5 76 24 46M58.5 76 36 46" stroke="var(--print-ink)" strokeWidth="1.1" opacity=".7" />
    <path d="M8 14h14M8 18h9M38 66h14M43 70h9" stroke="var(--print-ink)" strokeWidth=".8" opacity=".4" />
    <path
      d="M30 28c5-2 8 2 10 4 4 2 5 6 4 10 1 5-2 8-5 10-3 4-7 4-10 3-5 1-8-2-10-5-4-3-4-7-3-11 0-5 3-7 6-9 2-2 5-3 8-2Z"
      fill={WAX}
      stroke="var(--print-ink)"
      strokeWidth="1.2"
    />
    <path
      d="M24 39c0-5 3-7 6-7s6 2 6 7c0 2-1 4-2.5 4.6V48h-7v-4.4C25 43 24 41 24 39ZM27.5 38.5v2M32.5 38.5v2M23 51l14 5M37 51l-14 5"
      stroke="var(--print)"
      strokeWidth="1.5"
    />
    {stage !== undefined && (
      <path d={NUMERALS[stage - 1] ?? ''} transform="translate(30 70)" stroke="var(--print-ink)" strokeWidth="1.5" />
    )}
  </Sheet>
);

/** A bonus token face down. */
export const TokenBack = ({ size, ...rest }: DrawnProps) => (
  <Sheet box="0 0 48 48" size={size} {...rest}>
    <Shape d="M24 2 42.5 12.5V35.5L24 46 5.5 35.5V12.5Z" fill={DARK} w={1.6} ink={BRASS} />
    <Rose radius={15} x={24} y={24} ink={PLATE} paper={DARK} />
  </Sheet>
);
