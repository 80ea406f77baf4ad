/** The match as it stands: every entry that was not taken back, with the positions around it. */
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  BadInput,
  type FlowState,
  loadMatch,
  Match,
  playedLine,
} from '@broadside/kernel';
import type { Passage } from './luck.ts';

export interface Track<S, A> {
  readonly match: AnyMatch;
  /** The position after the set-up. */
  readonly opening: S;
  readonly passages: readonly Passage<S, A>[];
}

/** Plays a match file again; nothing in it is taken on trust. */
export function trackOf<S extends FlowState, A extends Action>(game: AnyGame, file: unknown): Track<S, A> {
  const read = loadMatch(game, file, true);
  const { seats, options, stack } = read.header;
  const match: AnyMatch = Match.begin(game, { seats, options, seed: read.seed, stack });
  const opening = game.clone(match.state) as S;
  const after = new Map<number, S>([[0, opening]]);
  for (const entry of read.log.slice(1)) {
    match.repeat(entry);
    if (entry.undo === undefined) after.set(entry.n, game.clone(match.state) as S);
  }
  const passages: Passage<S, A>[] = [];
  let before = opening;
  for (const { n, seat, action, events } of playedLine(match.log)) {
    const state = after.get(n);
    if (seat === undefined || state === undefined) throw new BadInput('bad-file', `log[${n}] has no position`);
    passages.push({ n, seat, action: action as A, events, before, after: state });
    before = state;
  }
  return { match, opening, passages };
}
