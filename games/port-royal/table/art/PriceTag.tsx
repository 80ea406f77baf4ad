/** A paper tag on a string: a price, and what makes it less. */
import { Art, ink, paper, ring } from './pen.tsx';

export const PriceTag = () => (
  <Art box="0 0 32 36">
    <path d="M16 1.2C14.6 3 14.8 4.4 16 6.5" fill="none" stroke={ink} strokeWidth={2} strokeLinecap="round" />
    <path d="M10 5.4H22L30 13V34.4H2V13Z" fill={paper} stroke={ink} strokeWidth={2.6} strokeLinejoin="round" />
    <path d={ring(16, 9.4, 2)} fill={ink} />
  </Art>
);
