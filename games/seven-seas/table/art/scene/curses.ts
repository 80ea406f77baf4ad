/** The eight curses. */
import type { Curse } from '../../../cards/table.ts';
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
  ring,
  rod,
  SAND,
  SHALLOW,
  SKIN,
  shade,
  shape,
  VIOLET,
  WAX,
  WOOD,
  wash,
} from '../pen.tsx';
import { galleon, sea, ship, sky, spiral } from './seascape.ts';

const ARMS = [
  'M20 84C14 66 14 48 26 40C34 35 42 40 39 46C37 50 31 49 32 45',
  'M100 84C106 66 106 46 94 38C86 33 78 38 81 44C83 48 89 47 88 43',
  'M40 84C34 72 36 62 44 58C52 55 58 62 70 56C80 51 78 40 72 38',
  'M78 84C86 76 86 68 80 64',
];
const arm = (d: string): Picture => [rod(d, VIOLET, 8.5, 6), { ...line(d, 1.4, PAPER), dash: '.1 4.2' }];

const kraken: Picture = [
  sky(5, 44),
  sea(46, 54),
  placed('translate(58 52) rotate(-7) scale(1.25)', galleon()),
  ...ARMS.map(arm),
];

const iceberg: Picture = [
  sky(5, 46),
  shape('M34 50L44 26L54 32L64 10L76 24L82 20L94 50Z', PAPER, 1.5),
  shade('44 27 36 49', '49 30 56 49', 2, 0.3),
  shade('64 12 66 49', '67 15 76 49', 2.2, 0.2),
  line('M64 10L66 30L60 50M76 24L80 50', 0.9),
  sea(50, 58),
  wash('M28 51L36 66L50 82H74L92 68L98 51Z', PAPER, 0.75),
  line('M28 51L36 66L50 82M74 82L92 68L98 51', 1, INK, 0.8),
  ship(16, 49, 0.62),
];

const sirens: Picture = [
  sky(5, 50),
  dot(98, 17, 8.5, PAPER, 1.1),
  sea(52, 60),
  ship(104, 52, 0.5),
  shape('M14 84C18 66 30 56 46 56S74 62 84 84Z', WOOD, 1.5),
  shade('26 66 18 84', '40 66 36 84', 2, 0.2),
  // the tail over the rock
  shape(
    'M42 52C50 60 62 56 72 62C80 67 88 66 93 58C96 65 104 63 108 56C107 67 99 75 88 74C74 74 64 69 52 68C42 67 38 60 42 52Z',
    LEAF,
    1.4,
  ),
  line('M54 59q3 4 1 9M61 59q3 4 1 9M68 61q3 4 1 9M76 64q2 4 0 8', 0.8),
  // her body, and an arm to the harp
  shape('M41 56C38 46 40 39 45 35L53 36C55 44 53 51 55 60Z', SKIN[0], 1.3),
  shape('M41 46q3 4 7 2q3 3 6 0l-.6 4q-6 3-11.6 1Z', LEAF, 1),
  shape('M39 25C39 17 54 16 54.4 26C54.6 32 52 37.6 47.4 37.6C42 37.6 39 32 39 25Z', SKIN[0], 1.3),
  line('M50.4 25.6q1.4-1 2.6 0M52.8 27.4l1 2.6l-1.6 .4', 0.9),
  line('M49.6 33q1.8 .8 3 -.4', 1, WAX),
  shape('M54 25C54 14 35 14 35 27C33 38 28 44 33 57C38 52 43 45 41.4 35C40 29 46 27 54 25Z', BRASS, 1.3),
  line('M38 28C38 37 34 43 34 51M43 22C38 26 41 34 38 42', 0.7),
  rod('M50 41C57 43 62 40 66 35', SKIN[0], 3.8, 2.1),
  line('M67 21C62 30 63 41 72 44C80 42 82 32 79 25', 2.4),
  line('M67 21C62 30 63 41 72 44C80 42 82 32 79 25', 1, GOLD),
  line('M66.4 23.6L79 27.4M67.6 24.4v16M71 25.4v17.4M74.6 26.4v16', 0.8),
];

const CUTLASS: Picture = [
  shape('M31 66C54 54 76 36 93 8C95 36 68 62 38 73Z', PAPER, 1.5),
  line('M38 67C58 57 78 40 90 18', 0.8),
  shape('M24 62C24 72 32 80 42 79L41 75C34 75 29 70 28.6 62Z', GOLD, 1.2),
  rod('M33 71L22 80', WOOD, 6, 3.6),
];
const mutiny: Picture = [
  sky(5, 80),
  CUTLASS,
  placed('translate(120 0) scale(-1 1)', CUTLASS),
  shape(
    'M49 84V62C43 56 43 44 49 42C49 36 56 35 57 39C58 34 65 34 65.5 39C67 36 73 37 72.5 43C77 46 76 58 71 63V84Z',
    SKIN[1],
    1.5,
  ),
  line('M49 42C50 47 52 49 57 49M57 40v8M65.5 40v8M72 43v6C66 52 58 51 52 52C47 53 47 58 52 58', 1.1),
  shade('49 58 49.5 71', '55 60 54 71', 1.8, 0.2),
  shape('M46 71H74V84H46Z', WAX, 1.3),
  line('M46 75H74', 0.8, PAPER, 0.8),
];

const whirlpool: Picture = [
  sky(4, 16),
  wash('M0 16H120V84H0Z', SHALLOW, 0.85),
  line('M0 16H120', 1.1),
  wash('M60 20C96 20 114 32 114 48S96 78 60 78S6 64 6 48S24 20 60 20Z', PAPER, 0.55),
  line(spiral(60, 47, 5, 13, 8, 0.54), 2),
  placed('rotate(180 60 47)', [line(spiral(60, 47, 5, 13, 8, 0.54), 1.1)]),
  placed('rotate(90 60 47) scale(.62 1.6) translate(37 -17.6)', [line(spiral(60, 47, 8, 12, 5, 0.6), 0.6, INK, 0.5)]),
  shape('M60 42.4C64 42.4 66.6 44.4 66.6 47S64 51.4 60 51.4S53.4 49.6 53.4 47S56 42.4 60 42.4Z', INK, 1),
  placed('translate(89 40) rotate(24) scale(.74)', galleon()),
  placed('translate(26 60) rotate(-30) scale(.46)', galleon()),
];

const idol: Picture = [
  sky(6, 56),
  shape('M14 84C18 70 30 66 60 66S102 70 106 84Z', LEAF, 1.3),
  shape('M38 78L36 30C36 16 46 8 60 8S84 16 84 30L82 78Z', WOOD, 1.6),
  shade('37 26 39 77', '46 22 46 77', 2, 0.15),
  shade('77 22 77 77', '83 26 81 77', 2.3, -0.1),
  shape('M42 30H56L54 36H43ZM64 30H78L77 36H66Z', INK, 1),
  dots('49 33 71 33', 1.7, GOLD),
  line('M41 26Q50 20 58 26L57 46Q53 51 56 52H64Q67 51 63 46L62 26Q70 20 79 26', 1.5),
  shape('M46 59H74V68H46Z', INK, 1.1),
  line('M51 59v9M56.5 59v9M63.5 59v9M69 59v9M46 63.5H74', 1.2, PAPER),
  line('M46 14q14-7 28 0M43 19q17-9 34 0', 1),
  shape('M16 84C18 76 24 72 30 76C34 72 40 76 40 84ZM82 84C84 76 90 72 96 77C101 74 106 78 106 84Z', LEAF, 1.1),
];

const COINS: readonly (readonly [number, number])[] = [
  [82, 66],
  [91, 60],
  [88, 70],
  [76, 73],
];
const coin = (x: number, y: number): Picture => [
  placed(`translate(${x} ${y}) scale(1 .56)`, [dot(0, 0, 7.5, GOLD, 1.3), line(ring(0, 0, 4.6), 0.8)]),
];
const salary: Picture = [
  sky(5, 52),
  shape('M14 60L62 48L108 62L58 80Z', PAPER, 1.3),
  line('M26 61l34-8M32 64l34-8M40 67l34-8M48 70l34-8', 0.8),
  shape('M36 58C24 50 28 34 42 26L38 14Q46 18 52 13Q58 18 66 14L62 26C76 34 80 50 68 58Q52 64 36 58Z', WOOD, 1.6),
  rod('M41 26Q52 30 63 26', WAX, 4.4, 2.6),
  shade('33 36 31 50 38 58', '40 36 38 50 44 58', 2, 0.2),
  dot(52, 44, 9, GOLD, 1.4),
  line(ring(52, 44, 6.4), 0.7),
  line('M52 40v8M48 44h8', 1.5),
  ...COINS.map(([x, y]) => coin(x, y)),
];

const tavern: Picture = [
  sky(5, 64),
  shape('M0 66H120V84H0Z', WOOD, 1.3),
  line('M6 72H74M40 78H114', 0.7),
  line('M66 34H76Q82 34 82 42V50Q82 58 74 58H66', 5.4),
  line('M66 34H76Q82 34 82 42V50Q82 58 74 58H66', 2.6, SAND),
  shape('M32 26H66V68Q49 73 32 68Z', SAND, 1.6),
  line('M32 36Q49 41 66 36M32 58Q49 63 66 58', 2.4, BRASS),
  line('M40 30v38M49 31v40M58 30v38', 0.8),
  shade('33 40 33 57', '39 40 39 57', 2, 0),
  shape(
    'M30 28C26 20 34 15 38 18C40 10 54 10 56 16C62 12 70 18 67 26Q60 32 56 27Q50 34 44 28Q36 34 30 28Z',
    PAPER,
    1.4,
  ),
  placed('rotate(-12 95 66)', [shape('M86 56H104V74H86Z', PAPER, 1.4), dots('90.4 60.4 95 65 99.6 69.6', 1.6, INK)]),
  placed('rotate(18 18 70)', [shape('M9 62H25V78H9Z', WAX, 1.4), dots('13 66 21 66 13 74 21 74', 1.5, PAPER)]),
];

export const CURSE_SCENES: Readonly<Record<Curse, Picture>> = {
  kraken,
  iceberg,
  sirens,
  mutiny,
  whirlpool,
  idol,
  salary,
  tavern,
};
