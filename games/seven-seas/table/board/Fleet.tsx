/** Ships as pieces, by what they are doing; goods lie on the ships that carry them (S7-SHIP-2, S7-GOODS-2). */
import type { Seat } from '@broadside/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../text/table.ts';
import { GoodIcon, ShipPiece, type ShipState } from '../art/index.ts';
import { freeAtHome, inRaid, nextGuard, openPosts, stowed } from '../fleet.ts';
import type { Props } from '../props.ts';
import css from './Fleet.module.css';
import { goodsWords } from './words.ts';

interface DockProps {
  readonly title: string;
  readonly count: number;
  readonly note: string;
  readonly children?: ReactNode;
}

function Dock({ title, count, note, children }: DockProps) {
  return (
    <section className={css.dock} style={{ '--ships': count } as CSSProperties} aria-label={`${title}: ${count}`}>
      <h3>
        <span>{title}</span>
        <b className="num">{count}</b>
      </h3>
      <div className={css.boats} aria-hidden="true">
        {children}
      </div>
      <small>{note}</small>
    </section>
  );
}

const SIZE = 26;

function boats(seat: Seat, state: ShipState, count: number): ReactNode {
  return Array.from({ length: Math.max(0, count) }, (_, at) => (
    <ShipPiece key={`${state}.${at}`} seat={seat} state={state} size={SIZE} />
  ));
}

export function Fleet({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { view } = props;
  const { loaded, guards, reserve, goods, doubleHolds, chests, capacity } = view.pirates[seat];
  const raid = inRaid(view, seat);
  const here = freeAtHome(view, seat);
  const posts = openPosts(chests, guards);
  return (
    <div className={css.fleet} data-id="fleet">
      <Dock
        title={t(props, 'fleet.free')}
        count={here + raid}
        note={raid > 0 ? t(props, 'fleet.raid', { here, raid }) : t(props, 'fleet.reserve', { reserve })}
      >
        {boats(seat, 'free', here)}
        {boats(seat, 'raid', raid)}
      </Dock>
      <Dock
        title={t(props, 'fleet.loaded')}
        count={loaded}
        note={loaded > 0 ? goodsWords(props, goods) : t(props, 'fleet.capacity', { capacity })}
      >
        {stowed(goods, doubleHolds).map((hold, at) => (
          <span key={at} className={css.laden}>
            <ShipPiece seat={seat} state="loaded" size={SIZE} />
            <span className={css.load}>
              {hold.goods.map((good, place) => (
                <GoodIcon key={place} good={good} size={20} />
              ))}
            </span>
          </span>
        ))}
      </Dock>
      <Dock
        title={t(props, 'fleet.guard')}
        count={guards}
        note={posts > 0 ? t(props, 'fleet.posts', { posts }) : t(props, 'fleet.next', { chests: nextGuard(chests) })}
      >
        {boats(seat, 'guard', guards)}
      </Dock>
    </div>
  );
}
