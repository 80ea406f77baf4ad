/** A match with the judge of its game. */
import { type MatchJudge, matchJudge } from '@broadside/judge';
import { BadInput, type MatchFile } from '@broadside/kernel';
import { type GameProgram, onShelf } from '@broadside/shelf';

/** What a worker must be told. */
export interface Analysis {
  readonly file: MatchFile;
  /** Imagined worlds of a decision; the judge's own habit if left out. */
  readonly worlds?: number | undefined;
}

/** Judged by the rules of today: a match of before is, if it plays out the same under them. */
export function judgedGame(game: string): GameProgram & Required<Pick<GameProgram, 'judge'>> {
  const entry = onShelf(game);
  if (!entry) throw new BadInput('unknown-game', `there is no game ${JSON.stringify(game)}`);
  const { judge } = entry;
  if (!judge) throw new BadInput('no-judge', `${game} has no judge`);
  return { ...entry, judge };
}

export async function openAnalysis({ file, worlds }: Analysis): Promise<MatchJudge> {
  const { game, judge } = judgedGame(file.header.game);
  const { kit } = (await judge()).default;
  return matchJudge(game, kit, file, worlds === undefined ? {} : { worlds });
}
