/** What a viewer may know, built up from nothing (section 13). */
import type { Seat, Viewer } from '@broadside/kernel';
import type { CardId, Character } from '../cards/table.ts';
import { copyFrame, copyLid, copyRaid } from './copies.ts';
import { playedCharacters } from './round.ts';
import { capacityOf, freeOf, guardsOf, loadedOf, reserveOf } from './ships.ts';
import {
  type GoodsCount,
  type Lid,
  NOT_CHOSEN,
  type Raid,
  type SevenSeasFrame,
  type SevenSeasOptions,
  type SevenSeasState,
} from './state.ts';

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
  readonly eye: Viewer;
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

/** S7-HIDDEN-3: a choice is known to its owner, and to all once it was called. */
const knownChoice = (state: SevenSeasState, seat: Seat, viewer: Viewer): PirateView['chosen'] => {
  const { chosen } = state.pirates[seat];
  return seat === viewer || chosen <= state.called ? chosen : NOT_CHOSEN;
};

function viewPirate(state: SevenSeasState, seat: Seat, viewer: Viewer): PirateView {
  const pirate = state.pirates[seat];
  const isOpen = seat === viewer || state.flow.length === 0;
  return {
    chests: pirate.chests,
    ships: pirate.ships,
    reserve: reserveOf(pirate),
    guards: guardsOf(pirate),
    loaded: loadedOf(pirate),
    free: freeOf(pirate),
    capacity: capacityOf(pirate),
    goods: [...pirate.goods],
    talismans: pirate.talismans,
    yinYang: pirate.yinYang,
    marks: pirate.marks,
    doubleHolds: pirate.doubleHolds,
    unsinkables: pirate.unsinkables,
    handSize: pirate.hand.length,
    hand: isOpen ? pirate.hand.slice() : null,
    played: playedCharacters(pirate),
    hasChosen: pirate.chosen !== NOT_CHOSEN,
    chosen: knownChoice(state, seat, viewer),
  };
}

/** Built up from nothing, field by field (S7-HIDDEN-1). */
export function view(state: SevenSeasState, viewer: Viewer): SevenSeasView {
  const { played, ports } = state;
  return {
    eye: viewer,
    options: state.options,
    pirates: state.pirates.map((_, seat) => viewPirate(state, seat, viewer)),
    round: state.round,
    turns: state.turns,
    first: state.first,
    called: state.called,
    acting: state.acting.slice(),
    endRound: state.endRound,
    adventuresLeft: state.adventures.length,
    playedCount: played.length,
    playedTop: played.length > 0 ? played[played.length - 1] : -1,
    history: state.options.openHistory ? played.slice() : null,
    port: ports[ports.length - 1],
    portsPlayed: ports.length - 1,
    lootLeft: state.loot.length,
    discarded: state.discarded.slice(),
    discardTop: state.discardTop,
    corsairs: state.corsairs.slice(),
    raid: copyRaid(state.raid),
    lid: copyLid(state.lid),
    throws: state.throws,
    flow: state.flow.map(copyFrame),
  };
}
