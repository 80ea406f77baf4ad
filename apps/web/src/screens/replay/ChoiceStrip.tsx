/** On a phone: what is decided in this position in one line, which opens all that the judge says. */
import { Icon, useLocale } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { swing } from '../../judge/figures.ts';
import { GradeMark } from '../../judge/Marks.tsx';
import { useJudgeSay } from '../../judge/text/index.ts';
import style from './Analysis.module.css';
import type { Judging } from './useJudging.ts';

interface ChoiceStripProps {
  readonly judging: Judging;
  readonly nameOf: NameOf;
  readonly onOpen: () => void;
}

export function ChoiceStrip({ judging, nameOf, onOpen }: ChoiceStripProps) {
  const say = useJudgeSay();
  const locale = useLocale();
  const { here } = judging;
  return (
    <button type="button" className={style.strip} data-id="open-analysis" onClick={onOpen}>
      {here ? <GradeMark grade={here.grade} silent /> : <Icon name="odds" size={20} />}
      <span>
        {here
          ? `${say(`judge.grade.${here.grade}`)} · ${say('judge.here.of', { name: nameOf(here.seat) })}`
          : say('judge.moments')}
      </span>
      {here !== undefined && here.loss.value > 0 && <b>{swing(-here.loss.value, locale, 1)}</b>}
      <Icon name="up" size={18} />
    </button>
  );
}
