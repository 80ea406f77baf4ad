/** What comes next in a campaign, as buttons: the chapter under way, or the ways on from its end. */
import type { Course } from '@broadside/kernel';
import { Button, type IconName, notify } from '@broadside/kit';
import type { CampaignInfo } from '@broadside/wire';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type CampaignPlace, chapterOn, isUnderWay, keepers } from '../../tables/campaigns.ts';
import { useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';

const ICONS: Readonly<Record<Course, IconName>> = {
  first: 'flag',
  onward: 'forward',
  again: 'restart',
  after: 'crown',
};

interface CourseButtonsProps {
  readonly info: CampaignInfo;
  readonly place: CampaignPlace;
}

export function CourseButtons({ info, place }: CourseButtonsProps) {
  const say = useSay();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const keeper = keepers[place];
  const sail = async (course: Course): Promise<void> => {
    setBusy(true);
    try {
      go(await keeper.next(info.id, course));
    } catch (error) {
      notify(errorWords(error, say), { tone: 'bad' });
      setBusy(false);
    }
  };
  if (isUnderWay(info))
    return (
      <Button data-id="to-table" tone="primary" size="big" icon="play" href={keeper.tableHref(info.table.id)}>
        {say('web.campaign.table')}
      </Button>
    );
  return info.courses.map((course, at) => (
    <Button
      key={course}
      data-id={`course:${course}`}
      tone={at === 0 ? 'primary' : 'plain'}
      size="big"
      icon={ICONS[course]}
      disabled={busy}
      onClick={() => void sail(course)}
    >
      {say(`web.campaign.course.${course}`, { chapter: chapterOn(info, course) })}
    </Button>
  ));
}
