/**
 * The places things fly between. An element that is one of them carries its name as `data-spot`; animation steps
 * name no others.
 *
 * - `tile:7`: a tile of the sea, `harbour`; `box:2` the second row's cards;
 * - `supply`: where goods come from and go to;
 * - `ship:1`, `dock:1`, `chest:1`, `area:1`: what belongs to the second player; `crew:1` their cards in play;
 * - `race`: the achievements.
 */

import type { Spot } from '@broadside/kit';
import { HARBOUR } from '../rules/facade.ts';
import type { Location } from '../rules/state.ts';

export const HARBOUR_SPOT: Spot = 'harbour';
export const SUPPLY: Spot = 'supply';
export const RACE: Spot = 'race';

export const place = (at: Location): Spot => (at === HARBOUR ? HARBOUR_SPOT : `tile:${at}`);
export const box = (row: number): Spot => `box:${row}`;
export const ship = (player: number): Spot => `ship:${player}`;
export const dock = (player: number): Spot => `dock:${player}`;
export const chest = (player: number): Spot => `chest:${player}`;
export const area = (player: number): Spot => `area:${player}`;
export const crew = (player: number): Spot => `crew:${player}`;
