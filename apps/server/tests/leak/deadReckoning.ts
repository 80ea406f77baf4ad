/** How what is hidden in Dead Reckoning is dealt again. */
import type { Eye, Stream } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { type Choice, type Deal, type Dealer, dealAgain, placesIn, type Told } from './deal.ts';

interface Crew {
  level: number;
  readonly known: number;
}

interface Player {
  readonly crew: readonly Crew[];
  readonly deck: number[];
  hand: number[];
  readonly play: readonly number[];
  readonly discard: readonly number[];
  readonly achievements: number;
  readonly offered: readonly number[];
  readonly levelDue: string;
  chest: number;
  token: number;
}

interface Sea {
  readonly seats: number;
  readonly players: readonly Player[];
  readonly sea: readonly { id: number; readonly explored: boolean }[];
  readonly left: number[];
  readonly boxes: readonly number[][];
  readonly orders: number[];
  readonly prescribed: string[];
  readonly options: { readonly topCardVisible: boolean };
  readonly flow: readonly { readonly step: string; readonly seat?: number; readonly card?: number }[];
}

const cardsOf = (module: string): readonly { readonly id: number; readonly printed: unknown }[] =>
  onShelf('dead-reckoning')?.game.cards.filter((card) => card.module === module) ?? [];

const SEAS: ReadonlySet<number> = new Set(cardsOf('sea').map(({ id }) => id));
const STAGES = new Map(cardsOf('solo').map(({ id, printed }) => [id, (printed as { readonly stage: number }).stage]));
const NO_CARD = -1;
const HIGHEST = 4;
/** Coins that are announced, and the bit of the achievement. */
const RICH = 30;
const CAPITALIST = 4;

/** Tiles that stay face down change places with each other and, islands, with those in the box. */
function dealTiles({ sea, left }: Sea, after: Sea, stream: Stream): void {
  const covered = sea.filter((_, at) => !after.sea[at].explored);
  const tiles = covered.map(({ id }) => id);
  dealAgain(placesIn(tiles), stream);
  const islands = tiles.flatMap((id, at) => (SEAS.has(id) ? [] : [[tiles, at] as const]));
  dealAgain([...islands, ...placesIn(left)], stream);
  covered.forEach((tile, at) => {
    tile.id = tiles[at];
  });
}

/** What is taken out of a box stays where it lay, and what lies above it. */
function dealBox(box: number[], after: readonly number[], open: boolean, stream: Stream): void {
  const changed = box.findIndex((card, at) => card !== after[at]);
  const from = changed < 0 ? box.length : changed;
  dealAgain(placesIn(box, 0, open ? Math.min(from, after.length - 1) : from), stream);
}

/** The rival's orders that are still to come, within their stages. */
function dealOrders({ orders }: Sea, after: Sea, stream: Stream): void {
  for (const stage of [1, 2, 3])
    dealAgain(
      placesIn(orders, 0, after.orders.length).filter(([, at]) => STAGES.get(orders[at]) === stage),
      stream,
    );
}

/** Cards of somebody else that come to light, or are spoken of: they stay where they are, at their level. */
function named(seat: number, state: Sea, after: Sea, events: readonly Told[]): ReadonlySet<number> {
  const { play, discard } = after.players[seat];
  const cards = new Set([...play, ...discard]);
  for (const { flow } of [state, after])
    for (const frame of flow) if (frame.step === 'drawn' && frame.seat === seat) cards.add(frame.card ?? NO_CARD);
  for (const event of events)
    if (event.type !== 'drew' && event.seat === seat && event.card !== undefined) cards.add(event.card);
  return cards;
}

const canRise = ({ hand, crew }: Player): boolean => hand.some((card) => crew[card].level < HIGHEST);

/** Which cards are in hand and which in the deck; those with a secret level keep their places. */
function dealHand(player: Player, fixed: ReadonlySet<number>, stream: Stream): void {
  const moves = (card: number): boolean => player.crew[card].level === player.crew[card].known && !fixed.has(card);
  const { hand, deck } = player;
  dealAgain(
    [...placesIn(hand), ...placesIn(deck)].filter(([pile, at]) => moves(pile[at])),
    stream,
  );
  hand.sort((a, b) => a - b);
}

/** The secret level of a card in hand might be another's that was known at the same level. */
function dealLevels({ hand, crew }: Player, fixed: ReadonlySet<number>, stream: Stream): void {
  const cards = hand.filter((card) => !fixed.has(card));
  for (const card of cards) {
    const other = cards[stream.below(cards.length)];
    if (crew[card].known !== crew[other].known) continue;
    [crew[card].level, crew[other].level] = [crew[other].level, crew[card].level];
  }
}

/** Nobody but its owner knows what a chest holds; only a sum that is announced is at least that. */
function dealChest(player: Player, stream: Stream): void {
  const rich = ((player.achievements >> CAPITALIST) & 1) === 1;
  player.chest = stream.below(rich ? 2 * RICH : RICH);
}

function dealOther(seat: number, { state: truth, after: end, events, stream }: Deal): void {
  const [state, after] = [truth as Sea, end as Sea];
  const player = state.players[seat];
  const fixed = named(seat, state, after, events);
  const before = { hand: player.hand.slice(), deck: player.deck.slice() };
  const could = canRise(player);
  dealHand(player, fixed, stream);
  // DR-LEVEL-4: that nothing can rise is seen by all when a level is due.
  if (could !== canRise(player)) {
    player.hand = before.hand;
    player.deck.splice(0, player.deck.length, ...before.deck);
  }
  dealLevels(player, fixed, stream);
  // Whoever pays or gains shows whether the chest was enough for it, and whether it is full now.
  const spends = events.some(({ type, seat: whose }) => whose === seat && (type === 'sunk' || type === 'moved'));
  if (!spends && player.chest === after.players[seat].chest) dealChest(player, stream);
  if (player.token !== NO_CARD) player.token = player.offered[stream.below(player.offered.length)];
}

/** How many cards the eye draws from its own deck. */
const drawn = (events: readonly Told[], eye: Eye): number =>
  events.reduce((sum, { type, seat, cards = [] }) => sum + (type === 'drew' && seat === eye ? cards.length : 0), 0);

export const deadReckoningDealer: Dealer = {
  perEye: true,
  deal(deal) {
    const { state: truth, after: end, events, eye, stream } = deal;
    const [state, after] = [truth as Sea, end as Sea];
    dealTiles(state, after, stream);
    state.boxes.forEach((box, row) => {
      dealBox(box, after.boxes[row], state.options.topCardVisible, stream);
    });
    dealOrders(state, after, stream);
    state.prescribed.length = 0;
    // At the end all show what they have, and whether they are equal decides about one more battle.
    if (after.flow.length === 0 || after.flow.some(({ step }) => step === 'finale')) return;
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat !== eye) dealOther(seat, deal);
      else {
        const { deck } = state.players[seat];
        const fixed = named(seat, state, after, events);
        const rest = placesIn(deck, 0, deck.length - drawn(events, eye)).filter(([, at]) => !fixed.has(deck[at]));
        dealAgain(rest, stream);
      }
    }
  },
  alike({ state: truth, seat, action, legal }) {
    const { crew } = (truth as Sea).players[seat];
    // DR-LEVEL-10: the highest level is announced.
    const secret = ({ card = 0 }: Choice): boolean => crew[card].level < HIGHEST - 1;
    if (action.type === 'keep') return legal.filter(({ type }) => type === 'keep');
    if (action.type !== 'level' || !secret(action)) return [];
    return legal.filter((one) => one.type === 'level' && secret(one));
  },
};
