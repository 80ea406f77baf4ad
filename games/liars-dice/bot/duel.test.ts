/** Computer players against the truth: the last duel, one die against one, is solved exactly. */
import type { Bot } from '@broadside/bots';
import { apply, LooseChance, legal, Out, type Seat, Stream, toAct } from '@broadside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { bidOf } from '../rules/bids.ts';
import { liarsDice } from '../rules/game.ts';
import { FACES, type Face, type LiarsDiceAction, type LiarsDiceState } from '../rules/state.ts';
import { bestAnswer, Duel, duel, type Mix, Solver, type Strategy, valueBetween } from '../tests/duel.ts';
import { liarsDiceBots } from './index.ts';
import { drawn, sailorChances } from './sailor.ts';

const game = new Duel();
const LIAR: LiarsDiceAction = { type: 'liar' };
let solved: Strategy;

beforeAll(() => {
  solved = new Solver(game).run(250).strategy();
}, 0);

/** The bids of a state as the solver writes them. */
const madeIn = ({ bids }: LiarsDiceState): number =>
  bids.reduce(
    (made, { count, face }) => made | (1 << game.bids.findIndex((bid) => bid.count === count && bid.face === face)),
    0,
  );

/** The choices of the solver as actions, in its order. */
const actionsAfter = (made: number): LiarsDiceAction[] => {
  const raises = game.bids.slice(game.bids.length - game.raisesAfter(made)).map(bidOf);
  return made === 0 ? raises : [...raises, LIAR];
};

const master: Bot = {
  name: 'master',
  choose: (view, seat, { stream }) => {
    const state = view as LiarsDiceState;
    const made = madeIn(state);
    const mix = solved(made)[state.pirates[seat].cup[0] - 1];
    return drawn(actionsAfter(made), mix, stream);
  },
};

/** Whether the first of two bots wins over these dice. */
function isWon(bots: readonly Bot[], dice: readonly [Face, Face], seed: string): boolean {
  const state = duel(dice);
  const out = new Out<never>(new LooseChance(Stream.of(`${seed} table`)), false);
  const streams = [0, 1].map((seat) => Stream.of(`${seed} ${seat}`));
  while (state.flow.length > 0) {
    const seat: Seat = toAct(liarsDice, state)[0];
    const action = bots[seat].choose(liarsDice.view(state, seat), seat, { stream: streams[seat], iterations: 150 });
    expect(legal(liarsDice, state, seat)).toContainEqual(action);
    apply(liarsDice, state, seat, action as LiarsDiceAction, out);
  }
  return liarsDice.outcome(state)?.winners[0] === 0;
}

/** The share of duels that a bot wins against the master: over all dice, from both seats. */
function shareOf(bot: Bot, rounds: number): number {
  let won = 0;
  let played = 0;
  for (let round = 0; round < rounds; round++)
    for (const mine of FACES)
      for (const yours of FACES) {
        const seed = `${bot.name} ${round} ${mine} ${yours}`;
        if (isWon([bot, master], [mine, yours], seed)) won++;
        if (!isWon([master, bot], [yours, mine], `${seed} second`)) won++;
        played += 2;
      }
  return won / played;
}

const bot = (name: string): Bot => liarsDiceBots.find((one) => one.name === name) as Bot;

/** The sailor as a strategy: what it does is a matter of chance, but the chances are known. */
const known: Mix[] = [];
const sailor: Strategy = (made) => {
  known[made] ??= FACES.map((die) => {
    const state = duel([die, die]);
    const bids = game.bids.filter((_, at) => made & (1 << at));
    state.bids = bids.map((bid, at) => ({ ...bid, seat: (bids.length - at) % 2 }));
    return sailorChances(state, 0, actionsAfter(made));
  });
  return known[made];
};

describe('the last duel, one die against one', () => {
  it('LD-BID-3: is solved to within a hundredth: neither side can gain more, whatever it does', () => {
    const [first, second] = [bestAnswer(game, solved, 0), bestAnswer(game, solved, 1)];
    expect(first + second - 1).toBeGreaterThanOrEqual(0);
    expect(first + second - 1).toBeLessThan(0.012);
    // Whoever begins is a little worse off: the value lies between what each side can make sure of.
    expect(first).toBeLessThan(0.5);
    expect(1 - second).toBeGreaterThan(0.47);
  });

  it('is worth to each side what a perfect player makes of it', () => {
    const value = valueBetween(game, solved, solved);
    expect(value).toBeLessThanOrEqual(bestAnswer(game, solved, 0));
    expect(value).toBeGreaterThanOrEqual(1 - bestAnswer(game, solved, 1));
  });

  it('is played by the sailor nearly as well as can be against a perfect player', () => {
    const share = (valueBetween(game, sailor, solved) + 1 - valueBetween(game, solved, sailor)) / 2;
    expect(share).toBeGreaterThan(0.47);
    // Half is all that a perfect player leaves to anybody.
    expect(share).toBeLessThan(0.51);
  });

  it('is won from the sailor in three of four cases at most, even by somebody who reads its mind', () => {
    const exploited = (bestAnswer(game, sailor, 0) + bestAnswer(game, sailor, 1)) / 2;
    expect(exploited).toBeLessThan(0.75);
  });

  it('is played by the captain as well as by a perfect player, as far as so many duels can show', () => {
    // 288 duels: three deviations are 0.09.
    const share = shareOf(bot('captain'), 4);
    expect(share).toBeGreaterThan(0.44);
  });
});
