/** Moments of matches between sailors, for tests about computer players. */
import {
  type AnyGame,
  apply,
  LooseChance,
  legal,
  Out,
  resolveOptions,
  Stream,
  TABLE,
  tableAnswer,
  toAct,
} from '@broadside/kernel';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningOptions, DeadReckoningState } from '../rules/state.ts';
import { sailor } from './sailor.ts';

/** Every moment of a match in which a player is asked. The state goes on: it is for looking at. */
export function* momentsOf(
  seats: number,
  seed: string,
  options: Partial<DeadReckoningOptions> = {},
): Generator<DeadReckoningState> {
  const stream = Stream.of(seed);
  const out = new Out(new LooseChance(stream), false);
  const game: AnyGame = deadReckoning;
  const state: DeadReckoningState = game.setup(resolveOptions(game, seats, options), seats, out);
  while (state.flow.length > 0) {
    const [seat] = toAct(game, state);
    if (seat === TABLE) {
      apply(game, state, seat, tableAnswer(game, state, out.chance), out);
      continue;
    }
    yield state;
    apply(game, state, seat, sailor(state, seat, legal<DeadReckoningAction>(game, state, seat), stream), out);
  }
}
