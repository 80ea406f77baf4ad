/** What is counted, held and moved beside the cards. */
import { type DieValue, diePips } from '@broadside/kit';
import {
  BRASS,
  DEEP,
  dot,
  dots,
  GOLD,
  INK,
  line,
  PAPER,
  type Picture,
  placed,
  SAND,
  shade,
  shape,
  WAX,
  WOOD,
  wash,
} from './pen.tsx';
import { Sign, type SignProps } from './Sign.tsx';
import { YIN_YANG } from './yinYang.ts';

const yinYang: Picture = [placed('translate(24 24) scale(.5)', YIN_YANG)];

const blackMark: Picture = [
  shape('M9 8L17 6L24 8.5L33 5.5L40 9L38.5 18L41 26L38 34L40 41L31 43L24 41L15 43.5L8 40L10 31L7 23L10 15Z', PAPER),
  wash('M24 11.5C32 11 36.5 17 36.5 24S32 37 24 36.5S11.5 31 12 24S16 12 24 11.5Z', INK),
  line('M18 18L30 30M30 18L18 30', 2.4, PAPER),
  shade('9.5 32 10 41', '14 36 19 41', 1.6, 0.1),
];

export const CHEST: Picture = [
  shape('M6 22C6 12 10 8 16 8H36C41 8 44 12 44 20V40H6Z', WOOD, 1.6),
  shape('M6 22H44V40H6Z', SAND, 1.6),
  line('M14 8.5C11 11 11 16 11 22V40M37 8.5C40 11 39.5 16 39.5 22V40', 2.6, BRASS),
  shade('12.5 25 12.5 39', '21 25 18 39', 2.4, 0),
  shape('M21 18H30V28Q25.5 31 21 28Z', GOLD, 1.3),
  dot(25.5, 22.5, 1.5),
  line('M25.5 23v3', 1.1),
];

const ANCHOR =
  'M24 14.2a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4M24 18.6V32M19.5 21.8h9M16 25.5c.6 4 4 6.3 8 6.5c4-.2 7.4-2.5 8-6.5M14.6 27.6L16 25.2l2.6 1.2M33.4 27.6L32 25.2l-2.6 1.2';

export const SHIELD: Picture = [
  shape('M24 4L40 9V24C40 34 33 41 24 45C15 41 8 34 8 24V9Z', SAND, 1.6),
  shade('11 13 11 24 16 35', '23 13 23 24 23 35', 2.2, 0),
  line(ANCHOR, 2.4),
];

const firstPlayer: Picture = [
  shape('M12 45V5L16 3V45Z', WOOD, 1.3),
  shape('M16 6C24 2 28 11 38 7L35 14L40 20C30 24 25 15 16 20Z', WAX, 1.5),
  line('M20 12q5-2 9 1t7 1', 1, PAPER),
];

export const SHIP: Picture = [
  shape('M6 31H42C41 38 37 43 31 43H16C10 43 7 37 6 31Z', WOOD, 1.6),
  shade('8 34 15 42', '16 34 20 42', 2, 0),
  line('M24 31V6', 1.5),
  shape('M24 5L32 7.5L24 10.5Z', WAX, 1.1),
  shape('M23 12C14 14 11 21 11 28H23Z', PAPER, 1.4),
  shape('M25.5 13C34 15 37 22 37 28H25.5Z', PAPER, 1.4),
  line('M15 25q4-1 8-1M28 25q4 0 7 1', 0.7),
];

const gift: Picture = [
  shape('M7 21H41V42H7Z', SAND, 1.6),
  shape('M5 14H43V22H5Z', PAPER, 1.6),
  shade('9 25 9 40', '19 25 19 40', 2.4, 0),
  shape('M20.5 14H27.5V42H20.5Z', WAX, 1.2),
  shape('M24 14C16 14 11 10 14 6C18 2 23 8 24 14C25 8 30 2 34 6C37 10 32 14 24 14Z', WAX, 1.4),
];

const cards: Picture = [
  placed('rotate(-9 20 28)', [shape('M9 11H27V37H9Z', PAPER, 1.6), shade('11 13 11 35', '16 13 16 35', 2.4, 0)]),
  placed('rotate(8 30 26)', [
    shape('M20 10H38V36H20Z', DEEP, 1.6),
    wash('M29 15L31 21L36 23L31 25L29 31L27 25L22 23L27 21Z', PAPER),
  ]),
];

export const YinYang = (sign: SignProps) => <Sign of={yinYang} {...sign} />;
export const BlackMark = (sign: SignProps) => <Sign of={blackMark} {...sign} />;
export const Chest = (sign: SignProps) => <Sign of={CHEST} {...sign} />;
/** A ship that guards the chests. */
export const GuardShield = (sign: SignProps) => <Sign of={SHIELD} {...sign} />;
export const FirstPlayerFlag = (sign: SignProps) => <Sign of={firstPlayer} {...sign} />;
/** A ship of nobody in particular. */
export const ShipIcon = (sign: SignProps) => <Sign of={SHIP} {...sign} />;
export const GiftIcon = (sign: SignProps) => <Sign of={gift} {...sign} />;
/** Cards of a deck. */
export const CardsIcon = (sign: SignProps) => <Sign of={cards} {...sign} />;

/** A die of nobody in particular. */
const plainDie = (value: DieValue): Picture => [
  shape('M12 5H36Q43 5 43 12V36Q43 43 36 43H12Q5 43 5 36V12Q5 5 12 5Z', PAPER, 2),
  dots(
    diePips(0, value)
      .places.map(([x, y]) => `${24 + x * 1.3} ${24 + y * 1.3}`)
      .join(' '),
    value === 1 ? 6 : 4.2,
    INK,
  ),
];

/** The good in highest demand, whichever that is. */
const demand: Picture = [
  shape('M5 20H30V43H5Z', WOOD, 1.6),
  line('M5 27H30M5 36H30M13 20V43M22 20V43', 1),
  shape('M36 43V17H30L39 4L48 17H42V43Z', GOLD, 1.5),
];

export const PlainDie = ({ value, ...sign }: SignProps & { readonly value: DieValue }) => (
  <Sign of={plainDie(value)} {...sign} />
);
export const DemandIcon = (sign: SignProps) => <Sign of={demand} {...sign} />;

/** The three last rounds: how many of them have begun. */
export type LastStep = 0 | 1 | 2 | 3;

/** Suns over the horizon; the marker lies on the one of this round. */
const lastRounds = (step: LastStep): Picture => [
  shape('M2 12H46V36H2Z', PAPER, 1.4),
  line('M4 29H44', 1),
  line('M6 33q2-1.6 4 0t4 0M22 33q2-1.6 4 0t4 0M34 33q2-1.6 4 0t4 0', 0.8),
  dots('10 22 24 22 38 22', 5, SAND, 1.2),
  ...[10, 24, 38].slice(0, step).map((x) => dot(x, 22, 5, BRASS, 1.2)),
  ...(step === 0 ? [] : [dot(-4 + 14 * step, 22, 6, WAX, 1.4), dot(-4 + 14 * step, 22, 2, PAPER)]),
];

export const LastRoundsMarker = ({ step, ...sign }: SignProps & { readonly step: LastStep }) => (
  <Sign of={lastRounds(step)} {...sign} />
);
