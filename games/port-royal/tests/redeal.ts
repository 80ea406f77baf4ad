/** The truth with everything a viewer may not know dealt again; apart from `imagine`, to test it and the wire. */
import type { Chance, Viewer } from '@broadside/kernel';
import { dealAgain, type Place, placesIn, type Redeal, type Secrets } from '@broadside/kernel/conformance';
import { EVENTS } from '../cards/events.ts';
import type { PortRoyalAction, PortRoyalEvent, State } from '../rules/state.ts';

/** Events that were never seen, in the deck and in the reserve; event 1 is known to lie in the deck. */
function redealEvents(state: State, chance: Chance): void {
  const adventure = state.extra?.adventure;
  if (!adventure) return;
  const stream = chance.stream('redeal');
  const unseen = (event: number): boolean => !adventure.seen.includes(event) && EVENTS[event].number < 2;
  const inDeck = adventure.events.filter(unseen);
  const quiet = inDeck.filter((event) => EVENTS[event].number === 1);
  const zeros = inDeck.filter((event) => EVENTS[event].number === 0);
  dealAgain([...placesIn(zeros), ...placesIn(adventure.reserve)], stream);
  const dealt = [...zeros, ...quiet];
  stream.shuffle(dealt);
  adventure.events = adventure.events.map((event) => (unseen(event) ? (dealt.pop() as number) : event));
}

/** Places of cards that these events turn up, by pile and number. */
function turnedUp({ deck, extra, players }: State, events: readonly PortRoyalEvent[]): Set<string> {
  const open = new Set<string>();
  let drawn = 0;
  let passed = 0;
  let fromTime = false;
  const paid = players.map(() => 0);
  const draw = (): unknown => open.add(`deck ${deck.length - ++drawn}`);
  const pay = (seat: number, cards: readonly number[]): void => {
    for (const _ of cards) open.add(`${seat} ${paid[seat]++}`);
  };
  for (const event of events)
    switch (event.type) {
      case 'timeMoved':
        passed += event.count;
        break;
      case 'timePassed':
        open.add(`time ${(extra?.contracts?.time ?? []).length - ++passed}`);
        fromTime = true;
        break;
      case 'cardRevealed':
        if (!fromTime) draw();
        fromTime = false;
        break;
      case 'cardsTurned':
      case 'lookedAhead':
        event.cards.forEach(draw);
        break;
      case 'coinsGained':
        drawn += event.coins;
        break;
      case 'compensationPaid':
        paid[event.seat]++;
        break;
      case 'personHired':
      case 'taxPaid':
      case 'coinsPaid':
        pay(event.seat, event.cards);
        break;
    }
  return open;
}

/** Whether the top card of the deck is known. Where something happens, it stays for all viewers alike. */
const isTopKnown = ({ extra }: State, viewer: Viewer, happens: boolean): boolean => {
  const known = extra?.adventure?.known;
  return known ? happens || known.seat === viewer : false;
};

/** What the lookout of another sees might be something else; while they answer, the answer names it. */
function hiddenByLookouts(state: State, viewer: Viewer, happens: boolean): Place[] {
  if (happens || viewer === state.active) return [];
  return state.flow.flatMap((frame, at) => {
    if (frame.step !== 'lookout') return [];
    const cards = frame.cards.slice();
    state.flow[at] = { ...frame, cards };
    return placesIn(cards);
  });
}

/**
 * Within each deck there was (PR-HID-34): the deck but for a card this viewer put back, every purse, time and points deck, a closed discard pile, and what
 * another's lookout sees.
 */
export const redeal: Redeal<State, PortRoyalEvent> = (state, viewer, chance, meanwhile) => {
  const happens = meanwhile !== undefined;
  const open = turnedUp(state, meanwhile?.events ?? []);
  if (isTopKnown(state, viewer, happens)) open.add(`deck ${state.deck.length - 1}`);
  const places = (name: string | number, pile: number[]): Place[] =>
    placesIn(pile).filter(([, at]) => !open.has(`${name} ${at}`));
  const { time, points } = state.extra?.contracts ?? { time: null, points: [] };
  const { recall } = state;
  const present = recall?.deck ?? 0;
  /** Whether what lies there came from this deck. Time and points came from the first one. */
  const cameFrom = (deck: number, seat: number, coin: number): boolean =>
    (recall?.coins[seat][coin] ?? present) === deck;
  for (let deck = 0; deck <= present; deck++)
    dealAgain(
      [
        ...(deck === 0 ? [...places('time', time ?? []), ...places('points', points)] : []),
        ...state.players.flatMap(({ coins }, seat) => places(seat, coins).filter(([, at]) => cameFrom(deck, seat, at))),
        ...(deck === present ? places('deck', state.deck) : []),
        ...(deck === present && state.options.discardPile !== 'open' ? placesIn(state.discard).slice(0, -1) : []),
        ...(deck === present ? hiddenByLookouts(state, viewer, happens) : []),
      ],
      chance.stream('redeal'),
    );
  if (!happens) redealEvents(state, chance);
  return state;
};

const ALL = { modules: ['gambler', 'setSail', 'contractCards'] };

/** Open and closed discard piles, and whatever else lies face down in the games of the expansions. */
export const secrets: Secrets<State, PortRoyalAction, PortRoyalEvent> = {
  redeal,
  forAll: true,
  tables: [
    { seats: 2, options: {} },
    { seats: 4, options: { discardPile: 'topCard' } },
    { seats: 3, options: { play: 'contractsCoop', setAside: 'ask' } },
    { seats: 4, options: { ...ALL, discardPile: 'topCard' } },
    // With lookouts, who see what nobody else does.
    { seats: 2, options: { play: 'adventureCoop', chapter: 3 } },
    { seats: 3, options: { play: 'adventureCoop', chapter: 5, characters: 'drafted', discardPile: 'topCard', ...ALL } },
    { seats: 4, options: { play: 'adventureAfter' } },
  ],
  every: 2,
  shuffles: ['deckReshuffled', 'cardsShuffledIn'],
  shuffled: 0.05,
  hidden: {
    'the deck': ({ deck }) => deck,
    'coins, which are cards face down': ({ players }) => players.map(({ coins }) => coins),
    'the pile under its top card': ({ discard, options }) => options.discardPile === 'topCard' && discard,
    'the time pile': ({ extra }) => extra?.contracts?.time,
    'what contracts are worth': ({ extra }) => extra?.contracts?.points,
  },
  weak: {
    nobody: ({ deck }) => deck[deck.length - 2] ?? 0,
    others: ({ players }) => players[1].coins[0] ?? 0,
    step: 'discover',
    entries: 160,
  },
};
