/** Where the matches of this device are kept: one small interface, in the browser's database or in memory. */
import type { Report, UnitResult } from '@broadside/judge';
import type { CampaignState, Course, Entry, Header, Outcome, Seat, Snapshot } from '@broadside/kernel';
import type { WireError } from '@broadside/wire';
import { TableError } from '../table.ts';
import type { LocalSeat, LocalSettings } from './api.ts';

/** A match without its log: enough for the list, and to go on quickly. */
export interface Head {
  readonly id: string;
  readonly header: Header;
  /** Secret from the players, who are trusted not to open their own browser's database. */
  readonly seed: string;
  readonly seats: readonly LocalSeat[];
  readonly settings: LocalSettings;
  readonly created: number;
  readonly moved: number;
  /** Number of the last entry. */
  readonly n: number;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly snapshot: Snapshot<unknown>;
  /** Whoever opened the match last: nobody else may write. */
  readonly owner: string;
  /** The match that followed this one. */
  readonly next: string | null;
  /** The campaign it is a chapter of. */
  readonly campaign?: string;
  /** The lesson it is guided by, until that is finished or left. */
  readonly lesson?: string;
}

/** A campaign of this device. */
export interface CampaignSave {
  readonly id: string;
  readonly game: string;
  readonly name: string | null;
  /** The match of its latest chapter. */
  readonly table: string;
  /** Whether the end of that match is in the campaign state. */
  readonly settled: boolean;
  readonly stopped: boolean;
  readonly chronicle: CampaignState;
  readonly courses: readonly Course[];
  readonly seats: readonly LocalSeat[];
  readonly settings: LocalSettings;
  readonly created: number;
  readonly moved: number;
}

/** What the judge has found out of a match so far. */
export interface AnalysisSave {
  /** `analysisKey` of the match. */
  readonly key: string;
  /** Version of the game's judge: what another one found is judged anew. */
  readonly judge: number;
  readonly results: readonly UnitResult[];
  readonly report: Report | undefined;
  readonly finished: boolean;
}

const SEED_ENDS = ' ';
/** A match as it is: whoever plays on has another one to judge. */
export const analysisKey = (seed: string, lastHash: string): string => `${seed}${SEED_ENDS}${lastHash}`;
/** Before every key of a match, however far it was played. */
export const analysesOf = (seed: string): string => `${seed}${SEED_ENDS}`;

export type CampaignAmendment = (campaign: CampaignSave) => CampaignSave | undefined;

export interface Saved {
  readonly head: Head;
  readonly log: readonly Entry[];
}

export type Progress = Pick<Head, 'moved' | 'n' | 'toAct' | 'outcome' | 'snapshot'>;

export interface Saves {
  /** The one that moved last comes first. */
  list(): Promise<readonly Head[]>;
  read(id: string): Promise<Saved | undefined>;
  begin(saved: Saved): Promise<void>;
  /** Makes `owner` the only one who may write, and reads the match. */
  claim(id: string, owner: string): Promise<Saved | undefined>;
  owner(id: string): Promise<string | undefined>;
  /** One entry and what follows from it, both or neither; rejects unless `owner` still is the owner. */
  append(id: string, owner: string, entry: Entry, progress: Progress, command: string | null): Promise<void>;
  /** The number of the entry that holds a command. */
  command(id: string, command: string): Promise<number | undefined>;
  setNext(id: string, next: string): Promise<void>;
  /** It goes on without its lesson. */
  leaveLesson(id: string): Promise<void>;
  /** With what was found out about it. */
  delete(id: string): Promise<void>;

  analysis(key: string): Promise<AnalysisSave | undefined>;
  keepAnalysis(analysis: AnalysisSave): Promise<void>;

  /** The one that moved last comes first. */
  campaigns(): Promise<readonly CampaignSave[]>;
  campaign(id: string): Promise<CampaignSave | undefined>;
  /** The campaign at its new match, both or neither; `instead` of this match, or of none when it begins. */
  openChapter(campaign: CampaignSave, match: Saved, instead: string | undefined): Promise<boolean>;
  /** Changes what is there at that moment; gives what is there afterwards. */
  amendCampaign(id: string, how: CampaignAmendment): Promise<CampaignSave | undefined>;
  /** Its matches stay. */
  deleteCampaign(id: string): Promise<void>;
}

export const noTable = (id: string): TableError =>
  new TableError({ code: 'no-table', message: `there is no match ${id} on this device` });

export const noCampaign = (id: string): TableError =>
  new TableError({ code: 'no-campaign', message: `there is no campaign ${id} on this device` });

export const ELSEWHERE: WireError = { code: 'open-elsewhere', message: 'the match was opened in another window' };

/** The head after an entry, if this owner may write it. */
export function advanced(head: Head | undefined, id: string, owner: string, progress: Progress): Head {
  if (!head) throw noTable(id);
  if (head.owner !== owner) throw new TableError(ELSEWHERE);
  return { ...head, ...progress };
}

export const withoutLesson = ({ lesson: _left, ...head }: Head): Head => head;

export const latestFirst = <T extends { readonly moved: number }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((a, b) => b.moved - a.moved);

/** Copies on the way in and out, as a database does. */
export class MemorySaves implements Saves {
  private readonly heads = new Map<string, Head>();
  private readonly logs = new Map<string, Entry[]>();
  private readonly commands = new Map<string, number>();
  private readonly voyages = new Map<string, CampaignSave>();
  private readonly analyses = new Map<string, AnalysisSave>();

  async list(): Promise<readonly Head[]> {
    return latestFirst(structuredClone([...this.heads.values()]));
  }

  async read(id: string): Promise<Saved | undefined> {
    const head = this.heads.get(id);
    return head && structuredClone({ head, log: this.logs.get(id) ?? [] });
  }

  async begin({ head, log }: Saved): Promise<void> {
    this.heads.set(head.id, structuredClone(head));
    this.logs.set(head.id, structuredClone([...log]));
  }

  async claim(id: string, owner: string): Promise<Saved | undefined> {
    const head = this.heads.get(id);
    if (head) this.heads.set(id, { ...head, owner });
    return this.read(id);
  }

  async owner(id: string): Promise<string | undefined> {
    return this.heads.get(id)?.owner;
  }

  async append(id: string, owner: string, entry: Entry, progress: Progress, command: string | null): Promise<void> {
    this.heads.set(id, advanced(this.heads.get(id), id, owner, structuredClone(progress)));
    this.logs.get(id)?.push(structuredClone(entry));
    if (command !== null) this.commands.set(`${id} ${command}`, entry.n);
  }

  async command(id: string, command: string): Promise<number | undefined> {
    return this.commands.get(`${id} ${command}`);
  }

  async setNext(id: string, next: string): Promise<void> {
    const head = this.heads.get(id);
    if (head) this.heads.set(id, { ...head, next });
  }

  async leaveLesson(id: string): Promise<void> {
    const head = this.heads.get(id);
    if (head) this.heads.set(id, withoutLesson(head));
  }

  async delete(id: string): Promise<void> {
    const seed = this.heads.get(id)?.seed;
    for (const key of this.analyses.keys())
      if (seed !== undefined && key.startsWith(analysesOf(seed))) this.analyses.delete(key);
    this.heads.delete(id);
    this.logs.delete(id);
  }

  async analysis(key: string): Promise<AnalysisSave | undefined> {
    return structuredClone(this.analyses.get(key));
  }

  async keepAnalysis(analysis: AnalysisSave): Promise<void> {
    this.analyses.set(analysis.key, structuredClone(analysis));
  }

  async campaigns(): Promise<readonly CampaignSave[]> {
    return latestFirst(structuredClone([...this.voyages.values()]));
  }

  async campaign(id: string): Promise<CampaignSave | undefined> {
    return structuredClone(this.voyages.get(id));
  }

  async openChapter(campaign: CampaignSave, match: Saved, instead: string | undefined): Promise<boolean> {
    if (this.voyages.get(campaign.id)?.table !== instead) return false;
    this.voyages.set(campaign.id, structuredClone(campaign));
    await this.begin(match);
    return true;
  }

  async amendCampaign(id: string, how: CampaignAmendment): Promise<CampaignSave | undefined> {
    const old = this.voyages.get(id);
    const next = old && how(old);
    if (next) this.voyages.set(id, structuredClone(next));
    return this.campaign(id);
  }

  async deleteCampaign(id: string): Promise<void> {
    this.voyages.delete(id);
  }
}
