/** What the table itself answers: real dice where a game has them, else the game's own fast model. */
import { type Action, type AnyMatch, answerWithoutDice, Match, Refusal, sameAction, TABLE } from '@broadside/kernel';
import type { GameProgram } from '@broadside/manifest';
import type { Thrower } from '@broadside/throw';

/** The answer to the chance step the match waits at. The same match always gets the same throw. */
export async function answerForTable({ hand }: GameProgram, match: AnyMatch, thrower: Thrower): Promise<Action> {
  const { state, seed } = match;
  const order = hand?.order(state, seed);
  return hand && order ? hand.answer(state, await thrower.throw(order)) : answerWithoutDice(match);
}

/**
 * What a host enters for the table. Dice that cannot be thrown are no reason for a match to stand still: the fast model
 * answers, and the host hears why. Undefined if the match went on meanwhile: somebody took the throw back.
 */
export async function answerOrFallback(
  entry: GameProgram,
  match: AnyMatch,
  thrower: Thrower,
  complain: (error: unknown) => void,
): Promise<Action | undefined> {
  const { n } = match;
  let failure: unknown;
  try {
    const action = await answerForTable(entry, match, thrower);
    const reason = match.n === n ? match.whyNot(TABLE, action) : undefined;
    if (!reason) return match.n === n ? action : undefined;
    failure = new Refusal(reason, match.game.id);
  } catch (error) {
    failure = error;
  }
  if (match.n !== n) return undefined;
  complain(failure);
  return answerWithoutDice(match);
}

export interface CheckedThrows {
  /** Thrown again and found the same. */
  readonly same: number;
  /** Made without dice, by the fast model or as prescribed, and found the same. */
  readonly standIn: number;
  /** Made by another version of the physics: their result is taken as recorded. */
  readonly otherPhysics: number;
  /** The entries whose result is not what their seed gives. */
  readonly different: readonly number[];
}

/** Makes every throw of a match once more and compares. */
export async function checkThrows(entry: GameProgram, match: AnyMatch, thrower: Thrower): Promise<CheckedThrows> {
  const { header, seed } = match;
  const again: AnyMatch = Match.begin(match.game, { ...header, seed });
  const counts = { same: 0, standIn: 0, otherPhysics: 0 };
  const different: number[] = [];
  for (const line of match.log.slice(1)) {
    if (line.seat === TABLE && line.action) {
      const found = await checkThrow(entry, again, line.action, thrower);
      if (found === 'different') different.push(line.n);
      else counts[found]++;
    }
    again.repeat(line);
  }
  return { ...counts, different };
}

/** How a recorded answer of the table compares with what is made anew at the same place of the match. */
async function checkThrow(
  entry: GameProgram,
  match: AnyMatch,
  recorded: Action,
  thrower: Thrower,
): Promise<'same' | 'standIn' | 'otherPhysics' | 'different'> {
  const { hand } = entry;
  const physics = hand?.physicsOf(recorded) ?? 0;
  if (physics === 0) return sameAction(answerWithoutDice(match), recorded) ? 'standIn' : 'different';
  const order = hand?.order(match.state, match.seed);
  if (!hand || !order) return 'different';
  const thrown = await (thrower.rethrow?.(order, physics) ?? thrower.throw(order));
  if (physics !== thrown?.physics) return 'otherPhysics';
  return sameAction(hand.answer(match.state, thrown), recorded) ? 'same' : 'different';
}
