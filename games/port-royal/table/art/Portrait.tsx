/** Who looks out of the medallion at the end: one of the dignitaries, another for every seat. */
import type { Seat } from '@broadside/kernel';
import { CARDS } from '../../cards/table.ts';
import { Bust } from './bust/Bust.tsx';

const DIGNITARIES = [...CARDS.keys()].filter((card) => {
  const { kind } = CARDS[card];
  return kind === 'governor' || kind === 'admiral';
});

export const Portrait = ({ seat }: { readonly seat: Seat }) => (
  <Bust card={DIGNITARIES[(seat * 3) % DIGNITARIES.length]} head />
);
