/** Points over time: a line for each seat with its own dashes, its emblem at the end, and a table behind it. */
import { Drawing } from '../art/Drawing.tsx';
import { cx } from '../cx.ts';
import type { PlayerInfo } from '../gameUI.ts';
import { SeatEmblem, seatStyle } from '../seats/Seat.tsx';
import { useKitSay } from '../speech.tsx';
import style from './Charts.module.css';
import { DASHES, layOut, spreadOut } from './graph.ts';

export interface PointsGraphProps {
  /** Points after each turn, the start included; `series[i]` belongs to `seats[i]`. */
  readonly series: readonly (readonly number[])[];
  readonly seats: readonly PlayerInfo[];
  /** What the graph shows: "Points per turn". */
  readonly label: string;
  readonly className?: string;
}

const EMBLEM = 30;

export function PointsGraph({ series, seats, label, className }: PointsGraphProps) {
  const { width, height, left, right, top, bottom, x, y, marks, turns } = layOut(series);
  const ends = spreadOut(
    series.map((line) => y(line.at(-1) ?? 0)),
    EMBLEM + 1,
    top,
    bottom,
  );
  return (
    <figure className={cx(style.graph, className)}>
      <Drawing box={`0 0 ${width} ${height}`} className={style.plot}>
        {marks.map((mark) => (
          <g key={mark}>
            <path className={style.grid} d={`M${left} ${y(mark)}H${right}`} />
            <text x={left - 8} y={y(mark) + 5} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {turns.map((turn) => (
          <text key={turn} x={x(turn)} y={height - 6} textAnchor="middle">
            {turn}
          </text>
        ))}
        <path className={style.axis} d={`M${left} ${top}V${bottom}H${right}`} />
        {series.map((line, i) => {
          const seat = seats[i]?.seat ?? i;
          const d = `M${line.map((points, turn) => `${x(turn)} ${y(points)}`).join('L')}`;
          return (
            <g key={seat} style={seatStyle(seat)}>
              <path d={d} className={style.halo} />
              <path d={d} className={style.course} strokeDasharray={DASHES[seat % DASHES.length]} />
            </g>
          );
        })}
        {series.map((_, i) => {
          const seat = seats[i]?.seat ?? i;
          return (
            <g key={seat} transform={`translate(${right + 5} ${(ends[i] ?? 0) - EMBLEM / 2})`}>
              <SeatEmblem seat={seat} size={EMBLEM} />
            </g>
          );
        })}
      </Drawing>
      <Numbers series={series} seats={seats} label={label} />
    </figure>
  );
}

/** The same figures for those who do not see the lines. */
function Numbers({ series, seats, label }: Omit<PointsGraphProps, 'className'>) {
  const say = useKitSay();
  const length = Math.max(0, ...series.map((line) => line.length));
  return (
    <div className="sr">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{say('kit.graph.turn')}</th>
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length }, (_, turn) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number.
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {series.map((line, i) => (
                <td key={seats[i]?.seat ?? i}>{line[turn]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
