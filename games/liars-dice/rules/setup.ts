/** Section 1: the table before the first round. */
import { type AnyGame, BadInput, checkStack, type Options, type Seat, type Stack } from '@broadside/kernel';
import type { LiarsDiceOut } from './cups.ts';
import type { Face, LiarsDiceOptions, LiarsDiceState } from './state.ts';

/** The seat that begins, and the dice to come, one by one: round by round, seat by seat. */
export const PILES: readonly string[] = ['first', 'dice'];

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

function readDie(name: string): Face {
  if (!/^[1-6]$/.test(name))
    throw new BadInput('bad-stack', `stack.dice must be faces from "1" to "6", not ${JSON.stringify(name)}`);
  return Number(name);
}

/** The table before anybody throws (LD-SETUP-1, LD-SETUP-2). */
export function setup(
  game: AnyGame,
  options: Options,
  seats: number,
  out: LiarsDiceOut,
  stack: Stack = {},
): LiarsDiceState {
  checkStack(game, stack);
  const { dice } = options as unknown as LiarsDiceOptions;
  const drawn = out.chance.stream('firstPlayer').below(seats);
  const first = stack.first ? readFirst(stack.first, seats) : drawn;
  out.events?.push({ type: 'began', first });
  return {
    options: options as unknown as LiarsDiceOptions,
    pirates: Array.from({ length: seats }, () => ({ dice, cup: [], shown: [], hasFallen: false, outIn: 0 })),
    round: 0,
    turns: 0,
    first,
    palifico: false,
    bids: [],
    last: null,
    prescribed: (stack.dice ?? []).map(readDie).reverse(),
    flow: [],
  };
}
