/** Section 2: the table before the first round. */
import { type AnyGame, BadInput, checkStack, type Options, type Seat, type Stack, takeNamed } from '@broadside/kernel';
import { ADVENTURES, type CardId, END_OF_ADVENTURES, lootCard, lootKind, PIRATE_BAY } from '../cards/table.ts';
import type { SevenSeasOut } from './flow.ts';
import { NOT_CHOSEN, type Pirate, type SevenSeasOptions, type SevenSeasState } from './state.ts';
import { readPrescribed } from './throws.ts';

/** S7-SETUP-3, S7-SETUP-6, S7-SETUP-7. */
const STARTING_HAND = 3;
const STARTING_SHIPS = 7;
const STARTING_CHESTS = 7;
/** S7-SETUP-2: cards under End of Adventures. */
export const BELOW_THE_END = 4;
export const LOOT_PER_KIND = 15;
export const LOOT_KINDS = 4;

/** `adventures` (after the deal) and `loot` from the top, hands, the first player's seat, and throws to come. */
export const PILES: readonly string[] = ['adventures', 'loot', 'hand0', 'hand1', 'hand2', 'hand3', 'first', 'throws'];

const ADVENTURE_CARDS: readonly CardId[] = Array.from({ length: ADVENTURES - 1 }, (_, card) => card);
const LOOT: readonly number[] = Array.from({ length: LOOT_PER_KIND * LOOT_KINDS }, (_, at) => at % LOOT_KINDS);

/** S7-SETUP-6 to S7-SETUP-8. */
const newPirate = (): Pirate => ({
  chests: STARTING_CHESTS,
  ships: STARTING_SHIPS,
  goods: [0, 0, 0],
  talismans: 0,
  yinYang: 0,
  marks: 0,
  doubleHolds: 0,
  unsinkables: 0,
  hand: [],
  played: 0,
  chosen: NOT_CHOSEN,
});

/** Filled by pushing: `Array.from` makes arrays of another kind, and all the rules would pay for it. */
function seatPirates(seats: number): Pirate[] {
  const pirates: Pirate[] = [];
  for (let seat = 0; seat < seats; seat++) pirates.push(newPirate());
  return pirates;
}

/** S7-SETUP-3: hands are filled from the top of the deck. */
function dealHands(deck: CardId[], pirates: readonly Pirate[]): void {
  for (const { hand } of pirates) {
    while (hand.length < STARTING_HAND) {
      const card = deck.pop();
      if (card === undefined)
        throw new BadInput('bad-stack', 'stack.adventures leaves too few cards for the starting hands');
      hand.push(card);
    }
    hand.sort((a, b) => a - b);
  }
}

/** Prescribed hands and the top of the deck; End of Adventures keeps its place unless it is named. */
function dealStacked(game: AnyGame, deck: CardId[], pirates: readonly Pirate[], stack: Stack): void {
  for (let seat = pirates.length; seat < game.seats.max; seat++)
    if (stack[`hand${seat}`])
      throw new BadInput('bad-stack', `stack.hand${seat}: only ${pirates.length} players are seated`);
  const named = stack.adventures ?? [];
  const endIsNamed = named.some((name) => game.cardNamed(name) === END_OF_ADVENTURES);
  if (endIsNamed) deck.push(END_OF_ADVENTURES);
  const top = takeNamed(game, deck, named, 'adventures');
  pirates.forEach(({ hand }, seat) => {
    const cards = stack[`hand${seat}`] ?? [];
    if (cards.length > STARTING_HAND)
      throw new BadInput('bad-stack', `stack.hand${seat}: a player starts with ${STARTING_HAND} cards`);
    hand.push(...takeNamed(game, deck, cards, `hand${seat}`));
  });
  dealHands(deck, pirates);
  deck.push(...top.reverse());
  if (!endIsNamed) deck.splice(BELOW_THE_END, 0, END_OF_ADVENTURES);
}

function stackLoot(game: AnyGame, loot: readonly number[], names: readonly string[]): number[] {
  const cards = loot.map((kind) => lootCard(kind as 0 | 1 | 2 | 3));
  const top = takeNamed(game, cards, names, 'loot');
  return [...cards, ...top.reverse()].map(lootKind);
}

/** S7-SETUP-11: the first player's seat as a digit, since a stack holds names only. */
function readFirst(names: readonly string[], seats: number): Seat {
  const [name = ''] = names;
  const seat = Number(name);
  if (names.length !== 1 || !/^\d$/.test(name) || seat >= seats)
    throw new BadInput(
      'bad-stack',
      `stack.first must be one seat from "0" to "${seats - 1}", not ${JSON.stringify(names)}`,
    );
  return seat;
}

/** The table before the first round begins. */
export function setup(
  game: AnyGame,
  options: Options,
  seats: number,
  out: SevenSeasOut,
  stack: Stack = {},
): SevenSeasState {
  checkStack(game, stack);
  const pirates = seatPirates(seats);
  const adventures = ADVENTURE_CARDS.slice();
  out.chance.stream('adventures').shuffle(adventures);
  dealStacked(game, adventures, pirates, stack);
  let loot = LOOT.slice();
  out.chance.stream('loot').shuffle(loot);
  if (stack.loot) loot = stackLoot(game, loot, stack.loot);
  const chosen = out.chance.stream('firstPlayer').below(seats);
  const first = stack.first ? readFirst(stack.first, seats) : chosen;
  out.events?.push({ type: 'began', first });
  pirates.forEach(({ hand }, seat) => {
    out.events?.push({ type: 'dealt', seat, cards: hand.slice() });
  });
  return {
    options: options as unknown as SevenSeasOptions,
    pirates,
    round: 0,
    turns: 0,
    first,
    called: NOT_CHOSEN,
    acting: [],
    endRound: 0,
    adventures,
    played: [],
    ports: [PIRATE_BAY],
    loot,
    discarded: [0, 0, 0, 0],
    discardTop: -1,
    corsairs: [-1, -1, -1, -1],
    raid: null,
    lid: null,
    throws: 0,
    prescribed: readPrescribed(stack.throws ?? []),
    flow: [],
  };
}
