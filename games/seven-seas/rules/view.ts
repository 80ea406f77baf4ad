/** What an eye may know, built up from nothing (section 13). */
import type { Eye, Seat } from '@broadside/kernel';
import type { CardId, Character } from '../cards/table.ts';
import type { GoodsCount, Lid, NOT_CHOSEN, Raid, SevenSeasFrame, SevenSeasOptions } from './state.ts';

export interface PirateView {
  readonly chests: number;
  readonly ships: number;
  readonly reserve: number;
  readonly guards: number;
  readonly loaded: number;
  /** Free ships, those in the raid included. */
  readonly free: number;
  /** Goods the sea ships can carry. */
  readonly capacity: number;
  readonly goods: Readonly<GoodsCount>;
  readonly talismans: number;
  readonly yinYang: number;
  readonly marks: number;
  readonly doubleHolds: number;
  readonly unsinkables: number;
  readonly handSize: number;
  /** Only for the owner, and for all when the match is over. */
  readonly hand: readonly CardId[] | null;
  /** Characters lying face up from earlier rounds. */
  readonly played: readonly Character[];
  /** Whether a card lies face down or revealed before the player this round. */
  readonly hasChosen: boolean;
  /** Known to the owner at once, to others when it is called; else NOT_CHOSEN. */
  readonly chosen: Character | typeof NOT_CHOSEN;
}

export interface SevenSeasView {
  readonly eye: Eye;
  readonly options: SevenSeasOptions;
  readonly pirates: readonly PirateView[];
  readonly round: number;
  readonly turns: number;
  readonly first: Seat;
  readonly called: Character | typeof NOT_CHOSEN;
  readonly acting: readonly Seat[];
  /** The round in which End of Adventures was drawn; 0 before. The match ends after endRound + 3. */
  readonly endRound: number;
  readonly adventuresLeft: number;
  /** Played Caravans and Curses: how many, the open top card, and all of them if the table plays with open history. */
  readonly playedCount: number;
  readonly playedTop: CardId | -1;
  readonly history: readonly CardId[] | null;
  /** The current port. */
  readonly port: CardId;
  /** Ports played so far, the current one included; Pirate Bay is not counted. */
  readonly portsPlayed: number;
  readonly lootLeft: number;
  readonly discarded: readonly number[];
  readonly discardTop: number;
  /** Who holds the Corsair token of each nation; -1 if nobody. */
  readonly corsairs: readonly number[];
  readonly raid: Raid | null;
  readonly lid: Lid | null;
  readonly throws: number;
  /** Frames hold no secret; the last one waits. Empty when the match is over. */
  readonly flow: readonly SevenSeasFrame[];
}
