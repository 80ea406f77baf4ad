import type { CampaignState } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { wireOf } from '../table.ts';
import type { LocalChapter } from './api.ts';
import { campaignInfo } from './info.ts';
import { MemorySaves } from './saves.ts';
import { bot, person, plan, playOut, TestWindow } from './testing.ts';

const ALONE = { ...plan([person('Ada')]), options: { play: 'adventureCoop', characters: 'drafted' } };

const begin = (window: TestWindow, setup = ALONE): Promise<LocalChapter> => window.client.call('campaign', setup);
const next = (window: TestWindow, campaign: string): Promise<LocalChapter> =>
  window.client.call('chapter', { campaign, course: undefined });

async function campaignStateOf(window: TestWindow, id: string): Promise<CampaignState> {
  const campaign = await window.saves.campaign(id);
  if (!campaign) throw new Error('the campaign is not kept');
  return campaign.chronicle;
}

describe('a campaign on this device', () => {
  it('begins with the match of its first chapter, which knows its campaign', async () => {
    const window = new TestWindow();
    const { campaign, table } = await begin(window);
    const head = (await window.saves.read(table))?.head;
    expect(head).toMatchObject({ campaign, header: { options: { play: 'adventureCoop', chapter: 1 } } });
    const kept = await window.saves.campaign(campaign);
    if (!kept) throw new Error('the campaign is not kept');
    expect(campaignInfo(kept, head)).toMatchObject({
      owner: true,
      table: { id: table, status: 'playing' },
      courses: ['first'],
      campaignState: { chapter: 1, played: [] },
    });
    expect(campaignInfo(kept, undefined).table.status).toBe('closed');
  });

  it('is refused to a game that has no chapters', async () => {
    const window = new TestWindow();
    const error = await begin(window, { ...ALONE, options: { play: 'points' } as never }).catch(wireOf);
    expect(error).toMatchObject({ code: expect.stringMatching(/alone-only-together|not-a-campaign/) });
    expect(await window.saves.campaigns()).toEqual([]);
  });

  it('writes down what came of a match once, though two windows look', async () => {
    const saves = new MemorySaves();
    const [one, two] = [new TestWindow(saves), new TestWindow(saves)];
    const { campaign, table } = await begin(one);
    await playOut(one.open(table), 'chapter');
    await Promise.all([one.client.call('settle', null), two.client.call('settle', null)]);
    await one.client.call('settle', null);
    const { played } = await campaignStateOf(one, campaign);
    expect(played).toMatchObject([{ match: table, chapter: 1, seats: [{ name: 'Ada', bot: null }] }]);
  });

  it('goes on with the same company, and gives the match of the next chapter to whoever asks', async () => {
    const window = new TestWindow();
    const { campaign, table } = await begin(window, { ...ALONE, seats: [person('Ada'), bot('random')] });
    expect(await next(window, campaign)).toEqual({ campaign, table });
    await playOut(window.open(table), 'company');
    const both = await Promise.all([next(window, campaign), next(window, campaign)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0].table).not.toBe(table);
    const { chapter, failures } = await campaignStateOf(window, campaign);
    const head = (await window.saves.read(both[0].table))?.head;
    expect(head).toMatchObject({
      campaign,
      seats: [person('Ada'), bot('random')],
      header: { options: { chapter, failures, characters: 'drafted' } },
    });
    expect((await window.saves.read(table))?.head.next).toBe(both[0].table);
  });

  it('sets a chapter again whose match was deleted, and a stopped campaign sails on when it is taken up', async () => {
    const window = new TestWindow();
    const { campaign, table } = await begin(window);
    await window.saves.delete(table);
    await window.saves.amendCampaign(campaign, (old) => ({ ...old, stopped: true, name: 'Under the town' }));
    const again = await next(window, campaign);
    expect(again.table).not.toBe(table);
    expect(await window.saves.campaign(campaign)).toMatchObject({ stopped: false, name: 'Under the town' });
    expect((await window.saves.read(again.table))?.head.header.options).toMatchObject({ chapter: 1, failures: 0 });
  });

  it('goes only where its rules lead', async () => {
    const window = new TestWindow();
    const { campaign, table } = await begin(window);
    await window.saves.delete(table);
    const call = (course: 'after') => window.client.call('chapter', { campaign, course });
    expect(await call('after').catch(wireOf)).toMatchObject({ code: 'no-course' });
    expect(await next(window, 'nothing').catch(wireOf)).toMatchObject({ code: 'no-campaign' });
  });
});
