/** Why something is refused, in Russian. */
export const reasons = {
  'new-game.reason.not-in-hand': 'Этой карты у вас нет. Сыграйте одну из своих.',
} as const;
