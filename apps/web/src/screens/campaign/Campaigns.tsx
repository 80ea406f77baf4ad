/** My campaigns, in the harbour: how far each has come, and the way back in. */
import { Button, Panel, useLocale } from '@broadside/kit';
import { useState } from 'react';
import { GameCover } from '../../shell/GameCover.tsx';
import { ago } from '../../shell/when.ts';
import { campaignHref, isUnderWay, keepers } from '../../tables/campaigns.ts';
import { useSay } from '../../text/say.ts';
import style from './Campaigns.module.css';
import { type Listed, useCampaigns } from './useCampaign.ts';
import { campaignName, campaignStand } from './words.ts';

const SHOWN = 3;

function Row({ info, place }: Listed) {
  const say = useSay();
  const locale = useLocale();
  return (
    <li>
      <span className={style.thumb} aria-hidden="true">
        <GameCover game={info.game} />
      </span>
      <div className={style.grow}>
        <div className={style.name}>{campaignName(info, say)}</div>
        <div className="small quiet">
          {campaignStand(info, say)} · {ago(info.moved, locale)}
          {place === 'device' && ` · ${say('web.mine.device')}`}
        </div>
      </div>
      <div className={style.acts}>
        <Button data-id="campaign-log" icon="book" href={campaignHref(place, info.id)}>
          {say('web.campaign.log')}
        </Button>
        {isUnderWay(info) && (
          <Button tone="primary" icon="play" href={keepers[place].tableHref(info.table.id)}>
            {say('web.mine.resume')}
          </Button>
        )}
      </div>
    </li>
  );
}

export function Campaigns() {
  const say = useSay();
  const campaigns = useCampaigns();
  const [all, setAll] = useState(false);
  if (campaigns.length === 0) return null;
  const shown = all ? campaigns : campaigns.slice(0, SHOWN);
  const more =
    campaigns.length > shown.length ? (
      <Button tone="ghost" onClick={() => setAll(true)}>
        {say('web.mine.all', { count: campaigns.length })}
      </Button>
    ) : undefined;
  return (
    <Panel title={say('web.campaigns')} end={more} className={style.panel ?? ''}>
      <ul className={style.list}>
        {shown.map((one) => (
          <Row key={`${one.place}/${one.info.id}`} {...one} />
        ))}
      </ul>
    </Panel>
  );
}
