/** The five character cards of the Adventure, two sides each; character n is side n % 2 of card n >> 1. */
import type { Colour } from './types.ts';

export type CharacterAbility =
  | { readonly kind: 'bustCoins'; readonly coins: number; readonly upTo: number }
  | { readonly kind: 'expeditionCrowns'; readonly crowns: number }
  | { readonly kind: 'sabre' }
  | { readonly kind: 'discount' }
  | { readonly kind: 'tradeCrown'; readonly colour: Colour }
  | { readonly kind: 'tradeCoin'; readonly colour: Colour }
  | { readonly kind: 'fullHarbour'; readonly coins: number }
  | { readonly kind: 'ships'; readonly from: number; readonly coins: number }
  | { readonly kind: 'once'; readonly coins: number }
  | { readonly kind: 'lookout' };

interface Row<Id extends string> {
  readonly id: Id;
  /** Reconstructed, like the pairing of the sides and the traders' colours; the abilities are printed. */
  readonly startCoins: number;
  readonly ability: CharacterAbility;
}

/** A number in CHARACTERS. */
export type CharacterId = number;

const character = <const Id extends string>(id: Id, startCoins: number, ability: CharacterAbility): Row<Id> => ({
  id,
  startCoins,
  ability,
});

/** PR-CHAR-3 to PR-CHAR-12. */
const ROWS = [
  character('graceMay', 4, { kind: 'bustCoins', coins: 2, upTo: 4 }),
  character('jacquesGrande', 4, { kind: 'expeditionCrowns', crowns: 2 }),
  character('jeanBlackbeard', 3, { kind: 'sabre' }),
  character('senoraAnne', 2, { kind: 'discount' }),
  character('donFerdinando', 4, { kind: 'tradeCrown', colour: 'green' }),
  character('officerScott', 3, { kind: 'fullHarbour', coins: 1 }),
  character('peterLandman', 4, { kind: 'tradeCoin', colour: 'yellow' }),
  character('cutthroatMary', 3, { kind: 'ships', from: 3, coins: 1 }),
  character('samuelBlackguard', 5, { kind: 'once', coins: 2 }),
  character('thomasFishborn', 3, { kind: 'lookout' }),
];

export type CharacterName = (typeof ROWS)[number]['id'];
export type Character = Row<CharacterName>;
export const CHARACTERS: readonly Character[] = ROWS;
