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

function waysOf(room: number, left: Left, places: number, stream: Stream): Place[] {
  const ways: Place[] = [];
  for (const inHand of [true, false]) {
    if (inHand ? left.hand === 0 : left.hand === places) continue;
    const most = Math.min(room, inHand ? left.inHand : left.inDeck);
    for (let raised = 0; raised <= most; raised++) ways.push({ inHand, raised });
  }
  // Hand or deck by the number of places, the levels as they come.
  const isFirstInHand = stream.below(places) < left.hand;
  for (let at = ways.length - 1; at > 0; at--) {
    const other = stream.below(at + 1);
    [ways[at], ways[other]] = [ways[other], ways[at]];
  }
  return [
    ...ways.filter(({ inHand }) => inHand === isFirstInHand),
    ...ways.filter(({ inHand }) => inHand !== isFirstInHand),
  ];
}

const after = (left: Left, { inHand, raised }: Place, reaches: boolean): Left => ({
  hand: left.hand - (inHand ? 1 : 0),
  inHand: left.inHand - (inHand ? raised : 0),
  inDeck: left.inDeck - (inHand ? 0 : raised),
  highest: left.highest - (reaches && left.highest !== ANY ? 1 : 0),
});

/** Cards in a random order; each gets one of the ways that lets all the others be dealt too. Undefined: there is none. */
function deal(
  known: readonly number[],
  at: number,
  left: Left,
  failed: Set<string>,
  stream: Stream,
): Place[] | undefined {
  if (at === known.length) return left.inHand + left.inDeck === 0 && left.highest <= 0 ? [] : undefined;
  const key = `${at} ${left.hand} ${left.inHand} ${left.inDeck} ${left.highest}`;
  if (failed.has(key)) return undefined;
  const room = HIGHEST - known[at];
  for (const way of waysOf(room, left, known.length - at, stream)) {
    const reaches = way.raised > 0 && way.raised === room;
    if (reaches && left.highest === 0) continue;
    const rest = deal(known, at + 1, after(left, way, reaches), failed, stream);
    if (rest) return [way, ...rest];
  }
  failed.add(key);
  return undefined;
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
  if (inHand + inDeck === 0) return cards.map((_, at) => ({ inHand: at < hand, raised: 0 }));
  for (const highest of [hiddenHighest(player), ANY]) {
    const places = deal(known, 0, { hand, inHand, inDeck, highest }, new Set(), stream);
    if (places) return places;
  }
  throw new Error('no hand can have risen like this');
}

const ascending = (one: CardId, other: CardId): number => one - other;

/** The owner sees all but the order of the deck. Others see both as one pile; what rose in the deck lies at its bottom. */
export function imagineCrew(player: PlayerView, stream: Stream): Piles {
  const crew = player.crew.map(
    ({ level, known, sleeves, used, fired }): Crew => ({
      level,
      known,
      sleeves,
      used,
      fired,
    }),
  );
  const hidden: CardId[] = [];
  player.crew.forEach(({ where }, card) => {
    if (where === 'hidden' || where === 'deck') hidden.push(card);
  });
  stream.shuffle(hidden);
  if (player.hand) return { crew, deck: hidden, hand: player.hand.slice() };
  const [hand, deck, bottom]: [CardId[], CardId[], CardId[]] = [[], [], []];
  placesFor(player, hidden, stream).forEach(({ inHand, raised }, at) => {
    const card = hidden[at];
    crew[card].level += raised;
    if (inHand) hand.push(card);
    else (raised > 0 ? bottom : deck).push(card);
  });
  return { crew, deck: [...bottom, ...deck], hand: hand.sort(ascending) };
}
