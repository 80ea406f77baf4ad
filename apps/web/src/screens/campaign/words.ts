/** What is said of a campaign wherever it is listed. */
import type { CampaignInfo } from '@broadside/wire';
import type { Say } from '../../text/say.ts';

export const campaignName = ({ name, game }: CampaignInfo, say: Say): string =>
  name ?? say('web.campaign.nameless', { game: say(`shelf.${game}.name`) });

/** "Chapter 3 of 5, second try". */
export function campaignStand({ campaignState, stopped }: CampaignInfo, say: Say): string {
  const { finished, flawless, chapter, chapters, failures } = campaignState;
  if (finished) return say(flawless ? 'web.campaign.flawless' : 'web.campaign.finished');
  const stand = say('web.campaign.stand', { chapter, chapters, tries: failures });
  return stopped ? `${stand} · ${say('web.campaign.stopped')}` : stand;
}
