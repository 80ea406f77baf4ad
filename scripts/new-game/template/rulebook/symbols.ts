/** Every symbol on cards and boards, in the order of the legend. */
export const SYMBOLS = { table: ['card', 'round'] } as const;
