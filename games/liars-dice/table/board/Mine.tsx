/** One's own cup: the dice under it, and where a bid is made. */

import type { Seat } from '@broadside/kernel';
import { cx, SeatEmblem, seatStyle, Zone } from '@broadside/kit';
import { countIn, onesAreWild } from '../../rules/facade.ts';
import { t } from '../../text/table.ts';
import { DieFace } from '../art/DieFace.tsx';
import { suggestion } from '../bids.ts';
import type { Props } from '../props.ts';
import { askedIn, bottomOf } from '../seats.ts';
import { Bidding } from './Bidding.tsx';
import css from './Mine.module.css';

/** The own dice; those that count for the bid that stands are marked. */
function OwnDice({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { view } = props;
  const { cup, shown, covered } = view.pirates[seat];
  const bid = view.bids[view.bids.length - 1];
  const wild = onesAreWild(view);
  const hits = (face: number): boolean => bid !== undefined && countIn([face], bid.face, wild) > 0;
  if (cup === null) return <p className={css.none}>{t(props, 'covered', { dice: covered })}</p>;
  return (
    <p className={css.dice}>
      <span className="sr">{t(props, 'yours', { faces: cup.join(', ') })}</span>
      {cup.map((face, at) => (
        <DieFace key={at} seat={seat} face={face} size={44} counts={hits(face)} />
      ))}
      {shown.length > 0 && (
        <span className={css.shown}>
          <small>{t(props, 'shown')}</small>
          {shown.map((face, at) => (
            <DieFace key={at} seat={seat} face={face} size={30} counts={hits(face)} />
          ))}
        </span>
      )}
    </p>
  );
}

export function Mine(props: Props) {
  const { view, viewer, legal, nameOf } = props;
  const seat = bottomOf(view);
  const { dice } = view.pirates[seat];
  const asked = viewer === seat && legal.length > 0;
  const start = asked ? suggestion(view, seat) : undefined;
  return (
    <Zone
      data-id="mine"
      label={t(props, 'mine', { name: nameOf(seat) })}
      spot={`seat:${seat}`}
      className={cx(css.mine, askedIn(view) === seat && css.active)}
      style={seatStyle(seat)}
    >
      <div className={css.cup}>
        <span className={css.head}>
          <SeatEmblem seat={seat} size={24} />
          <span className={css.name}>{nameOf(seat)}</span>
          <small>{dice > 0 ? t(props, 'diceLeft', { dice }) : t(props, 'out')}</small>
        </span>
        {dice > 0 && <OwnDice {...props} seat={seat} />}
      </div>
      {/* A new bid to answer begins anew. */}
      {start && <Bidding key={`${view.round}.${view.bids.length}`} {...props} seat={seat} start={start} />}
    </Zone>
  );
}
