/** The other players in one row, for narrow screens: what matters for the choice, and a tap for everything. */

import type { Seat } from '@broadside/kernel';
import { cx, Icon, SeatEmblem, seatStyle, Zone } from '@broadside/kit';
import { NOT_CHOSEN } from '../../rules/facade.ts';
import { t } from '../../text/table.ts';
import { Chest, FirstPlayerFlag, ShipIcon } from '../art/index.ts';
import { freeAtHome } from '../fleet.ts';
import { isActing } from '../moment.ts';
import type { Props } from '../props.ts';
import { rivalsOf } from '../seats.ts';
import { area, purse } from '../spots.ts';
import css from './Brief.module.css';
import { Tally } from './Tally.tsx';

type BriefProps = Props & { readonly onOpen: (seat: Seat) => void };

/** Whether there is a secret card, none yet, or nothing to be secret about any more. */
function pickOf({ view }: Props, seat: Seat): 'secret' | 'thinking' | 'open' {
  if (view.called !== NOT_CHOSEN) return 'open';
  return view.pirates[seat].hasChosen ? 'secret' : 'thinking';
}

function Rival({ seat, onOpen, ...props }: BriefProps & { readonly seat: Seat }) {
  const { view, nameOf } = props;
  const { chests } = view.pirates[seat];
  const free = freeAtHome(view, seat);
  const first = view.first === seat;
  const pick = pickOf(props, seat);
  const words = t(props, 'rivals.brief.of', {
    ...{ name: nameOf(seat), chests, free, pick },
    first: first ? 'yes' : 'no',
  });
  return (
    <button
      type="button"
      className={cx(css.rival, isActing(view, seat) && css.active)}
      style={seatStyle(seat)}
      data-id={`brief:${seat}`}
      data-spot={area(seat)}
      aria-label={words}
      title={nameOf(seat)}
      onClick={() => onOpen(seat)}
    >
      <span className={css.who}>
        <SeatEmblem seat={seat} size={24} />
        {first && (
          <span className={css.first}>
            <FirstPlayerFlag size={18} />
          </span>
        )}
        {pick !== 'open' && (
          <span className={css.pick} data-pick={pick}>
            <Icon name={pick === 'secret' ? 'check' : 'hourglass'} size={12} />
          </span>
        )}
      </span>
      <Tally {...props} icon={<Chest size={18} />} value={chests} label={t(props, 'chests')} spot={purse(seat)} />
      <Tally {...props} icon={<ShipIcon size={18} />} value={free} label={t(props, 'ships.free')} />
    </button>
  );
}

export function Brief(props: BriefProps) {
  return (
    <Zone rove label={t(props, 'rivals.brief')} className={css.brief}>
      {rivalsOf(props.view).map((seat) => (
        <Rival key={seat} {...props} seat={seat} />
      ))}
    </Zone>
  );
}
