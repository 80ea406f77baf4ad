/** Who sits where: a colour, a shape and an emblem for every seat, so that none is known by colour alone. */
import type { Seat } from '@broadside/kernel';
import type { CSSProperties } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { GLYPHS } from '../art/glyphs.ts';
import { cx } from '../cx.ts';
import { useKitSay } from '../speech.tsx';
import style from './Seat.module.css';

/** What a seat is known by, beside its colour. */
export interface SeatArms {
  readonly shape: string;
  readonly emblem: string;
  /** How far the emblem sits below the shape's top. */
  readonly drop: number;
}

const SKULL =
  'M12 3.4C17 3.4 20 6.6 20 10.8C20 13.4 18.8 15 17.2 16V19.6H6.8V16C5.2 15 4 13.4 4 10.8C4 6.6 7 3.4 12 3.4M10 19.6V17M14 19.6V17M7.6 11.6A1.5 1.7 0 1010.6 11.6A1.5 1.7 0 107.6 11.6M13.4 11.6A1.5 1.7 0 1016.4 11.6A1.5 1.7 0 1013.4 11.6';

/** Circle, octagon, star, shield, lozenge, bell; drawn in 40 × 40. */
const ARMS: readonly SeatArms[] = [
  { shape: 'M20 1.5A18.5 18.5 0 1120 38.5A18.5 18.5 0 0120 1.5', emblem: GLYPHS.anchor, drop: 9.2 },
  { shape: 'M11 2H29L38 11V29L29 38H11L2 29V11Z', emblem: SKULL, drop: 9.2 },
  {
    shape: 'M20 1.5L26 6.5H33.5V14L38.5 20L33.5 26V33.5H26L20 38.5L14 33.5H6.5V26L1.5 20L6.5 14V6.5H14Z',
    emblem: GLYPHS.wheel,
    drop: 9.2,
  },
  { shape: 'M4 4.5C14 6 26 6 36 4.5V21C36 30 28 36 20 39C12 36 4 30 4 21Z', emblem: GLYPHS.swords, drop: 8.2 },
  { shape: 'M20 .8L39.2 20L20 39.2L.8 20Z', emblem: GLYPHS.spyglass, drop: 9.4 },
  { shape: 'M2 38V17C2 7 10 1.5 20 1.5S38 7 38 17V38Z', emblem: GLYPHS.ship, drop: 9.6 },
];

/** Its shape, drawn in 40 × 40, and its emblem. */
export const seatArms = (seat: Seat): SeatArms => ARMS[seat % ARMS.length] as SeatArms;

/** The colour of a seat as a custom property for everything inside: `style={seatStyle(2)}`, then `var(--seat)`. */
export const seatStyle = (seat: Seat): CSSProperties =>
  ({ '--seat': `var(--seat-${seat % ARMS.length})` }) as CSSProperties;

export interface SeatEmblemProps {
  /** Undefined: a chair that nobody has taken. */
  readonly seat: Seat | undefined;
  readonly size?: number;
  /** Says whose it is; without it the emblem is decoration beside a name. */
  readonly label?: string;
  readonly className?: string;
}

const EMPTY = 'M20 2.5A17.5 17.5 0 1120 37.5A17.5 17.5 0 0120 2.5';

export function SeatEmblem({ seat, size = 28, label, className }: SeatEmblemProps) {
  return (
    <Drawing
      box="0 0 40 40"
      label={label}
      width={size}
      height={size}
      className={cx(style.emblem, className)}
      style={seat === undefined ? undefined : seatStyle(seat)}
    >
      {seat === undefined ? (
        <path d={EMPTY} stroke="var(--ink-3)" strokeWidth="1.6" strokeDasharray="3.5 3.5" />
      ) : (
        <Arms {...seatArms(seat)} />
      )}
    </Drawing>
  );
}

function Arms({ shape, emblem, drop }: SeatArms) {
  return (
    <>
      <path
        d={shape}
        fill="var(--seat)"
        stroke="var(--print-ink)"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
      <path d={emblem} transform={`translate(9.2 ${drop}) scale(.9)`} stroke="var(--print)" strokeWidth="2" />
    </>
  );
}

export interface SeatNameProps {
  readonly seat: Seat | undefined;
  readonly name: string;
  readonly you?: boolean;
  readonly bot?: boolean;
  /** False: the connection of this person is lost. */
  readonly here?: boolean;
  readonly size?: number;
  readonly className?: string;
}

/** Emblem, name, and what is special about whoever sits there. */
export function SeatName({ seat, name, you = false, bot = false, here = true, size = 26, className }: SeatNameProps) {
  const say = useKitSay();
  const note = you ? say('kit.seat.you') : bot ? say('kit.seat.bot') : here ? undefined : say('kit.seat.away');
  return (
    <span className={cx(style.who, !here && style.away, className)}>
      <SeatEmblem seat={seat} size={size} />
      <span className={style.name}>{name}</span>
      {note !== undefined && <small className={style.note}>{note}</small>}
    </span>
  );
}
