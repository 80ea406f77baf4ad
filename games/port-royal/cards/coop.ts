/** Figures of the cooperative games and of the crown track. */

/** PR-COOP-1: open contracts by players. */
export const COOP_CONTRACTS: readonly number[] = [0, 3, 5, 7, 9, 11];

/** PR-COOP-3. */
export const TIME_DECK = 13;

/** Card 9: markers on tasks and points the team needs, by players; reconstructed (docs/reconstruction.md). */
export const CARD_9: readonly { readonly markers: number; readonly points: number }[] = [
  { markers: 0, points: 0 },
  { markers: 4, points: 8 },
  { markers: 5, points: 12 },
  { markers: 5, points: 13 },
  { markers: 7, points: 18 },
];

/** PR-CROWN-3: crowns at which the points go up by one; reconstructed, but that there are six. */
export const SHIELDS: readonly number[] = [2, 4, 7, 10, 13, 16];

/** PR-AMB-74: crowns beyond the last space are lost. */
export const CROWN_TRACK = 16;
