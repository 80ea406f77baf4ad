/** Section 4: the table before the first turn. */
import {
  type AnyGame,
  BadInput,
  checkStack,
  type Options,
  type Out,
  type Reason,
  type Stack,
  takeNamed,
} from '@broadside/kernel';
import { CARDS, type CardId, MODULE_CARDS } from '../cards/table.ts';
import { layOut } from './area.ts';
import type { Player, PortRoyalEvent, PortRoyalOptions, State } from './state.ts';
import { beginTurn } from './turn.ts';

/** PR-SETUP-4. */
export const STARTING_COINS = 3;

/** The cards of the deck before dealing, in the order of their numbers (PR-SETUP-3, PR-INV-9). */
export function deckCards(options: Options): CardId[] {
  const modules = options.modules.join();
  let deck = sorted.get(modules);
  if (!deck) {
    deck = collectDeck(options);
    sorted.set(modules, deck);
  }
  return deck.slice();
}

/** Decks by their modules: a million matches need not count the same cards a million times. */
const sorted = new Map<string, readonly CardId[]>();

function collectDeck(options: Options): CardId[] {
  const deck: CardId[] = [];
  let id = 0;
  for (const { module, cards } of MODULE_CARDS)
    for (const card of cards) {
      const inDeck = (module === 'base' || options.modules.includes(module)) && !isSpecial(id);
      if (inDeck) for (let copy = 0; copy < card.count; copy++) deck.push(id);
      id++;
    }
  return deck;
}

const isSpecial = (id: CardId): boolean => SPECIAL.some((special) => special.id === id);

/** PR-SETUP-1, PR-SETUP-2: expeditions that lie open from the start. */
export const openExpeditions = (players: number): CardId[] =>
  SPECIAL.filter(({ onlyWithPlayers }) => onlyWithPlayers === players).map(({ id }) => id);

const SPECIAL = CARDS.flatMap((card, id) =>
  card.kind === 'expedition' && card.onlyWithPlayers !== undefined
    ? [{ id, onlyWithPlayers: card.onlyWithPlayers }]
    : [],
);

/** PR-OPT-10: a first player must sit at the table. */
export function impossible(options: Options, seats: number): Reason | undefined {
  const first = options.firstPlayer;
  if (typeof first === 'number' && first >= seats)
    return { code: 'first-player-absent', clause: 'PR-OPT-10', params: { seat: first, seats } };
  return undefined;
}

/** `coins0` to `coins4` prescribe starting coins, `deck` the cards as they will be revealed. */
export const PILES: readonly string[] = ['deck', ...Array.from({ length: 5 }, (_, seat) => `coins${seat}`)];

/** Every player takes coins from the top of the deck until he has his three. */
function dealCoins(deck: CardId[], players: readonly Player[]): void {
  for (const { coins } of players)
    while (coins.length < STARTING_COINS) {
      const card = deck.pop();
      if (card === undefined) throw new BadInput('bad-stack', 'stack.deck leaves too few cards for the starting coins');
      coins.push(card);
    }
}

/** Filled by pushing: `map` and `Array.from` make arrays of another kind, and all the rules would pay for it. */
function seatPlayers(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(layOut([], [], []));
  return players;
}

function dealStacked(game: AnyGame, deck: CardId[], players: readonly Player[], stack: Stack): void {
  checkStack(game, stack);
  for (let seat = players.length; seat < 5; seat++)
    if (stack[`coins${seat}`])
      throw new BadInput('bad-stack', `stack.coins${seat}: only ${players.length} players are seated`);
  const top = takeNamed(game, deck, stack.deck ?? [], 'deck');
  players.forEach(({ coins }, seat) => {
    const pile = `coins${seat}`;
    const named = stack[pile] ?? [];
    if (named.length > STARTING_COINS)
      throw new BadInput('bad-stack', `stack.${pile}: a player starts with ${STARTING_COINS} coins`);
    coins.push(...takeNamed(game, deck, named, pile));
  });
  dealCoins(deck, players);
  deck.push(...top.reverse());
}

export function setup(game: AnyGame, options: Options, seats: number, out: Out<PortRoyalEvent>, stack?: Stack): State {
  const chosen = options as PortRoyalOptions;
  const deck = deckCards(options);
  out.chance.stream('deck').shuffle(deck);
  const players = seatPlayers(seats);
  if (stack) dealStacked(game, deck, players, stack);
  else dealCoins(deck, players);
  const first = chosen.firstPlayer === 'random' ? out.chance.stream('firstPlayer').below(seats) : chosen.firstPlayer;
  const state: State = {
    active: first,
    becalmed: 0,
    deck,
    discard: [],
    ending: false,
    expeditions: openExpeditions(seats),
    first,
    flow: [],
    harbour: [],
    options: chosen,
    players,
    turn: 1,
  };
  out.events?.push({ type: 'matchBegan', first, coins: STARTING_COINS, deck: deck.length });
  beginTurn(state, out);
  return state;
}
