/** The buttons for goods that come and go: what to keep, what to throw overboard, what to lose. */

import type { Seat } from '@broadside/kernel';
import { type Choice, frameOf, gather } from '@broadside/kit';
import { type Good, lootCard } from '../cards/table.ts';
import { countOf } from '../rules/facade.ts';
import { t } from '../text/table.ts';
import { allowed, choiceOf, legalOf, verb } from './buttons.ts';
import { freeWith } from './fleet.ts';
import { CHOICE_ICONS, goodIcon } from './icons.tsx';
import type { Props } from './props.ts';

/** Goods there is room for. */
export function roomFor(props: Pick<Props, 'view'>, seat: Seat): number {
  const { capacity, goods } = props.view.pirates[seat];
  return Math.max(0, capacity - countOf(goods));
}

/** Goods aboard, and these as well. */
const sum = (goods: readonly number[], more: readonly number[]): number[] =>
  goods.map((count, good) => count + more[good]);

/** S7-CAPTAIN-5: ships that stay free with these goods aboard as well; without one the next raid costs a mark. */
export function freeDetail(props: Props, seat: Seat, more: readonly number[]): string {
  const pirate = props.view.pirates[seat];
  return t(props, 'keep.free', { free: freeWith({ ...pirate, goods: sum(pirate.goods, more) }) });
}

const NONE = [0, 0, 0] as const;
const oneOf = (card: number): number[] => NONE.map((_, good) => (lootCard(good as Good) === card ? 1 : 0));

/** Card by card the goods are kept on the board; here that is a second way. */
const some = (props: Props, seat: Seat): readonly Choice[] =>
  gather(
    legalOf(props, 'keep').map(
      (action): Choice => ({
        ...choiceOf(props, seat, action),
        detail: freeDetail(props, seat, oneOf(action.card)),
        icon: goodIcon(action.card),
      }),
    ),
    () => ({ key: 'keeps', label: t(props, 'choice.keeps'), icon: CHOICE_ICONS.keep, hotkey: 'S' }),
  );

/** S7-GOODS-4: every answer says what it costs. */
export function keeping(props: Props, seat: Seat): readonly Choice[] {
  const frame = frameOf(props.view);
  const goods = frame?.step === 'keep' ? frame.goods : NONE;
  const all = { type: 'keepAll' } as const;
  const whole: Choice = {
    key: 'keepAll',
    label: verb(props, seat, all),
    detail: freeDetail(props, seat, goods),
    icon: CHOICE_ICONS.keep,
    tone: 'main',
    hotkey: 'K',
    ...allowed(props, seat, all),
  };
  const leave: Choice = {
    ...choiceOf(props, seat, { type: 'leave' }),
    detail: freeDetail(props, seat, NONE),
    icon: CHOICE_ICONS.leave,
    hotkey: 'L',
  };
  return [whole, ...some(props, seat), leave];
}

const pick = (props: Props, seat: Seat, type: 'discard' | 'lose'): Choice[] =>
  legalOf(props, type).map(
    (action, at): Choice => ({
      ...choiceOf(props, seat, action),
      icon: goodIcon(action.card),
      hotkey: String(at + 1),
    }),
  );

/** S7-GOODS-6. */
export const discards = (props: Props, seat: Seat): Choice[] => {
  const { capacity, goods } = props.view.pirates[seat];
  const detail = t(props, 'choice.discard', { cards: countOf(goods) - capacity });
  return pick(props, seat, 'discard').map((choice) => ({ ...choice, detail }));
};

/** S7-CURSE-15: the Tavern takes one. */
export const losing = (props: Props, seat: Seat): Choice[] => pick(props, seat, 'lose');
