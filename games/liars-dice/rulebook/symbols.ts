/** Every symbol at a table of Liar's Dice, in the order of the legend. */
export const SYMBOLS = {
  dice: ['one', 'face', 'counts', 'faint', 'covered'],
  cups: ['cup', 'lifted'],
} as const;
