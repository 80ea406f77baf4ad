/** The buttons of a sale: card by card, a kind at once, everything; it is priced when it is closed (S7-TABLE-2). */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { gather } from '@broadside/kit';
import { lootCard } from '../cards/table.ts';
import { t } from '../text/table.ts';
import { allowed, choiceOf, legalOf } from './buttons.ts';
import { guardsAt } from './fleet.ts';
import { CHOICE_ICONS, goodIcon } from './icons.tsx';
import { pays, soldSoFar } from './prices.ts';
import type { Props } from './props.ts';

function selling(props: Props, seat: Seat): readonly Choice[] {
  const kinds = [...legalOf(props, 'sellKind'), ...legalOf(props, 'sell')].map(
    (action): Choice => ({ ...choiceOf(props, seat, action), icon: goodIcon(action.card) }),
  );
  const label = t(props, 'choice.sells');
  return gather(kinds, () => ({ key: 'sells', label, icon: CHOICE_ICONS.merchant, hotkey: 'S' }), 2);
}

/** A merchant without goods still sees the verb, with the reason (S7-MERCHANT-5). */
function nothingToSell(props: Props, seat: Seat): Choice[] {
  if (legalOf(props, 'sell').length + legalOf(props, 'close').length + legalOf(props, 'sellAll').length > 0) return [];
  const action = { type: 'sell', card: lootCard(0) } as const;
  const label = t(props, 'choice.sells');
  return [{ key: 'sells', label, icon: CHOICE_ICONS.merchant, hotkey: 'S', ...allowed(props, seat, action) }];
}

/** S7-MERCHANT-4: chests before and after, and the ships that leave the sea for them. */
function saleDetail(props: Props, seat: Seat, sold: readonly number[]): string {
  const { chests, ships, guards } = props.view.pirates[seat];
  const after = chests + pays(props.view, sold);
  const called = guardsAt(after, ships) - guards;
  return t(props, called > 0 ? 'choice.sale.guards' : 'choice.sale', { chests, after, guards: called });
}

function closing(props: Props, seat: Seat): Choice[] {
  if (legalOf(props, 'close').length === 0) return [];
  const detail = saleDetail(props, seat, soldSoFar(props.view));
  return [{ ...choiceOf(props, seat, { type: 'close' }), detail, icon: 'check', tone: 'main', hotkey: 'E' }];
}

function everything(props: Props, seat: Seat, tone: 'main' | 'plain'): Choice[] {
  if (legalOf(props, 'sellAll').length === 0) return [];
  const detail = saleDetail(props, seat, props.view.pirates[seat].goods);
  return [{ ...choiceOf(props, seat, { type: 'sellAll' }), detail, icon: CHOICE_ICONS.merchant, tone, hotkey: 'A' }];
}

export function sale(props: Props, seat: Seat): Choice[] {
  const closed = closing(props, seat);
  return [
    ...closed,
    ...everything(props, seat, closed.length > 0 ? 'plain' : 'main'),
    ...selling(props, seat),
    ...nothingToSell(props, seat),
  ];
}

/** S7-END-4: everything goes; before that only deals can be made. */
export const finalSale = (props: Props, seat: Seat): Choice[] => everything(props, seat, 'main');
