/** DR-HID-2 to 4: which hidden crew cards may be in a hand or a deck, and which of them may have risen in secret. */
import type { Stream } from '@broadside/kernel';
import { SEA_DOGS } from '../cards/achievements.ts';
import type { CardId } from '../cards/table.ts';
import type { Crew } from './state.ts';
import type { PlayerView } from './view.ts';

const HIGHEST = 4;
/** Nothing is known about how many cards reached the highest level. */
const ANY = -1;

interface Piles {
  readonly crew: Crew[];
  /** The top is last. */
  readonly deck: CardId[];
  /** Sorted. */
  readonly hand: CardId[];
}

/** What still has to be dealt out. */
interface Left {
  readonly hand: number;
  /** Levels gained in the hand and in the deck. */
  readonly inHand: number;
  readonly inDeck: number;
  /** Cards that must reach the highest level, or ANY. */
  readonly highest: number;
}

/** Where a hidden card lies and by how many levels it rose. */
interface Place {
  readonly inHand: boolean;
  readonly raised: number;
}

/** The places there are: made once, since there are few. */
const PLACES: readonly (readonly Place[])[] = [false, true].map((inHand) =>
  Array.from({ length: HIGHEST }, (_, raised) => ({ inHand, raised })),
);

function waysOf(room: number, left: Left, places: number, stream: Stream): Place[] {
  const ways: Place[] = [];
  const add = (inHand: 0 | 1, levels: number): void => {
    for (let raised = 0; raised <= room && raised <= levels; raised++) ways.push(PLACES[inHand][raised]);
  };
  if (left.hand > 0) add(1, left.inHand);
  if (left.hand < places) add(0, left.inDeck);
  // Hand or deck by the number of places, the levels as they come.
  const isFirstInHand = stream.below(places) < left.hand;
  for (let at = ways.length - 1; at > 0; at--) {
    const other = stream.below(at + 1);
    const way = ways[at];
    ways[at] = ways[other];
    ways[other] = way;
  }
  const ordered: Place[] = [];
  for (const way of ways) if (way.inHand === isFirstInHand) ordered.push(way);
  for (const way of ways) if (way.inHand !== isFirstInHand) ordered.push(way);
  return ordered;
}

const after = (left: Left, { inHand, raised }: Place, reaches: boolean): Left => ({
  hand: left.hand - (inHand ? 1 : 0),
  inHand: left.inHand - (inHand ? raised : 0),
  inDeck: left.inDeck - (inHand ? 0 : raised),
  highest: left.highest - (reaches && left.highest !== ANY ? 1 : 0),
});

const keyOf = (at: number, { hand, inHand, inDeck, highest }: Left): string =>
  `${at} ${hand} ${inHand} ${inDeck} ${highest}`;

/** Cards in a random order; each gets one of the ways that lets all the others be dealt too. False: there is none. */
function deal(known: readonly number[], left: Left, places: Place[], failed: Set<string>, stream: Stream): boolean {
  const at = places.length;
  if (at === known.length) return left.inHand + left.inDeck === 0 && left.highest <= 0;
  if (failed.size > 0 && failed.has(keyOf(at, left))) return false;
  const room = HIGHEST - known[at];
  for (const way of waysOf(room, left, known.length - at, stream)) {
    const reaches = way.raised > 0 && way.raised === room;
    if (reaches && left.highest === 0) continue;
    places.push(way);
    if (deal(known, after(left, way, reaches), places, failed, stream)) return true;
    places.pop();
  }
  failed.add(keyOf(at, left));
  return false;
}

/** How many hidden cards have reached the highest level unseen: Sea dogs counts the first of them (DR-LEVEL-10). */
function hiddenHighest({ crew, seaDogs, achievements }: PlayerView): number {
  if (((achievements >> SEA_DOGS) & 1) === 1) return ANY;
  return Math.max(0, seaDogs - crew.filter(({ level }) => level === HIGHEST).length);
}

/** A progress cube may have been lost for want of cubes (DR-CUBE-7): then the count says nothing. */
function placesFor(player: PlayerView, cards: readonly CardId[], stream: Stream): readonly Place[] {
  const known = cards.map((card) => player.crew[card].level);
  const { handSize: hand, raisedInHand: inHand, raisedInDeck: inDeck } = player;
  for (const highest of [hiddenHighest(player), ANY]) {
    const places: Place[] = [];
    if (deal(known, { hand, inHand, inDeck, highest }, places, new Set(), stream)) return places;
  }
  throw new Error('no hand can have risen like this');
}

const ascending = (one: CardId, other: CardId): number => one - other;

/** The owner sees all but the order of the deck. Others see both as one pile; what rose in the deck lies at its bottom. */
export function imagineCrew(player: PlayerView, stream: Stream): Piles {
  const crew: Crew[] = [];
  const hidden: CardId[] = [];
  for (let card = 0; card < player.crew.length; card++) {
    const { where, level, known, sleeves, used, fired } = player.crew[card];
    crew.push({ level, known, sleeves, used, fired });
    if (where === 'hidden' || where === 'deck') hidden.push(card);
  }
  stream.shuffle(hidden);
  if (player.hand) return { crew, deck: hidden, hand: player.hand.slice() };
  if (player.raisedInHand + player.raisedInDeck === 0)
    return { crew, deck: hidden.slice(player.handSize), hand: hidden.slice(0, player.handSize).sort(ascending) };
  const [hand, deck, bottom]: [CardId[], CardId[], CardId[]] = [[], [], []];
  placesFor(player, hidden, stream).forEach(({ inHand, raised }, at) => {
    const card = hidden[at];
    if (raised > 0) crew[card] = { ...crew[card], level: crew[card].level + raised };
    if (inHand) hand.push(card);
    else (raised > 0 ? bottom : deck).push(card);
  });
  return { crew, deck: [...bottom, ...deck], hand: hand.sort(ascending) };
}
