/** The words of the table, in Ukrainian. */
export const table = {
  'new-game.table.board': 'Стіл',
  'new-game.table.hand': 'Ваша рука',
} as const;
