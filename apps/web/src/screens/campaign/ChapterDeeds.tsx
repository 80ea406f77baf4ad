/** After a chapter: the way on instead of a rematch, and the log. */
import { Button } from '@broadside/kit';
import { type ReactNode, useEffect } from 'react';
import { type CampaignPlace, campaignHref } from '../../tables/campaigns.ts';
import { useSay } from '../../text/say.ts';
import { CourseButtons } from './CourseButtons.tsx';
import { useCampaign } from './useCampaign.ts';

interface ChapterDeedsProps {
  readonly id: string;
  readonly place: CampaignPlace;
  /** The table that followed, as soon as somebody has set it. */
  readonly next: string | null;
  /** What is offered if the campaign is there no more. */
  readonly children: ReactNode;
}

export function ChapterDeeds({ id, place, next, children }: ChapterDeedsProps) {
  const say = useSay();
  const { info, error, look } = useCampaign(place, id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody went on, so there is another table now.
  useEffect(look, [next, look]);
  if (!info) return error === undefined ? null : children;
  return (
    <>
      <CourseButtons info={info} place={place} />
      <Button data-id="campaign-log" size="big" icon="book" href={campaignHref(place, id)}>
        {say('web.campaign.log')}
      </Button>
    </>
  );
}
