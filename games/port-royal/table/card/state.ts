/** What the table knows of a card beyond its print, and how the card says it aloud. */

import { CARDS, type CardId } from '../../cards/table.ts';
import { abilityOf, cardName } from '../../text/cards.ts';
import type { TableSay as Say } from '../../text/table.ts';

/** ready: may be chosen; new: just revealed; dim: out of the question; selected: chosen. */
export type Mark = 'ready' | 'new' | 'dim' | 'selected';

export interface CardState {
  /** What a person costs after discounts; the printed price is struck out when they differ. */
  readonly price?: number | undefined;
  /** What a ship brings with the traders' coins. */
  readonly income?: number | undefined;
  /** Coins that are missing. */
  readonly short?: number | undefined;
  /** What is missing stands under the card and not on it. */
  readonly pill?: boolean | undefined;
  /** Any other reason, on the band across the picture. */
  readonly note?: string | undefined;
  readonly marked?: Mark | undefined;
  /** The sabres of whoever looks: strengths within their reach are lit. */
  readonly sabres?: number | undefined;
  /** This ship can be sunk now. */
  readonly sinkable?: boolean | undefined;
}

/** A name without colour and figures: both are printed beside it. */
export function shortName(id: CardId, say: Say): string {
  const card = CARDS[id];
  switch (card.kind) {
    case 'ship':
      return say(`port-royal.face.ship.${card.colour}`);
    case 'trader':
    case 'merchant':
    case 'clerk':
    case 'expedition':
    case 'tax':
      return say(`port-royal.face.${card.kind}`);
    default:
      return say(`port-royal.card.${card.kind}`);
  }
}

/** Name and figures, what the card does, then what matters to the player who looks. */
export function cardLabel(id: CardId | undefined, state: CardState, say: Say): string {
  if (id === undefined) return say('port-royal.face.back');
  const { price, income, short = 0, note, marked, sinkable } = state;
  const news = [
    marked === 'new' ? say('port-royal.face.say.new') : '',
    marked === 'selected' ? say('port-royal.face.say.selected') : '',
    price === undefined ? '' : say('port-royal.face.say.price', { coins: price }),
    income === undefined ? '' : say('port-royal.face.say.income', { coins: income }),
    short > 0 ? say('port-royal.face.say.short', { coins: short }) : '',
    sinkable ? say('port-royal.face.say.sinkable') : '',
    note ?? '',
  ];
  const print = say('port-royal.face.say', { name: cardName(id, say), about: abilityOf(id, say) });
  return [print, ...news.filter((words) => words !== '')].join(' ');
}
