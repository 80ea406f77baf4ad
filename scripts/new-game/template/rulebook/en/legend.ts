import type { LegendOf } from '@broadside/text';
import type { SYMBOLS } from '../symbols.ts';

export const legend: LegendOf<typeof SYMBOLS> = {
  table: {
    title: 'At the table',
    symbols: {
      card: ['Card', 'Its value decides who takes the round.'],
      round: ['Star', 'So many rounds a player has taken.'],
    },
  },
};
