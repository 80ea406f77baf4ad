/** Where every point came from: a column for each seat, in order of rank. */
import type { Seat, Standing } from '@broadside/kernel';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { PlayerInfo } from '../gameUI.ts';
import { SeatEmblem } from '../seats/Seat.tsx';
import { useKitSay, useLocale } from '../speech.tsx';
import style from './Charts.module.css';

export interface SheetRow {
  /** A key of `Standing.sheet`. */
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** False for tie-breakers: they stand under the total. */
  readonly counts: boolean;
}

export interface ScoreSheetProps {
  readonly rows: readonly SheetRow[];
  /** In order of rank. */
  readonly ranking: readonly Standing[];
  readonly winners: readonly Seat[];
  readonly seats: readonly PlayerInfo[];
  readonly className?: string;
}

export function ScoreSheet({ rows: known, ranking, winners, seats, className }: ScoreSheetProps) {
  const say = useKitSay();
  // What nobody could score at this table has no row.
  const rows = known.filter(({ key }) => ranking.some(({ sheet }) => key in sheet));
  const nameOf = (seat: Seat) => seats.find((player) => player.seat === seat)?.name ?? '';
  const won = (seat: Seat) => winners.includes(seat) && style.win;
  const numbers = new Intl.NumberFormat(useLocale());
  // A printed minus is as wide as a digit; a hyphen is not.
  const number = (value: number) => numbers.format(value).replace('-', '−');
  const line = (row: SheetRow) => (
    <tr key={row.key} data-id={row.key}>
      <th scope="row">
        <span className={style.what}>
          {row.icon}
          <span>
            {row.label}
            {row.note !== undefined && <small>{row.note}</small>}
          </span>
        </span>
      </th>
      {ranking.map(({ seat, sheet }) => {
        const value = sheet[row.key] ?? 0;
        return (
          <td key={seat} className={cx(won(seat), value < 0 && style.minus)}>
            {number(value)}
          </td>
        );
      })}
    </tr>
  );
  const ties = rows.filter((row) => !row.counts);
  return (
    <div className={cx(style.sheet, className)}>
      <table data-id="scores">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{say('kit.sheet.what')}</span>
            </th>
            {ranking.map(({ seat }) => (
              <th key={seat} scope="col" className={cx(won(seat))}>
                <span className={style.who}>
                  <SeatEmblem seat={seat} size={32} />
                  <span>{nameOf(seat)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.filter((row) => row.counts).map(line)}</tbody>
        <tbody className={style.total}>
          <tr data-id="total">
            <th scope="row">{say('kit.sheet.total')}</th>
            {ranking.map(({ seat, points }) => (
              <td key={seat} className={cx(won(seat))}>
                {number(points)}
              </td>
            ))}
          </tr>
        </tbody>
        {ties.length > 0 && <tbody className={style.ties}>{ties.map(line)}</tbody>}
      </table>
    </div>
  );
}
