/** The log of a campaign: where it stands, the story so far, what stays in the deck, and what comes next. */
import { type CampaignUI, ChartFrame, cx, Icon, Panel, SeatEmblem, SpeechProvider } from '@broadside/kit';
import type { CampaignInfo } from '@broadside/wire';
import { Suspense } from 'react';
import { useGameUI, useTale } from '../../gameUIs.ts';
import { playerInfos } from '../../names.ts';
import { Loading } from '../../shell/Loading.tsx';
import { Lost } from '../../shell/Lost.tsx';
import { Page, Title } from '../../shell/Page.tsx';
import { type CampaignPlace, isPlace, isUnderWay } from '../../tables/campaigns.ts';
import { useGameSay, useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import style from './Campaign.module.css';
import { CourseButtons } from './CourseButtons.tsx';
import { Logbook } from './Logbook.tsx';
import { Results } from './Results.tsx';
import { useCampaign } from './useCampaign.ts';
import { campaignName, campaignStand } from './words.ts';

interface LogProps {
  readonly info: CampaignInfo;
  readonly place: CampaignPlace;
  readonly tale: CampaignUI;
  readonly onChange: (info: CampaignInfo) => void;
}

/** The chapters in a row: behind us, before us, and the one we stand at. */
function Course({ info, tale }: Pick<LogProps, 'info' | 'tale'>) {
  const say = useSay();
  const { chapter, chapters, finished } = info.campaignState;
  const stateOf = (one: number): 'done' | 'now' | 'ahead' =>
    finished || one < chapter ? 'done' : one === chapter ? 'now' : 'ahead';
  return (
    <ol className={style.course} aria-label={say('web.campaign.chapters')}>
      {Array.from({ length: chapters }, (_, at) => at + 1).map((one) => (
        <li key={one} data-state={stateOf(one)} aria-current={stateOf(one) === 'now' ? 'step' : undefined}>
          <span className={cx('parchment', style.coursePlate)} aria-hidden="true">
            <tale.Plate chapter={one} />
          </span>
          <span className={style.courseWords}>
            {stateOf(one) === 'done' && <Icon name="check" size={14} />}
            {say('web.campaign.chapter', { chapter: one })}
            <span className="sr">{say(`web.campaign.state.${stateOf(one)}`)}</span>
          </span>
          {/* What is still ahead keeps its name to itself. */}
          {stateOf(one) !== 'ahead' && (
            <small>
              <tale.Title chapter={one} />
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

function Crew({ info }: { readonly info: CampaignInfo }) {
  const say = useSay();
  return (
    <ul data-id="crew" className={style.crew} aria-label={say('web.campaign.crew')}>
      {playerInfos(info.seats, say).map(({ seat, name }) => (
        <li key={seat}>
          <SeatEmblem seat={seat} size={24} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Log({ info, place, tale, onChange }: LogProps) {
  const say = useSay();
  const gameSay = useGameSay();
  const relief = isUnderWay(info) ? undefined : tale.relief(info.campaignState, gameSay);
  return (
    <Page>
      <Title>{campaignName(info, say)}</Title>
      <ChartFrame inner={style.top ?? ''}>
        <div>
          <p data-id="stand" className={style.stand}>
            {campaignStand(info, say)}
          </p>
          <Crew info={info} />
          {relief !== undefined && <p className={style.relief}>{relief}</p>}
        </div>
        <div className={style.acts}>
          <CourseButtons info={info} place={place} />
        </div>
        <Course info={info} tale={tale} />
      </ChartFrame>
      <div className={style.cols}>
        <Panel title={say('web.campaign.tale')}>
          <tale.Tale campaignState={info.campaignState} />
        </Panel>
        <div className={style.stack}>
          <Panel data-id="results" title={say('web.campaign.results')}>
            <Results info={info} place={place} />
          </Panel>
          <Panel title={say('web.campaign.added')}>
            <p className="small quiet">{say('web.campaign.added.about')}</p>
            <tale.Added campaignState={info.campaignState} />
          </Panel>
          <Logbook info={info} place={place} onChange={onChange} />
        </div>
      </div>
    </Page>
  );
}

function LogWithTale(props: Omit<LogProps, 'tale'>) {
  const ui = useGameUI(props.info.game);
  const tale = useTale(props.info.game);
  if (!ui || !tale) return <Lost />;
  return (
    <SpeechProvider catalogues={[ui.voice.catalogues, ui.catalogues, tale.catalogues]}>
      <Suspense fallback={<Loading />}>
        <Log {...props} tale={tale} />
      </Suspense>
    </SpeechProvider>
  );
}

function Known({ place, id }: { readonly place: CampaignPlace; readonly id: string }) {
  const say = useSay();
  const { info, error, adopt } = useCampaign(place, id);
  if (info) return <LogWithTale info={info} place={place} onChange={adopt} />;
  return error === undefined ? <Loading /> : <Lost>{errorWords(error, say)}</Lost>;
}

export function Campaign({ place, id }: { readonly place: string; readonly id: string }) {
  return isPlace(place) ? <Known place={place} id={id} /> : <Lost />;
}
