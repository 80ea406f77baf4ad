/** Matches of this device: started, opened, listed, deleted, read from files and looked at again. */
import type { Course, Viewer } from '@broadside/kernel';
import type { CampaignChange, CampaignInfo } from '@broadside/wire';
import { TableError, type TableFile } from '../table.ts';
import type { LocalBranch, LocalChapter, LocalLesson, LocalRow, LocalSetup, Replay } from './api.ts';
import { office } from './client.ts';
import { idbSaves } from './idb.ts';
import { campaignInfo, fileOf, isUnsettled, rowOf } from './info.ts';
import { type AnalysisSave, analysisKey, noCampaign, noTable } from './saves.ts';

export type * from './api.ts';
export type { AnalysisSave };
export { analysisKey };

const saves = idbSaves();

/** Starts the workers, which takes a while on a phone. */
export const readyLocal = (): void => void office();

/** Whoever is about to play here need not wait for it then; what fails now is asked for again. */
export const prepareLocal = (game: string): Promise<null> => office().call('prepare', game);

export const startLocal = (setup: LocalSetup): Promise<string> => office().call('start', setup);

/** The match of a lesson that was begun here and neither finished nor left, or a new one. */
export async function openLesson(wanted: LocalLesson): Promise<string> {
  const { game, lesson } = wanted;
  const begun = (await listLocal()).find(
    (row) => row.lesson === lesson && row.table.settings.game === game && row.outcome === null,
  );
  return begun?.table.id ?? office().call('lesson', wanted);
}

/** The one that moved last comes first. No worker is started for it. */
export const listLocal = async (): Promise<readonly LocalRow[]> => (await saves.list()).map(rowOf);

export async function deleteLocal(id: string): Promise<void> {
  // What came of a chapter outlives its match.
  if ((await saves.campaigns()).some(({ table, settled }) => table === id && !settled)) await settle();
  await saves.delete(id);
}

/** The same company, settings and options with another deck. Asked twice it gives the same match. */
export const rematchLocal = (id: string): Promise<string> => office().call('rematch', id);

// Campaigns

const settle = (): Promise<null> => office().call('settle', null);

/** The one that moved last comes first. The worker is started only if a chapter has ended since. */
export async function listLocalCampaigns(): Promise<readonly CampaignInfo[]> {
  const campaigns = await saves.campaigns();
  if (campaigns.length === 0) return [];
  const heads = new Map((await saves.list()).map((head) => [head.id, head]));
  if (campaigns.some((one) => isUnsettled(one, heads.get(one.table)))) {
    await settle();
    return (await saves.campaigns()).map((one) => campaignInfo(one, heads.get(one.table)));
  }
  return campaigns.map((one) => campaignInfo(one, heads.get(one.table)));
}

export async function localCampaign(id: string): Promise<CampaignInfo> {
  const found = (await listLocalCampaigns()).find((one) => one.id === id);
  if (!found) throw noCampaign(id);
  return found;
}

export const beginLocalCampaign = (setup: LocalSetup): Promise<LocalChapter> => office().call('campaign', setup);

/** The match of the next chapter; while one is being played, that one. */
export const nextLocalChapter = (campaign: string, course: Course | undefined): Promise<LocalChapter> =>
  office().call('chapter', { campaign, course });

export async function changeLocalCampaign(id: string, { name, stopped }: CampaignChange): Promise<CampaignInfo> {
  await saves.amendCampaign(id, (old) => ({
    ...old,
    ...(name === undefined ? {} : { name: name.trim() || null }),
    ...(stopped === undefined ? {} : { stopped }),
  }));
  return localCampaign(id);
}

export const deleteLocalCampaign = (id: string): Promise<void> => saves.deleteCampaign(id);

/** The match with its secret seed: of an unfinished match it is a save for one's own use. */
export async function exportFile(id: string): Promise<TableFile> {
  const saved = await saves.read(id);
  if (!saved) throw noTable(id);
  return fileOf(saved);
}

/** Keeps a match file, text or object, as a match of this device and gives its id. */
export const importFile = async (file: unknown): Promise<string> => office().call('import', parsed(file));

/** Goes on from a position of a recorded match, as a match of its own; gives its id. */
export const branchFile = (branch: LocalBranch): Promise<string> => office().call('branch', branch);

// What the judge found

/** The version of a game's judge; null where nobody judges it. */
export const judgeVersion = (game: string): Promise<number | null> => office().call('judge', game);

export const keptAnalysis = (key: string): Promise<AnalysisSave | undefined> => saves.analysis(key);
export const keepAnalysis = (analysis: AnalysisSave): Promise<void> => saves.keepAnalysis(analysis);

/** Checks a match file by playing it again, and lays it out to be looked at. */
export async function openReplay(file: unknown): Promise<Replay> {
  const desk = office();
  const { replay, ...info } = await desk.call('replay', parsed(file));
  const many = (ns: readonly number[], viewer: Viewer): ReturnType<Replay['many']> =>
    desk.call('positions', { replay, ns, viewer });
  return {
    ...info,
    many,
    at: async (n, viewer) => (await many([n], viewer))[0],
    log: (viewer) => desk.call('log', { replay, viewer }),
    close: () => void desk.call('forget', replay),
  };
}

function parsed(file: unknown): unknown {
  if (typeof file !== 'string') return file;
  try {
    return JSON.parse(file);
  } catch {
    throw new TableError({ code: 'bad-file', message: 'the file is not JSON' });
  }
}
