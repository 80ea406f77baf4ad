/** Why something is refused, in Ukrainian. */
export const reasons = {
  'new-game.reason.not-in-hand': 'Цієї карти у вас немає. Зіграйте одну зі своїх.',
} as const;
