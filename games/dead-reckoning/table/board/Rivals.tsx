/** The other players at a glance; a tap opens all that lies before one. */
import { cx, SeatEmblem, seatStyle } from '@broadside/kit';
import type { PlayerView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { Sign } from '../art/index.ts';
import { cardName } from '../buttons.ts';
import type { Props } from '../props.ts';
import { rivalsOf } from '../seats.ts';
import { area, chest, ship } from '../spots.ts';
import css from './Rivals.module.css';
import { placeWord } from './words.ts';

/** Every hold as a row of little marks. */
function Holds({ player }: { readonly player: PlayerView }) {
  return (
    <span className={css.holds}>
      {player.cells.map(({ cargo, coins }, at) => (
        <span key={at} className={cx(css.hold, cargo + coins === 0 && css.none)}>
          {Array.from({ length: cargo }, (_, unit) => (
            <i key={`c${unit}`} className={css.cargo} />
          ))}
          {Array.from({ length: coins }, (_, unit) => (
            <i key={`g${unit}`} className={css.coin} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** What the rival of the solo game carries out, and how much is to come (DR-SOLO). */
function Order({ training, ...props }: Props & { readonly training: number }) {
  const { view } = props;
  const order = view.ordered.at(-1);
  return (
    <span className={css.order}>
      {order !== undefined && <b>{cardName(props, order)}</b>}
      <small>{t(props, 'rival.facts', { training, orders: view.ordersLeft })}</small>
    </span>
  );
}

function Rival({ seat, onOpen, ...props }: Props & { readonly seat: number; readonly onOpen: (seat: number) => void }) {
  const { view, nameOf } = props;
  const player = view.players[seat];
  return (
    <button
      type="button"
      className={cx(css.rival, view.active === seat && css.active)}
      style={seatStyle(seat)}
      data-id={`player:${seat}`}
      data-spot={area(seat)}
      onClick={() => onOpen(seat)}
    >
      <span className={css.head}>
        <SeatEmblem seat={seat} size={22} />
        <b>{nameOf(seat)}</b>
        <small>{t(props, player.pirate ? 'mode.pirate' : 'mode.trade')}</small>
      </span>
      <span className={css.place}>
        <span>{placeWord(props, player.at)}</span>
        <span className={css.aboard} data-spot={ship(seat)}>
          <Sign name="ship" label={t(props, 'aboard')} />
          <Holds player={player} />
        </span>
      </span>
      {player.crew.length === 0 && <Order {...props} training={player.training} />}
      <span className={css.facts}>
        {player.crew.length > 0 && (
          <span>
            <Sign name="hand" label={t(props, 'hand')} />
            {player.handSize}
          </span>
        )}
        <span>
          <Sign name="cannon" label={t(props, 'cannons.label')} />
          {player.cannons}
        </span>
        <span>
          <Sign name="damage" label={t(props, 'damage.label')} />
          {player.damage}
        </span>
        <span data-spot={chest(seat)}>
          <Sign name="chest" label={t(props, 'chest')} />
          {player.chest < 0 ? '?' : player.chest}
        </span>
      </span>
    </button>
  );
}

export function Rivals({ onOpen, ...props }: Props & { readonly onOpen: (seat: number) => void }) {
  return (
    <section data-id="players" className={css.rivals} aria-label={t(props, 'players')}>
      {rivalsOf(props.view).map((seat) => (
        <Rival key={seat} {...props} seat={seat} onOpen={onOpen} />
      ))}
    </section>
  );
}
