/** Choices with what each is worth: of a hint, of a decision in a replay, of a puzzle. */
import type { JudgedChoice } from '@broadside/judge';
import { cx, drawIcon, isIconName, useLocale } from '@broadside/kit';
import type { ReactNode } from 'react';
import { points, swing } from './figures.ts';
import style from './Judge.module.css';
import { ValueBar } from './Marks.tsx';
import { useJudgeSay } from './text/index.ts';

export interface WeighedChoice {
  readonly key: string;
  readonly judged: JudgedChoice;
  /** "Hire the Governor for 8". */
  readonly label: string;
  readonly icon?: ReactNode;
  /** A quieter line: what speaks for it. */
  readonly detail?: string | undefined;
  readonly played?: boolean;
  /** What a choice that was made is called, if not played. */
  readonly tag?: string;
  /** Below it, in its frame. */
  readonly more?: ReactNode;
}

interface ChoiceListProps {
  /** The best first. */
  readonly choices: readonly WeighedChoice[];
  readonly label: string;
}

/** Bars grow with the best of them, so that one point can be seen. */
const ROOM = 1.15;

function Row({
  choice,
  best,
  full,
}: {
  readonly choice: WeighedChoice;
  readonly best: boolean;
  readonly full: number;
}) {
  const say = useJudgeSay();
  const locale = useLocale();
  const { judged, label, icon, detail, played = false, tag, more } = choice;
  const { value, loss } = judged;
  const chance = say('judge.percent', { n: points(value) });
  const behind = loss.value > 0 && !best;
  return (
    <li data-id={`choice:${choice.key}`} className={cx(style.choice, best && style.isBest, played && style.isPlayed)}>
      {icon !== undefined && (
        <span className={style.pic} aria-hidden="true">
          {isIconName(icon) ? drawIcon(icon, 24) : icon}
        </span>
      )}
      <span className={style.what}>
        {label} {best && <span className={style.bestTag}>{say('judge.tag.best')}</span>}{' '}
        {played && <span className={style.playedTag}>{tag ?? say('judge.tag.played')}</span>}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      <span className={style.val}>
        <span>{chance}</span>
        {behind && <small>{swing(-loss.value, locale, 1)}</small>}
      </span>
      <ValueBar value={value} lost={best ? 0 : loss.value} error={loss.error} full={full} />
      {more !== undefined && <div className={style.more}>{more}</div>}
    </li>
  );
}

export function ChoiceList({ choices, label }: ChoiceListProps) {
  const best = choices[0]?.judged;
  if (best === undefined) return null;
  const full = Math.min(1, Math.max(0.05, Math.max(...choices.map(({ judged }) => judged.value)) * ROOM));
  return (
    <ol className={style.choices} aria-label={label} data-id="choices">
      {choices.map((choice) => (
        <Row key={choice.key} choice={choice} best={choice.judged.loss.value <= 0} full={full} />
      ))}
    </ol>
  );
}
