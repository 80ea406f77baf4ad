/** The end of a match: who won, where every point came from, how it went, and what next. */
import type { Outcome } from '@broadside/kernel';
import {
  type Award,
  barsOf,
  Panel,
  type PlayerInfo,
  PointsGraph,
  ScoreBars,
  ScoreSheet,
  SeatEmblem,
  stepsOf,
} from '@broadside/kit';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { nameFrom, playerInfos } from '../../names.ts';
import { useScreen } from '../../shell/arrival.ts';
import { Page } from '../../shell/Page.tsx';
import { minutesAt } from '../../shell/played.ts';
import { fileName } from '../../shell/share.ts';
import { useGameSay, useSay } from '../../text/say.ts';
import { ShareMatch } from '../replay/ShareMatch.tsx';
import { useWindowSign } from '../table/useTurnSigns.ts';
import { Crown, emblemSeat } from './Crown.tsx';
import type { EndProps } from './Deeds.tsx';
import { Differences } from './Differences.tsx';
import { comparisonOf } from './difference.ts';
import style from './End.module.css';
import { headline, isTogether } from './headline.ts';
import type { JudgedEndProps } from './JudgedEnd.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { useCounting } from './useCounting.ts';
import { type History, useHistory } from './usePoints.ts';

const Nothing: ComponentType<EndProps> = () => null;

/** Comes a moment later; a file that cannot be fetched must not cost anybody the result. */
const AfterMatch = lazy(async () => ({
  default: await import('./AfterMatch.tsx').then(
    (module): ComponentType<EndProps> => module.AfterMatch,
    () => Nothing,
  ),
}));

const NotJudged: ComponentType<JudgedEndProps> = () => null;

/** Fetched when the history is there: the result does without. */
const JudgedEnd = lazy(async () => ({
  default: await import('./JudgedEnd.tsx').then(
    (module): ComponentType<JudgedEndProps> => module.JudgedEnd,
    () => NotJudged,
  ),
}));

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

interface OverProps extends EndProps {
  readonly outcome: Outcome;
}

/** The figures: counted, compared, and in full. */
function Figures(props: OverProps & { readonly history: History | undefined; readonly seats: readonly PlayerInfo[] }) {
  const { outcome, ui, update, seats, history } = props;
  const say = useSay();
  const rows = ui.sheet.map((row) => ({ ...row, label: say(`${ui.id}.sheet.${row.key}`) }));
  return (
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
  );
}

function Over(props: OverProps) {
  const { table, state, info, update, ui, outcome } = props;
  const say = useSay();
  const gameSay = useGameSay();
  const seats = useMemo(() => playerInfos(info.seats, say), [info.seats, say]);
  const nameOf = useMemo(() => nameFrom(seats, say), [seats, say]);
  const history = useHistory(table, ui);
  const [sharing, setSharing] = useState<'picture' | 'replay'>();
  const keys = ui.sheet.filter(({ counts }) => counts).map(({ key }) => key);
  const bars = barsOf(keys, outcome.ranking);
  const counting = useCounting(state.id, stepsOf(bars), outcome.winners.length > 0);
  const waits = counting.counted !== undefined;
  const names = seats.map(({ name }) => name);
  const title = headline(outcome, say, (seat) => names[seat] ?? '');
  const facts = say('web.end.facts', {
    game: say(`shelf.${ui.id}.name`),
    turns: history?.turns ?? update.turn,
    minutes: minutesAt(state.id) ?? 0,
  });
  const comparison = isTogether(outcome) ? undefined : comparisonOf(keys, outcome.ranking, info.you);
  return (
    <Page>
      <Crown
        {...props}
        {...{ facts, title, counting }}
        nameOf={(seat) => names[seat] ?? ''}
        onShare={() => setSharing('picture')}
      />
      <div className={style.moment}>
        {bars.rows.length > 0 && (
          <Panel className={style.counts ?? ''}>
            <ScoreBars
              bars={bars}
              counted={counting.counted}
              winners={outcome.winners}
              seats={seats}
              label={(key) => say(`${ui.id}.sheet.${key}`)}
            />
          </Panel>
        )}
        {comparison && !waits && (
          <Differences
            comparison={comparison}
            ui={ui}
            nameOf={nameOf}
            cause={(key, seat) => ui.cause?.(key, seat, state.log, gameSay)}
          />
        )}
      </div>
      {!waits && (
        <Suspense fallback={null}>
          <AfterMatch {...props} />
        </Suspense>
      )}
      {!waits && history && (
        <Suspense fallback={null}>
          <JudgedEnd {...props} history={history} seats={seats} nameOf={nameOf} />
        </Suspense>
      )}
      <div className={waits ? 'sr' : undefined}>
        <Figures {...props} history={history} seats={seats} />
      </div>
      {!waits && <Awards awards={ui.awards?.(state.log, outcome, gameSay, nameOf) ?? []} nameOf={nameOf} />}
      {history && !waits && (
        <details className={style.proof}>
          <summary>{say('web.menu.about')}</summary>
          <p className="quiet small">{say('web.menu.seed')}</p>
          <code>{history.seed}</code>
        </details>
      )}
      {sharing === 'picture' && (
        <ShareSheet
          result={{
            headline: title,
            facts,
            brand: say('kit.brand'),
            winner: emblemSeat(outcome, info.you),
            bars,
            label: (key) => say(`${ui.id}.sheet.${key}`),
            nameOf: (seat) => names[seat] ?? '',
          }}
          name={fileName(ui.id, state.id).replace(/\.broadside\.json$/, '.png')}
          onReplay={() => setSharing('replay')}
          onClose={() => setSharing(undefined)}
        />
      )}
      {sharing === 'replay' && (
        <ShareMatch
          game={ui.id}
          id={state.id}
          place={state.kind === 'remote' ? 'online' : 'device'}
          file={() => table.file()}
          onClose={() => setSharing(undefined)}
        />
      )}
    </Page>
  );
}

export function End(props: EndProps) {
  const { ui, update } = props;
  const say = useSay();
  useScreen('end');
  useWindowSign(`${say('web.table.over')} · ${say(`shelf.${ui.id}.name`)}`, false);
  return update.outcome ? <Over {...props} outcome={update.outcome} /> : null;
}
