/**
 * The places cards and coins fly between. An element that is one of them carries its name as `data-spot`;
 * beats name no others.
 *
 * - `deck`, `discard`: the piles;
 * - `edge`: the place after the last card of the harbour, where the next card is turned up and a ship waits for its answer;
 * - `berth:2`: the third card of the harbour;
 * - `expeditions`: the row of open expeditions, `expedition:0` the first of them;
 * - `seat:1`: the area of the second player, `coins:1` the figure that counts his coins.
 */
import type { Seat } from '@broadside/kernel';
import type { Spot } from '@broadside/kit';

export const DECK: Spot = 'deck';
export const DISCARD: Spot = 'discard';
export const EDGE: Spot = 'edge';
export const EXPEDITIONS: Spot = 'expeditions';

export const berth = (at: number): Spot => `berth:${at}`;
export const openExpedition = (at: number): Spot => `expedition:${at}`;
export const area = (seat: Seat): Spot => `seat:${seat}`;
export const purse = (seat: Seat): Spot => `coins:${seat}`;
