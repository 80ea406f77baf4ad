/** The buttons of a raid: how many ships, the throw, and which of two equal distances comes first. */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { gather, isLegal, percent } from '@broadside/kit';
import { nationOf } from '../cards/table.ts';
import { prospect } from '../rules/facade.ts';
import type { FrameOf } from '../rules/state.ts';
import type { TableSay } from '../text/table.ts';
import { t } from '../text/table.ts';
import { choiceOf, legalOf } from './buttons.ts';
import { CHOICE_ICONS } from './icons.tsx';
import { PLAIN_THROW } from './lid/gesture.ts';
import { numberChoices } from './numbers.ts';
import { tenth } from './odds/rounding.ts';
import type { Props } from './props.ts';

/** S7-CAPTAIN-5: whether sending so many costs a Black Mark. */
export function marksFor(props: Props, seat: Seat, count: number): boolean {
  const { raid, corsairs } = props.view;
  return count === 0 || (raid !== null && corsairs[nationOf(raid.card)] === seat);
}

/** "61 % now, 84 % with the rest · about 1.9 loot". */
export function sendDetail(props: Props, seat: Seat, count: number): string | undefined {
  const { view, odds } = props;
  const marked = marksFor(props, seat, count);
  if (count === 0) return t(props, 'choice.send.none');
  if (!odds || view.raid === null) return marked ? t(props, 'choice.send.ownNation') : undefined;
  const { now, best } = prospect(view, seat, view.raid.card, count);
  const [least, most] = [percent(now.won), percent(best.won)];
  const loot = tenth(now.perShip * count);
  const said =
    least === most
      ? t(props, 'choice.send.odds', { percent: least, loot })
      : t(props, 'choice.send.range', { percent: least, most, loot });
  return marked ? t(props, 'choice.send.oddsAndMark', { odds: said }) : said;
}

export const sending = (props: Props, seat: Seat, { most }: FrameOf<'send'>): readonly Choice[] =>
  numberChoices(props, seat, legalOf(props, 'send'), {
    icon: CHOICE_ICONS.send,
    hotkey: 'S',
    detail: (count) => sendDetail(props, seat, count),
    danger: (count) => count === 0,
    confirm: (count) => (count === 0 && most > 0 ? t(props, 'choice.send.confirm') : undefined),
  });

const plainThrow = (say: TableSay): string => say('seven-seas.action.throw.plain');

/** One button for all gestures: the lid takes the others (S7-TABLE-3). */
export function casting(props: Props, seat: Seat): Choice[] {
  const plain = { type: 'throw', ...PLAIN_THROW } as const;
  const action = isLegal(props, plain) ? plain : legalOf(props, 'throw')[0];
  if (action === undefined) return [];
  return [
    {
      ...choiceOf(props, seat, action),
      label: plainThrow(props.say),
      detail: props.view.options.gesture ? t(props, 'choice.throw.swipe') : undefined,
      icon: CHOICE_ICONS.throw,
      tone: 'main',
      hotkey: 'T',
    },
  ];
}

/** S7-CAPTAIN-15. */
export const tiedFights = (props: Props, seat: Seat): readonly Choice[] =>
  gather(
    legalOf(props, 'fight').map((action): Choice => ({ ...choiceOf(props, seat, action), icon: CHOICE_ICONS.fight })),
    () => ({ key: 'fights', label: t(props, 'choice.fights'), icon: CHOICE_ICONS.fight, tone: 'main', hotkey: 'F' }),
    4,
  );
