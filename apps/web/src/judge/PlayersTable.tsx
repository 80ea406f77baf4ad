/** Errors and luck of every player. */
import type { PlayerReport, Report } from '@broadside/judge';
import { cx, type PlayerInfo, SeatEmblem, useLocale } from '@broadside/kit';
import { evenLuck, points, rate, swing } from './figures.ts';
import style from './Judge.module.css';
import tableStyle from './PlayersTable.module.css';
import { useJudgeSay } from './text/index.ts';
import { Swatch } from './ValueGraph.tsx';

interface PlayersTableProps {
  readonly report: Report;
  readonly seats: readonly PlayerInfo[];
  readonly you?: number | undefined;
  /** Chances at the position that is shown, instead of what the whole came to. */
  readonly now?: readonly number[] | undefined;
}

interface BarProps {
  readonly share: number;
  readonly full: number;
  readonly lucky: boolean;
}

function Bar({ share, full, lucky }: BarProps) {
  return (
    <span className={style.two} aria-hidden="true">
      <i
        className={cx(lucky && style.lucky, share < 0 && style.left)}
        style={{ width: `${Math.min(100, (Math.abs(share) / full) * 100)}%` }}
      />
    </span>
  );
}

export function PlayersTable({ report, seats, you, now }: PlayersTableProps) {
  const say = useJudgeSay();
  const locale = useLocale();
  const { players, together } = report;
  const fair = together || report.seats === 1 ? undefined : 1 / report.seats;
  const over = now === undefined && players.every(({ adjusted }) => adjusted !== undefined);
  const play = ({ adjusted }: PlayerReport): number => (adjusted ?? 0) - (fair ?? 0);
  const plays = over && fair !== undefined;
  const swings = players.flatMap((one) => [one.luck.value, ...(plays ? [play(one)] : [])]);
  const full = Math.max(0.1, ...swings.map(Math.abs));
  const sorted = over ? [...players].sort((one, other) => (other.adjusted ?? 0) - (one.adjusted ?? 0)) : players;
  const percent = (share: number): string => say('judge.percent', { n: points(share) });
  return (
    <div>
      <table className={tableStyle.players} data-id="judged-players">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{say('judge.tab.players')}</span>
            </th>
            {now && <th scope="col">{say('judge.players.now')}</th>}
            <th scope="col">
              {say('judge.players.rate')}
              {over && <small>{say('judge.players.rate.about')}</small>}
            </th>
            <th scope="col">
              {say('judge.players.luck')}
              {over && <small>{say('judge.players.luck.about')}</small>}
            </th>
            {plays && (
              <th scope="col">
                {say('judge.players.play')}
                <small>{say('judge.players.play.about')}</small>
              </th>
            )}
            <td className={tableStyle.bars} aria-hidden="true">
              {plays && <small>{say('judge.players.bars')}</small>}
            </td>
            {over && (
              <th scope="col">
                {say('judge.players.even')}
                <small>{say(together ? 'judge.players.even.team' : 'judge.players.even.about')}</small>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.map((one) => (
            <tr key={one.seat} className={cx(one.seat === you && tableStyle.you)}>
              <th scope="row">
                <span className={tableStyle.name}>
                  <SeatEmblem seat={one.seat} size={24} />
                  {now && !together && <Swatch seat={one.seat} />}
                  <span>{seats[one.seat]?.name}</span>
                </span>
              </th>
              {now && <td>{percent(now[one.seat] ?? 0)}</td>}
              <td title={say('judge.players.counts', countsOf(one, seats[one.seat]?.name ?? ''))}>
                {rate(one.errorRate.value, locale)}
              </td>
              <td>{swing(one.luck.value, locale, 0)}</td>
              {plays && <td>{swing(play(one), locale, 0)}</td>}
              <td className={tableStyle.bars}>
                <Bar share={one.luck.value} full={full} lucky />
                {plays && <Bar share={play(one)} full={full} lucky={false} />}
              </td>
              {over && <td className={tableStyle.even}>{evenLuck(one.adjusted ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {plays && <p className={tableStyle.note}>{say('judge.players.note', { even: Math.round(fair * 100) })}</p>}
    </div>
  );
}

const countsOf = ({ grades }: PlayerReport, name: string) => ({
  name,
  slips: grades.slip,
  mistakes: grades.mistake,
  blunders: grades.blunder,
});
