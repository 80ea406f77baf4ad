/** A ship under way. */
import type { ShipColour } from '../../../cards/types.ts';
import { Art } from '../pen.tsx';
import { HULLS } from './hulls.tsx';
import { Sky, Swell } from './sea.tsx';

export function Ship({ colour }: { colour: ShipColour }) {
  const Hull = HULLS[colour];
  return (
    <Art box="0 0 120 104">
      <Sky />
      <g transform="translate(60 96) scale(.86) translate(-60 -96)">
        <Hull />
      </g>
      <Swell />
    </Art>
  );
}
