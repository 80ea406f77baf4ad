/** What lies before a player, in pieces that every size of area shares. */
import type { Seat } from '@broadside/kernel';
import {
  ALL_GOODS,
  CHARACTERS,
  type Character,
  characterCard,
  GOODS,
  NATIONS,
  type Nation,
} from '../../cards/table.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import {
  BlackMark,
  CardsIcon,
  CharacterBust,
  Chest,
  CorsairSeal,
  GoodIcon,
  GuardShield,
  RitualToken,
  ShipIcon,
  ShipPiece,
  YinYang,
} from '../art/index.ts';
import { cardName } from '../buttons.ts';
import { freeAtHome, inRaid } from '../fleet.ts';
import type { Props } from '../props.ts';
import { purse } from '../spots.ts';
import css from './Holdings.module.css';
import { Tally } from './Tally.tsx';

export interface OfSeat {
  readonly seat: Seat;
  readonly size?: number;
}

export function Chests({ seat, size = 24, ...props }: Props & OfSeat) {
  const { chests } = props.view.pirates[seat];
  return (
    <Tally
      {...props}
      icon={<Chest size={size} />}
      value={chests}
      label={t(props, 'chests')}
      size={size}
      spot={purse(seat)}
    />
  );
}

export function Marks({ seat, size = 24, ...props }: Props & OfSeat) {
  const { marks } = props.view.pirates[seat];
  return (
    <Tally
      {...props}
      icon={<BlackMark size={size} />}
      value={marks}
      label={t(props, 'marks')}
      size={size}
      alarm={marks > 0}
    />
  );
}

export function YinYangs({ seat, size = 24, ...props }: Props & OfSeat) {
  const { yinYang } = props.view.pirates[seat];
  return <Tally {...props} icon={<YinYang size={size} />} value={yinYang} label={t(props, 'yinYang')} size={size} />;
}

export function Talismans({ seat, size = 24, ...props }: Props & OfSeat) {
  const { talismans } = props.view.pirates[seat];
  return (
    <Tally
      {...props}
      icon={<GoodIcon good={3} size={size} />}
      value={talismans}
      label={t(props, 'talismans')}
      size={size}
    />
  );
}

export function HandCount({ seat, size = 24, ...props }: Props & OfSeat) {
  const { handSize } = props.view.pirates[seat];
  return <Tally {...props} icon={<CardsIcon size={size} />} value={handSize} label={t(props, 'hand')} size={size} />;
}

/** Each good with its number; a kind that is missing leaves no gap. */
export function Goods({ seat, size = 22, ...props }: Props & OfSeat) {
  const { goods } = props.view.pirates[seat];
  const kinds = ALL_GOODS.filter((good) => goods[good] > 0);
  if (kinds.length === 0)
    return (
      <span className={css.none} title={t(props, 'goods.none')}>
        –<span className="sr">{t(props, 'goods.none')}</span>
      </span>
    );
  return (
    <span className={css.goods}>
      {kinds.map((good) => (
        <Tally
          key={good}
          {...props}
          icon={<GoodIcon good={good} size={size} />}
          value={goods[good]}
          label={t(props, `good.${GOODS[good]}`)}
          size={size}
        />
      ))}
    </span>
  );
}

export const nationsOf = ({ corsairs }: SevenSeasView, seat: Seat): Nation[] =>
  NATIONS.flatMap((_, nation) => (corsairs[nation] === seat ? [nation as Nation] : []));

export function Seals({ seat, size = 28, ...props }: Props & OfSeat) {
  return nationsOf(props.view, seat).map((nation) => (
    <span key={nation} title={t(props, `corsair.${NATIONS[nation]}`)} className={css.token}>
      <CorsairSeal nation={nation} size={size} />
      <span className="sr">{t(props, `corsair.${NATIONS[nation]}`)}</span>
    </span>
  ));
}

export function Rituals({ seat, size = 30, ...props }: Props & OfSeat) {
  const { doubleHolds, unsinkables } = props.view.pirates[seat];
  const levels = [
    { ritual: 'doubleHold', level: doubleHolds },
    { ritual: 'unsinkable', level: unsinkables },
  ] as const;
  return levels
    .filter(({ level }) => level > 0)
    .map(({ ritual, level }) => {
      const words = t(props, `ritual.${ritual}`, { level });
      return (
        <span key={ritual} title={words} className={css.token}>
          <RitualToken ritual={ritual} level={level} size={size} />
          <span className="sr">{words}</span>
        </span>
      );
    });
}

/** Ships by state, countable at a glance. */
export function ShipChips({ seat, ...props }: Props & OfSeat) {
  const { loaded, guards, reserve, goods } = props.view.pirates[seat];
  const raid = inRaid(props.view, seat);
  const kind = ALL_GOODS.find((good) => goods[good] > 0) ?? 2;
  const chips = [
    { key: 'free', icon: <ShipIcon size={18} />, value: freeAtHome(props.view, seat) },
    { key: 'raid', icon: <ShipPiece seat={seat} state="free" size={18} />, value: raid },
    { key: 'loaded', icon: <GoodIcon good={kind} size={18} />, value: loaded },
    { key: 'guard', icon: <GuardShield size={18} />, value: guards },
    { key: 'reserve', icon: <ShipPiece seat={seat} state="reserve" size={18} />, value: reserve },
  ] as const;
  return (
    <span className={css.chips}>
      {chips.map(({ key, icon, value }) => (
        <span key={key} className={css.chip} data-none={value === 0 || undefined}>
          {icon}
          <b className="num">{value}</b>
          <span className={css.label}>{t(props, `ships.${key}`)}</span>
        </span>
      ))}
    </span>
  );
}

/** Characters that lie face up from earlier rounds. */
export function Faces({ seat, ...props }: Props & OfSeat) {
  const { played } = props.view.pirates[seat];
  if (played.length === 0) return null;
  const names = played.map((character) => cardName(props, characterCard(character))).join(', ');
  return (
    <span className={css.faces} title={t(props, 'played', { names })}>
      {played.map((character) => (
        <span key={character} className={css.face}>
          <CharacterBust character={character} faded />
        </span>
      ))}
      <span className="sr">{t(props, 'played', { names })}</span>
    </span>
  );
}

export const isCharacter = (chosen: number): chosen is Character => chosen >= 0 && chosen < CHARACTERS.length;
