/** Caravans, ports, the bay and the end of adventures. */
import type { Good, Nation } from '../../../cards/table.ts';
import { FLAGS } from '../flags.tsx';
import { LOOT_PICTURES } from '../goods.tsx';
import {
  BRASS,
  dot,
  dots,
  GOLD,
  INK,
  LEAF,
  line,
  PAPER,
  type Picture,
  placed,
  SAND,
  shade,
  shape,
  WATER,
  WAX,
  WOOD,
  wash,
} from '../pen.tsx';
import { BLACK_FLAG, palm, sea, ship, sky } from './seascape.ts';

/** Where the ships of a caravan sail, the farthest first: x, y, scale. */
const LINES: readonly (readonly (readonly [number, number, number])[])[] = [
  [[58, 60, 1.5]],
  [
    [88, 48, 0.92],
    [36, 66, 1.2],
  ],
  [
    [96, 46, 0.76],
    [23, 50, 0.86],
    [60, 68, 1.12],
  ],
  [
    [58, 42, 0.56],
    [98, 48, 0.74],
    [20, 52, 0.8],
    [62, 70, 1.02],
  ],
];

/** So small, lilies are golden dots. */
const FAR_FRANCE: Picture = [wash('M1 1H59V39H1Z', WATER), dots('12 12 30 12 48 12 21 28 39 28', 4.6, GOLD)];

const standard = (nation: Nation): Picture => [
  placed('translate(3.4 -38) scale(.22)', [nation === 2 ? FAR_FRANCE : FLAGS[nation], line('M1 1H59V39H1Z', 3.4)]),
];

export const caravan = (ships: number, nation: Nation | undefined): Picture => [
  sky(5, 36),
  sea(38, 47),
  ...(LINES[ships - 1] ?? []).map(([x, y, s]) => ship(x, y, s, nation === undefined ? undefined : standard(nation))),
];

const HOUSES: Picture = [
  shape('M4 58V42H24V58Z', PAPER, 1.3),
  shape('M1 43L14 28L27 43Z', WAX, 1.3),
  shape('M27 58V36H45V58Z', SAND, 1.3),
  shape('M24 37L36 25L48 37Z', WOOD, 1.3),
  shape('M46 58V24L53 13L60 24V58Z', PAPER, 1.3),
  shape('M44 25L53 11L62 25Z', WAX, 1.3),
  shape('M61 58V44H74V58Z', SAND, 1.2),
  shape('M74 58V35H98V58Z', PAPER, 1.3),
  shape('M71 36L86 22L101 36Z', WOOD, 1.3),
  shape('M98 58V46H116V58Z', SAND, 1.2),
  shape('M96 47L107 38L118 47Z', WAX, 1.2),
  shade('5 44 5 57', '11 44 11 57', 2.2, 0),
  shade('47 27 47 57', '51 27 51 57', 2.2, 0),
  shade('75 38 75 57', '82 38 82 57', 2.2, 0),
  wash(
    'M12 50h5v8h-5ZM33 42h5v6h-5ZM51 30h4v6h-4ZM51 42h4v6h-4ZM85 41h5v7h-5ZM92 41h4v7h-4ZM65 49h4v9h-4ZM104 51h5v7h-5Z',
    INK,
  ),
  line('M53 11V4', 1),
  shape('M53 4L60 6L53 8Z', WAX, 0.9),
];

/** A town on the quay; the good it longs for waits in front. */
export const port = (good: Good | undefined): Picture => [
  sky(5, 32),
  HOUSES,
  sea(62, 73),
  shape('M0 58H120V64H0Z', WOOD, 1.2),
  line('M14 64v9M40 64v7M66 64v9M92 64v7M112 64v9', 2),
  ship(96, 74, 0.66),
  ...(good === undefined
    ? []
    : ['translate(12 44) scale(.42)', 'translate(31 44) scale(.42)', 'translate(18 35) scale(.58)'].map((at) =>
        placed(at, LOOT_PICTURES[good]),
      )),
];

/** Where pirates are at home: two headlands, lanterns and barrels under the black flag. */
export const bay: Picture = [
  sky(5, 44),
  dot(66, 17, 8, GOLD, 1.2),
  shape('M0 56C6 40 14 30 26 30C36 30 40 44 50 50L46 58H0Z', LEAF, 1.4),
  shade('4 48 0 57', '18 36 16 57', 2.4, 0.3),
  shape('M120 58V34C112 24 100 24 92 34C86 42 80 50 70 58Z', LEAF, 1.4),
  shade('104 30 98 57', '112 32 110 57', 2.4, 0.3),
  sea(56, 65),
  ship(62, 58, 0.86, BLACK_FLAG),
  palm(10, 40, 1),
  palm(104, 34, 1.05),
  shape('M0 84V70C12 66 26 68 34 76L38 84Z', SAND, 1.3),
  shape('M84 84C86 74 98 68 120 70V84Z', SAND, 1.3),
  shape('M20 56V46H34V56Z', WOOD, 1.1),
  shape('M17 47L27 38L37 47Z', WAX, 1.1),
  dots('27 51.4', 2, GOLD, 0.9),
  placed('translate(86 60) scale(.48)', LOOT_PICTURES[2]),
  placed('translate(4 64)', [
    shape('M2 2C0 6 0 12 2 16H14C16 12 16 6 14 2Z', WOOD, 1.2),
    line('M1 6H15M1 12H15', 1.4, BRASS),
    line('M6 2V16M10 2V16', 0.7),
  ]),
  placed('translate(104 72) scale(.9)', [shape('M0 0H12V12H0Z', PAPER, 1.2), line('M0 0L12 12M12 0L0 12', 0.9)]),
];

export const end: Picture = [
  sky(5, 50),
  dot(60, 52, 19, GOLD, 1.4),
  line('M60 28V19M47.5 31.4L43 23.6M72.5 31.4L77 23.6M38.4 40.6L30.6 36M81.6 40.6L89.4 36', 1.5),
  sea(52, 60),
  wash('M46 54H74L70 57H50ZM50 60H70L67 62.6H53ZM54 66H66L64 68H56Z', GOLD, 0.9),
  ship(92, 57, 0.8),
];
