/** A match with the judge of its game. */
import { type MatchJudge, matchJudge } from '@broadside/judge';
import { type AnyGame, BadInput, type MatchFile } from '@broadside/kernel';
import { type GameProgram, onShelf } from '@broadside/shelf';

/** What a worker must be told. */
export interface Analysis {
  readonly file: MatchFile;
  /** Imagined worlds of a decision; the judge's own habit if left out. */
  readonly worlds?: number | undefined;
}

/** The game as it is today, with its judge: a match of before is judged if it plays out the same under today's rules. */
export function judgedGame(id: string): GameProgram & Required<Pick<GameProgram, 'judge'>> {
  const entry = onShelf(id);
  if (!entry?.judge) throw new BadInput('no-judge', `matches of ${id} cannot be judged`);
  return { ...entry, judge: entry.judge };
}

const kitOf = async ({ judge }: Required<Pick<GameProgram, 'judge'>>) => (await judge()).default.kit;

/** The kit of a game under today's rules. */
export async function kitFor({ id, version }: AnyGame): ReturnType<typeof kitOf> {
  const entry = judgedGame(id);
  if (entry.game.version !== version)
    throw new BadInput('old-rules', `version ${version} of the rules of ${id} cannot be judged any more`);
  return kitOf(entry);
}

export async function openAnalysis({ file, worlds }: Analysis): Promise<MatchJudge> {
  const entry = judgedGame(file.header.game);
  const { id, version } = entry.game;
  const { rules } = file.header;
  try {
    return await matchJudge(entry.game, await kitOf(entry), file, worlds === undefined ? {} : { worlds });
  } catch (error) {
    if (!(error instanceof BadInput) || rules === version) throw error;
    throw new BadInput(
      'old-rules',
      `the match was played under version ${rules} of the rules of ${id}, and does not play out the same under version ${version}, by which it would be judged`,
    );
  }
}
