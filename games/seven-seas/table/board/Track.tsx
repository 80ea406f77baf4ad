/** The chest track: 40 spaces, laps on tokens, a guard called at every ten (S7-CHEST-2, S7-CHEST-8). */
import { SeatEmblem } from '@broadside/kit';
import type { CSSProperties } from 'react';
import { t } from '../../text/table.ts';
import { Chest, GuardShield } from '../art/index.ts';
import type { Props } from '../props.ts';
import css from './Track.module.css';

const SPACES = 40;
const POSTS = [10, 20, 30];

const left = (space: number): CSSProperties => ({ left: `${(space / SPACES) * 100}%` });

function Markers(props: Props) {
  const { view, nameOf } = props;
  const places = view.pirates.map(({ chests }) => chests % SPACES);
  return (
    <ul className={css.markers}>
      {view.pirates.map(({ chests }, seat) => {
        const laps = Math.floor(chests / SPACES) * SPACES;
        const words = t(props, 'track.at', { name: nameOf(seat), chests });
        // Whoever shares a space stands a little aside.
        const aside = places.slice(0, seat).filter((place) => place === places[seat]).length;
        return (
          <li
            key={seat}
            className={css.marker}
            style={{ ...left(places[seat] + 0.5), '--aside': aside } as CSSProperties}
            title={words}
          >
            <SeatEmblem seat={seat} size={26} />
            {laps > 0 && (
              <b className={css.lap} aria-hidden="true">
                {laps}
              </b>
            )}
            <span className="sr">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function Track(props: Props) {
  return (
    <section className={css.track} aria-label={t(props, 'track')}>
      <span className={css.title}>
        <Chest size={24} />
        <span>{t(props, 'track.chests')}</span>
      </span>
      <div className={css.scale}>
        <div className={css.cells} aria-hidden="true" />
        <span className={css.number} style={left(0)} aria-hidden="true">
          0
        </span>
        {POSTS.map((space, at) => (
          <span key={space} className={css.number} style={left(space)} aria-hidden="true">
            {space}
            <span className={css.guards}>
              {Array.from({ length: at + 1 }, (_, guard) => (
                <GuardShield key={guard} size={16} />
              ))}
            </span>
          </span>
        ))}
        <Markers {...props} />
      </div>
    </section>
  );
}
