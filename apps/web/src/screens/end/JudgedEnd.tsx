/** Below the result: what decided it, who was lucky and who played well. Analysed on this device when somebody asks for it. */
import type { JudgedDecision, Report } from '@broadside/judge';
import { Button, Panel, type PlayerInfo, SeatEmblem, SpeechProvider, useLocale } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { useEffect, useState } from 'react';
import { points, swing } from '../../judge/figures.ts';
import { GradeMark, LuckMark } from '../../judge/Marks.tsx';
import { placeOf } from '../../judge/moments.ts';
import { PlayersTable } from '../../judge/PlayersTable.tsx';
import { judgeText, useJudgeSay } from '../../judge/text/index.ts';
import { useAnalysis } from '../../judge/useAnalysis.ts';
import { type ChoiceWords, choiceWords } from '../../judge/useChoiceWords.ts';
import { Swatch, ValueGraph } from '../../judge/ValueGraph.tsx';
import { Working } from '../../judge/Working.tsx';
import { openReplay } from '../../tables/local/index.ts';
import { useGameSay } from '../../text/say.ts';
import { addressOf } from '../replay/useReplay.ts';
import { sentencesOf } from '../table/logEntries.tsx';
import type { EndProps } from './Deeds.tsx';
import style from './JudgedEnd.module.css';
import type { History } from './usePoints.ts';
import { verdictOf } from './verdict.ts';

export interface JudgedEndProps extends EndProps {
  readonly history: History;
  readonly seats: readonly PlayerInfo[];
  readonly nameOf: NameOf;
}

interface ShownProps extends JudgedEndProps {
  readonly report: Report;
}

/** What was chosen where a choice decided it. */
function useChosen({ report, table, ui, nameOf }: ShownProps): ChoiceWords | undefined {
  const say = useGameSay();
  const [words, setWords] = useState<ChoiceWords>();
  const { moments, decisions } = report;
  useEffect(() => {
    let gone = false;
    const isMoment = ({ n }: JudgedDecision): boolean => moments.some((one) => one.kind === 'choice' && one.n === n);
    const chosen = decisions.filter(isMoment);
    const read = async (): Promise<void> => {
      const replay = await openReplay(await table.file());
      const found = await choiceWords(replay, chosen, { ui, say, nameOf });
      replay.close();
      if (!gone) setWords(found);
    };
    // Without them it is told what happened.
    if (chosen.length > 0) read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [moments, decisions, table, ui, say, nameOf]);
  return words;
}

function Moments(props: ShownProps) {
  const { report, history, state, ui, nameOf, deeds } = props;
  const chosen = useChosen(props);
  const say = useJudgeSay();
  const gameSay = useGameSay();
  const locale = useLocale();
  const wordsAt = (n: number): string => {
    const entry = state.log[n];
    return (entry && sentencesOf(entry, { ui, say: gameSay, nameOf })[0]?.text) ?? '';
  };
  return (
    <ol className={style.three}>
      {report.moments.map((moment, at) => {
        const { n, kind, seat } = moment;
        const decision = kind === 'choice' ? report.decisions.find((one) => one.n === n) : undefined;
        return (
          <li key={`${kind}${n}`}>
            <a
              data-id={`moment:${n}`}
              href={deeds.replayHref + addressOf(placeOf(moment), kind === 'choice' ? seat : 'spectator')}
            >
              <span className={style.mark}>
                <b className={kind === 'luck' ? style.byLuck : style.byChoice}>{at + 1}</b>
                {decision ? (
                  <GradeMark grade={decision.grade} silent />
                ) : (
                  <LuckMark good={moment.swing > 0} size={28} silent />
                )}
              </span>
              <span>
                <b className={style.whose}>
                  <SeatEmblem seat={seat} size={18} />
                  {say(`judge.end.${kind}`, { name: nameOf(seat) })}
                  <small>{say('judge.end.turn', { turn: history.turnAt[n] ?? 0 })}</small>
                </b>
                {(kind === 'choice' ? chosen?.get(n) : undefined) ?? wordsAt(n)}
              </span>
              <span className={style.swing}>{swing(moment.swing, locale)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function Decided(props: ShownProps & { readonly rough: boolean }) {
  const { report, history, seats, info, deeds, rough } = props;
  const say = useJudgeSay();
  const { together } = report;
  return (
    <Panel
      title={say('judge.end')}
      end={
        !together && (
          <span className={style.key} aria-hidden="true">
            {seats.map(({ seat, name }) => (
              <span key={seat}>
                <Swatch seat={seat} />
                {name}
              </span>
            ))}
          </span>
        )
      }
      className={style.decided ?? ''}
    >
      <p className="quiet small">{say('judge.end.about')}</p>
      <div className={style.cols}>
        <ValueGraph
          points={report.points}
          last={history.turnAt.length - 1}
          turns={history.turnAt}
          seats={seats}
          together={together}
          you={info.you ?? undefined}
          rough={rough}
          pins={report.moments}
          label={say(together ? 'judge.graph.team' : 'judge.graph')}
          className={style.graph ?? ''}
        />
        <Moments {...props} />
      </div>
      <Button data-id="look-through" icon="eye" href={deeds.replayHref}>
        {say('judge.end.look')}
      </Button>
    </Panel>
  );
}

function Fair({ report, info, seats }: ShownProps) {
  const say = useJudgeSay();
  const verdict = verdictOf(report, info.you);
  return (
    <Panel className={style.fair ?? ''}>
      <div className={style.verdict} data-id="verdict">
        <h2>{say(verdict ? verdict.title : 'judge.verdict.watch')}</h2>
        {verdict && (
          <p>
            {verdict.even !== undefined && <>{say(verdict.about, { even: verdict.even })} </>}
            {say(verdict.luckWords, { luck: points(Math.abs(verdict.luck)) })}{' '}
            {verdict.least && say('judge.verdict.least')}
          </p>
        )}
      </div>
      <PlayersTable report={report} seats={seats} you={info.you ?? undefined} />
    </Panel>
  );
}

function Shown(props: JudgedEndProps) {
  const { table, state } = props;
  const judged = useAnalysis(() => table.file(), state.id);
  if (!judged) return null;
  const { report } = judged.state;
  const finished = judged.state.phase === 'finished';
  return (
    <div className={style.judged} data-id="judged">
      <Working judged={judged} />
      {report && report.points.length > 0 && (
        <>
          {finished && <Fair {...props} report={report} />}
          <Decided {...props} report={report} rough={!finished} />
        </>
      )}
    </div>
  );
}

const CATALOGUES = [judgeText];

export function JudgedEnd(props: JudgedEndProps) {
  return (
    <SpeechProvider catalogues={CATALOGUES}>
      <Shown {...props} />
    </SpeechProvider>
  );
}
