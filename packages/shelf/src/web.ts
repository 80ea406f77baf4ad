/** The games as the browser meets them: a line each for the harbour; the rest is loaded when a table is opened. */
import type { GameFace } from '@broadside/kit';

export { shelfText } from './words.ts';

export interface WebGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, in minutes, from and to. */
  readonly minutes: readonly [number, number];
  readonly load: () => Promise<GameFace>;
}

export const webShelf: readonly WebGame[] = [
  {
    id: 'port-royal',
    seats: { min: 2, max: 5 },
    minutes: [30, 45],
    load: async () => (await import('@broadside/port-royal/table')).portRoyalFace as GameFace,
  },
];
