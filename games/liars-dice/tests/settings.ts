/** Every number of players, and every option that changes what can happen. */
export const SETTINGS: readonly {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 6 },
  { seats: 2, options: { dice: 3, wild: false, exact: 'others' } },
  { seats: 3, options: { dice: 6, show: true, loss: 'difference' } },
  { seats: 4, options: { ones: 'double', palifico: true, exact: 'regain' } },
  { seats: 4, options: { ones: 'double', raise: 'count', palifico: true, exact: 'others', loss: 'difference' } },
  { seats: 5, options: { dice: 4, raise: 'count', show: true, exact: 'regain' } },
];
