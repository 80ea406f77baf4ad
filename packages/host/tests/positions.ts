/** Positions by what they are like, in whichever game of the shelf has them. */
import { type AnyMatch, type Entry, Match, type Seat, Stream, TABLE } from '@broadside/kernel';
import { answerWithoutDice, type GameProgram, shelf } from '@broadside/shelf';

export interface Found {
  readonly entry: GameProgram;
  readonly match: AnyMatch;
  /** Whose last action led here. */
  readonly seat: Seat;
}

/** The first position of a match by chance that is like this, right after an action of a seat. */
export function find(isLike: (match: AnyMatch, last: Entry & { readonly seat: Seat }) => boolean): Found {
  for (let at = 0; at < 60; at++) {
    const entry = shelf[at % shelf.length];
    const match: AnyMatch = Match.begin(entry.game, { seats: 2, seed: `position ${at}` });
    const stream = Stream.of(match.seed);
    while (!match.outcome && match.n < 2000) {
      const [seat] = match.toAct;
      const legal = match.legal(seat);
      const last = match.play(seat, seat === TABLE ? answerWithoutDice(match) : legal[stream.below(legal.length)]);
      if (seat !== TABLE && isLike(match, { ...last, seat })) return { entry, match, seat };
    }
  }
  throw new Error('no game of the shelf has such a position');
}

/** A seat has passed on to the other one and may take that back. */
export const passedOn = (): Found =>
  find(
    (match, { seat }) =>
      match.toAct.length === 1 &&
      match.toAct[0] === 1 - seat &&
      match.whyNoUndo(seat) === undefined &&
      match.legal(1 - seat).length > 1,
  );

/** Dice are in the air, and the throw may be taken back. */
export const inTheAir = (): Found =>
  find((match, { seat }) => match.toAct.includes(TABLE) && match.whyNoUndo(seat) === undefined);

/** A seat is asked in the other's turn, and has an answer by default that is not its only one. */
export const attacked = (): Found =>
  find(
    (match, { seat }) =>
      match.toAct[0] === 1 - seat && match.defaultAction(1 - seat) !== undefined && match.legal(1 - seat).length > 1,
  );

/** Both seats have to choose at once. */
export const together = (): Found => find((match) => match.toAct.length === 2 && match.legal(0).length > 1);
