/** Every number of players, and every option that changes what can happen. */
export const SETTINGS: readonly {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}[] = [
  { seats: 1 },
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 1, options: { rival: 'hard', bonusTokens: true, levelUpOptional: true } },
  { seats: 2, options: { bonusTokens: true, topCardVisible: true, raiseBeforeFirstTurn: true, roundLimit: 20 } },
  { seats: 3, options: { levelUpOptional: true, topCardVisible: true, raiseBeforeFirstTurn: true, roundLimit: 16 } },
  { seats: 4, options: { bonusTokens: true, levelUpOptional: true, roundLimit: 12 } },
];
