/** Section 26: how everything a viewer cannot see may lie. */
import type { Chance, Stream, Viewer } from '@broadside/kernel';
import { ISLANDS, OPEN_SEA } from '../cards/ocean.ts';
import { SOLO_CARDS } from '../cards/solo.ts';
import {
  type CardId,
  FIRST_ISLAND,
  FIRST_ROW_CARD,
  FIRST_SEA,
  FIRST_SOLO,
  frontOf,
  NO_CARD,
  ROW_CARDS,
  soloCard,
} from '../cards/table.ts';
import { copyBatch, copyBattle, copyCell, copyFrame, copyTile, copyTurn } from './copies.ts';
import { imagineCrew } from './imagineCrew.ts';
import { playersOf } from './setup.ts';
import type { Cell, DeadReckoningFrame, DeadReckoningState, Player, Tile } from './state.ts';
import type { DeadReckoningView, PlayerView } from './view.ts';

const ALL_ISLANDS: readonly CardId[] = ISLANDS.map((_, at) => FIRST_ISLAND + at);

/** The open sea of a table, by players. */
const SEAS: readonly (readonly CardId[])[] = [0, 1, 2, 3, 4].map((players) =>
  OPEN_SEA.flatMap((sea, at) => (sea.players.includes(players) ? [FIRST_SEA + at] : [])),
);

/** Every tile that has not been seen: seas of this table lie in the sea, of the islands any may be in the box. */
function imagineSea(seen: DeadReckoningView, stream: Stream): { sea: Tile[]; left: CardId[] } {
  const known = seen.sea.map(({ id }) => id);
  const islands = ALL_ISLANDS.filter((id) => !known.includes(id));
  const hidden = SEAS[playersOf(seen.seats)].filter((id) => !known.includes(id));
  stream.shuffle(islands);
  let faceDown = 0;
  for (const { explored } of seen.sea) if (!explored) faceDown++;
  hidden.push(...islands.splice(0, faceDown - hidden.length));
  stream.shuffle(hidden);
  const sea: Tile[] = [];
  for (const tile of seen.sea) sea.push(copyTile(tile, tile.explored ? tile.id : (hidden.pop() ?? NO_CARD)));
  return { sea, left: islands };
}

const COPIES: readonly number[] = ROW_CARDS.map(({ copies }) => copies);

/** DR-HID-8: what a box holds is what has not been seen of its row; only the order is hidden. */
function imagineBoxes(seen: DeadReckoningView, stream: Stream): CardId[][] {
  const unseen = COPIES.slice();
  const see = (card: CardId): void => {
    if (card !== NO_CARD) unseen[frontOf(card) - FIRST_ROW_CARD]--;
  };
  for (const { card } of seen.sea) see(card);
  for (const card of seen.gone) see(card);
  for (const { aside, crew } of seen.players) {
    for (const card of aside) see(card);
    for (const { sleeves } of crew) for (const card of sleeves) see(card);
  }
  const boxes: CardId[][] = seen.tops.map(() => []);
  for (let at = 0; at < unseen.length; at++)
    for (let copy = 0; copy < unseen[at]; copy++) boxes[ROW_CARDS[at].row - 1].push(FIRST_ROW_CARD + at);
  seen.tops.forEach((top, row) => {
    const box = boxes[row];
    stream.shuffle(box);
    if (top !== NO_CARD) box.push(...box.splice(box.indexOf(top), 1));
  });
  return boxes;
}

/** DR-SOLO-5: the stages lie in order, the first on top. */
function imagineOrders(seen: DeadReckoningView, stream: Stream): CardId[] {
  if (seen.seats > 1) return [];
  const orders: CardId[] = [];
  for (const stage of [3, 2, 1]) {
    const left: CardId[] = [];
    for (let card = FIRST_SOLO; card < FIRST_SOLO + SOLO_CARDS.length; card++)
      if (soloCard(card).stage === stage && !seen.ordered.includes(card)) left.push(card);
    stream.shuffle(left);
    orders.push(...left);
  }
  return orders;
}

/** DR-HID-10. */
const imagineToken = ({ token, hasToken, offered }: PlayerView, stream: Stream): CardId =>
  token !== NO_CARD || !hasToken ? token : offered[stream.below(offered.length)];

function imaginePlayer(player: PlayerView, stream: Stream): Player {
  const cells: Cell[] = [];
  for (const cell of player.cells) cells.push(copyCell(cell));
  const { crew, deck, hand } = imagineCrew(player, stream);
  return {
    crew,
    deck,
    hand,
    play: player.play.slice(),
    discard: player.discard.slice(),
    aside: player.aside.slice(),
    dock: player.dock,
    chest: player.chest,
    cells,
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
    token: imagineToken(player, stream),
    offered: player.offered.slice(),
    training: player.training,
  };
}

/** DR-ADV-R1: the card that another has just drawn is some card of that hand. */
function imagineFrame(frame: DeadReckoningFrame, players: readonly Player[], stream: Stream): DeadReckoningFrame {
  if (frame.step !== 'drawn' || frame.card !== NO_CARD) return copyFrame(frame);
  const { hand } = players[frame.seat];
  return { ...frame, card: hand[stream.below(hand.length)] };
}

/** Deals what is hidden again; all that the viewer sees stays as it is. */
export function imagine(seen: DeadReckoningView, _viewer: Viewer, chance: Chance): DeadReckoningState {
  const stream = chance.stream('imagine');
  const { sea, left } = imagineSea(seen, stream);
  const players: Player[] = [];
  for (const player of seen.players) players.push(imaginePlayer(player, stream));
  return {
    options: seen.options,
    seats: seen.seats,
    players,
    sea,
    left,
    boxes: imagineBoxes(seen, stream),
    gone: seen.gone.slice(),
    upgrades: seen.upgrades.slice(),
    buildings: seen.buildings.slice(),
    first: seen.first,
    active: seen.active,
    round: seen.round,
    turns: seen.turns,
    endedBy: seen.endedBy,
    turn: copyTurn(seen.turn),
    batch: copyBatch(seen.batch),
    battle: copyBattle(seen.battle),
    orders: imagineOrders(seen, stream),
    ordered: seen.ordered.slice(),
    throws: seen.throws,
    prescribed: [],
    tieStrength: seen.tieStrength.slice(),
    flow: seen.flow.map((frame) => imagineFrame(frame, players, stream)),
  };
}
