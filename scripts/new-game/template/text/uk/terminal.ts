/** The words of the drawing, in Ukrainian. */
export const terminal = {
  'new-game.terminal.reminder': 'Зіграйте карту: старша бере раунд, перемагає той, хто взяв найбільше раундів.',
} as const;
