/** The same recording without three dimensions: flat cubes slide and turn. */
import { type FlatProps, usePoses } from '@broadside/kit/recording';
import { headingOf } from '@broadside/throw';
import { BOARD_SIZE } from '../../../cards/board.ts';
import { CubeFigure } from '../CubeFigure.tsx';
import { FLATTENED, HEADROOM, onPicture, seenAt } from './lens.ts';
import style from './recording.module.css';

const TALL = BOARD_SIZE * FLATTENED + HEADROOM;

export function Flat({ bodies: sides, className, ...recording }: FlatProps<number>) {
  const fleet = usePoses<HTMLDivElement, HTMLElement>(recording, (cube, { position, quaternion }) => {
    const { place, inside } = seenAt(position);
    const [x, y] = onPicture(place);
    cube.style.left = `${(x / BOARD_SIZE) * 100}%`;
    cube.style.top = `${((y + HEADROOM) / TALL) * 100}%`;
    cube.style.rotate = `${headingOf(quaternion)}deg`;
    cube.style.opacity = inside ? '0.4' : '1';
  });
  return (
    <div ref={fleet} className={className}>
      {sides.map((side, cube) => (
        <span key={cube} className={style.cube}>
          <CubeFigure side={side} pose={null} />
        </span>
      ))}
    </div>
  );
}
