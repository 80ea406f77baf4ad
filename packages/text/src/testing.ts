/** What the tests of every game's words share: speakers, names that fit each language, and all that is said in a match. */
import {
  type Action,
  type FlowState,
  type GameEvent,
  type Match,
  type Seat,
  SeededChance,
  type Stream,
  TABLE,
  tableAnswer,
} from '@broadside/kernel';
import type { Catalogues, Locale, Say } from './catalogue.ts';
import { speaker } from './speaker.ts';
import { commonText } from './text/index.ts';
import type { NameOf, Voice } from './voice.ts';

export { faultsToReader, misaddressed, misspoken } from './readerTesting.ts';
export { rulebookFaults, rulebookOutline, wordsOfPage } from './rulebookTesting.ts';

export const speakerOf =
  (...catalogues: readonly Catalogues[]) =>
  (locale: Locale): Say =>
    speaker(locale, commonText, ...catalogues);

type Names = Readonly<Record<Locale, readonly string[]>>;

const CREW: Names = {
  en: ['Mara', 'Piet', 'Cleo', 'Dan'],
  ru: ['Мара', 'Пит', 'Вера', 'Глеб'],
  uk: ['Мара', 'Піт', 'Віра', 'Гліб'],
};

/** Whoever sits there, by a name of this language. */
export const namesOf =
  (names: Names = CREW) =>
  (locale: Locale): NameOf =>
  (seat) =>
    names[locale][seat];

export interface SpokenMatch<M, A> {
  readonly voice: Voice;
  readonly say: Say;
  readonly nameOf: NameOf;
  readonly stream: Stream;
  /** What is requested now and then, most of it impossible: its refusals are described too. */
  readonly requested: (match: M, seat: Seat) => readonly A[];
  /** Every so many moves; at every one unless it is said. */
  readonly requestEvery?: number;
  /** So many moves at most: those who play by chance can take their time. */
  readonly longest?: number;
}

/** Everything a table would say in the course of a match played by chance: buttons, sentences, refusals, the result. */
export function describeMatch<S extends FlowState, A extends Action, V, E extends GameEvent>(
  match: Match<S, A, V, E>,
  how: SpokenMatch<Match<S, A, V, E>, A>,
): string[] {
  const { voice, say, nameOf, stream, requested, requestEvery = 1, longest = Number.POSITIVE_INFINITY } = how;
  const falls = new SeededChance('falls');
  const said: string[] = [];
  const describe = (event: E): void => {
    const [mine, everybody] = [match.view(0), match.view('spectator')];
    const facts = [
      [event, mine],
      [match.game.seen(event, 0), mine],
      [match.game.seen(event, 'spectator'), everybody],
    ] as const;
    for (const [fact, view] of facts) {
      const text = fact && voice.event(fact, say, nameOf, view);
      if (text !== undefined) said.push(text);
    }
  };
  const refuse = (seat: Seat): void => {
    const wanted = requested(match, seat);
    const reasons = [
      ...wanted.map((action) => match.whyNot(seat, action)),
      match.whyNot(match.header.seats, wanted[0]),
      match.whyNoUndo(Math.max(seat, 0)),
    ];
    for (const reason of reasons) if (reason) said.push(voice.reason(reason, say));
  };
  match.log[0].events.forEach(describe);
  for (let move = 0; !match.outcome && move < longest; move++) {
    const [seat] = match.toAct;
    const actions = seat === TABLE ? [tableAnswer<A>(match.game, match.state, falls)] : match.legal(seat);
    if (seat !== TABLE) {
      const view = match.view(seat);
      said.push(...actions.map((action) => voice.action(action, view, seat, say, nameOf)));
    }
    if (move % requestEvery === 0) refuse(seat);
    match.play(seat, actions[stream.below(actions.length)]).events.forEach(describe);
  }
  if (match.outcome) said.push(voice.outcome(match.outcome, say, nameOf));
  return said;
}

/** Marks of a message that was not filled in, or not written with care. */
const CARELESS = /[{}#]|undefined|NaN| {2}|\.\.|^\s|\s$/;

/** Sentences that no reader of this language should meet. */
export function faultsIn(said: Iterable<string>, locale: Locale, begins = /^/u): string[] {
  const foreign = locale === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
  return [...new Set(said)].filter(
    (sentence) => CARELESS.test(sentence) || foreign.test(sentence) || !begins.test(sentence),
  );
}
