/** Cards of Pirates of the 7 Seas on the screen. */

export {
  MiniAdventure,
  type MiniAdventureProps,
  MiniCharacter,
  type MiniCharacterProps,
  type MiniProps,
} from './Mini.tsx';
export { type Print, printOf } from './print.ts';
export { type Mark, SevenSeasCard, type SevenSeasCardProps } from './SevenSeasCard.tsx';
export { ActionSigns, GiftSigns, Prices, type PricesProps, Signs } from './signs.tsx';
export { cardLabel, type Deck, deedOf, shortName } from './words.ts';
