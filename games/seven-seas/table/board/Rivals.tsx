/** The other players: one glance for their ships, chests and tokens, a tap for everything. */
import type { Seat } from '@broadside/kernel';
import { cx, Icon, SeatEmblem, seatStyle, Zone } from '@broadside/kit';
import type { CSSProperties } from 'react';
import { characterCard } from '../../cards/table.ts';
import { NOT_CHOSEN } from '../../rules/state.ts';
import { CharacterBack, CharacterBust, FirstPlayerFlag } from '../art/index.ts';
import { isActing } from '../moment.ts';
import { cardName, type Props, rivalsOf, told } from '../parts.ts';
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

/** Chosen or not, secret or revealed, and what it came to. */
function Pick({ seat, ...props }: RivalProps) {
  const { hasChosen, chosen } = props.view.pirates[seat];
  const open = chosen !== NOT_CHOSEN && isCharacter(chosen);
  const key = open ? (isActing(props.view, seat) ? 'acting' : 'revealed') : hasChosen ? 'secret' : 'thinking';
  return (
    <span className={css.pick} data-pick={key}>
      <span className={css.picked}>
        {open ? (
          <CharacterBust character={chosen} />
        ) : hasChosen ? (
          <CharacterBack seat={seat} />
        ) : (
          <Icon name="hourglass" size={18} />
        )}
      </span>
      <span className={css.words}>
        <b>{open ? cardName(props, characterCard(chosen)) : told(props, `pick.${key}`)}</b>
        <small>{told(props, open ? `pick.${key}` : `pick.${key}.detail`)}</small>
      </span>
      <Faces {...props} seat={seat} />
    </span>
  );
}

function Rival({ onOpen, seat, ...props }: RivalProps & { onOpen: (seat: Seat) => void }) {
  const { view, seats, nameOf } = props;
  const { bot = false, here = true } = seats[seat] ?? {};
  const first = view.first === seat;
  const note = first ? 'first' : bot ? 'bot' : here ? undefined : 'away';
  return (
    <button
      type="button"
      className={cx(css.rival, isActing(view, seat) && css.active)}
      style={seatStyle(seat)}
      data-spot={area(seat)}
      aria-label={figuresOf(props, seat)}
      onClick={() => onOpen(seat)}
    >
      <span className={css.head}>
        <SeatEmblem seat={seat} size={32} />
        <span className={css.who}>
          <span className={css.name}>{nameOf(seat)}</span>
          {note && <small>{told(props, note)}</small>}
        </span>
        <span className={css.tokens}>
          <Seals {...props} seat={seat} size={24} />
          <Rituals {...props} seat={seat} size={26} />
        </span>
        {first && <FirstPlayerFlag size={24} />}
        <span className={css.chests}>
          <Chests {...props} seat={seat} size={26} />
        </span>
      </span>
      <ShipChips {...props} seat={seat} />
      <span className={css.kit}>
        <span className={css.goods}>
          <Goods {...props} seat={seat} />
        </span>
        <Talismans {...props} seat={seat} size={20} />
        <YinYangs {...props} seat={seat} size={20} />
        <Marks {...props} seat={seat} size={20} />
        <HandCount {...props} seat={seat} size={20} />
      </span>
      <Pick {...props} seat={seat} />
    </button>
  );
}

export function Rivals({ onOpen, ...props }: Props & { onOpen: (seat: Seat) => void }) {
  const rivals = rivalsOf(props.view);
  return (
    <Zone
      rove
      label={told(props, 'rivals')}
      className={css.rivals}
      style={{ '--rivals': rivals.length } as CSSProperties}
    >
      {rivals.map((seat) => (
        <Rival key={seat} {...props} seat={seat} onOpen={onOpen} />
      ))}
    </Zone>
  );
}
