/** What was decided in a position: its grade, what was played, up to three better choices with what speaks for them. */
import type { JudgedDecision } from '@broadside/judge';
import { type GameUI, type PlayerInfo, SeatEmblem, useLocale } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { useEffect, useMemo, useState } from 'react';
import { ChoiceList } from '../../judge/ChoiceList.tsx';
import { rate, swing } from '../../judge/figures.ts';
import judgeStyle from '../../judge/Judge.module.css';
import { GradeMark } from '../../judge/Marks.tsx';
import { comparedIn } from '../../judge/moments.ts';
import { Reasons, reasonsFor } from '../../judge/Reasons.tsx';
import { useJudgeSay } from '../../judge/text/index.ts';
import { type Eyes, shownChoices, useJudge } from '../../judge/whose.ts';
import type { Replay } from '../../tables/local/index.ts';
import { useGameSay } from '../../text/say.ts';
import style from './Analysis.module.css';

export interface DecisionProps {
  readonly replay: Replay;
  readonly ui: GameUI;
  readonly seats: readonly PlayerInfo[];
  readonly nameOf: NameOf;
  readonly decision: JudgedDecision;
}

/** An error that is written as 0 would say that the judge cannot be wrong. */
const LEAST_ERROR = 0.0005;

/** The position as whoever decided saw it. */
function useEyes({ replay, ui, seats, nameOf, decision }: DecisionProps): Eyes | undefined {
  const say = useGameSay();
  const { n, seat } = decision;
  const [seen, setSeen] = useState<{ readonly n: number; readonly view: unknown }>();
  useEffect(() => {
    let gone = false;
    void replay.at(n - 1, seat).then(({ view }) => {
      if (!gone) setSeen({ n, view });
    });
    return () => {
      gone = true;
    };
  }, [replay, n, seat]);
  return useMemo(
    () => (seen?.n === n ? { ui, view: seen.view, seat, seats, say, nameOf } : undefined),
    [seen, n, ui, seat, seats, say, nameOf],
  );
}

export function DecisionHead({ decision, nameOf }: Pick<DecisionProps, 'decision' | 'nameOf'>) {
  const say = useJudgeSay();
  const locale = useLocale();
  const { grade, seat, loss } = decision;
  return (
    <header className={style.head}>
      <GradeMark grade={grade} big silent />
      <div>
        <h2 data-id="grade" data-grade={grade}>
          {say(`judge.grade.${grade}`)}
        </h2>
        <span className={style.who}>
          <SeatEmblem seat={seat} size={18} />
          {say('judge.here.of', { name: nameOf(seat) })}
        </span>
      </div>
      {loss.value > 0 && (
        <span className={style.loss}>
          {swing(-loss.value, locale, 1)}
          {loss.error >= LEAST_ERROR && <small>±{rate(loss.error, locale)}</small>}
        </span>
      )}
    </header>
  );
}

export function Decision(props: DecisionProps) {
  const { decision, nameOf, ui } = props;
  const say = useJudgeSay();
  const eyes = useEyes(props);
  const judge = useJudge(ui.id);
  if (!eyes) return <DecisionHead {...props} />;
  const compared = comparedIn(decision);
  const choices = shownChoices(eyes, compared, decision.played).map((shown, at) => {
    const reasons = reasonsFor(judge, eyes, shown.judged, decision.choices);
    if (at === 0) return { ...shown, more: <Reasons eyes={eyes} choice={shown.judged} reasons={reasons} /> };
    return { ...shown, detail: reasons[0] };
  });
  return (
    <div className={style.decision} data-id="decision">
      <DecisionHead {...props} />
      <ChoiceList choices={choices} label={say('judge.here.of', { name: nameOf(decision.seat) })} />
      <p className={judgeStyle.sure}>{say('judge.sure', { name: nameOf(decision.seat), worlds: decision.worlds })}</p>
    </div>
  );
}
