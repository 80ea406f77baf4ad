/** The cover of New Game. */
import { Rose } from '@broadside/kit';
import { INK, PAPER, SEA } from '@broadside/kit/print';

export default function Cover() {
  return (
    <>
      <rect width="420" height="230" fill={SEA} />
      <Rose radius={80} x={210} y={115} ink={INK} paper={PAPER} />
    </>
  );
}
