/** The badges of one game, those not yet earned in outline with the way to them; and what the results come to. */
import { useLocale } from '@broadside/kit';
import { Medal } from '@broadside/kit/medals';
import { intlTag, type Locale } from '@broadside/text';
import { type Badges, badgeAbout, badgeName, modeWords, useBadges } from '../../results/badges.ts';
import type { GameRecord } from '../../results/record.ts';
import type { Result } from '../../results/result.ts';
import { type ResultsSay, useResultsSay } from '../../results/text/index.ts';
import style from './Results.module.css';

/** So many are shown; the rest is in the figures. */
const SHOWN = 20;

const day = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium' }).format(at);

function Wall({ badges, record }: { readonly badges: Badges; readonly record: GameRecord }) {
  const say = useResultsSay();
  const locale = useLocale();
  return (
    <ul className={style.wall}>
      {badges.badges.map(({ id, motif, field }) => {
        const earned = record.badges[id];
        return (
          <li key={id} data-id={`badge:${id}`} data-earned={earned !== undefined}>
            <Medal motif={motif} field={field} outline={earned === undefined} size={64} />
            <div>
              <b>{badgeName(badges, id)}</b>
              <p className="small quiet">{badgeAbout(badges, id)}</p>
              {earned === undefined ? (
                <p className="sr">{say('results.missing')}</p>
              ) : (
                <p className={style.when}>{say('results.when', { when: day(earned, locale) })}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Figures({ badges, record }: { readonly badges: Badges; readonly record: GameRecord }) {
  const say = useResultsSay();
  const earned = badges.badges.filter(({ id }) => record.badges[id] !== undefined).length;
  return (
    <dl className={style.figures}>
      <div>
        <dt>{say('results.badges')}</dt>
        <dd>{say('results.earned', { earned: String(earned), all: String(badges.badges.length) })}</dd>
      </div>
      {Object.entries(record.bests).map(([mode, { points }]) => (
        <div key={mode}>
          <dt>
            {say('results.bests')}: {modeWords(badges, mode)}
          </dt>
          <dd>{points}</dd>
        </div>
      ))}
      {record.mostWinsInARow > 0 && (
        <div>
          <dt>{say('results.mostWins')}</dt>
          <dd>{record.mostWinsInARow}</dd>
        </div>
      )}
      {record.daysInARow > 1 && (
        <div>
          <dt>{say('results.daysPlayed')}</dt>
          <dd>{record.daysInARow}</dd>
        </div>
      )}
    </dl>
  );
}

function placeOf({ place, won, seats }: Result, say: ResultsSay): string {
  if (place === null) return say(won ? 'results.won.together' : 'results.lost.together');
  return won ? say('results.won') : say('results.place', { place: String(place), seats: String(seats) });
}

function Last({ badges, record }: { readonly badges: Badges; readonly record: GameRecord }) {
  const say = useResultsSay();
  const locale = useLocale();
  if (record.results.length === 0) return null;
  return (
    <details className={style.last}>
      <summary>{say('results.last')}</summary>
      <ul>
        {record.results.slice(0, SHOWN).map((result) => (
          <li key={result.id}>
            <b>{placeOf(result, say)}</b>
            <span>{say('results.points', { points: String(result.points) })}</span>
            <span className="quiet small">
              {[
                modeWords(badges, result.mode),
                say(`results.against.${result.company}`),
                ...(result.minutes ? [say('results.minutes', { minutes: String(result.minutes) })] : []),
                day(result.at, locale),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function BadgeWall({ game, record }: { readonly game: string; readonly record: GameRecord }) {
  const badges = useBadges(game);
  if (!badges) return null;
  return (
    <div className={style.open}>
      <Figures badges={badges} record={record} />
      <Wall badges={badges} record={record} />
      <Last badges={badges} record={record} />
    </div>
  );
}
