/** The three rituals on their six-sided tokens, and how often one was performed. */
import { BRASS, dot, GOLD, INK, line, PAPER, type Picture, SAND, shape, WOOD } from './pen.tsx';
import { Sign, type SignProps } from './Sign.tsx';

export type Ritual = 'deal' | 'doubleHold' | 'unsinkable';

const PICTURES: Readonly<Record<Ritual, Picture>> = {
  deal: [
    shape('M12.5 19h10v10h-10ZM25.5 19h10v10h-10Z', PAPER, 1.2),
    line('M15 21.5l5 5M20 21.5l-5 5', 0.9),
    dot(30.5, 24, 2.8),
    dot(24, 35.5, 4.4, GOLD, 1.1),
    line('M24 33.4v4.2M22 35.5h4', 0.8),
    line('M14 15q10-6 20 0M31 11.5l3.5 3.5l-4.5 1.5', 1.3),
  ],
  doubleHold: [
    shape('M9 28H39C38 35 34 39 29 39H18C13 39 10 34 9 28Z', WOOD, 1.3),
    shape('M14 18h9v9h-9ZM25.5 18h9v9h-9Z', PAPER, 1.2),
    line('M14 22.5h9M25.5 22.5h9M18.5 18v9M30 18v9', 0.8),
    line('M20 12h8M24 8.5v7', 1.5),
  ],
  unsinkable: [
    shape('M11 27H37C36 34 33 37 28 37H19C14 37 12 32 11 27Z', WOOD, 1.3),
    line('M24 27V9', 1.3),
    shape('M23 11C16 13 14 19 14 25H23Z', PAPER, 1.2),
    shape('M25 12C31 14 34 19 34 25H25Z', PAPER, 1.2),
    line('M9 36q3.75-3 7.5 0t7.5 0t7.5 0t7.5 0', 1.4),
    line('M24 43V38.5M21.4 40.6l2.6-2.4l2.6 2.4', 1.4),
  ],
};

const HEX: Picture = [
  shape('M24 2L43 13V35L24 46L5 35V13Z', SAND, 1.7),
  line('M24 5L40.5 14.5V33.5L24 43L7.5 33.5V14.5Z', 0.9, BRASS),
];

const TIMES = 'M33.4 35.6L36.8 40M36.8 35.6L33.4 40';
/** Numerals are drawn, so that a small token carries no small type. */
const NUMERALS: readonly string[] = [
  '',
  'M40.4 35L42.4 33.6V41',
  'M39.4 35C39.6 32.6 44 32.8 43.8 35.4C43.6 37.4 39.4 38.8 39.4 41H44',
  'M39.6 33.8C42 32.4 44.6 34.8 41.4 36.8C45.4 37.4 43.6 42.4 39.4 40.6',
  'M43 41V33.4L39 38.6H44.6',
];

/** "×3"; beyond four the token shows a plus. */
const badge = (level: number): Picture => [
  dot(38.6, 37.4, 9.2, PAPER),
  dot(38.6, 37.4, 8.2, INK),
  line(TIMES + (NUMERALS[level] ?? 'M39.4 37.6H44.4M41.9 35.1V40.1'), 1.5, PAPER),
];

export interface RitualTokenProps extends SignProps {
  readonly ritual: Ritual;
  /** How often it was performed; the number shows from the second time on (S7-RITUAL-7). */
  readonly level?: number;
}

export function RitualToken({ ritual, level = 0, ...sign }: RitualTokenProps) {
  return <Sign of={[HEX, PICTURES[ritual], level > 1 ? badge(level) : []]} {...sign} />;
}
