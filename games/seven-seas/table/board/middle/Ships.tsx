/** Ships being filled with goods: what is aboard, what comes aboard, what room is left. */
import type { Seat } from '@broadside/kernel';
import { Icon } from '@broadside/kit';
import { GoodIcon, ShipPiece } from '../../art/index.ts';
import { stowed } from '../../fleet.ts';
import type { Props } from '../../props.ts';
import css from './Ships.module.css';

/** Holds of every sea ship, those with room for two first; `over`: goods that have none. */
export function Ships({ seat, view }: Pick<Props, 'view'> & { readonly seat: Seat }) {
  const { ships, guards, goods, doubleHolds, capacity } = view.pirates[seat];
  const sea = ships - guards;
  const holds = stowed(goods, doubleHolds);
  const doubles = Math.min(doubleHolds, sea);
  const all = Array.from({ length: Math.max(sea, holds.length) }, (_, at) => ({
    goods: holds[at]?.goods ?? [],
    places: at < doubles ? 2 : 1,
    lost: at >= sea,
  }));
  return (
    <div className={css.ships} aria-hidden="true" data-capacity={capacity}>
      {all.map((ship, at) => (
        <span key={at} className={css.ship} data-lost={ship.lost || undefined}>
          {ship.lost ? <Icon name="close" size={30} /> : <ShipPiece seat={seat} state="free" size={38} />}
          <span className={css.holds}>
            {Array.from({ length: Math.max(ship.places, ship.goods.length) }, (_, place) => {
              const good = ship.goods[place];
              return (
                <span key={place} className={css.hold} data-empty={good === undefined || undefined}>
                  {good !== undefined && <GoodIcon good={good} size={24} />}
                </span>
              );
            })}
          </span>
        </span>
      ))}
    </div>
  );
}
