/** Every number of players, and every option that changes what can happen. */
export const SETTINGS: readonly {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 2, options: { openHistory: true, roundLimit: 20 } },
  { seats: 3, options: { gesture: false, bayRum: 3 } },
  { seats: 4, options: { openHistory: true, gesture: false, roundLimit: 30 } },
];
