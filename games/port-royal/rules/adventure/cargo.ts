/** What the ships of the Adventure are and carry (PR-ARES-1, PR-ITEM-1). */
import { type CardId, colourOf, isShip, itemOf } from '../../cards/table.ts';
import { ITEMS, type Item, SHIP_COLOURS } from '../../cards/types.ts';

const ARES = SHIP_COLOURS.indexOf('ares');

export const isAres = (ship: CardId): boolean => colourOf[ship] === ARES;

export const carries = (ship: CardId, item: Item): boolean => itemOf[ship] === ITEMS.indexOf(item) + 1;

/** Bread or rum. */
export const isProvision = (ship: CardId): boolean => carries(ship, 'bread') || carries(ship, 'rum');

export const isItemShip = (card: CardId): boolean => isShip[card] === 1 && itemOf[card] > 0;
