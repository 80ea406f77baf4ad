/** Campaigns on this device: one match after another, and what came of each written down once. */
import { campaignRules, campaignStateAfter, courseOf } from '@broadside/host';
import { type CampaignRules, type Options, resolveOptions } from '@broadside/kernel';
import { resumeMatch } from '@broadside/shelf';
import { randomHex } from '../random.ts';
import type { LocalChapter, LocalSetup, NextChapter } from './api.ts';
import { type Desk, freshMatch, gameOf } from './clerk.ts';
import { isUnsettled, sittersOf } from './info.ts';
import { type CampaignSave, noCampaign, type Saved } from './saves.ts';

const rulesOf = async (game: string): Promise<CampaignRules> => campaignRules(await gameOf(game));

const chapterOf = ({ id, table }: CampaignSave): LocalChapter => ({ campaign: id, table });

/** A match of this campaign, set up but not kept yet. */
async function matchFor(desk: Desk, campaign: Omit<CampaignSave, 'table'>, options: Options): Promise<Saved> {
  const { id, game, seats, settings } = campaign;
  const { head, log } = await freshMatch(desk, { game, options, seats, settings });
  return { head: { ...head, campaign: id }, log };
}

export async function beginCampaign(desk: Desk, setup: LocalSetup): Promise<LocalChapter> {
  const { game, seats, settings } = setup;
  const rules = await rulesOf(game);
  const options = resolveOptions((await gameOf(game)).game, seats.length, setup.options);
  const campaignState = rules.begin(options, seats.length);
  const now = desk.clock.now();
  const bare: Omit<CampaignSave, 'table'> = {
    id: randomHex(10),
    game,
    name: null,
    settled: false,
    stopped: false,
    chronicle: campaignState,
    courses: rules.courses(campaignState),
    seats,
    settings,
    created: now,
    moved: now,
  };
  const match = await matchFor(desk, bare, rules.options(campaignState, 'first'));
  const campaign = { ...bare, table: match.head.id };
  await desk.saves.openChapter(campaign, match, undefined);
  return chapterOf(campaign);
}

/** With what came of its latest match, if that is over. */
async function settled(desk: Desk, campaign: CampaignSave): Promise<CampaignSave | undefined> {
  const saved = await desk.saves.read(campaign.table);
  if (!saved || !isUnsettled(campaign, saved.head)) return campaign;
  const { head, log } = saved;
  const rules = await rulesOf(campaign.game);
  const ended = { id: head.id, at: head.moved, seats: sittersOf(head) };
  const campaignState = campaignStateAfter(campaign.chronicle, await resumeMatch({ ...head, log }), ended);
  if (!campaignState) return campaign;
  return desk.saves.amendCampaign(campaign.id, (now) =>
    // Another window may have written it meanwhile.
    now.settled || now.table !== campaign.table
      ? undefined
      : { ...now, chronicle: campaignState, courses: rules.courses(campaignState), settled: true, moved: head.moved },
  );
}

export async function settleAll(desk: Desk): Promise<null> {
  for (const campaign of await desk.saves.campaigns()) await settled(desk, campaign);
  return null;
}

/** The match of the next chapter; while the present one is not over, that one. */
export async function nextChapter(desk: Desk, { campaign: id, course }: NextChapter): Promise<LocalChapter> {
  const found = await desk.saves.campaign(id);
  const campaign = found && (await settled(desk, found));
  if (!campaign) throw noCampaign(id);
  const last = await desk.saves.read(campaign.table);
  if (last && last.head.outcome === null) return chapterOf(campaign);
  const chosen = courseOf(campaign.courses, course);
  const rules = await rulesOf(campaign.game);
  const match = await matchFor(desk, campaign, rules.options(campaign.chronicle, chosen));
  const next = { ...campaign, table: match.head.id, settled: false, stopped: false, moved: desk.clock.now() };
  if (!(await desk.saves.openChapter(next, match, campaign.table))) return nextChapter(desk, { campaign: id, course });
  await desk.saves.setNext(campaign.table, match.head.id);
  return chapterOf(next);
}
