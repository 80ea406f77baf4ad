/**
 * The conformance suite: a game is not finished until it passes. Use it from any test runner:
 *
 *   for (const law of conformance(game, { settings: [{ seats: 4 }], redeal })) it(law.title, law.run);
 */
import * as fc from 'fast-check';
import { LooseChance, Stream } from '../chance.ts';
import { tableAnswer } from '../engine.ts';
import { type AnyGame, TABLE } from '../game.ts';
import type { AnyMatch } from '../match.ts';
import * as laws from './laws.ts';
import type { Redeal } from './redeal.ts';
import { type Play, plays, type Setting, type Visit, walk } from './walk.ts';

export * from './corpus.ts';
export * from './lessons.ts';
export * from './recording.ts';
export * from './redeal.ts';
export * from './scores.ts';
export type { Setting } from './walk.ts';

export interface ConformanceSpec {
  /** Player counts and options to play under. */
  readonly settings: readonly Setting[];
  /** Random matches per invariant. */
  readonly runs?: number;
  /** Commands per match at most, for the invariants that look at every moment. */
  readonly length?: number;
  /** Random commands played before the first look, at most: so that late positions are met too. */
  readonly warmUp?: number;
  /** Commands after which a random match must have ended. */
  readonly endsWithin?: number;
  /**
   * The truth with everything this viewer may not know dealt again. Written for the test, apart from
   * `imagine`: it finds a view that leaks a secret which `imagine` then faithfully copies.
   */
  readonly redeal: Redeal;
  /** Whether the game hides anything at all; then re-dealing must really change something. */
  readonly hides?: boolean;
}

/** An invariant as a test; the suite calls it a law. */
export interface Law {
  readonly title: string;
  run(): void;
}

export function conformance(game: AnyGame, spec: ConformanceSpec): Law[] {
  const { settings, redeal, runs = 40, length = 100, warmUp = 0, endsWithin = 20_000, hides = true } = spec;
  const arbitrary = plays(settings, length, warmUp);
  const check = (title: string, from: fc.Arbitrary<Play>, property: (play: Play) => void): Law => ({
    title: `${game.id}: ${title}`,
    run: () =>
      fc.assert(
        fc.property(from, (play) => withoutMachine(() => property(play))),
        { numRuns: runs, includeErrorInReport: true },
      ),
  });
  const everyMoment = (title: string, visit: Visit): Law =>
    check(title, arbitrary, (play) => void walk(game, play, visit));
  const whole = (title: string, look: (match: AnyMatch) => void): Law =>
    check(title, arbitrary, (play) => look(toTheEnd(game, play, endsWithin)));
  return [
    everyMoment('a match saved in the middle of anything goes on the same after it is restored', laws.savesAndRestores),
    everyMoment(
      'what goes on by itself may be interrupted, and rests where somebody is asked',
      laws.restsWhereSomebodyIsAsked,
    ),
    everyMoment('an action is undone and redone exactly, or refused behind a barrier', laws.undoesAndRedoes),
    everyMoment('the hidden part dealt again looks the same to every viewer', laws.looksTheSameRedealt(redeal)),
    imagining(game, check, arbitrary, hides),
    everyMoment('an action that can be undone uncovers nothing', laws.undoableActionsUncoverNothing),
    everyMoment('nothing is lost or doubled, whichever legal action is taken', laws.conserves),
    everyMoment('looking changes nothing, and every legal action is offered once', laws.lookingChangesNothing),
    everyMoment('what is not legal is refused with a reason and changes nothing', laws.refusesWithAReason),
    everyMoment('what is answered by default is legal, and comes to an end', laws.answersByDefault),
    everyMoment('every action survives its notation and JSON', laws.writesAndReads),
    everyMoment('recording changes nothing but what is said', laws.recordingChangesNothing),
    whole('a whole match replays from its log to the same hashes and the same result', laws.replays),
    whole('the end of a match cannot be taken back', laws.endsForGood),
    whole('a viewer is shown no action but their own', laws.showsOnlyOwnActions),
    whole('a random match comes to its end, with somebody on the first rank or all of them beaten', endsProperly),
  ];
}

type Check = (title: string, arbitrary: fc.Arbitrary<Play>, property: (play: Play) => void) => Law;

/** A view that showed everything would pass the comparison if `imagine` copied it; so something must differ. */
function imagining(game: AnyGame, check: Check, arbitrary: fc.Arbitrary<Play>, hides: boolean): Law {
  let different = 0;
  const visit = laws.looksTheSameImagined(() => {
    different++;
  });
  const law = check('what is imagined from a view looks the same to its viewer', arbitrary, (play) => {
    walk(game, play, visit);
  });
  return {
    title: law.title,
    run: () => {
      law.run();
      laws.demand(!hides || different > 0, 'imagined states never differ from the truth: the views show too much');
    },
  };
}

/** The choices first, then random play until the end. */
function toTheEnd(game: AnyGame, play: Play, endsWithin: number): AnyMatch {
  const match = walk(game, play, ({ match: at, seat, action }) => at.play(seat, action));
  const stream = Stream.of(`${play.seed} to the end`);
  while (!match.outcome) {
    laws.demand(match.n < endsWithin, `no end after ${endsWithin} commands`);
    playOne(match, stream);
  }
  return match;
}

function playOne(match: AnyMatch, stream: Stream): void {
  const seat = match.toAct[0];
  if (seat === TABLE) match.play(seat, tableAnswer(match.game, match.state, new LooseChance(stream)));
  else {
    const actions = match.legal(seat);
    match.play(seat, actions[stream.below(actions.length)]);
  }
}

function endsProperly(match: AnyMatch): void {
  const { outcome } = match;
  laws.demand(outcome !== undefined, 'the match has no outcome');
  const first = outcome.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  laws.demand(first.join() === outcome.winners.join(), 'the winners are not those of rank 1');
  // Whoever plays together loses together: all or nobody.
  const lost = outcome.ranking.every(({ rank }) => rank === outcome.ranking[0].rank);
  laws.demand(first.length > 0 || lost, 'nobody has won, yet some are ranked before others');
  laws.demand(outcome.ranking.length === match.header.seats, 'somebody is missing from the ranking');
  laws.demand(match.legal(0).length === 0 && match.toAct.length === 0, 'the match is over but somebody may act');
}

/** Invariant 9: while the rules run, the machine's own dice and clock are out of reach. */
function withoutMachine(work: () => void): void {
  const { Date: date } = globalThis;
  const { random } = Math;
  const refuse = (): never => {
    throw new Error('the rules asked the machine for chance or time');
  };
  Math.random = refuse;
  globalThis.Date = Object.assign(refuse, { now: refuse }) as unknown as DateConstructor;
  try {
    work();
  } finally {
    Math.random = random;
    globalThis.Date = date;
  }
}
