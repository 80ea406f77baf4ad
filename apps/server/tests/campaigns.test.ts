import { type FinishedMatch, loadMatch, type MatchFile } from '@broadside/kernel';
import type { CampaignInfo, TableSettings } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN, whyNoTable } from './games.ts';
import { freshFolder, keen, openServer, playOut, SETTINGS, type Visitor, visitor } from './kit.ts';

const { game, rules, alone, rivals, single, unheard } = CAMPAIGN;

const ALONE: TableSettings = { ...SETTINGS, game: game.id, options: alone, seats: [{ kind: 'me' }] };

/** How the next table of a campaign is set. */
const wanted = (campaignState: CampaignInfo['campaignState']) =>
  rules.options(campaignState, rules.courses(campaignState)[0]);

const begin = (owner: Visitor, settings: Partial<TableSettings> = {}, name?: string): Promise<CampaignInfo> =>
  owner.good('POST', '/api/campaigns', { settings: { ...ALONE, ...settings }, ...(name ? { name } : {}) });
const list = (one: Visitor): Promise<CampaignInfo[]> => one.good('GET', '/api/campaigns');
const show = (one: Visitor, id: string): Promise<CampaignInfo> => one.good('GET', `/api/campaigns/${id}`);
const next = (one: Visitor, id: string, body: object = {}): Promise<CampaignInfo> =>
  one.good('POST', `/api/campaigns/${id}/next`, body);

/** Starts and plays the present chapter to its end. */
async function playChapter(people: readonly Visitor[], { table }: CampaignInfo): Promise<void> {
  await people[0].start(table.id);
  const clients = await Promise.all(people.map((one) => one.live(table.id)));
  await playOut(clients, keen);
  await Promise.all(clients.map((client) => client.end()));
}

/** What the rules of the campaign make of the recorded match. */
async function expected(one: Visitor, before: CampaignInfo): Promise<CampaignInfo['campaignState']> {
  const file = await one.good<MatchFile & Pick<FinishedMatch, 'seats'>>('GET', `/api/tables/${before.table.id}/file`);
  const match = loadMatch(game, file);
  if (!match.outcome) throw new Error('the match is not over');
  const { seats } = file;
  const turns = game.turn(match.state);
  const { outcome, header, log } = match;
  return rules.after(before.campaignState, {
    id: before.table.id,
    at: 0,
    options: header.options,
    seats,
    outcome,
    log,
    turns,
  });
}

const undated = (campaignState: CampaignInfo['campaignState']) => ({
  ...campaignState,
  played: campaignState.played.map((chapter) => ({ ...chapter, at: 0 })),
});

describe('a campaign on the server', () => {
  it('begins with the table of its first chapter and is listed to its owner', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const begun = await begin(anna, { options: unheard }, 'The long way');
    expect(begun).toMatchObject({ name: 'The long way', owner: true, stopped: false, courses: ['first'] });
    expect(begun.campaignState).toMatchObject({ chapter: 1, failures: 0, played: [], finished: false });
    const table = await anna.info(begun.table.id);
    expect(table.settings).toMatchObject({ campaign: begun.id, options: wanted(begun.campaignState) });
    expect(table.settings.options).not.toMatchObject(unheard);
    expect(await list(anna)).toEqual([begun]);
  });

  it('is refused to a game that knows no next chapter, and to a number of players that cannot play it', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const bad = (settings: object) => anna.bad('POST', '/api/campaigns', { settings: { ...ALONE, ...settings } });
    expect(await bad({ options: single })).toBe('400 not-a-campaign');
    expect(await bad({ options: rivals })).toBe(whyNoTable(game, 1, rivals));
    expect(await list(anna)).toEqual([]);
  });

  it('cannot be entered by setting a table', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const { id } = await begin(anna);
    const table = await anna.open({ ...ALONE, campaign: id });
    expect(table.settings.campaign).toBeUndefined();
  });

  it('writes what came of a match once, however many look at the same time', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const begun = await begin(anna);
    await playChapter([anna], begun);
    const seen = await Promise.all([show(anna, begun.id), show(anna, begun.id), list(anna), next(anna, begun.id)]);
    const shown = seen.flat();
    const campaignState = await expected(anna, begun);
    for (const one of shown) expect(undated(one.campaignState)).toEqual(campaignState);
    expect(shown[0].campaignState.played).toMatchObject([
      { match: begun.table.id, seats: [{ name: 'Anna', bot: null }] },
    ]);
    expect(shown[0].campaignState.played[0].at).toBeGreaterThan(begun.created);
  });

  it('writes it after a restart, too, if nobody had looked before', async () => {
    const data = freshFolder();
    const first = await openServer({ data });
    const anna = await visitor(first, 'Anna');
    const begun = await begin(anna);
    await playChapter([anna], begun);
    const campaignState = await expected(anna, begun);
    await first.close();
    for (let start = 0; start < 2; start++) {
      const server = await openServer({ data });
      const again = await visitor(server, 'nobody');
      again.cookie = anna.cookie;
      expect(undated((await show(again, begun.id)).campaignState)).toEqual(campaignState);
      await server.close();
    }
  });

  it('goes on with the same people and bots at one new table, whoever asks first', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const begun = await begin(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await boris.sit(begun.table.id);
    expect(await list(boris)).toMatchObject([{ id: begun.id, owner: false }]);
    expect((await next(boris, begun.id)).table).toEqual({ id: begun.table.id, status: 'waiting' });
    await playChapter([anna, boris], begun);
    const both = await Promise.all([next(anna, begun.id), next(boris, begun.id)]);
    expect(new Set(both.map(({ table }) => table.id)).size).toBe(1);
    const [{ table, campaignState }] = both;
    expect(table).toMatchObject({ status: 'waiting' });
    expect(table.id).not.toBe(begun.table.id);
    const set = await boris.info(table.id);
    expect(set.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris']);
    expect(set.settings).toMatchObject({
      campaign: begun.id,
      options: wanted(campaignState),
    });
    expect((await anna.info(begun.table.id)).next).toBe(table.id);
  });

  it('sets the table of a chapter again that was closed before its end', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const begun = await begin(anna, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'sailor' }] });
    await anna.good('POST', `/api/tables/${begun.table.id}/close`);
    const again = await next(anna, begun.id);
    expect(again.table.id).not.toBe(begun.table.id);
    expect(again.campaignState).toEqual(begun.campaignState);
    expect(await anna.info(again.table.id)).toMatchObject({
      seats: [{ name: 'Anna' }, { kind: 'bot', bot: 'sailor' }],
      settings: { options: wanted(again.campaignState) },
    });
  });

  it('goes only where its rules lead', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const begun = await begin(anna);
    await anna.good('POST', `/api/tables/${begun.table.id}/close`);
    expect(await anna.bad('POST', `/api/campaigns/${begun.id}/next`, { course: 'after' })).toBe('409 no-course');
    expect(await anna.bad('POST', `/api/campaigns/${begun.id}/next`, { course: 'home' })).toBe('400 bad-message');
  });

  it('a rematch of its table is a match for itself', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const begun = await begin(anna);
    await playChapter([anna], begun);
    const table = await anna.good<{ settings: TableSettings }>('POST', `/api/tables/${begun.table.id}/rematch`);
    expect(table.settings.campaign).toBeUndefined();
  });

  it('is renamed, stopped, taken up again and deleted by its owner alone, and hidden from strangers', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const stranger = await visitor(server, 'Stranger');
    const { id, table } = await begin(anna, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await boris.sit(table.id);
    const path = `/api/campaigns/${id}`;
    expect(await stranger.bad('GET', path)).toBe('404 no-campaign');
    expect(await stranger.bad('POST', `${path}/next`)).toBe('404 no-campaign');
    expect(await boris.bad('POST', path, { name: 'Mine' })).toBe('403 not-host');
    expect(await boris.bad('POST', `${path}/delete`)).toBe('403 not-host');
    expect(await anna.bad('POST', path, { name: ' ' })).toBe('400 bad-message');
    expect(await anna.bad('POST', path, { name: 'Under\u200bthe town' })).toBe('400 bad-name');
    expect(await anna.bad('POST', '/api/campaigns', { settings: ALONE, name: '\u3164' })).toBe('400 bad-name');
    expect(await anna.good('POST', path, { name: ' Under  the town ' })).toMatchObject({ name: 'Under the town' });
    expect(await anna.good('POST', path, { stopped: true })).toMatchObject({ stopped: true, name: 'Under the town' });
    expect(await show(boris, id)).toMatchObject({ stopped: true, owner: false });
    expect(await anna.good('POST', path, { stopped: false })).toMatchObject({ stopped: false });
    await anna.good('POST', `${path}/delete`);
    expect(await list(anna)).toEqual([]);
    expect(await anna.bad('GET', path)).toBe('404 no-campaign');
    expect((await anna.info(table.id)).status).toBe('waiting');
  });
});
