/** The buttons for goods that come and go: what to keep, what to throw overboard, what to lose. */

import type { Seat } from '@broadside/kernel';
import { type Choice, frameOf } from '@broadside/kit';
import { countOf } from '../rules/facade.ts';
import { t } from '../text/table.ts';
import { allowed, choiceOf, legalOf, verb } from './buttons.ts';
import { CHOICE_ICONS, goodIcon } from './icons.tsx';
import type { Props } from './props.ts';

/** Goods there is room for. */
export function roomFor(props: Pick<Props, 'view'>, seat: Seat): number {
  const { capacity, goods } = props.view.pirates[seat];
  return Math.max(0, capacity - countOf(goods));
}

export function keeping(props: Props, seat: Seat): Choice[] {
  const frame = frameOf(props.view);
  const waiting = frame?.step === 'keep' ? countOf(frame.goods) : 0;
  const all = { type: 'keepAll' } as const;
  const leave = { type: 'leave' } as const;
  return [
    {
      key: 'keepAll',
      label: verb(props, seat, all),
      detail: t(props, 'choice.keep.room', { room: roomFor(props, seat) }),
      icon: CHOICE_ICONS.keep,
      tone: 'main',
      hotkey: 'K',
      ...allowed(props, seat, all),
    },
    ...legalOf(props, 'keep').map(
      (action, at): Choice => ({
        ...choiceOf(props, seat, action),
        icon: goodIcon(action.card),
        hotkey: String(at + 1),
      }),
    ),
    {
      ...choiceOf(props, seat, leave),
      detail: t(props, 'choice.leave', { cards: waiting }),
      icon: CHOICE_ICONS.leave,
      hotkey: 'L',
    },
  ];
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
