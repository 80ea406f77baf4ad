/** What made the difference between two players: the largest ones, with their causes. */
import type { Seat } from '@broadside/kernel';
import { cx, type GameUI, Panel, SeatEmblem } from '@broadside/kit';
import { useSay } from '../../text/say.ts';
import style from './Differences.module.css';
import type { Comparison } from './difference.ts';

const printed = (value: number): string => String(value).replace('-', '−');
const signed = (value: number): string => (value > 0 ? `+${value}` : printed(value));

interface DifferencesProps {
  readonly comparison: Comparison;
  readonly ui: GameUI;
  readonly nameOf: (seat: Seat) => string;
  readonly cause: (key: string, seat: Seat) => string | undefined;
}

export function Differences({ comparison, ui, nameOf, cause }: DifferencesProps) {
  const say = useSay();
  const { mine, theirs, rows } = comparison;
  return (
    <Panel data-id="difference" title={say('web.end.difference')}>
      <p className={style.who}>
        <SeatEmblem seat={mine.seat} size={22} />
        <SeatEmblem seat={theirs.seat} size={22} />
        {say('web.end.difference.who', { mine: nameOf(mine.seat), theirs: nameOf(theirs.seat) })}
      </p>
      <ul>
        {rows.map((row) => {
          const by = row.mine - row.theirs;
          const why = cause(row.key, mine.seat);
          return (
            <li key={row.key} className={cx(style.row, by < 0 ? style.bad : style.good)}>
              <span aria-hidden="true">{ui.sheet.find(({ key }) => key === row.key)?.icon}</span>
              <span>
                {say('web.end.difference.row', {
                  what: say(`${ui.id}.sheet.${row.key}`),
                  mine: printed(row.mine),
                  theirs: printed(row.theirs),
                })}
                {why !== undefined && <small>{why}</small>}
              </span>
              <b>{signed(by)}</b>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
