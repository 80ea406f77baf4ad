/** What the judge says, in tabs: the choice of this position, the moments, the players, and the steps as before. */
import { Button, type GameUI, type PlayerInfo, Segmented } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { type ReactNode, useState } from 'react';
import { chancesAt } from '../../judge/moments.ts';
import { PlayersTable } from '../../judge/PlayersTable.tsx';
import { useJudgeSay } from '../../judge/text/index.ts';
import { Working } from '../../judge/Working.tsx';
import type { Replay } from '../../tables/local/index.ts';
import style from './Analysis.module.css';
import { Decision } from './Decision.tsx';
import { MomentList, WhoFilter } from './MomentList.tsx';
import type { Judging } from './useJudging.ts';

export interface AnalysisPartProps {
  readonly judging: Judging;
  readonly replay: Replay;
  readonly ui: GameUI;
  readonly seats: readonly PlayerInfo[];
  readonly nameOf: NameOf;
  readonly n: number;
  readonly wordsAt: (n: number) => string;
  readonly steps: ReactNode;
}

const TABS = ['choice', 'moments', 'players', 'steps'] as const;
export type Tab = (typeof TABS)[number];

export function WhatIf({ judging }: { readonly judging: Judging }) {
  const say = useJudgeSay();
  const { whatIf } = judging;
  return (
    <Button
      data-id="what-if"
      icon="branch"
      tone="primary"
      disabled={whatIf === undefined}
      title={say('judge.whatIf.about')}
      onClick={whatIf}
    >
      {say('judge.whatIf')}
    </Button>
  );
}

function Choice({ judging, replay, ui, seats, nameOf }: AnalysisPartProps) {
  const say = useJudgeSay();
  if (!judging.here) return <p className="quiet">{say('judge.here.none')}</p>;
  return <Decision {...{ replay, ui, seats, nameOf }} decision={judging.here} />;
}

export function AnalysisPart(props: AnalysisPartProps) {
  const { judging, replay, seats, n, wordsAt, steps } = props;
  const say = useJudgeSay();
  const [tab, setTab] = useState<Tab>('choice');
  const { report, judged } = judging;
  if (!report)
    return (
      <>
        <Working judged={judged} />
        {steps}
      </>
    );
  return (
    <div className={style.part} data-id="analysis">
      <Working judged={judged} />
      <Segmented
        data-id="tabs"
        label={say('judge.tabs')}
        block
        value={tab}
        options={TABS.map((value) => ({ value, label: say(`judge.tab.${value}`) }))}
        onChange={setTab}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={style.page} tabIndex={0} aria-label={say(`judge.tab.${tab}`)}>
        {tab === 'choice' && <Choice {...props} />}
        {tab === 'moments' && <MomentList {...{ judging, seats, n, wordsAt }} turns={replay.turns} />}
        {tab === 'players' && (
          <>
            <PlayersTable report={report} seats={seats} now={chancesAt(report, n)} you={judging.filter.seat} />
            <WhoFilter judging={judging} seats={seats} />
          </>
        )}
        {tab === 'steps' && steps}
      </section>
    </div>
  );
}
