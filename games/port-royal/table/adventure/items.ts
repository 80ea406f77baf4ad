/** Ships a player has kept, by what they carry (PR-ITEM-2). */

import { type CardId, itemOf } from '../../cards/table.ts';
import { ITEMS, type Item } from '../../cards/types.ts';
import { isAres } from '../../rules/facade.ts';

import { itemName } from '../../text/cards.ts';
import { groups } from '../board/crew.ts';
import type { AdventureProps } from './props.ts';

export interface Stock {
  /** One of them. */
  readonly card: CardId;
  readonly count: number;
  readonly item: Item;
  /** Counts as an Ares ship, too (PR-ARES-1). */
  readonly ares: boolean;
}

export const itemIn = (ship: CardId): Item => ITEMS[itemOf[ship] - 1];

/** Ares ships stand apart: they pay for more. */
export const stockOf = (ships: readonly CardId[]): readonly Stock[] =>
  groups(ships, (ship) => `${itemOf[ship]} ${isAres(ship)}`).map(({ card, count }) => ({
    card,
    count,
    item: itemIn(card),
    ares: isAres(card),
  }));

export const stockWords = (props: Pick<AdventureProps, 'say'>, { item, count, ares }: Stock): string =>
  props.say(`port-royal.table.adventure.${ares ? 'items.ares' : 'items.of'}`, {
    item: itemName(item, props.say),
    count,
  });
