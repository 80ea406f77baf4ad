/** What a viewer may know, built up from nothing (section 26). */
import type { Seat, Viewer } from '@broadside/kernel';
import { type CardId, NO_CARD } from '../cards/table.ts';
import { cannonsLeft, cannonsOf } from './arms.ts';
import type { Battle } from './battleState.ts';
import { copyBatch, copyBattle, copyCell, copyFrame, copyTile, copyTurn } from './copies.ts';
import { handLimit } from './draw.ts';
import { isRival, rivalCubes } from './rival/self.ts';
import type {
  Batch,
  Cell,
  DeadReckoningFrame,
  DeadReckoningOptions,
  DeadReckoningState,
  Player,
  Tile,
  Turn,
} from './state.ts';

/** Where the viewer knows a crew card to be; others' hands and decks cannot be distinguished. */
export type Whereabouts = 'hand' | 'deck' | 'hidden' | 'play' | 'discard';

export interface CrewView {
  readonly where: Whereabouts;
  /** As far as the viewer knows: a card raised secretly shows its old level (DR-HID-4). */
  readonly level: number;
  /** The level everybody has seen last; an owner knows what the others know. */
  readonly known: number;
  readonly sleeves: readonly [CardId, CardId, CardId];
  readonly used: number;
  readonly fired: number;
}

export interface PlayerView
  extends Readonly<
    Pick<
      Player,
      | 'dock'
      | 'firedPrinted'
      | 'damage'
      | 'at'
      | 'pirate'
      | 'sails'
      | 'cubes'
      | 'legend'
      | 'seaDogs'
      | 'explorer'
      | 'achievements'
      | 'levelDue'
      | 'finished'
      | 'training'
    >
  > {
  /** By card; empty for the rival. */
  readonly crew: readonly CrewView[];
  readonly deckSize: number;
  readonly handSize: number;
  /** Only for the owner, and for all when the match is over. */
  readonly hand: readonly CardId[] | null;
  readonly play: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly aside: readonly CardId[];
  /** Every gain and payment is public, and with them the sum (DR-HID-1). In matches of before -1 for others. */
  readonly chest: number;
  readonly cells: readonly Readonly<Cell>[];
  /** Levels gained secretly: in the hand, and at the bottom of the deck. 0 for the owner, who sees the levels. */
  readonly raisedInHand: number;
  readonly raisedInDeck: number;
  /** NO_CARD for others until the end; whether one was kept is seen by all. */
  readonly token: CardId;
  readonly hasToken: boolean;
  readonly offered: readonly CardId[];
  /** All cannons, and those not fired this turn; what the rival fights with (DR-SOLO-30). */
  readonly cannons: number;
  readonly cannonsLeft: number;
  readonly handLimit: number;
}

/** A tile face down has no identity: `id` is NO_CARD. */
export type TileView = Readonly<Tile>;

export interface DeadReckoningView {
  readonly eye: Viewer;
  readonly options: DeadReckoningOptions;
  readonly seats: number;
  readonly players: readonly PlayerView[];
  readonly sea: readonly TileView[];
  /** How many cards are in each box; the top cards if the table plays so, else NO_CARD. */
  readonly boxes: readonly number[];
  readonly tops: readonly CardId[];
  readonly gone: readonly CardId[];
  readonly upgrades: readonly number[];
  readonly buildings: readonly number[];
  readonly first: Seat;
  readonly active: number;
  readonly round: number;
  readonly turns: number;
  readonly endedBy: number;
  readonly turn: Readonly<Turn>;
  readonly batch: Readonly<Batch> | null;
  readonly battle: Readonly<Battle> | null;
  readonly ordersLeft: number;
  readonly ordered: readonly CardId[];
  readonly throws: number;
  readonly tieStrength: readonly number[];
  /** `drawn.card` is NO_CARD for others. Empty when the match is over. */
  readonly flow: readonly DeadReckoningFrame[];
}

/** Which pile a crew card lies in, by card; what is not elsewhere is in the deck. */
function placesOf({ hand, play, discard, crew }: Player): Whereabouts[] {
  const places = new Array<Whereabouts>(crew.length).fill('deck');
  for (const card of hand) places[card] = 'hand';
  for (const card of play) places[card] = 'play';
  for (const card of discard) places[card] = 'discard';
  return places;
}

/** DR-HID-2 to 5: what lies open is known, and to the owner all but the order of the deck. */
function viewCrew(player: Player, isOpen: boolean): CrewView[] {
  const places = placesOf(player);
  const crew: CrewView[] = [];
  for (let card = 0; card < places.length; card++) {
    const { level, known, sleeves, used, fired } = player.crew[card];
    const place = places[card];
    crew.push({
      where: isOpen || place === 'play' || place === 'discard' ? place : 'hidden',
      level: isOpen ? level : known,
      known,
      sleeves,
      used,
      fired,
    });
  }
  return crew;
}

/** DR-HID-4: that levels were gained is public, which cards have them is not. */
function raisedIn(player: Player, pile: readonly CardId[], isOpen: boolean): number {
  if (isOpen) return 0;
  let raised = 0;
  for (const card of pile) raised += player.crew[card].level - player.crew[card].known;
  return raised;
}

function viewCells(cells: readonly Cell[]): Cell[] {
  const seen: Cell[] = [];
  for (const cell of cells) seen.push(copyCell(cell));
  return seen;
}

function viewPlayer(state: DeadReckoningState, place: number, viewer: Viewer): PlayerView {
  const player = state.players[place];
  const rival = isRival(state, place);
  const isOpen = place === viewer || rival || state.flow.length === 0;
  return {
    crew: viewCrew(player, isOpen),
    deckSize: player.deck.length,
    handSize: player.hand.length,
    hand: isOpen ? player.hand.slice() : null,
    play: player.play.slice(),
    discard: player.discard.slice(),
    aside: player.aside.slice(),
    dock: player.dock,
    chest: player.chest,
    cells: viewCells(player.cells),
    firedPrinted: player.firedPrinted,
    damage: player.damage,
    at: player.at,
    pirate: player.pirate,
    sails: player.sails,
    cubes: player.cubes,
    legend: player.legend,
    seaDogs: player.seaDogs,
    explorer: player.explorer,
    achievements: player.achievements,
    levelDue: player.levelDue,
    finished: player.finished,
    raisedInHand: raisedIn(player, player.hand, isOpen),
    raisedInDeck: raisedIn(player, player.deck, isOpen),
    token: isOpen ? player.token : NO_CARD,
    hasToken: player.token !== NO_CARD,
    offered: player.offered.slice(),
    training: player.training,
    cannons: rival ? rivalCubes(state, 0) : cannonsOf(state, place),
    cannonsLeft: rival ? rivalCubes(state, 0) : cannonsLeft(state, place),
    handLimit: handLimit(state, place),
  };
}

/** DR-HID-9. */
function viewTile(tile: Tile): TileView {
  return copyTile(tile, tile.explored ? tile.id : NO_CARD);
}

/** DR-ADV-R1: a card drawn in a battle is known to who drew it. */
function viewFlow(flow: readonly DeadReckoningFrame[], viewer: Viewer): DeadReckoningFrame[] {
  const frames: DeadReckoningFrame[] = [];
  for (const frame of flow)
    frames.push(frame.step === 'drawn' && frame.seat !== viewer ? { ...frame, card: NO_CARD } : copyFrame(frame));
  return frames;
}

/** DR-HID-8: tops lie open only if the table plays so. */
const topsOf = ({ boxes, options }: DeadReckoningState): CardId[] =>
  boxes.map((box) => (options.topCardVisible && box.length > 0 ? box[box.length - 1] : NO_CARD));

/** Built up from nothing, field by field. */
export function view(state: DeadReckoningState, viewer: Viewer): DeadReckoningView {
  return {
    eye: viewer,
    options: state.options,
    seats: state.seats,
    players: state.players.map((_, place) => viewPlayer(state, place, viewer)),
    sea: state.sea.map(viewTile),
    boxes: state.boxes.map(({ length }) => length),
    tops: topsOf(state),
    gone: state.gone.slice(),
    upgrades: state.upgrades.slice(),
    buildings: state.buildings.slice(),
    first: state.first,
    active: state.active,
    round: state.round,
    turns: state.turns,
    endedBy: state.endedBy,
    turn: copyTurn(state.turn),
    batch: copyBatch(state.batch),
    battle: copyBattle(state.battle),
    ordersLeft: state.orders.length,
    ordered: state.ordered.slice(),
    throws: state.throws,
    tieStrength: state.tieStrength.slice(),
    flow: viewFlow(state.flow, viewer),
  };
}
