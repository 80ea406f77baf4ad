/** Those who play the adventures: the Captain, the Native and the Shaman. */
import {
  DEEP,
  dot,
  dots,
  GOLD,
  INK,
  LEAF,
  line,
  PAPER,
  PITCH,
  type Picture,
  placed,
  ring,
  rod,
  SAND,
  SKIN,
  shade,
  shape,
  VIOLET,
  WAX,
  WOOD,
  wash,
} from '../pen.tsx';
import { YIN_YANG } from '../yinYang.ts';
import { brows, coat, eyes, head, LIPS, MOUTH, NOSE, neck } from './body.ts';

/** A necklace of seeds: "x y x y …". */
export const beads = (places: string): string =>
  places.replace(
    /([\d.]+) ([\d.]+) ?/g,
    (_, x: string, y: string) => `M${x} ${Number(y) - 2.6}q3 2 0 5.6q-3-3.6 0-5.6Z`,
  );

export const FLOWER: Picture = [0, 72, 144, 216, 288].map((turn) =>
  placed(`translate(65 29) rotate(${turn})`, [shape('M0 0C-5-3-4.5-9 0-10.5C4.5-9 5-3 0 0Z', PAPER, 1)]),
);

export const captain: Picture = [
  coat(PITCH),
  shape('M41.5 72L28 84L38 96L50 110L62 96L72 84L58.5 72Q50 83 41.5 72Z', WAX, 1.4),
  shape('M44 75L50 98L56 75Q50 81 44 75Z', PAPER, 1.2),
  line('M50 84v8', 0.7),
  shade('31 85 46 104', '36 85 49 104', 2, 0.2),
  dots('30 99 33 106 70 99 67 106', 1.9, GOLD, 0.9),
  wash('M35.5 40L33 60Q35 66 38 62ZM64.5 40L67 60Q65 66 62 62Z', INK),
  neck(SKIN[1]),
  head(SKIN[1]),
  eyes(),
  brows('M39.4 40.6l8 .2M53.4 40.8l7.2-1.6', 1.9),
  NOSE,
  shape('M52.6 42.2Q57 39.8 61.5 42.2Q61.2 48.8 57 49Q52.8 48.6 52.6 42.2Z', INK, 1),
  line('M36 35L53 42.4M61.5 42.2L64 41', 1.3),
  shape(
    'M42 57C45 53 49 53.6 50.4 55.4C52 53.6 56 53 59 57C55.5 57.8 53 57.6 50.4 57C48 57.6 45.5 57.8 42 57Z',
    INK,
    1,
  ),
  shape('M46.2 60.8Q50.4 62.4 54.8 60.8Q55 68 50.6 74Q46 68 46.2 60.8Z', INK, 1),
  line('M46.8 59.4q3.6 1.2 7.2 0', 0.8),
  line(ring(34.8, 55, 2.4), 1.3, GOLD),
  shape('M14 33C25 32 31 22 35 16C43 8.5 59 8.5 66 17C70 24 77 31 87 31.5C79 40.5 64 38 50 36S24 42 14 33Z', DEEP),
  line('M17 34.5C28 39 40 35 50 34.8S72 38 83 33.5', 1.5, GOLD),
  shade('36 17 24 31', '42 17 36 31', 2, 0.3),
  shape('M62 20C70 6 84 4 94 10C90 12 91 15 86 16C88 19 82 21 79 21C76 25 69 25 62 20Z', PAPER, 1.3),
  line('M64 20C72 14 82 11 90 10.8M72 20l3-5M79 18l2-5', 0.8),
  dot(61.5, 21.5, 2.2, GOLD, 1),
];

export const native: Picture = [
  wash('M33 40C29 16 71 16 67 40C70 58 76 70 74 86C66 92 62 84 60 72H40C38 84 34 92 26 86C24 70 30 58 33 40Z', INK),
  shape('M8 110C8 90 26 80 41.5 74Q50 82 58.5 74C74 80 92 90 92 110Z', SKIN[2], 1.6),
  neck(SKIN[2]),
  shape('M24 110C26 100 32 94 38 93Q50 100 62 93C68 94 74 100 76 110Z', LEAF, 1.4),
  line('M30 102l4-4l4 4l4-4l4 4l4-4l4 4l4-4l4 4l4-4l4 4', 1, PAPER),
  line('M28 107H72', 0.8, PAPER),
  line('M14 98l4 3l-1 4M17 94l4 3l-1 4M86 98l-4 3l1 4M83 94l-4 3l1 4', 0.9, INK),
  shape(beads('37 81 45.5 87.5 54.5 87.5 63 81'), PAPER, 0.9),
  shape(beads('41 85 50 88.5 59 85'), SAND, 0.9),
  head(SKIN[2]),
  eyes(1.4),
  brows('M40 40.2q3.8-2.2 7.2-.4M53.6 39.8q3.6-1.8 6.8 .4', 1.2),
  NOSE,
  LIPS,
  line('M48.5 63.5v-1.6M50.4 64v-2M52.3 63.5v-1.6', 0.8),
  shape('M35.5 46C31 22 46 20 50 22C58 19 69 24 64.5 46C64 36 58 31 51 30C44 31 36.5 36 35.5 46Z', INK, 1),
  line('M42 26q-4 5-4.5 12M47 24q-5 4-7 9M58 26q4 5 4.5 12M53 24q5 4 7 9', 0.6, PAPER, 0.45),
  FLOWER,
  dot(65, 29, 2.3, GOLD, 0.8),
  shape('M56 22C50 18 44 18 40 21C46 25 52 25 56 22Z', LEAF, 1),
  line('M42 21.2q7 .4 13 .8', 0.6, PAPER),
  dot(35.8, 56, 1.7, GOLD, 0.8),
  dot(64.4, 56, 1.7, GOLD, 0.8),
];

export const shaman: Picture = [
  rod(
    'M37 24C31 17 28 12 29 4M31.5 15C26 14 22 11 20.5 6M30 11L34 5M63 24C69 17 72 12 71 4M68.5 15C74 14 78 11 79.5 6M70 11L66 5',
    WAX,
    4.2,
    2.2,
  ),
  coat(VIOLET),
  neck(SKIN[1]),
  head(SKIN[1]),
  shade('37 32 37 50 41 60 48 65', '44 32 42.5 50 46 60 50 65', 1.5, 0.3),
  wash('M36.4 42.5Q50 39 63.6 42.5L63.5 47.5Q50 44.6 36.5 47.5Z', PAPER, 0.9),
  eyes(),
  brows('M39.6 39.4q4-2 7.8 .2M53.4 39.6q4-2 7.2-.2', 1.4),
  NOSE,
  MOUTH,
  line('M50.3 33v5M47 34.5v3M53.6 34.5v3', 1.4, PAPER),
  line('M41.5 47.8q2 1.4 4.6 .8M55 48.6q2.4 .4 4-.9', 0.6),
  shape(
    'M50 15C29 15 27 42 22 78C30 84 38 82 44 76C36 62 33 44 50 29C67 44 64 62 56 76C62 82 70 84 78 78C73 42 71 15 50 15Z',
    DEEP,
  ),
  line('M50 19C36 24 33 40 30 60M50 19C64 24 67 40 70 60', 0.8, PAPER, 0.6),
  shade('33 30 26 62 24 80', '37 30 32 62 32 80', 2, 0.2),
  line('M34 44l-3 2M33 52l-3 2M32 60l-3 2M66 44l3 2M67 52l3 2M68 60l3 2', 1.4, GOLD),
  line('M42 77Q50 92 58 77', 1.2),
  placed('translate(50 92) scale(.2)', YIN_YANG),
  rod('M86 110L82 66', WOOD, 3.6, 1.8),
  shape('M82 66C74 62 74 51 81 48C80 54 83 57 88 56C89 61 87 65 82 66Z', PAPER, 1.2),
  dot(81, 59, 1.5),
];
