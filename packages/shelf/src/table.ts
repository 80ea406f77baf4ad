/** What the table itself answers: real dice where a game has them, else the game's own stand-in. */
import {
  type Action,
  type AnyMatch,
  LooseChance,
  Match,
  Stream,
  sameAction,
  TABLE,
  tableAnswer,
} from '@broadside/kernel';
import type { Thrower } from '@broadside/throw';
import type { ShelfGame } from './index.ts';

/** The answer without dice: from the secret seed and the place in the match, so that it is always the same. */
export const standIn = (match: AnyMatch): Action =>
  tableAnswer(match.game, match.state, new LooseChance(Stream.of(`${match.seed}\ntable ${match.n}`)));

/** The answer to the chance step the match waits at. The same match always gets the same throw. */
export async function answerForTable({ hand }: ShelfGame, match: AnyMatch, thrower: Thrower): Promise<Action> {
  const { state, seed } = match;
  const order = hand?.order(state, seed);
  return hand && order ? hand.answer(state, await thrower.throw(order)) : standIn(match);
}

export interface CheckedThrows {
  /** Thrown again and found the same. */
  readonly same: number;
  /** Made by another version of the physics: their landing is taken as recorded. */
  readonly otherPhysics: number;
  /** The entries whose landing is not what their seed gives. */
  readonly different: readonly number[];
}

/** Throws every throw of a match once more and compares. */
export async function checkThrows(entry: ShelfGame, match: AnyMatch, thrower: Thrower): Promise<CheckedThrows> {
  const { header, seed } = match;
  const again: AnyMatch = Match.begin(match.game, { ...header, seed });
  const different: number[] = [];
  let same = 0;
  let otherPhysics = 0;
  for (const line of match.log.slice(1)) {
    const { hand } = entry;
    const order = line.seat === TABLE ? hand?.order(again.state, seed) : undefined;
    if (hand && order && line.action) {
      const thrown = await thrower.throw(order);
      if (hand.physicsOf(line.action) !== thrown.physics) otherPhysics++;
      else if (sameAction(hand.answer(again.state, thrown), line.action)) same++;
      else different.push(line.n);
    }
    again.repeat(line);
  }
  return { same, otherPhysics, different };
}
