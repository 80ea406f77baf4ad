/** The truth with everything an eye may not know dealt anew: written apart from `imagine`, to test it. */
import type { Chance, Eye, Stream } from '@broadside/kernel';
import { CAPITALIST, COINS_OF_A_CAPITALIST } from '../cards/achievements.ts';
import { FIRST_SEA, NO_CARD, soloCard } from '../cards/table.ts';
import type { DeadReckoningState, Player } from '../rules/state.ts';

/** Tiles that lie face down change places with each other and with the islands in the box. */
function redealTiles(state: DeadReckoningState, stream: Stream): void {
  const covered = state.sea.filter(({ explored }) => !explored);
  const tiles = [...state.left, ...covered.map(({ id }) => id)];
  stream.shuffle(tiles);
  const islands = tiles.filter((tile) => tile < FIRST_SEA);
  state.left = islands.slice(0, state.left.length);
  const rest = tiles.filter((tile) => !state.left.includes(tile));
  covered.forEach((tile, at) => {
    Object.assign(tile, { id: rest[at] });
  });
}

/** An open top card stays. */
function redealBoxes({ boxes, options }: DeadReckoningState, stream: Stream): void {
  for (const box of boxes) {
    const top = options.topCardVisible ? box.splice(-1) : [];
    stream.shuffle(box);
    box.push(...top);
  }
}

/** Which of the cards in hand and deck are in hand; cards with a secret level keep their places. */
function redealHand(player: Player, fixed: number, stream: Stream): void {
  const plain = (card: number): boolean => player.crew[card].level === player.crew[card].known && card !== fixed;
  const cards = [...player.hand, ...player.deck].filter(plain);
  stream.shuffle(cards);
  const deal = (card: number): number => (plain(card) ? (cards.pop() as number) : card);
  player.hand = player.hand.map(deal).sort((a, b) => a - b);
  player.deck = player.deck.map(deal);
}

/** The secret level of one card in hand might be another's that was known at the same level. */
function redealLevels({ hand, crew }: Player, stream: Stream): void {
  const order = hand.slice();
  stream.shuffle(order);
  for (const card of hand)
    for (const other of order)
      if (crew[card].known === crew[other].known) {
        const { level } = crew[card];
        crew[card].level = crew[other].level;
        crew[other].level = level;
      }
}

function redealOther(state: DeadReckoningState, seat: number, stream: Stream): void {
  const player = state.players[seat];
  const drawn = state.flow.find((frame) => frame.step === 'drawn');
  redealHand(player, drawn?.step === 'drawn' && drawn.seat === seat ? drawn.card : NO_CARD, stream);
  redealLevels(player, stream);
  const rich = ((player.achievements >> CAPITALIST) & 1) === 1;
  player.chest = stream.below(rich ? 2 * COINS_OF_A_CAPITALIST : COINS_OF_A_CAPITALIST);
  if (player.token !== NO_CARD) player.token = player.offered[stream.below(player.offered.length)];
}

/** DR-SOLO-5: within each stage. */
function redealOrders(state: DeadReckoningState, stream: Stream): void {
  const orders = state.orders.slice();
  stream.shuffle(orders);
  state.orders = [3, 2, 1].flatMap((stage) => orders.filter((order) => soloCard(order).stage === stage));
}

/** Tiles, boxes, decks, others' hands, secret levels, chests and tokens, orders and throws to come. */
export function redeal(state: DeadReckoningState, eye: Eye, chance: Chance): DeadReckoningState {
  const stream = chance.stream('redeal');
  redealTiles(state, stream);
  redealBoxes(state, stream);
  redealOrders(state, stream);
  for (let seat = 0; seat < state.seats; seat++) {
    stream.shuffle(state.players[seat].deck);
    if (seat !== eye && state.flow.length > 0) redealOther(state, seat, stream);
  }
  state.prescribed = [];
  return state;
}
