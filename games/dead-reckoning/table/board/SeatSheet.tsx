/** Everything that lies openly before a player. */
import { Sheet } from '@broadside/kit';
import { t } from '../../text/table.ts';
import { CrewCard, OrderCard } from '../card/index.ts';
import type { Props } from '../props.ts';
import css from './PlaceSheet.module.css';
import { Ship } from './Ship.tsx';

export function SeatSheet({
  seat,
  onClose,
  ...props
}: Props & { readonly seat: number; readonly onClose: () => void }) {
  const { view, nameOf, say } = props;
  const player = view.players[seat];
  const order = view.ordered.at(-1);
  const known = player.crew.flatMap((member, card) =>
    member.where === 'play' || member.where === 'discard' ? [{ ...member, card }] : [],
  );
  return (
    <Sheet open title={nameOf(seat)} onClose={onClose}>
      <div className={css.place}>
        <Ship {...props} seat={seat} legal={[]} />
        {player.crew.length === 0 && (
          <>
            <p>{t(props, 'rival.facts', { training: player.training, orders: view.ordersLeft })}</p>
            <OrderCard say={say} card={order} hard={view.options.rival === 'hard'} size="M" />
          </>
        )}
        {known.length > 0 && <h3>{t(props, 'seat.cards')}</h3>}
        <div className={css.cards}>
          {known.map(({ card, level, sleeves, used, fired, where }) => (
            <CrewCard
              key={card}
              say={say}
              card={card}
              level={level}
              sleeves={sleeves}
              used={used}
              fired={fired}
              size="S"
              state={where === 'play' ? 'play' : 'hand'}
            />
          ))}
        </div>
      </div>
    </Sheet>
  );
}
