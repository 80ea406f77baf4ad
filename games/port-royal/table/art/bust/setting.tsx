/** Where a portrait stands: rails in front of it. */
import { Fine, Pen } from '../pen.tsx';
import { cloth } from './palette.ts';

/** The rim of a crow's nest. */
export const CrowsNest = () => (
  <>
    <Pen d="M6 90C30 97 92 97 114 90L110 106H10Z" fill={cloth.wood} />
    <Pen d="M2 85C30 93 92 93 118 85L117 91C92 99 30 99 3 91Z" fill={cloth.ochre} />
    <Fine
      d="M20 96V105M34 97.4V105M48 98V105M62 98.4V105M76 98V105M90 97.4V105M103 95.4V105M10 89.6C36 95 86 95 110 89.6"
      depth={0.7}
    />
  </>
);
