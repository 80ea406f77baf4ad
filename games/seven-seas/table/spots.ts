/**
 * The places cards and tokens fly between. An element that is one of them carries its name as `data-spot`; animation
 * steps name no others.
 *
 * - `adventures`, `played`, `port`, `loot`, `discard`: the piles on the shore;
 * - `middle`: the middle of the board;
 * - `seat:1`: the area of the second player, `chests:1` the figure that counts their chests.
 */
import type { Seat } from '@broadside/kernel';
import type { Spot } from '@broadside/kit';

export const ADVENTURES: Spot = 'adventures';
export const PLAYED: Spot = 'played';
export const PORT: Spot = 'port';
export const LOOT: Spot = 'loot';
export const DISCARD: Spot = 'discard';
export const MIDDLE: Spot = 'middle';

export const area = (seat: Seat): Spot => `seat:${seat}`;
export const purse = (seat: Seat): Spot => `chests:${seat}`;
