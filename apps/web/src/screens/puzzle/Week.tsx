/** The last seven days: which puzzles of the day were solved. */
import { cx, Icon, useLocale } from '@broadside/kit';
import { intlTag } from '@broadside/text';
import style from './Puzzle.module.css';
import { dayOf, daysBefore, type PuzzleRecord } from './record.ts';
import { usePuzzleSay } from './text/index.ts';

const DAYS = 7;

interface WeekProps {
  readonly record: PuzzleRecord;
  readonly today: Date;
}

export function Week({ record, today }: WeekProps) {
  const say = usePuzzleSay();
  const locale = useLocale();
  const names = new Intl.DateTimeFormat(intlTag(locale), { weekday: 'short' });
  const days = Array.from({ length: DAYS }, (_, at) => daysBefore(today, DAYS - 1 - at));
  const stateOf = (day: Date) => {
    const solved = record.days[dayOf(day)];
    if (solved === undefined) return 'new';
    return solved ? 'solved' : 'missed';
  };
  return (
    <div className={style.week}>
      <h3>
        {say('puzzle.week')} <small>{say('puzzle.week.best', { days: record.best })}</small>
      </h3>
      <ol className={style.days}>
        {days.map((day, at) => {
          const state = stateOf(day);
          return (
            <li key={dayOf(day)} className={cx(style.day, style[state], at === DAYS - 1 && style.now)}>
              <span className={style.sign}>
                {state === 'solved' ? <Icon name="check" size={18} /> : state === 'missed' ? '–' : day.getDate()}
              </span>
              <span>{names.format(day)}</span>
              <span className="sr">{say(`puzzle.state.${state}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
