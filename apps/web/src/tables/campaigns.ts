/** Campaigns wherever they are kept: on the server, or on this device. */
import type { Course } from '@broadside/kernel';
import type { CampaignChange, CampaignInfo } from '@broadside/wire';
import { api } from '../api.ts';
import {
  changeLocalCampaign,
  deleteLocalCampaign,
  listLocalCampaigns,
  localCampaign,
  nextLocalChapter,
} from './local/index.ts';

export type CampaignPlace = 'online' | 'device';

export interface CampaignKeeper {
  list(): Promise<readonly CampaignInfo[]>;
  read(id: string): Promise<CampaignInfo>;
  /** Sets the next chapter up and gives the address of its table. */
  next(id: string, course: Course | undefined): Promise<string>;
  change(id: string, change: CampaignChange): Promise<CampaignInfo>;
  remove(id: string): Promise<unknown>;
  tableHref(table: string): string;
  replayHref(match: string): string;
}

const online: CampaignKeeper = {
  list: api.campaigns,
  read: api.campaign,
  next: async (id, course) => `/table/${(await api.nextChapter(id, course)).table.id}`,
  change: api.changeCampaign,
  remove: api.deleteCampaign,
  tableHref: (table) => `/table/${table}`,
  replayHref: (match) => `/replay/table/${match}`,
};

const device: CampaignKeeper = {
  list: listLocalCampaigns,
  read: localCampaign,
  next: async (id, course) => `/local/${(await nextLocalChapter(id, course)).table}`,
  change: changeLocalCampaign,
  remove: deleteLocalCampaign,
  tableHref: (table) => `/local/${table}`,
  replayHref: (match) => `/replay/local/${match}`,
};

export const keepers: Readonly<Record<CampaignPlace, CampaignKeeper>> = { online, device };

export const isPlace = (word: string): word is CampaignPlace => Object.hasOwn(keepers, word);

export const campaignHref = (place: CampaignPlace, id: string): string => `/campaign/${place}/${id}`;

/** The chapter is being played, or waits for its players. */
export const isUnderWay = ({ table }: CampaignInfo): boolean =>
  table.status === 'waiting' || table.status === 'playing';

/** The chapter that a course leads to. */
export function chapterOn({ campaignState }: CampaignInfo, course: Course): number {
  return course === 'again' ? (campaignState.played.at(-1)?.chapter ?? campaignState.chapter) : campaignState.chapter;
}
