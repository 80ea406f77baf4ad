/** The words of the table, in English. */
export const table = {
  'new-game.table.board': 'The table',
  'new-game.table.hand': 'Your hand',
} as const;
