/** Law 9 in one word: random matches of every game, from fixed seeds, must have the same fingerprint everywhere. */
import {
  type AnyGame,
  type AnyMatch,
  commitTo,
  LooseChance,
  Match,
  Stream,
  TABLE,
  tableAnswer,
} from '@broadside/kernel';
import { shelf } from '@broadside/shelf';

/** A digest of every hash of `matches` matches of each game on the shelf. */
export function digest(matches: number): string {
  const prints = shelf.flatMap(({ game }) => Array.from({ length: matches }, (_, at) => printOf(game, at)));
  return commitTo(prints.join('\n'));
}

function printOf(game: AnyGame, at: number): string {
  const seed = `digest ${game.id} ${at}`;
  const { min, max } = game.seats;
  const match: AnyMatch = Match.begin(game, { seats: min + (at % (max - min + 1)), seed });
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
