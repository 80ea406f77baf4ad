import type { LegendOf } from '@broadside/text';
import type { SYMBOLS } from '../symbols.ts';

export const legend: LegendOf<typeof SYMBOLS> = {
  dice: {
    title: 'Dice',
    symbols: {
      one: ['One', 'It is wild: it counts as every face, unless the table plays without wild ones.'],
      face: ['Die of a player', 'Colour and shape say whose it is, the pips say what it shows.'],
      counts: ['Die that counts', 'It has a frame because it counts for the bid that is being looked at.'],
      faint: ['Die that does not count', 'It stands back because it shows another face than the bid names.'],
      covered: ['Hidden die', 'It lies under a cup: that it is there is known, what it shows is not.'],
    },
  },
  cups: {
    title: 'Cups',
    symbols: {
      cup: ['Standing cup', 'The dice under it are seen by its owner alone.'],
      lifted: ['Lifted cup', 'Somebody has called, and everybody sees these dice.'],
    },
  },
};
