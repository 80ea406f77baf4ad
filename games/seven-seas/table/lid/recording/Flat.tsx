/** The same recording from above without three dimensions: blank dice slide and turn; values show when they lie. */
import { Drawing } from '@broadside/kit';
import { type FlatProps, usePoses } from '@broadside/kit/recording';
import { headingOf } from '@broadside/throw';
import { Blank } from '../Blank.tsx';
import { drawnEdge, type LyingDie } from '../model.ts';
import { DIE_UNITS, nearer, SHEET_BOX } from './frame.ts';

export function Flat({ bodies: dice, className, ...recording }: FlatProps<LyingDie>) {
  const edge = drawnEdge(dice);
  const fleet = usePoses<SVGGElement, SVGGElement>(recording, (die, { position, quaternion }) => {
    const scale = (edge / DIE_UNITS) * nearer(position[1]);
    const turned = headingOf(quaternion);
    die.setAttribute('transform', `translate(${position[0]} ${position[2]}) rotate(${turned}) scale(${scale})`);
  });
  return (
    <Drawing box={SHEET_BOX} className={className}>
      <g ref={fleet}>
        {dice.map(({ die, side }) => (
          <g key={die}>
            <Blank side={side} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}
