/** Dice that wait to be thrown: side by side near the edge they will be thrown from. */
import { Blank } from './Blank.tsx';
import { FIELD } from './model.ts';
import { DIE_UNITS } from './recording/frame.ts';

const EDGE = 19;
const GAP = 4;
const MOST_IN_ROW = 10;

export function Hand({ sides }: { readonly sides: readonly number[] }) {
  const rows = Math.ceil(sides.length / MOST_IN_ROW);
  const columns = Math.ceil(sides.length / rows);
  const step = EDGE + GAP;
  return (
    <g>
      {sides.map((side, at) => {
        const row = Math.floor(at / columns);
        const inRow = row === rows - 1 ? sides.length - row * columns : columns;
        const x = FIELD / 2 + ((at % columns) - (inRow - 1) / 2) * step;
        const y = FIELD - 22 - (rows - 1 - row) * step;
        return (
          <g key={at} transform={`translate(${x} ${y}) scale(${EDGE / DIE_UNITS})`}>
            <Blank side={side} />
          </g>
        );
      })}
    </g>
  );
}
