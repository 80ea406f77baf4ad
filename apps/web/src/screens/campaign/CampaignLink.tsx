/** The way from a table to the log of the campaign it belongs to; nothing at a match that stands alone. */
import { Button } from '@broadside/kit';
import type { TableInfo } from '@broadside/wire';
import { type CampaignPlace, campaignHref } from '../../tables/campaigns.ts';
import { useSay } from '../../text/say.ts';

interface CampaignLinkProps {
  readonly info: TableInfo;
  readonly place: CampaignPlace;
}

export function CampaignLink({ info, place }: CampaignLinkProps) {
  const say = useSay();
  const { campaign } = info.settings;
  // The log of a campaign is its players' own: a server shows it to nobody else.
  const isMine = place === 'device' || info.you !== null;
  if (campaign === undefined || !isMine) return null;
  return (
    <Button data-id="campaign-log" icon="log" href={campaignHref(place, campaign)}>
      {say('web.campaign.log')}
    </Button>
  );
}
