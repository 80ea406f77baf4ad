/**
 * The places cards and coins fly between. An element that is one of them carries its name as `data-spot`;
 * animation steps name no others.
 *
 * - `deck`, `discard`: the piles;
 * - `edge`: the place after the last card of the harbour, where the next card is turned up and a ship waits for its answer;
 *   `edge:1` and on: the places after it, for the cards of a Gambler;
 * - `berth:2`: the third card of the harbour;
 * - `expeditions`: the row of open expeditions, `expedition:0` the first of them;
 * - `time`, `points`: the two decks of cooperative contracts;
 * - `seat:1`: the area of the second player, `coins:1` the figure that counts their coins.
 */
import type { Seat } from '@broadside/kernel';
import type { Spot } from '@broadside/kit';

export const DECK: Spot = 'deck';
export const DISCARD: Spot = 'discard';
export const EXPEDITIONS: Spot = 'expeditions';

export const TIME: Spot = 'time';
export const POINTS: Spot = 'points';

export const edge = (at: number): Spot => (at === 0 ? 'edge' : `edge:${at}`);
export const berth = (at: number): Spot => `berth:${at}`;
export const openExpedition = (at: number): Spot => `expedition:${at}`;
export const area = (seat: Seat): Spot => `seat:${seat}`;
export const purse = (seat: Seat): Spot => `coins:${seat}`;
