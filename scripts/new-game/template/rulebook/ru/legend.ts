import type { LegendOf } from '@broadside/text';
import type { SYMBOLS } from '../symbols.ts';

export const legend: LegendOf<typeof SYMBOLS> = {
  table: {
    title: 'За столом',
    symbols: {
      card: ['Карта', 'Её достоинство решает, кто возьмёт раунд.'],
      round: ['Звезда', 'Столько раундов взял игрок.'],
    },
  },
};
