import type { LegendOf } from '@broadside/text';
import type { SYMBOLS } from '../symbols.ts';

export const legend: LegendOf<typeof SYMBOLS> = {
  table: {
    title: 'За столом',
    symbols: {
      card: ['Карта', 'Її цінність вирішує, хто візьме раунд.'],
      round: ['Зірка', 'Стільки раундів узяв гравець.'],
    },
  },
};
