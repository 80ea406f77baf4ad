import { availableParallelism } from 'node:os';
import type { Unit } from '@broadside/judge';
import { type MatchFile, saveMatch } from '@broadside/kernel';
import { commonText, speaker } from '@broadside/text';
import { judgedGame } from '../analyse/open.ts';
import { analyse as judgeMatch } from '../analyse/run.ts';
import { tellReport } from '../analyse/tell.ts';
import { progressBar } from '../series/run.ts';
import { commandText } from '../text/commands.ts';
import { Words } from './args.ts';
import { readMatch } from './files.ts';

const FLAGS = { seat: 'text', ms: 'text', iterations: 'text', json: 'flag', jobs: 'text' } as const;

/** `broadside analyse FILE`: who played how well, who was lucky, what decided the match. */
export async function analyse(argv: readonly string[]): Promise<void> {
  const words = new Words('analyse', argv, FLAGS, 1);
  const path = words.file();
  const { match } = await readMatch(path);
  const entry = judgedGame(match.header.game);
  const seat = words.whole('seat', 0, match.header.seats - 1);
  const bar = progressBar(process.stderr);
  const report = await judgeMatch(
    { file: saveMatch(match), worlds: words.whole('iterations', 4, 1_000_000) },
    {
      jobs: words.whole('jobs', 1, 64) ?? Math.max(1, availableParallelism() - 1),
      ms: words.whole('ms', 1, 86_400_000),
      ...(seat === undefined ? {} : { wants: isOf(match.log, seat) }),
    },
    bar.show,
  );
  bar.clear();
  if (words.flag('json')) {
    console.log(JSON.stringify(report));
    return;
  }
  const locale = words.locale();
  const tongue = speaker(locale, commandText, commonText, entry.voice.catalogues);
  for (const line of tellReport(report, { match, entry, tongue, locale, seat })) console.log(line);
}

/** Decisions of this seat alone; chance is everybody's. */
const isOf =
  (log: MatchFile['log'], seat: number) =>
  (unit: Unit): boolean =>
    unit.kind !== 'decision' || log[unit.n].seat === seat;
