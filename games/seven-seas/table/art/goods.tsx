/** What lies in the loot: three goods and the trophy. */
import type { LootKind } from '../../cards/table.ts';
import {
  BRASS,
  dot,
  GOLD,
  LEAF,
  line,
  PAPER,
  type Picture,
  placed,
  rod,
  SKIN,
  shade,
  shape,
  WAX,
  WOOD,
} from './pen.tsx';
import { Sign, type SignProps } from './Sign.tsx';

const fruit: Picture = [
  shape(
    'M24 17C18 10 13 10 10 12C14 13 16 16 18 19M24 17C30 10 35 10 38 12C34 13 32 16 30 19M24 18C21 11 21 6 24 3C27 6 27 11 24 18',
    LEAF,
    1.3,
  ),
  shape('M24 18C18 9 16 7 14 5C20 6 24 10 24 18C24 10 28 6 34 5C32 7 30 9 24 18Z', LEAF, 1.2),
  shape('M24 17C34 17 37 25 36 32C35 40 30 45 24 45S13 40 12 32C11 25 14 17 24 17Z', GOLD, 1.6),
  line('M14 24L30 44M19 18.5L35 37M27 17.5L36 28M34 24L18 44M29 18.5L13 37M21 17.5L12 28', 0.8),
];

const coffee: Picture = [
  shape(
    'M10 20C12 17 12 14 10 10Q14 8 17 10Q20 7 24 9Q28 7 31 10Q34 8 38 10C36 14 36 17 38 20C43 28 43 38 39 44H9C5 38 5 28 10 20Z',
    WOOD,
    1.6,
  ),
  line('M11 17.5Q24 21 37 17.5', 1.8),
  line('M11 17.5Q24 21 37 17.5', 0.7, PAPER),
  shade('8 24 7 34 10 43', '13 24 12 34 14 43', 2, 0.2),
  placed('rotate(35 25 31)', [
    shape('M25 22C31 22 33 27 33 31S31 40 25 40S17 35 17 31S19 22 25 22Z', SKIN[2], 1.4),
    line('M25 23C21 27 29 34 25 39', 1.3, PAPER),
  ]),
];

const rum: Picture = [
  shape('M20 4H28V6.5L27 8V16C36 19 40 26 40 33C40 41 34 45 24 45S8 41 8 33C8 26 12 19 21 16V8L20 6.5Z', LEAF, 1.6),
  line('M20.5 9.5h7', 2),
  shape('M12 28Q24 32 36 28V38Q24 42 12 38Z', PAPER, 1.2),
  line('M17 32l3 4M20 32l-3 4M24 32.5v4.5M24 34.5h3M28 32l3.5 4.5M31.5 32l-3.5 4.5', 1),
  line('M13 25q2-4 6-6', 1.4, PAPER, 0.8),
];

const talisman: Picture = [
  rod('M12 4C12 12 18 15 24 15S36 12 36 4', WAX, 3.2, 1.4),
  shape('M24 13C34 13 39 20 39 27C39 35 33 40 24 40S9 35 9 27C9 20 14 13 24 13Z', BRASS, 1.6),
  shape('M24 17C31 17 35 22 35 27S31 36 24 36S13 32 13 27S17 17 24 17Z', GOLD, 1.1),
  shape('M15 27Q24 18 33 27Q24 36 15 27Z', PAPER, 1.2),
  dot(24, 27, 3.6),
  dot(25, 26, 1, PAPER),
  rod('M17 40.6v4M24 41.6v4M31 40.6v4', GOLD, 3.2, 1.3),
  line('M24 13.5v3M11.5 19l2.6 1.6M36.5 19l-2.6 1.6', 1),
];

/** By kind of loot. */
export const LOOT_PICTURES: readonly [Picture, Picture, Picture, Picture] = [fruit, coffee, rum, talisman];

export function GoodIcon({ good, ...sign }: SignProps & { readonly good: LootKind }) {
  return <Sign of={LOOT_PICTURES[good]} {...sign} />;
}
