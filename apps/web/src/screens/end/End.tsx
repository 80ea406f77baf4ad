/** The end of a match: who won, where every point came from, how it went, and what next. */
import type { Outcome, Standing } from '@broadside/kernel';
import {
  type Award,
  Button,
  ChartFrame,
  Medallion,
  notify,
  Panel,
  PointsGraph,
  ScoreSheet,
  SeatEmblem,
} from '@broadside/kit';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { nameFrom, playerInfos } from '../../names.ts';
import { useScreen } from '../../shell/arrival.ts';
import { Page } from '../../shell/Page.tsx';
import { fileName, saveFile, share } from '../../shell/share.ts';
import { type Say, useGameSay, useSay } from '../../text/say.ts';
import { errorWords } from '../../wireWords.ts';
import type { PlayedProps } from '../table/Match.tsx';
import { useWindowSign } from '../table/useTurnSigns.ts';
import style from './End.module.css';
import { headline, isTogether } from './headline.ts';
import { type History, useHistory } from './usePoints.ts';

const ChapterDeeds = lazy(async () => ({ default: (await import('../campaign/ChapterDeeds.tsx')).ChapterDeeds }));

interface EndProps extends PlayedProps {
  /** Back to the last position. */
  readonly onTable: () => void;
}

/** Behind the first. */
const PLACES = [2, 3, 4, 5, 6, 7, 8] as const;

/** "You came second, five points behind." */
function placeWords(ranking: readonly Standing[], you: number | null, say: Say): string | undefined {
  const mine = ranking.find(({ seat }) => seat === you);
  const [best] = ranking;
  if (!mine || !best || best.rank > 1) return undefined;
  if (mine.rank === 1) return say('web.end.youWon');
  const place = say(`web.end.place.${PLACES[mine.rank - PLACES[0]]}`);
  return say('web.end.place', { place, behind: best.points - mine.points });
}

interface NextProps {
  readonly info: EndProps['info'];
  readonly online: boolean;
  /** Once more, for a match that stands alone. */
  readonly children: ReactNode;
}

function Next({ info, online, children }: NextProps) {
  const { campaign } = info.settings;
  if (campaign === undefined) return children;
  return (
    <ChapterDeeds id={campaign} place={online ? 'online' : 'device'} next={info.next}>
      {children}
    </ChapterDeeds>
  );
}

function Deeds({ table, state, info, deeds, onTable }: EndProps) {
  const say = useSay();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const game = info.settings.game;
  const tried = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().catch((error: unknown) => notify(errorWords(error, say), { tone: 'bad' }));
    setBusy(false);
  };
  const rematch = async (): Promise<void> => go(await deeds.rematch());
  const save = async (): Promise<void> => saveFile(fileName(game, state.id), await table.file());
  const online = state.kind === 'remote';
  const words = say('web.replay.title', { game: say(`shelf.${game}.name`) });
  return (
    <div className={style.acts}>
      {(!online || info.you !== null) && (
        <Suspense fallback={null}>
          <Next {...{ info, online }}>
            <Button
              data-id="rematch"
              tone="primary"
              size="big"
              icon="restart"
              disabled={busy}
              onClick={() => void tried(rematch)}
            >
              {say(info.next === null ? 'web.end.rematch' : 'web.end.rematch.go')}
            </Button>
          </Next>
        </Suspense>
      )}
      {online ? (
        <Button size="big" icon="share" onClick={() => void share(location.origin + deeds.replayHref, words, say)}>
          {say('web.end.share')}
        </Button>
      ) : (
        <Button size="big" icon="flag" href="/">
          {say('web.nav.harbour')}
        </Button>
      )}
      <Button data-id="replay" icon="eye" href={deeds.replayHref}>
        {say('web.end.replay')}
      </Button>
      <Button data-id="save" icon="download" disabled={busy} onClick={() => void tried(save)}>
        {say('web.end.save')}
      </Button>
      <Button data-id="table" tone="ghost" icon="cards" className={style.look ?? ''} onClick={onTable}>
        {say('web.end.table')}
      </Button>
    </div>
  );
}

interface CrownProps extends EndProps {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly history: History | undefined;
}

function Crown(props: CrownProps) {
  const { outcome, names, history, ui, info, update } = props;
  const say = useSay();
  const gameSay = useGameSay();
  const { winners, ranking } = outcome;
  const nameOf = (seat: number): string => names[seat] ?? '';
  const together = isTogether(outcome);
  const facts = say('web.end.facts', {
    game: say(`shelf.${ui.id}.name`),
    turns: history?.turns ?? update.turn,
  });
  return (
    <ChartFrame inner={style.crown ?? ''}>
      <Medallion>
        <SeatEmblem seat={(together ? undefined : winners[0]) ?? info.you ?? 0} size={92} />
      </Medallion>
      <div>
        <h1 data-id="result">{headline(outcome, say, nameOf)}</h1>
        <p className="quiet">
          {facts} {together ? undefined : placeWords(ranking, info.you, say)}
        </p>
        <p className={style.why}>{ui.voice.outcome(outcome, gameSay, nameOf)}</p>
      </div>
      <Deeds {...props} />
    </ChartFrame>
  );
}

function Awards({ awards, nameOf }: { readonly awards: readonly Award[]; readonly nameOf: (seat: number) => string }) {
  const say = useSay();
  if (awards.length === 0) return null;
  return (
    <section className={style.awards} aria-label={say('web.end.awards')}>
      {awards.map(({ seat, title, detail, icon }) => (
        <Panel key={title} className={style.award ?? ''}>
          <span className={style.token}>{icon ?? <SeatEmblem seat={seat} size={46} />}</span>
          <div>
            <b>{say('web.end.award', { title, name: nameOf(seat) })}</b>
            <span className="small quiet">{detail}</span>
          </div>
        </Panel>
      ))}
    </section>
  );
}

export function End(props: EndProps) {
  const { table, state, info, update, ui } = props;
  const say = useSay();
  const gameSay = useGameSay();
  const seats = useMemo(() => playerInfos(info.seats, say), [info.seats, say]);
  const nameOf = useMemo(() => nameFrom(seats, say), [seats, say]);
  const history = useHistory(table, ui);
  useScreen('end');
  useWindowSign(`${say('web.table.over')} · ${say(`shelf.${ui.id}.name`)}`, false);
  const { outcome } = update;
  if (!outcome) return null;
  const rows = ui.sheet.map((row) => ({ ...row, label: say(`${ui.id}.sheet.${row.key}`) }));
  return (
    <Page>
      <Crown {...props} outcome={outcome} names={seats.map(({ name }) => name)} history={history} />
      <div className={style.after}>
        {ui.Epilogue && (
          <div className={style.tale}>
            <ui.Epilogue view={update.view} />
          </div>
        )}
        <div className={style.cols}>
          <Panel title={say('web.end.sheet')} className={style.scores ?? ''}>
            <ScoreSheet rows={rows} ranking={outcome.ranking} winners={outcome.winners} seats={seats} />
          </Panel>
          <Panel title={say('web.end.graph')} className={style.graph ?? ''}>
            {history ? (
              <PointsGraph series={history.series} seats={seats} label={say('web.end.graph')} />
            ) : (
              <p className="quiet">{say('web.end.graph.wait')}</p>
            )}
          </Panel>
        </div>
      </div>
      <Awards awards={ui.awards?.(state.log, outcome, gameSay, nameOf) ?? []} nameOf={nameOf} />
      {history && (
        <details className={style.proof}>
          <summary>{say('web.menu.about')}</summary>
          <p className="quiet small">{say('web.menu.seed')}</p>
          <code>{history.seed}</code>
        </details>
      )}
    </Page>
  );
}
