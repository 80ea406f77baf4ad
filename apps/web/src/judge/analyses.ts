/** The analyses of this page, one after another: they go on when their screen is left. */
import type { MatchFile } from '@broadside/kernel';
import { analysisKey, judgeVersion, keepAnalysis, keptAnalysis } from '../tables/local/index.ts';
import { Analysis, type AnalysisWorld } from './analysis.ts';
import { judgeCount, judgeWorker } from './judgeWorker.ts';

const world: AnalysisWorld = {
  workers: () => Array.from({ length: judgeCount() }, judgeWorker),
  read: keptAnalysis,
  keep: keepAnalysis,
  now: () => performance.now(),
};

const known = new Map<string, Analysis>();

/** Only what is looked at or under way stays in memory: the rest is in the browser's database. */
function tidy(): void {
  for (const [key, analysis] of known) if (!analysis.isWatched && !analysis.isBusy) known.delete(key);
}

/** Of a match that has been checked; undefined where nobody judges its game. */
export async function analysisOf(file: MatchFile): Promise<Analysis | undefined> {
  const judge = await judgeVersion(file.header.game);
  const hash = file.log.at(-1)?.hash;
  if (judge === null || hash === undefined) return undefined;
  tidy();
  const key = analysisKey(file.seed, hash);
  const analysis = known.get(key) ?? new Analysis({ key, file, judge }, world);
  known.set(key, analysis);
  return analysis;
}

let queue: Promise<void> = Promise.resolve();

/** Its turn comes when those before it are done: two at once would only be slower. */
export function analyse(analysis: Analysis): void {
  if (analysis.isBusy) return;
  analysis.wait();
  queue = queue.then(async () => {
    // Sent away while it waited.
    if (analysis.snapshot().phase !== 'stopped') await analysis.run();
    tidy();
  });
}
