/** The other players: their cups, how many dice they have, what they bid last. */

import type { Seat } from '@broadside/kernel';
import { cx, SeatEmblem, seatStyle, Zone } from '@broadside/kit';
import { COVERED } from '../../rules/facade.ts';
import { bidWords } from '../../text/index.ts';
import { t } from '../../text/table.ts';
import { CupPicture } from '../art/Cup.tsx';
import { DieFace } from '../art/DieFace.tsx';
import type { Props } from '../props.ts';
import { askedIn, rivalsOf } from '../seats.ts';
import css from './Rivals.module.css';

type RivalProps = Props & { readonly seat: Seat };

/** Dice set aside lie beside the cup, the others are only counted. */
function Dice({ view, seat }: RivalProps) {
  const { covered, cup, shown } = view.pirates[seat];
  const hidden = cup ?? Array.from({ length: covered }, () => COVERED);
  return (
    <span className={css.dice} aria-hidden="true">
      {[...shown, ...hidden].map((face, at) => (
        <DieFace key={at} seat={seat} face={face} size={20} counts={at < shown.length} />
      ))}
    </span>
  );
}

/** Said of a player in one breath: dice, what lies open, the last bid. */
function wordsOf(props: RivalProps): string {
  const { view, seat, nameOf, say } = props;
  const { dice, shown } = view.pirates[seat];
  const bid = view.bids.findLast((one) => one.seat === seat);
  return [
    t(props, 'player', { name: nameOf(seat), dice }),
    ...(shown.length > 0 ? [t(props, 'player.shown', { faces: shown.join(', ') })] : []),
    ...(bid ? [t(props, 'player.bid', { bid: bidWords(bid, say) })] : []),
  ].join(' ');
}

function Rival(props: RivalProps) {
  const { view, seat, seats, nameOf, say } = props;
  const { dice } = view.pirates[seat];
  const { bot = false, here = true } = seats[seat] ?? {};
  const bid = view.bids.findLast((one) => one.seat === seat);
  const note = dice === 0 ? 'out' : bot ? 'bot' : here ? undefined : 'away';
  return (
    <section
      className={cx(css.rival, askedIn(view) === seat && css.active, dice === 0 && css.out)}
      style={seatStyle(seat)}
      data-spot={`seat:${seat}`}
      aria-label={wordsOf(props)}
    >
      <span className={css.head} aria-hidden="true">
        <SeatEmblem seat={seat} size={22} />
        <span className={css.name}>{nameOf(seat)}</span>
        {note && <small>{t(props, note)}</small>}
      </span>
      {dice > 0 && (
        <span className={css.cup} aria-hidden="true">
          <CupPicture seat={seat} size={40} />
          <Dice {...props} />
        </span>
      )}
      <span className={css.bid} aria-hidden="true">
        {bid ? bidWords(bid, say) : ' '}
      </span>
    </section>
  );
}

export function Rivals(props: Props) {
  return (
    <Zone data-id="rivals" label={t(props, 'rivals')} className={css.rivals}>
      {rivalsOf(props.view).map((seat) => (
        <Rival key={seat} {...props} seat={seat} />
      ))}
    </Zone>
  );
}
