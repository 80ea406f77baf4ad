/** Signs of the expansions in the manner of the kit's icons: 24 × 24, always beside a word or a number. */
import type { ReactElement } from 'react';
import type { Item } from '../../cards/types.ts';
import { Art, gold, ink, mix, paper, ring } from './pen.tsx';
import { Emblem } from './pennant.tsx';

const line = { stroke: ink, strokeWidth: 1.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const crown = (
  <>
    <path d="M3 7.4L7.6 12L12 4.4L16.4 12L21 7.4L19.2 19H4.8Z" fill={gold} {...line} />
    <path d="M5 16H19" stroke="var(--coin-edge)" strokeWidth={1.4} />
    <path
      d={ring(3, 6.6, 1.7) + ring(12, 3.6, 1.7) + ring(21, 6.6, 1.7)}
      fill="var(--wax)"
      stroke={ink}
      strokeWidth={1}
    />
  </>
);

const ritualBook = (
  <>
    <path d="M5 4.4C5 3 6 2.2 7.4 2.2H19V21.8H7.4C6 21.8 5 21 5 19.6Z" fill="var(--ship-ares)" {...line} />
    <path d="M5.4 19.4C5.4 18 6.4 17.4 7.6 17.4H19V20.6H7.6" fill={paper} stroke={ink} strokeWidth={1} />
    <path
      d="M12.4 5L15 9.4L13.2 9.8V14.6H11.6V9.8L9.8 9.4ZM9.6 11.6H15.2"
      fill={paper}
      stroke={paper}
      strokeWidth={0.8}
    />
    <path d="M8 2.4V17.2" stroke={ink} strokeWidth={0.9} />
  </>
);

const herbs = (
  <>
    <path d="M12 22C12 16 12 12 12 8" fill="none" {...line} strokeWidth={1.8} />
    <path
      d="M12 9C8.6 7.4 8.4 4 12 1.6C15.6 4 15.4 7.4 12 9ZM11.6 14C7.4 14.8 4.4 12.6 4 8.6C8 8.4 10.8 10.4 11.6 14ZM12.4 14C16.6 14.8 19.6 12.6 20 8.6C16 8.4 13.2 10.4 12.4 14ZM11.6 19C8.6 20 6 18.6 5 15.6C8 15 10.6 16.2 11.6 19ZM12.4 19C15.4 20 18 18.6 19 15.6C16 15 13.4 16.2 12.4 19Z"
      fill="var(--leaf)"
      {...line}
      strokeWidth={1.1}
    />
    <path d="M9.4 20.6H14.6" stroke="var(--wax)" strokeWidth={2} strokeLinecap="round" />
  </>
);

const bread = (
  <>
    <path
      d="M2.6 13C2.6 8.4 7 6.4 12 6.4S21.4 8.4 21.4 13C21.4 15.6 20 17 18.6 17.4V18.2C18.6 19 18 19.6 17.2 19.6H6.8C6 19.6 5.4 19 5.4 18.2V17.4C4 17 2.6 15.6 2.6 13Z"
      fill={mix('--brass', 76)}
      {...line}
    />
    <path d="M8 9.4L6.6 13M12.4 8.8L11 12.6M16.8 9.4L15.4 13" stroke={paper} strokeWidth={1.7} strokeLinecap="round" />
    <path d="M6.4 16.8H17.6" stroke={ink} strokeWidth={0.8} opacity={0.6} />
  </>
);

const rum = (
  <>
    <path
      d="M9.8 7.4V3.4H14.2V7.4C14.2 9 18 10 18 13.4V20C18 21.2 17.2 22 16 22H8C6.8 22 6 21.2 6 20V13.4C6 10 9.8 9 9.8 7.4Z"
      fill={mix('--leaf', 64)}
      {...line}
    />
    <path d="M9.4 1.8H14.6V4.6H9.4Z" fill="var(--wood)" stroke={ink} strokeWidth={1.1} />
    <path d="M6 13.4H18V18.8H6Z" fill={paper} stroke={ink} strokeWidth={1} />
    <path d="M9.4 14.6L14.6 17.6M14.6 14.6L9.4 17.6" stroke="var(--wax)" strokeWidth={1.3} strokeLinecap="round" />
  </>
);

const breadOrRum = (
  <>
    <g transform="translate(-1.4 5.4) scale(.72)">{bread}</g>
    <g transform="translate(9.6 -.6) scale(.72)">{rum}</g>
  </>
);

const hourglass = (
  <>
    <path
      d="M6.4 3.6C6.4 9 11 9.6 11 12S6.4 15 6.4 20.4H17.6C17.6 15 13 14.4 13 12S17.6 9 17.6 3.6Z"
      fill={paper}
      {...line}
    />
    <path
      d="M8.2 6.4H15.8C15 8.6 12.8 9.4 12 11.6C11.2 9.4 9 8.6 8.2 6.4ZM12 15C14.4 15.8 16 17.6 16.4 19.6H7.6C8 17.6 9.6 15.8 12 15Z"
      fill={gold}
    />
    <path d="M4.8 3H19.2M4.8 21H19.2" stroke={ink} strokeWidth={2.6} strokeLinecap="round" />
  </>
);

const gift = (
  <>
    <path d="M4 11H20V21.4H4Z" fill="var(--wax)" {...line} />
    <path d="M2.6 7.4H21.4V11.6H2.6Z" fill="var(--wax)" {...line} />
    <path d="M12 7.4V21.2M2.8 9.4H21.2" stroke={gold} strokeWidth={2.4} />
    <path
      d="M12 7.2C7 7.4 5.4 5.4 6.4 3.4C7.6 1.4 11.2 2.6 12 7.2C12.8 2.6 16.4 1.4 17.6 3.4C18.6 5.4 17 7.4 12 7.2Z"
      fill={gold}
      stroke={ink}
      strokeWidth={1.2}
      strokeLinejoin="round"
    />
  </>
);

const trophy = (
  <>
    <path
      d="M6.6 5.4H3.4C3 9.4 5 12 8.4 12.4M17.4 5.4H20.6C21 9.4 19 12 15.6 12.4"
      fill="none"
      {...line}
      strokeWidth={1.8}
    />
    <path d="M6.2 2.6H17.8C18 9.6 16.4 14 12 15.2C7.6 14 6 9.6 6.2 2.6Z" fill={gold} {...line} />
    <path d="M11 15H13L13.6 18.4H10.4ZM7.4 18.4H16.6V21.6H7.4Z" fill="var(--wood)" {...line} />
    <path
      d="M12 4.8L12.9 7.2L15.4 7.3L13.4 8.8L14.1 11.2L12 9.8L9.9 11.2L10.6 8.8L8.6 7.3L11.1 7.2Z"
      fill="var(--coin-edge)"
    />
  </>
);

/** A ship of the Ares pirates, as a task counts it. */
const ares = (
  <>
    <path d="M3.6 2.6H20.4V13C20.4 18 16.8 20.8 12 22.4C7.2 20.8 3.6 18 3.6 13Z" fill="var(--ship-ares)" {...line} />
    <Emblem colour="ares" x={7.4} y={5} w={9.2} h={12.6} />
  </>
);

/** A wooden marker; on cards it bears the colour of a seat. */
const marker = (
  <>
    <path d="M4 8.4L12 4L20 8.4V15.6L12 20L4 15.6Z" fill="var(--seat, var(--brass))" {...line} />
    <path d="M4 8.4L12 12.6L20 8.4M12 12.6V20" fill="none" stroke={ink} strokeWidth={1.1} />
  </>
);

/** The wax on a contract. */
const seal = (
  <>
    <path
      d="M12 1.8L14.6 3.6L17.8 3.4L18.9 6.4L21.6 8.1L20.8 11.2L22 14.2L19.6 16.3L19 19.4L15.8 19.9L13.4 22L10.6 20.6L7.4 21.2L5.8 18.5L2.9 17.1L3.2 13.9L1.8 11L3.9 8.6L4.1 5.4L7.2 4.4L9.2 1.9Z"
      fill="var(--seal, var(--wax))"
      {...line}
      strokeWidth={1.2}
    />
    <path d={ring(12, 11.9, 7)} fill="none" stroke={paper} strokeWidth={0.9} opacity={0.6} />
  </>
);

/** Somebody who asks at most three coins. */
const cheapPerson = (
  <>
    <path
      d="M9 10.4A3.8 3.8 0 109 2.8A3.8 3.8 0 009 10.4M2 21C2 16 5 13 9 13S16 16 16 21Z"
      fill={mix('--ink', 16)}
      {...line}
    />
    <path d="M16.4 9.4H20L23 12.4V21H13.4V12.4Z" fill={paper} {...line} />
    <path
      d="M16.4 14.4C17.6 13 19.8 13.6 19.8 15C19.8 16 18.6 16.2 18 16.2C18.8 16.2 20 16.6 20 17.8C20 19.4 17.4 19.8 16.2 18.4"
      fill="none"
      stroke={ink}
      strokeWidth={1.3}
      strokeLinecap="round"
    />
  </>
);

/** A colour of ship, whichever it is. */
const colours = (
  <>
    <path d="M3 2.6V22" {...line} strokeWidth={1.8} />
    <path d="M3.6 3.6C9 1.6 14 6 21 3.4L18 8L21 12.4C14 15 9 10.4 3.6 12.6Z" fill={paper} {...line} />
    <path d="M3.6 3.6C6 2.7 8 3 10 3.7V12.1C8 11.5 6 11.6 3.6 12.6Z" fill="var(--ship-blue)" />
    <path d="M10 3.7C12 4.4 14 5 16 4.7V13C14 13.2 12 12.7 10 12.1Z" fill="var(--ship-yellow)" />
    <path d="M16 4.7C17.6 4.6 19 4.2 21 3.4L18 8L21 12.4C19 13.1 17.6 13.2 16 13Z" fill="var(--ship-red)" />
    <path d="M3.6 3.6C9 1.6 14 6 21 3.4L18 8L21 12.4C14 15 9 10.4 3.6 12.6Z" fill="none" {...line} />
  </>
);

/** A strongbox that is emptied. */
const tax = (
  <>
    <path d="M2.6 10.4H21.4V20.6H2.6Z" fill="var(--wood)" {...line} />
    <path d="M2.6 10.4C2.6 6 6 4 12 4S21.4 6 21.4 10.4Z" fill={mix('--wood', 82, '--ink')} {...line} />
    <path d="M2.6 10.4H21.4V13.4H2.6Z" fill="var(--brass)" stroke={ink} strokeWidth={1} />
    <path d="M9.8 10.4H14.2V16.2C13 17.6 11 17.6 9.8 16.2Z" fill={gold} stroke={ink} strokeWidth={1.1} />
  </>
);

/** A turn that went down. */
const bust = (
  <>
    <path
      d="M4 15.4L9.6 10L15 15.6C12 18.6 7 18.8 4 15.4ZM11.6 8L15.4 4.4M15.8 14.6L20.4 10"
      fill="var(--wood)"
      {...line}
    />
    <path d="M15.4 4.4L20.4 10L13.4 10.2Z" fill={paper} {...line} />
    <path
      d="M1.6 19.4C4 17.4 6.4 21.4 9 19.4S14 17.4 16.6 19.4S20.4 20.6 22.4 19.2"
      fill="none"
      stroke={ink}
      strokeWidth={1.7}
      strokeLinecap="round"
    />
  </>
);

/** Cards lying in the harbour. */
const harbour = (
  <>
    <path d="M4 3.6H12.4V15H4Z" fill={paper} {...line} />
    <path d="M9.4 6H17.8V17.4H9.4Z" fill={paper} {...line} />
    <path
      d="M2 20.6C4.4 18.8 6.8 22.4 9.4 20.6S14.4 18.8 17 20.6S20.6 21.6 22.4 20.4"
      fill="none"
      stroke="var(--deep)"
      strokeWidth={1.8}
      strokeLinecap="round"
    />
    <path
      d="M13.6 9V13.6M11.6 11.4C11.8 13 12.6 13.8 13.6 13.8S15.4 13 15.6 11.4"
      fill="none"
      stroke={ink}
      strokeWidth={1.2}
      strokeLinecap="round"
    />
  </>
);

/** A coin left lying. */
const waived = (
  <>
    <path d={ring(12, 12, 9)} fill={mix('--coin', 50)} {...line} strokeDasharray="2.6 2" />
    <path d="M4 20L20 4" stroke="var(--wax)" strokeWidth={2.6} strokeLinecap="round" />
  </>
);

/** A ship on its way to the ground. */
const sunk = (
  <>
    <path d="M11 3L16.6 12H6Z" fill={paper} {...line} />
    <path d="M4 12.4H19L16.4 17.6H7.4Z" fill="var(--wood)" {...line} />
    <path
      d="M1.8 17.6C4.2 15.8 6.6 19.4 9.2 17.6S14.2 15.8 16.8 17.6S20.6 18.8 22.4 17.4M5 21.4C7 20 9 22.6 11 21.4S15 20 17 21.4"
      fill="none"
      stroke="var(--deep)"
      strokeWidth={1.7}
      strokeLinecap="round"
    />
  </>
);

export const SIGILS = {
  crown,
  ritualBook,
  herbs,
  bread,
  rum,
  breadOrRum,
  hourglass,
  gift,
  trophy,
  ares,
  marker,
  seal,
  cheapPerson,
  colours,
  tax,
  bust,
  harbour,
  waived,
  sunk,
} satisfies Record<string, ReactElement> & Record<Item, ReactElement>;
export type SigilName = keyof typeof SIGILS;

/** As large as its place. */
export const Sigil = ({ name }: { name: SigilName }) => <Art box="0 0 24 24">{SIGILS[name]}</Art>;
