/** Many matches between bots: who won, how long it took, how sure we can be. */
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  answerWithoutDice,
  apply,
  begin,
  type FlowState,
  LooseChance,
  Match,
  Out,
  type Outcome,
  Refusal,
  resolveOptions,
  type Seat,
  Stream,
  TABLE,
  tableAnswer,
  toAct,
  whyNot,
} from '@broadside/kernel';
import type { Bot } from './bot.ts';

export interface MatchResult {
  readonly outcome: Outcome;
  readonly actions: number;
  readonly turns: number;
  /** Who began; undefined if the game knows no order. */
  readonly first: Seat | undefined;
}

export interface Limits {
  readonly ms?: number | undefined;
  readonly iterations?: number | undefined;
  /** Actions after which a match is given up as endless. */
  readonly actions?: number;
}

const MOST_ACTIONS = 100_000;

/** Plays one match; every bot gets its view and nothing else. */
export async function playMatch(
  game: AnyGame,
  bots: readonly Bot[],
  options: unknown,
  seed: string,
  limits: Limits = {},
): Promise<MatchResult> {
  const streams = bots.map((_, seat) => Stream.of(`${seed}\nbot ${seat}`));
  const chance = new LooseChance(Stream.of(`${seed}\nmatch`));
  const state = begin(game, resolveOptions(game, bots.length, options), bots.length, new Out(chance, false));
  const first = game.first?.(state);
  const out = new Out(chance, false);
  const most = limits.actions ?? MOST_ACTIONS;
  let actions = 0;
  while (state.flow.length > 0) {
    if (actions++ >= most) throw new Error(`the match with seed ${seed} has no end after ${most} actions`);
    const seat: Seat = toAct(game, state)[0];
    if (seat === TABLE) apply(game, state, seat, tableAnswer(game, state, chance), out);
    else {
      const choice = bots[seat].choose(game.view(state, seat), seat, { ...limits, stream: streams[seat] });
      // Our own bots answer at once; one that answers later is somebody else's and is not trusted.
      if (choice instanceof Promise) apply(game, state, seat, checked(game, state, seat, await choice), out);
      else apply(game, state, seat, choice, out);
    }
  }
  return { outcome: game.outcome(state) as Outcome, actions, turns: game.turn(state), first };
}

function checked(game: AnyGame, state: FlowState, seat: Seat, action: Action): Action {
  const reason = whyNot(game, state, seat, action);
  if (reason) throw new Refusal(reason, game.id);
  return action;
}

/** Plays one match as `playMatch` does, with everything that a match file holds. */
export async function recordMatch(
  game: AnyGame,
  bots: readonly Bot[],
  options: unknown,
  seed: string,
  limits: Limits = {},
): Promise<AnyMatch> {
  const streams = bots.map((_, seat) => Stream.of(`${seed}\nbot ${seat}`));
  const match: AnyMatch = Match.begin(game, { seats: bots.length, options, seed });
  const most = limits.actions ?? MOST_ACTIONS;
  while (match.outcome === undefined) {
    if (match.n >= most) throw new Error(`the match with seed ${seed} has no end after ${most} actions`);
    const [seat] = match.toAct;
    const action =
      seat === TABLE
        ? answerWithoutDice(match)
        : await bots[seat].choose(match.view(seat), seat, { ...limits, stream: streams[seat] });
    match.play(seat, action);
  }
  return match;
}

/** Wilson's interval for a share of wins, 95%. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const share = wins / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/**
 * Who sits where in game number k of an arena: consecutive games share one seed and turn the seats,
 * so that no bot profits from its chair or from the deck.
 */
export function seating(bots: number, k: number): { seed: number; order: number[] } {
  const turn = k % bots;
  return { seed: Math.floor(k / bots), order: Array.from({ length: bots }, (_, seat) => (seat + turn) % bots) };
}
