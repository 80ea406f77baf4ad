/** The words of the drawing, in English. */
export const terminal = {
  'new-game.terminal.reminder': 'Play a card; the highest takes the round, the most rounds win.',
} as const;
