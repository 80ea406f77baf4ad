/** The value graph as the slider, and the buttons beside it: step by step, from mistake to mistake, what if. */
import type { Report } from '@broadside/judge';
import { IconButton, type PlayerInfo, useLocale, useWide } from '@broadside/kit';
import type { ReactNode } from 'react';
import { points, swing } from '../../judge/figures.ts';
import { GradeMark, LuckMark } from '../../judge/Marks.tsx';
import { chancesAt } from '../../judge/moments.ts';
import { type JudgeSay, useJudgeSay } from '../../judge/text/index.ts';
import { type GraphMark, ValueGraph } from '../../judge/ValueGraph.tsx';
import type { Replay } from '../../tables/local/index.ts';
import style from './Analysis.module.css';
import { WhatIf } from './AnalysisPart.tsx';
import { StepButtons } from './Controls.tsx';
import type { Judging } from './useJudging.ts';
import type { ReplayControls } from './useReplay.ts';

interface GraphControlsProps {
  readonly judging: Judging;
  readonly report: Report;
  readonly replay: Replay;
  readonly controls: ReplayControls;
  readonly seats: readonly PlayerInfo[];
  /** What happened at an entry. */
  readonly wordsAt: (n: number) => string;
  readonly children?: ReactNode;
}

/** "Ann 38 %, Bob 62 %". */
function chanceWords(report: Report, seats: readonly PlayerInfo[], n: number, say: JudgeSay): string {
  const chances = chancesAt(report, n) ?? [];
  const percent = (seat: number): string => say('judge.percent', { n: points(chances[seat] ?? 0) });
  if (report.together) return percent(0);
  return seats.map(({ seat, name }) => say('judge.graph.chance', { name, chance: percent(seat) })).join(', ');
}

function Key() {
  const say = useJudgeSay();
  return (
    <p className={style.key} aria-hidden="true">
      <span>
        <LuckMark good size={18} silent />
        <LuckMark good={false} size={18} silent />
        {say('judge.filter.luck')}
      </span>
      {(['slip', 'mistake', 'blunder'] as const).map((grade) => (
        <span key={grade}>
          <GradeMark grade={grade} silent />
          {say(`judge.grade.${grade}`)}
        </span>
      ))}
    </p>
  );
}

function MistakeButton({ judging, way }: { readonly judging: Judging; readonly way: 'prev' | 'next' }) {
  const say = useJudgeSay();
  const press = judging.mistake[way];
  return (
    <IconButton
      data-id={`mistake:${way}`}
      icon={
        <span className={style[way]}>
          <GradeMark grade="mistake" silent />
        </span>
      }
      tone="plain"
      label={say(`judge.mistake.${way}`)}
      disabled={press === undefined}
      onClick={press}
    />
  );
}

export function GraphControls(props: GraphControlsProps) {
  const { judging, report, replay, controls, seats, wordsAt, children } = props;
  const say = useJudgeSay();
  const locale = useLocale();
  const wide = useWide();
  const { n, go, viewer } = controls;
  const { last, turns } = replay;
  const marks = judging.swings.map(
    (one): GraphMark => ({
      ...one,
      words: `${seats[one.seat]?.name ?? ''} ${swing(one.swing, locale)}: ${judging.wordsOf(one) ?? wordsAt(one.n)}`,
    }),
  );
  const label = say(report.together ? 'judge.graph.team' : 'judge.graph');
  const at = say('judge.graph.at', { where: wordsAt(n), chances: chanceWords(report, seats, n, say) });
  return (
    <section className={style.controls} aria-label={say('web.replay.controls')}>
      {wide && (
        <header className={style.bar}>
          <h2>{say(report.together ? 'judge.chance.team' : 'judge.chance')}</h2>
          <StepButtons controls={controls} last={last} />
          <span className={style.at}>{say('web.replay.at', { n, last })}</span>
          <Key />
          <MistakeButton judging={judging} way="prev" />
          <MistakeButton judging={judging} way="next" />
          <WhatIf judging={judging} />
          {children}
        </header>
      )}
      <ValueGraph
        points={report.points}
        {...{ last, turns, seats, marks }}
        together={report.together}
        you={viewer === 'spectator' ? undefined : viewer}
        rough={judging.judged.state.phase !== 'finished'}
        onMark={judging.go}
        slider={{ n, words: at, onGo: go }}
        label={label}
        className={style.graph ?? ''}
      />
      {!wide && (
        <div className={style.bar}>
          <MistakeButton judging={judging} way="prev" />
          <StepButtons controls={controls} last={last} />
          <MistakeButton judging={judging} way="next" />
          <WhatIf judging={judging} />
        </div>
      )}
    </section>
  );
}
