/** The words of the drawing, in Russian. */
export const terminal = {
  'new-game.terminal.reminder': 'Сыграйте карту: старшая берёт раунд. Побеждает тот, кто взял больше раундов.',
} as const;
