/** Invariant 9 in one word: random matches of every game, from fixed seeds, must have the same hash everywhere. */
import {
  type AnyMatch,
  commitTo,
  LooseChance,
  Match,
  type MatchSpec,
  Stream,
  TABLE,
  tableAnswer,
} from '@broadside/kernel';
import { type GameProgram, shelf } from '@broadside/shelf';

/** A digest of every hash of `matches` matches of each game on the shelf. */
export function digest(matches: number): string {
  const prints = shelf.flatMap((entry) => Array.from({ length: matches }, (_, at) => printOf(entry, at)));
  return commitTo(prints.join('\n'));
}

/** Everything that is played, by every number of players it is for. */
function tablesOf({ game, guide }: GameProgram): readonly MatchSpec[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const { headline } = guide;
  const plays = headline === undefined ? [{}] : game.options[headline].values.map((value) => ({ [headline]: value }));
  return counts.flatMap((seats) =>
    plays
      .map((options): MatchSpec => ({ seats, options, seed: '' }))
      .filter(({ options }) => game.impossible({ modules: [], ...(options as object) }, seats) === undefined),
  );
}

function printOf(entry: GameProgram, at: number): string {
  const { game } = entry;
  const seed = `digest ${game.id} ${at}`;
  const tables = tablesOf(entry);
  const match: AnyMatch = Match.begin(game, { ...tables[at % tables.length], seed });
  const stream = Stream.of(`${seed}\nchoices`);
  while (!match.outcome) playAny(match, stream);
  return match.log.map(({ hash }) => hash).join();
}

function playAny(match: AnyMatch, stream: Stream): void {
  const seat = match.toAct[0];
  if (seat === TABLE) match.play(seat, tableAnswer(match.game, match.state, new LooseChance(stream)));
  else {
    const actions = match.legal(seat);
    match.play(seat, actions[stream.below(actions.length)]);
  }
}
