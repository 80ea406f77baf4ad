/** The buttons of a Shaman: ships kept out of the throw, the good named, tied dice, the Tavern. */

import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { gather } from '@broadside/kit';
import { type Good, lootKind } from '../cards/table.ts';
import { RED } from '../rules/facade.ts';
import { t } from '../text/table.ts';
import { choiceOf, legalOf } from './buttons.ts';
import { CHOICE_ICONS, dieIcon, goodIcon } from './icons.tsx';
import { numberChoices } from './numbers.ts';
import type { Props } from './props.ts';

export const protection = (props: Props, seat: Seat): readonly Choice[] => {
  const { ships, guards } = props.view.pirates[seat];
  const sea = ships - guards;
  return numberChoices(props, seat, legalOf(props, 'protect'), {
    icon: CHOICE_ICONS.protect,
    hotkey: 'P',
    detail: (count) => t(props, 'choice.protect', { ships: sea - count }),
  });
};

/** S7-CURSE-12: who would pay with a ship. */
export function namedDetail(props: Props, card: number): string {
  const kind = lootKind(card) as Good;
  const without = props.view.pirates.filter(({ goods }) => goods[kind] === 0).length;
  return t(props, 'choice.name', { players: without });
}

export const naming = (props: Props, seat: Seat): Choice[] =>
  legalOf(props, 'name').map(
    (action, at): Choice => ({
      ...choiceOf(props, seat, action),
      detail: namedDetail(props, action.card),
      icon: goodIcon(action.card),
      hotkey: String(at + 1),
    }),
  );

/** S7-CURSE-11. */
export const hits = (props: Props, seat: Seat): readonly Choice[] =>
  gather(
    legalOf(props, 'hit').map((action): Choice => ({ ...choiceOf(props, seat, action), icon: CHOICE_ICONS.hit })),
    () => ({ key: 'hits', label: t(props, 'choice.hits'), icon: CHOICE_ICONS.hit, tone: 'main', hotkey: 'H' }),
    4,
  );

/** S7-CURSE-14: one of the dice that are left, for the player named. */
export const assignments = (props: Props, seat: Seat): Choice[] =>
  legalOf(props, 'assign').map(
    (action, at): Choice => ({
      ...choiceOf(props, seat, action),
      icon: dieIcon(RED, action.value),
      hotkey: String(at + 1),
    }),
  );
