/** The pictures of the adventures: engravings of 120 × 84. */
import { Drawing } from '@broadside/kit';
import { CURSES, type Curse, type Good, type Nation } from '../../cards/table.ts';
import { PAPER, type Picture, Strokes } from './pen.tsx';
import { CURSE_SCENES } from './scene/curses.ts';
import { bay, caravan, end, port } from './scene/voyages.ts';

export type Scene = Curse | 'caravan' | 'port' | 'bay' | 'end';

export interface EngravingProps {
  readonly what: Scene;
  /** Of a caravan: what flies from the masts, and how many sail. */
  readonly nation?: Nation | undefined;
  readonly ships?: number | undefined;
  /** Of a port: the good in highest demand, heaped on the quay. */
  readonly good?: Good | undefined;
  /** Its width in pixels; without it the picture fills its place. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

const isCurse = (scene: Scene): scene is Curse => (CURSES as readonly string[]).includes(scene);

function pictureOf({ what, nation, ships = 3, good }: EngravingProps): Picture {
  if (isCurse(what)) return CURSE_SCENES[what];
  switch (what) {
    case 'caravan':
      return caravan(ships, nation);
    case 'port':
      return port(good);
    case 'bay':
      return bay;
    case 'end':
      return end;
  }
}

/** Under this width hatching is only dirt. */
const ROOM_FOR_HATCHING = 72;

export function Engraving(props: EngravingProps) {
  const { size, className } = props;
  return (
    <Drawing
      box="0 0 120 84"
      slice
      width={size}
      height={size === undefined ? undefined : size * 0.7}
      className={className}
    >
      <rect width="120" height="84" fill={PAPER} />
      <Strokes of={pictureOf(props)} fine={size === undefined || size >= ROOM_FOR_HATCHING} />
    </Drawing>
  );
}
