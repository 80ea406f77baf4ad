/** The truth with everything a viewer may not know dealt again; apart from `imagine`, to test it and the wire. */
import type { Stream } from '@broadside/kernel';
import { dealAgain, type Meanwhile, placesIn, type Redeal, type Secrets } from '@broadside/kernel/conformance';
import { isIsland, NO_CARD, soloCard } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import type { DeadReckoningState, Player } from '../rules/state.ts';
import { leaks } from './leaks.ts';

type During = Meanwhile<DeadReckoningState, DeadReckoningEvent>;

const HIGHEST = 4;

/** Tiles that stay face down change places with each other and, islands, with those in the box. */
function redealTiles({ sea, left }: DeadReckoningState, after: DeadReckoningState, stream: Stream): void {
  const covered = sea.filter((_, at) => !after.sea[at].explored);
  const tiles = covered.map(({ id }) => id);
  dealAgain(placesIn(tiles), stream);
  const islands = placesIn(tiles).filter(([pile, at]) => isIsland(pile[at]));
  dealAgain([...islands, ...placesIn(left)], stream);
  covered.forEach((tile, at) => {
    Object.assign(tile, { id: tiles[at] });
  });
}

/** What is taken out of a box stays where it lay, and what lies above it; an open top card too. */
function redealBoxes({ boxes, options }: DeadReckoningState, after: DeadReckoningState, stream: Stream): void {
  boxes.forEach((box, row) => {
    const then = after.boxes[row];
    const changed = box.findIndex((card, at) => card !== then[at]);
    const covered = changed < 0 ? box.length : changed;
    dealAgain(placesIn(box, 0, options.topCardVisible ? Math.min(covered, then.length - 1) : covered), stream);
  });
}

/** DR-SOLO-5: the rival's orders that are still to come, within each stage. */
function redealOrders({ orders }: DeadReckoningState, after: DeadReckoningState, stream: Stream): void {
  for (const stage of [1, 2, 3])
    dealAgain(
      placesIn(orders, 0, after.orders.length).filter(([, at]) => soloCard(orders[at]).stage === stage),
      stream,
    );
}

/** Cards of somebody that come to light, or are spoken of: they stay where they are, at their level. */
function named(state: DeadReckoningState, { after, events }: During, seat: number): ReadonlySet<number> {
  const { play, discard } = after.players[seat];
  const cards = new Set([...play, ...discard]);
  for (const { flow } of [state, after])
    for (const frame of flow) if (frame.step === 'drawn' && frame.seat === seat) cards.add(frame.card);
  for (const event of events) if ('card' in event && 'seat' in event && event.seat === seat) cards.add(event.card);
  return cards;
}

const canRise = ({ hand, crew }: Player): boolean => hand.some((card) => crew[card].level < HIGHEST);

/** Which of the cards in hand and deck are in hand; those with a secret level keep their places. */
function redealHand(player: Player, fixed: ReadonlySet<number>, stream: Stream): void {
  const plain = (card: number): boolean => player.crew[card].level === player.crew[card].known && !fixed.has(card);
  dealAgain(
    [...placesIn(player.hand), ...placesIn(player.deck)].filter(([pile, at]) => plain(pile[at])),
    stream,
  );
  player.hand.sort((a, b) => a - b);
}

/** DR-LEVEL-4: that nothing can rise is seen by all when a level is due. */
function redealHandAsAble(player: Player, fixed: ReadonlySet<number>, stream: Stream): void {
  const before = { hand: player.hand.slice(), deck: player.deck.slice() };
  const could = canRise(player);
  redealHand(player, fixed, stream);
  if (could !== canRise(player)) Object.assign(player, before);
}

/** The secret level of a card in hand might be another's that was known at the same level. */
function redealLevels({ hand, crew }: Player, fixed: ReadonlySet<number>, stream: Stream): void {
  const cards = hand.filter((card) => !fixed.has(card));
  for (const card of cards) {
    const other = cards[stream.below(cards.length)];
    if (crew[card].known !== crew[other].known) continue;
    const [mine, theirs] = [crew[card], crew[other]];
    crew[card] = { ...mine, level: theirs.level };
    crew[other] = { ...theirs, level: mine.level };
  }
}

function redealOther(state: DeadReckoningState, during: During, seat: number, stream: Stream): void {
  const player = state.players[seat];
  const fixed = named(state, during, seat);
  if (during.after === state) redealHand(player, fixed, stream);
  else redealHandAsAble(player, fixed, stream);
  redealLevels(player, fixed, stream);
  if (player.token !== NO_CARD) player.token = player.offered[stream.below(player.offered.length)];
}

/** One's own deck, but for the cards that are drawn. */
function redealOwn(state: DeadReckoningState, during: During, seat: number, stream: Stream): void {
  const { deck } = state.players[seat];
  const fixed = named(state, during, seat);
  const drawn = during.events.reduce(
    (sum, event) => sum + (event.type === 'drew' && event.seat === seat ? event.cards.length : 0),
    0,
  );
  dealAgain(
    placesIn(deck, 0, deck.length - drawn).filter(([, at]) => !fixed.has(deck[at])),
    stream,
  );
}

/** At the end all show what they have, and whether they are equal decides about one more battle. */
const isShown = ({ flow }: DeadReckoningState, happens: boolean): boolean =>
  flow.length === 0 || (happens && flow.some(({ step }) => step === 'finale'));

/** Tiles, boxes, decks, others' hands, secret levels and tokens, orders and throws to come. */
export const redeal: Redeal<DeadReckoningState, DeadReckoningEvent> = (state, viewer, chance, meanwhile) => {
  const during: During = meanwhile ?? { after: state, events: [] };
  const { after } = during;
  const stream = chance.stream('redeal');
  redealTiles(state, after, stream);
  redealBoxes(state, after, stream);
  redealOrders(state, after, stream);
  state.prescribed = [];
  if (!meanwhile) for (const { deck } of state.players) stream.shuffle(deck);
  if (isShown(after, meanwhile !== undefined)) return state;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) redealOwn(state, during, seat, stream);
    else redealOther(state, during, seat, stream);
  }
  return state;
};

export const secrets: Secrets<DeadReckoningState, DeadReckoningAction, DeadReckoningEvent> = {
  redeal,
  alike({ state, seat, action, legal }) {
    const { crew } = state.players[seat];
    // DR-LEVEL-10: the highest level is announced.
    const secret = (card: number): boolean => crew[card].level < HIGHEST - 1;
    if (action.type === 'keep') return legal.filter(({ type }) => type === 'keep');
    if (action.type !== 'level' || !secret(action.card)) return [];
    return legal.filter((one) => one.type === 'level' && secret(one.card));
  },
  tables: [
    { seats: 2, options: { roundLimit: 12 } },
    { seats: 3, options: { roundLimit: 12, bonusTokens: true, levelUpOptional: true } },
    { seats: 4, options: { roundLimit: 12, topCardVisible: true } },
    { seats: 1, options: { roundLimit: 12, rival: 'hard', bonusTokens: true, topCardVisible: true } },
  ],
  every: 8,
  shuffles: ['reshuffled'],
  shuffled: 0.1,
  hidden: {
    'tiles face down': ({ sea }) => sea.map(({ id }) => id),
    'islands in the box': ({ left }) => left,
    'row boxes': ({ boxes }) => boxes,
    decks: ({ players }) => players.map(({ deck }) => deck),
    hands: ({ players }) => players.map(({ hand }) => hand),
    'secret levels': ({ players }) => players.map(({ crew }) => crew.map(({ level }) => level)),
    'bonus tokens': ({ players }) => players.map(({ token }) => token),
    'the orders of the rival': ({ orders }) => orders,
  },
  weak: {
    nobody: ({ boxes }) => boxes[0][1] ?? 0,
    others: ({ players }) => players[1].hand[0] ?? 0,
    step: 'main',
    masked: 'drew',
    entries: 120,
  },
  bad: leaks,
  choices: { 'a bonus token': { seats: 3, options: { bonusTokens: true }, from: 2 } },
  prescribed: { throws: ['A2', 'B3'] },
};
