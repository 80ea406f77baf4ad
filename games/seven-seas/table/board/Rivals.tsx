/** The other players: one glance for their ships, chests and tokens, a tap for everything. */

import type { Seat } from '@broadside/kernel';
import { cx, frameOf, Icon, SeatEmblem, seatStyle, Zone } from '@broadside/kit';
import { characterCard } from '../../cards/table.ts';
import { NOT_CHOSEN } from '../../rules/facade.ts';
import { t } from '../../text/table.ts';
import { CharacterBack, CharacterBust, FirstPlayerFlag } from '../art/index.ts';
import { cardName } from '../buttons.ts';
import { isActing } from '../moment.ts';
import type { Props } from '../props.ts';
import { rivalsOf } from '../seats.ts';
import { area } from '../spots.ts';
import {
  Chests,
  Faces,
  Goods,
  HandCount,
  isCharacter,
  Marks,
  Rituals,
  Seals,
  ShipChips,
  Talismans,
  YinYangs,
} from './Holdings.tsx';
import css from './Rivals.module.css';
import { figuresOf } from './words.ts';

type RivalProps = Props & { readonly seat: Seat };

/** Chosen or not, secret or revealed; between the rounds and in the final sale nobody chooses. */
function Choice({ seat, ...props }: RivalProps) {
  const { hasChosen, chosen } = props.view.pirates[seat];
  const open = chosen !== NOT_CHOSEN && isCharacter(chosen);
  const key = open ? (isActing(props.view, seat) ? 'acting' : 'revealed') : hasChosen ? 'secret' : 'thinking';
  if (key === 'thinking' && frameOf(props.view)?.step !== 'choose') return <span className={css.words} />;
  return (
    <>
      <span className={css.picked} data-pick={key}>
        {open && <CharacterBust character={chosen} />}
        {key === 'secret' && <CharacterBack seat={seat} />}
        {key === 'thinking' && <Icon name="hourglass" size={18} />}
      </span>
      <span className={css.words}>
        <b>{open ? cardName(props, characterCard(chosen)) : t(props, `pick.${key}`)}</b>
        <small>
          {key === 'secret' || key === 'thinking' ? t(props, `pick.${key}.detail`) : t(props, `pick.${key}`)}
        </small>
      </span>
    </>
  );
}

function Rival({ onOpen, seat, ...props }: RivalProps & { onOpen: (seat: Seat) => void }) {
  const { view, seats, nameOf } = props;
  const { bot = false, here = true } = seats[seat] ?? {};
  const first = view.first === seat;
  const note = bot ? 'bot' : here ? undefined : 'away';
  return (
    <button
      type="button"
      className={cx(css.rival, isActing(view, seat) && css.active)}
      style={seatStyle(seat)}
      data-id={`player:${seat}`}
      data-spot={area(seat)}
      aria-label={figuresOf(props, seat)}
      onClick={() => onOpen(seat)}
    >
      <span className={css.head}>
        <SeatEmblem seat={seat} size={28} />
        <span className={css.who}>
          <span className={css.name}>{nameOf(seat)}</span>
          {note && <small>{t(props, note)}</small>}
        </span>
        <span className={css.tokens}>
          <Seals {...props} seat={seat} size={24} />
          <Rituals {...props} seat={seat} size={26} />
        </span>
        {first && <FirstPlayerFlag size={22} />}
        <span className={css.chests}>
          <Chests {...props} seat={seat} size={26} />
        </span>
      </span>
      <span className={css.ships}>
        <ShipChips {...props} seat={seat} />
      </span>
      <span className={css.kit}>
        <span className={css.goods}>
          <Goods {...props} seat={seat} size={18} />
        </span>
        <Talismans {...props} seat={seat} size={18} />
        <YinYangs {...props} seat={seat} size={18} />
        <Marks {...props} seat={seat} size={18} />
      </span>
      <span className={css.pick}>
        <Choice {...props} seat={seat} />
        <Faces {...props} seat={seat} />
        <HandCount {...props} seat={seat} size={20} />
      </span>
    </button>
  );
}

export function Rivals({ onOpen, ...props }: Props & { onOpen: (seat: Seat) => void }) {
  const rivals = rivalsOf(props.view);
  return (
    <Zone rove label={t(props, 'rivals')} className={css.rivals}>
      {rivals.map((seat) => (
        <Rival key={seat} {...props} seat={seat} onOpen={onOpen} />
      ))}
    </Zone>
  );
}
