/** The four nations: known by the pattern of their flag, not by its colours alone. Drawn in 60 × 40. */
import { Drawing } from '@broadside/kit';
import type { Nation } from '../../cards/table.ts';
import {
  BRASS,
  dot,
  GOLD,
  INK,
  line,
  PAPER,
  type Picture,
  placed,
  ring,
  SAND,
  Strokes,
  shape,
  WATER,
  WAX,
  wash,
} from './pen.tsx';
import { Sign, type SignProps } from './Sign.tsx';

const CLOTH = 'M1 1H59V39H1Z';
const LILY =
  'M0-6C2-3.5 2-1 .8 1.5C3-2 6-1 5 2.2C4.5 3.8 2.6 3.6 2.2 2.4C2.3 3.4 1.4 3.8 .9 3.8L1.5 6H-1.5L-.9 3.8C-1.4 3.8-2.3 3.4-2.2 2.4C-2.6 3.6-4.5 3.8-5 2.2C-6-1-3-2-.8 1.5C-2-1-2-3.5 0-6Z';
const LILIES = ['12 12', '30 12', '48 12', '21 28', '39 28'];

/** The cross of Saint George. */
const england: Picture = [wash(CLOTH, PAPER), wash('M25 1H35V15H59V25H35V39H25V25H1V15H25Z', WAX)];
/** The ragged cross of Burgundy. */
const spain: Picture = [
  wash(CLOTH, PAPER),
  line('M5 4L55 36M55 4L5 36', 4.4, WAX),
  line(
    'M12 3.5L10.5 9L5 9.5M22 10L20.5 15.5L15 16M48 3.5L49.5 9L55 9.5M38 10L39.5 15.5L45 16M12 36.5L10.5 31L5 30.5M22 30L20.5 24.5L15 24M48 36.5L49.5 31L55 30.5M38 30L39.5 24.5L45 24',
    3,
    WAX,
  ),
];
/** Golden lilies on blue. */
const france: Picture = [
  wash(CLOTH, WATER),
  ...LILIES.map((place) => placed(`translate(${place}) scale(1.15)`, [shape(LILY, GOLD, 0.7)])),
];
/** The Prince's flag: orange, white and blue. */
const holland: Picture = [
  wash('M1 1H59V14H1Z', 'var(--seat-2)'),
  wash('M1 14H59V26.5H1Z', PAPER),
  wash('M1 26.5H59V39H1Z', WATER),
  line('M1 14H59M1 26.5H59', 0.9),
];

/** By nation. */
export const FLAGS: readonly [Picture, Picture, Picture, Picture] = [england, spain, france, holland];

const FLAT = { flex: 'none', display: 'block' } as const;

export interface FlagProps {
  readonly nation: Nation;
  /** Its width; it is two thirds as high. */
  readonly size?: number;
  readonly className?: string | undefined;
}

export function Flag({ nation, size = 30, className }: FlagProps) {
  return (
    <Drawing box="0 0 60 40" width={size} height={(size * 2) / 3} className={className} style={FLAT}>
      <Strokes of={FLAGS[nation]} />
      <rect x="1" y="1" width="58" height="38" rx="1.5" stroke={INK} strokeWidth="1.6" />
    </Drawing>
  );
}

const seal = (nation: Nation): Picture => [
  dot(24, 24, 22.4, SAND, 1.8),
  line(ring(24, 24, 19.2), 1, BRASS),
  placed('translate(7.2 12.8) scale(.56)', [FLAGS[nation], line(CLOTH, 2)]),
];

/** The token of a Corsair. */
export const CorsairSeal = ({ nation, ...sign }: SignProps & { readonly nation: Nation }) => (
  <Sign of={seal(nation)} {...sign} />
);
