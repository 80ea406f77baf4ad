/** Every match of the campaign: how it ended, and the way to look at it again. */
import type { PlayedChapter } from '@broadside/kernel';
import { Button, Tag, useLocale } from '@broadside/kit';
import type { CampaignInfo } from '@broadside/wire';
import { listOf, seatName } from '../../names.ts';
import { moment } from '../../shell/when.ts';
import { type CampaignPlace, keepers } from '../../tables/campaigns.ts';
import { type Say, useSay } from '../../text/say.ts';
import style from './Campaign.module.css';

function outcomeWords({ result, winners, seats }: PlayedChapter, say: Say): string {
  if (result !== 'decided') return say(`web.campaign.result.${result}`);
  const names = winners.map((seat) => seatName(seats[seat] ?? { name: null, bot: null }, seat, say));
  return say('web.campaign.result.decided', { names: listOf(names, say), count: names.length });
}

function pointsWords({ result, points, seats }: PlayedChapter, say: Say): string {
  const sum = points.reduce((all, one) => all + one, 0);
  if (result !== 'decided' || seats.length === 1) return say('web.campaign.points', { points: sum });
  return points
    .map((one, seat) => `${seatName(seats[seat] ?? { name: null, bot: null }, seat, say)} ${one}`)
    .join(', ');
}

interface RowProps {
  readonly played: PlayedChapter;
  readonly chapters: number;
  readonly href: string;
}

function Row({ played, chapters, href }: RowProps) {
  const say = useSay();
  const locale = useLocale();
  const { chapter, turns, at, result } = played;
  const title = chapter > chapters ? say('web.campaign.afterwards') : say('web.campaign.chapter', { chapter });
  return (
    <li>
      <div className={style.grow}>
        <div className={style.resultHead}>
          <b>{title}</b>
          <Tag tone={result === 'lost' ? 'wax' : 'leaf'} icon={result === 'lost' ? 'close' : 'check'}>
            {outcomeWords(played, say)}
          </Tag>
        </div>
        <div className="small quiet">
          {pointsWords(played, say)} · {say('web.campaign.turns', { turns })} · {moment(at, locale)}
        </div>
      </div>
      <Button icon="eye" href={href}>
        {say('web.me.replay')}
      </Button>
    </li>
  );
}

export function Results({ info, place }: { readonly info: CampaignInfo; readonly place: CampaignPlace }) {
  const say = useSay();
  const { played, chapters } = info.campaignState;
  if (played.length === 0) return <p className="quiet">{say('web.campaign.results.none')}</p>;
  return (
    <ol className={style.results}>
      {played.map((one) => (
        <Row key={one.match} played={one} chapters={chapters} href={keepers[place].replayHref(one.match)} />
      ))}
    </ol>
  );
}
