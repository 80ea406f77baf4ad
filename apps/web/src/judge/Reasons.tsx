/** What speaks for a choice, and what the judge expects to follow. */
import type { JudgedChoice } from '@broadside/judge';
import style from './Judge.module.css';
import { stretchesOf } from './line.ts';
import { useJudgeSay } from './text/index.ts';
import type { Eyes, GameJudge } from './whose.ts';

/** At most two sentences, the weightiest first; none where the game's judge gives none. */
export const reasonsFor = (
  judge: GameJudge | undefined,
  { view, seat, say, nameOf }: Eyes,
  choice: JudgedChoice,
  all: readonly JudgedChoice[],
): readonly string[] => judge?.why(view, seat, choice, all, say, nameOf) ?? [];

interface ReasonsProps {
  readonly eyes: Eyes;
  readonly choice: JudgedChoice;
  readonly reasons: readonly string[];
}

export function Reasons({ eyes, choice, reasons }: ReasonsProps) {
  const say = useJudgeSay();
  const line = stretchesOf(eyes, choice)
    .map(({ name, verbs }) => say('judge.line.step', { name, what: verbs.join(' → ') }))
    .join('; ');
  return (
    <>
      {reasons.length > 0 && (
        <p className={style.why} data-id="why">
          {reasons.join(' ')}
        </p>
      )}
      {line !== '' && <p className={style.line}>{say('judge.line', { line })}</p>}
    </>
  );
}
