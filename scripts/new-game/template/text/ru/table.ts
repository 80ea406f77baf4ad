/** The words of the table, in Russian. */
export const table = {
  'new-game.table.board': 'Стол',
  'new-game.table.hand': 'Ваша рука',
} as const;
