/** How a card is called, and what it says of itself to those who do not see it. */

import { type CardId, CHARACTERS } from '../../cards/table.ts';
import { aboutCard, cardName } from '../../text/cards.ts';
import type { TableSay } from '../../text/table.ts';
import { type Print, printOf } from './print.ts';

/** A name without its figures: they are printed beside it. */
export function shortName(card: CardId, say: TableSay): string {
  const print = printOf(card);
  switch (print.kind) {
    case 'caravan':
      return say('seven-seas.face.caravan');
    case 'port':
      return print.bay ? cardName(card, say) : say('seven-seas.face.port');
    case 'curse':
    case 'end':
    case 'loot':
    case 'character':
      return cardName(card, say);
  }
}

/** Which deck a card lies in while it is face down. */
export type Deck = 'adventure' | 'loot' | 'character';

function fullName(card: CardId, print: Print, say: TableSay): string {
  const name = cardName(card, say);
  return print.kind === 'character' ? say('seven-seas.face.called', { name, order: print.character + 1 }) : name;
}

export interface LabelState {
  readonly deck?: Deck | undefined;
  /** Anything else that is to be known: a reason why not. */
  readonly note?: string | undefined;
}

export function cardLabel(card: CardId | undefined, { deck = 'adventure', note }: LabelState, say: TableSay): string {
  if (card === undefined) return say(`seven-seas.face.back.${deck}`);
  const print = printOf(card);
  const words = say('seven-seas.face.say', { name: fullName(card, print, say), about: aboutCard(card, say) });
  return note === undefined ? words : `${words} ${note}`;
}

/** What a character does, and what its gift is. */
export const deedOf = (character: number, say: TableSay): { readonly action: string; readonly gift: string } => {
  const name = CHARACTERS[character];
  return { action: say(`seven-seas.face.action.${name}`), gift: say(`seven-seas.face.gift.${name}`) };
};
