/** Areas and moments in whole sentences, for those who hear the board. */

import type { Seat } from '@broadside/kernel';
import { characterCard, NATIONS } from '../../cards/table.ts';
import { NOT_CHOSEN } from '../../rules/facade.ts';

import { goodsList } from '../../text/index.ts';
import { t } from '../../text/table.ts';
import { cardName } from '../buttons.ts';
import { freeAtHome, inRaid } from '../fleet.ts';
import type { Props } from '../props.ts';

/** "coffee, rum ×2", or that there are none. */
export const goodsWords = (props: Pick<Props, 'say'>, goods: readonly number[]): string =>
  goods.some((count) => count > 0) ? goodsList(goods, props.say) : t(props, 'goods.none');

/** Everything that lies before a player. */
export function figuresOf(props: Props, seat: Seat): string {
  const { view, nameOf } = props;
  const pirate = view.pirates[seat];
  const raid = inRaid(view, seat);
  const seals = NATIONS.filter((_, nation) => view.corsairs[nation] === seat);
  const { chests, loaded, guards, reserve, talismans, yinYang, marks, handSize, hasChosen, chosen } = pirate;
  const ships = { free: freeAtHome(view, seat), raid, loaded, guards, reserve };
  return [
    t(props, 'figures', { name: nameOf(seat), chests, talismans, yinYang, marks, cards: handSize }),
    t(props, 'figures.ships', ships),
    goodsWords(props, pirate.goods),
    ...seals.map((nation) => t(props, `corsair.${nation}`)),
    ...(pirate.doubleHolds > 0 ? [t(props, 'ritual.doubleHold', { level: pirate.doubleHolds })] : []),
    ...(pirate.unsinkables > 0 ? [t(props, 'ritual.unsinkable', { level: pirate.unsinkables })] : []),
    ...(view.first === seat ? [t(props, 'first')] : []),
    chosen !== NOT_CHOSEN
      ? cardName(props, characterCard(chosen))
      : t(props, hasChosen ? 'pick.secret' : 'pick.thinking'),
  ].join('. ');
}
