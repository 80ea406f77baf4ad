/** How the hidden cards of a game are dealt again, so that nobody who is honest notices. */
import type { Eye, Stream } from '@broadside/kernel';

export interface Told {
  readonly type: string;
  readonly seat?: number;
  readonly coins?: number;
  readonly count?: number;
  readonly card?: number;
  readonly cards?: readonly number[];
}

export interface Deal {
  /** To be changed: the truth before something happens. */
  readonly state: unknown;
  /** The truth after it. */
  readonly after: unknown;
  /** What happens in between. */
  readonly events: readonly Told[];
  /** Whose knowledge counts. */
  readonly eye: Eye;
  readonly stream: Stream;
}

export interface Dealer {
  /** Whether different eyes know different things of what lies face down. */
  readonly perEye: boolean;
  deal(deal: Deal): void;
}

type Place = readonly [pile: number[], at: number];

// Port Royal

/** The piles of Port Royal, as far as they can be hidden. */
interface Piles {
  readonly deck: number[];
  readonly discard: number[];
  readonly players: readonly { readonly coins: number[] }[];
  readonly options: { readonly discardPile: string };
  readonly extra: {
    readonly contracts: { readonly time: number[] | null; readonly points: number[] } | null;
    readonly adventure: { readonly known: object | null } | null;
  } | null;
}

/** Where a hidden card can lie, except for those that these events turn up. */
function hiddenPlaces(piles: Piles, events: readonly Told[]): Place[] {
  const { adventure, contracts } = piles.extra ?? { adventure: null, contracts: null };
  const open = new Set<string>();
  let drawn = 0;
  let passed = 0;
  let fromTime = false;
  const paid = piles.players.map(() => 0);
  const draw = (): unknown => open.add(`deck ${piles.deck.length - ++drawn}`);
  for (const { type, seat = 0, coins = 0, count = 0, cards = [] } of events) {
    if (type === 'timeMoved') passed += count;
    if (type === 'timePassed') {
      open.add(`time ${(contracts?.time ?? []).length - ++passed}`);
      fromTime = true;
    } else if (type === 'cardRevealed') {
      if (!fromTime) draw();
      fromTime = false;
    }
    if (type === 'cardsTurned' || type === 'lookedAhead') cards.forEach(draw);
    if (type === 'coinsGained') drawn += coins;
    if (type === 'compensationPaid') paid[seat]++;
    if (PAYMENTS.has(type)) for (const _ of cards) open.add(`${seat} ${paid[seat]++}`);
  }
  // Whoever put a card back on the deck knows it; it stays, for all eyes alike.
  if (adventure?.known) open.add(`deck ${piles.deck.length - 1}`);
  const places = (name: string | number, pile: number[]): Place[] =>
    pile.flatMap((_, at) => (open.has(`${name} ${at}`) ? [] : [[pile, at] as const]));
  const closed =
    piles.options.discardPile === 'open' ? [] : piles.discard.slice(0, -1).map((_, at): Place => [piles.discard, at]);
  return [
    ...places('deck', piles.deck),
    ...places('time', contracts?.time ?? []),
    ...places('points', contracts?.points ?? []),
    ...piles.players.flatMap(({ coins }, seat) => places(seat, coins)),
    ...closed,
  ];
}

/** Events that show the coins somebody paid. */
const PAYMENTS: ReadonlySet<string> = new Set(['personHired', 'taxPaid', 'coinsPaid']);

function dealAgain(places: readonly Place[], stream: Stream): void {
  const cards = places.map(([pile, at]) => pile[at]);
  stream.shuffle(cards);
  places.forEach(([pile, at], which) => {
    pile[at] = cards[which];
  });
}

/** Whatever is face down there is so for everybody. */
export const portRoyalDealer: Dealer = {
  perEye: false,
  deal: ({ state, events, stream }) => dealAgain(hiddenPlaces(state as Piles, events), stream),
};

// Pirates of the 7 Seas

interface Seas {
  readonly pirates: readonly { readonly hand: number[]; readonly played: number; chosen: number }[];
  readonly called: number;
  readonly round: number;
  readonly adventures: number[];
  readonly played: number[];
  readonly ports: number[];
  readonly loot: number[];
  readonly options: { readonly openHistory: boolean };
  readonly flow: readonly unknown[];
}

const END_OF_ADVENTURES = 30;
const CHARACTERS = [0, 1, 2, 3, 4, 5, 6];

/** Deck and hands of others, but for the card that ends it all, cards that are played, and cards the eye draws. */
function hiddenAdventures(state: Seas, after: Seas, events: readonly Told[], eye: Eye): Place[] {
  const { adventures, pirates } = state;
  // At the end all show their hands.
  const isOpen = (seat: number | undefined): boolean => seat === eye || after.flow.length === 0;
  const drawn = events.filter(({ type, seat }) => (type === 'drew' || type === 'endDrawn') && isOpen(seat)).length;
  const deck = adventures.slice(0, adventures.length - drawn).map((_, at): Place => [adventures, at]);
  const shown = new Set(events.flatMap(({ type, card }) => (type === 'played' && card !== undefined ? [card] : [])));
  const hands = pirates.flatMap(({ hand }, seat) => (isOpen(seat) ? [] : hand.map((_, at): Place => [hand, at])));
  return [...deck, ...hands].filter(([pile, at]) => pile[at] !== END_OF_ADVENTURES && !shown.has(pile[at]));
}

/** The piles of played cards are covered but for the top; at the bottom of the ports is the board itself. */
function hiddenHistory({ played, ports, options }: Seas, after: Seas): Place[][] {
  const covered = options.openHistory || after.flow.length === 0 ? [] : played.slice(0, -1);
  return [covered.map((_, at): Place => [played, at]), ports.slice(1, -1).map((_, at): Place => [ports, at + 1])];
}

/** Another choice for everybody who has not been called when it is over. */
function chooseAgain(state: Seas, after: Seas, eye: Eye, stream: Stream): void {
  state.pirates.forEach((pirate, seat) => {
    const secret = after.pirates[seat].chosen > after.called && after.round === state.round;
    if (seat === eye || pirate.chosen < 0 || !secret) return;
    const others = CHARACTERS.filter((one) => one > after.called && (pirate.played & (1 << one)) === 0);
    pirate.chosen = others[stream.below(others.length)];
  });
}

export const sevenSeasDealer: Dealer = {
  perEye: true,
  deal({ state: truth, after: end, events, eye, stream }) {
    const [state, after] = [truth as Seas, end as Seas];
    dealAgain(hiddenAdventures(state, after, events, eye), stream);
    for (const { hand } of state.pirates) hand.sort((a, b) => a - b);
    for (const places of hiddenHistory(state, after)) dealAgain(places, stream);
    const looted = events.reduce((sum, { type, cards = [] }) => sum + (type === 'looted' ? cards.length : 0), 0);
    dealAgain(
      state.loot.slice(0, Math.max(0, state.loot.length - looted)).map((_, at): Place => [state.loot, at]),
      stream,
    );
    chooseAgain(state, after, eye, stream);
  },
};
