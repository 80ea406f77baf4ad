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
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import { sailor } from './sailor.ts';

/** Every moment of a match in which a player is asked. The state goes on: it is for looking at. */
export function* momentsOf(seats: number, seed: string): Generator<SevenSeasState> {
  const stream = Stream.of(seed);
  const out = new Out(new LooseChance(stream), false);
  const game: AnyGame = sevenSeas;
  const state: SevenSeasState = game.setup(resolveOptions(game, seats), seats, out);
  while (state.flow.length > 0) {
    const [seat] = toAct(sevenSeas, state);
    if (seat === TABLE) {
      apply(sevenSeas, state, seat, tableAnswer(sevenSeas, state, out.chance), out);
      continue;
    }
    yield state;
    apply(sevenSeas, state, seat, sailor(state, seat, legal<SevenSeasAction>(sevenSeas, state, seat), stream), out);
  }
}
