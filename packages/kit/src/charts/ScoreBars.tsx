/** Points as bars, counted up seat by seat. A picture of the score sheet: who does not see it reads that. */
import type { Seat } from '@broadside/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { PlayerInfo } from '../gameUI.ts';
import { SeatEmblem } from '../seats/Seat.tsx';
import { type Bar, type Bars, countedOf, type Segment } from './bars.ts';
import style from './ScoreBars.module.css';

/** As many tints with a pattern each; further rows begin again. */
export const TINTS = 8;

export interface ScoreBarsProps {
  readonly bars: Bars;
  /** How many pieces have been counted; all if it is left out. */
  readonly counted?: number | undefined;
  readonly winners: readonly Seat[];
  readonly seats: readonly PlayerInfo[];
  /** The words for a row. */
  readonly label: (key: string) => ReactNode;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const printed = (value: number): string => String(value).replace('-', '−');
/** A number needs a piece that is wide enough for it. */
const ROOM = 0.06;

function Piece({ segment }: { readonly segment: Segment }) {
  const { row, value, from, length, loss } = segment;
  return (
    <span
      className={cx(style.piece, loss && style.loss)}
      data-tint={row % TINTS}
      style={{ left: percent(from), width: percent(length) }}
    >
      {length > ROOM && <b>{printed(value)}</b>}
    </span>
  );
}

interface LineProps {
  readonly bar: Bar;
  readonly shown: number;
  readonly zero: number;
  readonly name: string;
  readonly won: boolean;
}

function Line({ bar, shown, zero, name, won }: LineProps) {
  const whole = shown >= Math.max(1, bar.segments.length);
  const sum = bar.segments.slice(0, shown).reduce((all, { value }) => all + value, 0);
  const total = whole ? bar.points : sum;
  return (
    <li className={cx(style.line, won && whole && style.won, shown === 0 && style.waits)}>
      <SeatEmblem seat={bar.seat} size={32} />
      <span className={style.name}>{name}</span>
      <span className={style.bar} style={{ '--zero': percent(zero) } as CSSProperties}>
        {bar.segments.slice(0, shown).map((segment) => (
          <Piece key={segment.key} segment={segment} />
        ))}
      </span>
      <span className={style.total}>{shown === 0 ? '?' : printed(total)}</span>
    </li>
  );
}

export function ScoreBars({ bars, counted, winners, seats, label }: ScoreBarsProps) {
  const shown = countedOf(bars, counted ?? Number.POSITIVE_INFINITY);
  const losses = new Set(bars.bars.flatMap(({ segments }) => segments.flatMap(({ loss, key }) => (loss ? [key] : []))));
  return (
    <div data-id="bars" aria-hidden="true">
      <ul>
        {bars.bars.map((bar, at) => (
          <Line
            key={bar.seat}
            bar={bar}
            shown={shown[at]}
            zero={bars.zero}
            name={seats.find(({ seat }) => seat === bar.seat)?.name ?? ''}
            won={winners.includes(bar.seat)}
          />
        ))}
      </ul>
      <p className={style.legend}>
        {bars.rows.map((key, row) => (
          <span key={key}>
            <i className={cx(style.piece, losses.has(key) && style.loss)} data-tint={row % TINTS} />
            {label(key)}
          </span>
        ))}
      </p>
    </div>
  );
}
