/** Section 26: how everything a viewer cannot see may lie. */
import type { Chance, Stream, Viewer } from '@broadside/kernel';
import { CAPITALIST, COINS_OF_A_CAPITALIST } from '../cards/achievements.ts';
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

/** Every tile that has not been seen: seas of this table lie in the sea, of the islands any may be in the box. */
function imagineSea(seen: DeadReckoningView, stream: Stream): { sea: Tile[]; left: CardId[] } {
  const known = new Set(seen.sea.map(({ id }) => id));
  const islands: CardId[] = [];
  for (let at = 0; at < ISLANDS.length; at++) if (!known.has(FIRST_ISLAND + at)) islands.push(FIRST_ISLAND + at);
  const hidden: CardId[] = [];
  OPEN_SEA.forEach(({ players }, at) => {
    if (players.includes(playersOf(seen.seats)) && !known.has(FIRST_SEA + at)) hidden.push(FIRST_SEA + at);
  });
  stream.shuffle(islands);
  const faceDown = seen.sea.filter(({ explored }) => !explored).length;
  hidden.push(...islands.splice(0, faceDown - hidden.length));
  stream.shuffle(hidden);
  const sea = seen.sea.map((tile) => {
    const copy = copyTile(tile);
    return tile.explored ? copy : { ...copy, id: hidden.pop() ?? NO_CARD };
  });
  return { sea, left: islands };
}

/** DR-HID-8: what a box holds is what has not been seen of its row; only the order is hidden. */
function imagineBoxes(seen: DeadReckoningView, stream: Stream): CardId[][] {
  const unseen = ROW_CARDS.map(({ copies }) => copies);
  const see = (card: CardId): void => {
    if (card !== NO_CARD) unseen[frontOf(card) - FIRST_ROW_CARD]--;
  };
  for (const { card } of seen.sea) see(card);
  for (const card of seen.gone) see(card);
  for (const { aside, crew } of seen.players) {
    for (const card of aside) see(card);
    for (const { sleeves } of crew) for (const card of sleeves) see(card);
  }
  return seen.tops.map((top, row) => {
    const box: CardId[] = [];
    ROW_CARDS.forEach((card, at) => {
      if (card.row === row + 1) for (let copy = 0; copy < unseen[at]; copy++) box.push(FIRST_ROW_CARD + at);
    });
    stream.shuffle(box);
    if (top !== NO_CARD) box.push(...box.splice(box.indexOf(top), 1));
    return box;
  });
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

/**
 * Every change of a chest is seen, only the sum is screened (DR-HID-1): a plausible one, so far below the thirty coins
 * that would be announced (DR-ACH-11) that no single gain reaches them.
 */
const LEAST_IN_A_CHEST = 6;
const SPAN = 14;

function imagineChest({ chest, achievements }: PlayerView, stream: Stream): number {
  if (chest >= 0) return chest;
  const least = ((achievements >> CAPITALIST) & 1) === 1 ? COINS_OF_A_CAPITALIST - SPAN / 2 : LEAST_IN_A_CHEST;
  return least + stream.below(SPAN);
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
    chest: imagineChest(player, stream),
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
