/** Section 4: the table before the first turn. */
import { type AnyGame, BadInput, checkStack, type Options, type Out, type Stack, takeNamed } from '@broadside/kernel';
import { BOX_OF, type Box, CARDS, type CardId } from '../cards/table.ts';
import { layOut } from './area.ts';
import { editionOf, everyExpansion, expansionsIn } from './expansion.ts';
import type { Refusal } from './refusal.ts';
import type { Extra, Player, PortRoyalEvent, PortRoyalOptions, State } from './state.ts';

/** PR-SETUP-4. */
export const STARTING_COINS = 3;

/**
 * The cards of the deck before dealing, in the order of their numbers (PR-SETUP-3, PR-INV-9). The cards of an
 * Adventure chapter come in with its first story card, unless it is played again (PR-ASET-2, PR-AMB-71).
 */
export function deckCards(options: Options, begun = true): CardId[] {
  const decks = begun ? wholeDecks : firstDecks;
  let deck = decks.get(options);
  if (!deck) {
    const chosen = options as PortRoyalOptions;
    deck = collectDeck(boxesOf(chosen, begun || chosen.failures > 0));
    decks.set(options, deck);
  }
  return deck.slice();
}

/** Decks by their options: a million matches need not count the same cards a million times. */
const wholeDecks = new WeakMap<Options, readonly CardId[]>();
const firstDecks = new WeakMap<Options, readonly CardId[]>();

/** PR-MOD-2 to PR-MOD-8, PR-CAMP-2. */
function boxesOf({ play, modules, chapter }: PortRoyalOptions, begun: boolean): ReadonlySet<Box> {
  if (play === 'setSail') return new Set<Box>(['setSail', 'setSailRest']);
  const boxes: Box[] = ['base'];
  if (modules.includes('gambler')) boxes.push('gambler');
  if (modules.includes('setSail')) boxes.push('setSail');
  if (modules.includes('contractCards') || play === 'contracts' || play === 'contractsCoop')
    boxes.push('contractCards');
  if (play === 'adventureAfter') boxes.push(...CHAPTER_BOXES);
  if (play === 'adventure' || play === 'adventureCoop')
    boxes.push(...CHAPTER_BOXES.slice(0, begun ? chapter : chapter - 1));
  return new Set(boxes);
}

const CHAPTER_BOXES: readonly Box[] = ['chapter1', 'chapter2', 'chapter3', 'chapter4'];

/** By pushing, as `seatPlayers`. */
function collectDeck(boxes: ReadonlySet<Box>): CardId[] {
  const deck: CardId[] = [];
  for (const [id, { count }] of CARDS.entries())
    if (boxes.has(BOX_OF[id]) && !isSpecial(id)) for (let copy = 0; copy < count; copy++) deck.push(id);
  return deck;
}

const isSpecial = (id: CardId): boolean => SPECIAL.some((special) => special.id === id);

/** PR-SETUP-1, PR-SETUP-2: expeditions that lie open from the start; Set Sail! has none (PR-SAIL-3). */
export function openExpeditions(options: Options, players: number): CardId[] {
  const open: CardId[] = [];
  if (options.play !== 'setSail')
    for (const { id, onlyWithPlayers } of SPECIAL) if (onlyWithPlayers === players) open.push(id);
  return open;
}

const SPECIAL = CARDS.flatMap((card, id) =>
  card.kind === 'expedition' && card.onlyWithPlayers !== undefined
    ? [{ id, onlyWithPlayers: card.onlyWithPlayers }]
    : [],
);

/** Which numbers of players a game is for (section 1), and the clause that says so. */
const PLAYERS: Readonly<Record<PortRoyalOptions['play'], readonly [min: number, max: number, clause: string]>> = {
  points: [2, 5, 'PR-MOD-1'],
  setSail: [2, 4, 'PR-MOD-3'],
  contracts: [2, 5, 'PR-MOD-5'],
  contractsCoop: [1, 5, 'PR-MOD-5'],
  adventure: [2, 4, 'PR-MOD-8'],
  adventureCoop: [1, 4, 'PR-MOD-8'],
  adventureAfter: [2, 4, 'PR-MOD-8'],
};

function wrongPlayers(play: PortRoyalOptions['play'], seats: number): Refusal | undefined {
  const [min, max, clause] = PLAYERS[play];
  if (seats >= min && seats <= max) return undefined;
  if (seats === 1) return { code: 'alone-only-together', clause: 'PR-MOD-12', params: { play } };
  return { code: 'wrong-players', clause, params: { play, min, max, seats } };
}

/** Why these options cannot be played by so many (PR-MOD-1 to PR-MOD-12). */
export function impossible(options: Options, seats: number): Refusal | undefined {
  const chosen = options as PortRoyalOptions;
  const { firstPlayer, play, variantEnding } = chosen;
  if (typeof firstPlayer === 'number' && firstPlayer >= seats)
    return { code: 'first-player-absent', clause: 'PR-OPT-10', params: { seat: firstPlayer, seats } };
  const players = wrongPlayers(play, seats);
  if (players) return players;
  if (variantEnding && play !== 'points' && play !== 'contracts')
    return { code: 'own-ending', clause: play === 'setSail' ? 'PR-SAIL-16' : 'PR-AMB-62', params: { play } };
  for (const expansion of everyExpansion()) {
    const reason = expansion.inPlay(chosen) ? expansion.impossible?.(chosen, seats) : undefined;
    if (reason) return reason;
  }
  return undefined;
}

/** `coins0` to `coins4` prescribe starting coins, `deck` the cards as they will be revealed. */
export const PILES: readonly string[] = ['deck', ...Array.from({ length: 5 }, (_, seat) => `coins${seat}`)];

/** Every player takes coins from the top of the deck until they have their start. */
function dealCoins(deck: CardId[], players: readonly Player[], start: number): void {
  for (const { coins } of players)
    while (coins.length < start) {
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

function dealStacked(game: AnyGame, deck: CardId[], players: readonly Player[], stack: Stack, start: number): void {
  checkStack(game, stack);
  for (let seat = players.length; seat < 5; seat++)
    if (stack[`coins${seat}`])
      throw new BadInput('bad-stack', `stack.coins${seat}: only ${players.length} players are seated`);
  const top = takeNamed(game, deck, stack.deck ?? [], 'deck');
  players.forEach(({ coins }, seat) => {
    const pile = `coins${seat}`;
    const named = stack[pile] ?? [];
    if (named.length > start) throw new BadInput('bad-stack', `stack.${pile}: a player starts with ${start} coins`);
    coins.push(...takeNamed(game, deck, named, pile));
  });
  dealCoins(deck, players, start);
  deck.push(...top.reverse());
}

/** The expansions' part of the table, before they lay out anything. */
export function extraOf(options: Options, seats: number): Extra | null {
  const edition = editionOf(options);
  if (edition === 0) return null;
  return { adventure: null, contracts: null, edition, tucked: Array.from({ length: seats }, () => []) };
}

/** The table before the first turn, which begins as soon as the expansions' questions are answered. */
export function setup(game: AnyGame, options: Options, seats: number, out: Out<PortRoyalEvent>, stack?: Stack): State {
  const chosen = options as PortRoyalOptions;
  const deck = deckCards(options, false);
  out.chance.stream('deck').shuffle(deck);
  const players = seatPlayers(seats);
  const extra = extraOf(options, seats);
  const start = expansionsIn({ extra }).some((expansion) => expansion.dealsCoins) ? 0 : STARTING_COINS;
  if (stack) dealStacked(game, deck, players, stack, start);
  else dealCoins(deck, players, start);
  const first = chosen.firstPlayer === 'random' ? out.chance.stream('firstPlayer').below(seats) : chosen.firstPlayer;
  const state: State = {
    active: first,
    becalmed: 0,
    deck,
    discard: [],
    ending: false,
    expeditions: openExpeditions(options, seats),
    extra,
    first,
    flow: [{ step: 'opening' }],
    harbour: [],
    options: chosen,
    players,
    recall: null,
    turn: 1,
  };
  out.events?.push({ type: 'matchBegan', first, coins: start, deck: deck.length });
  for (const expansion of expansionsIn(state)) expansion.setUp?.(state, out);
  return state;
}
