/** The buttons of the action bar: a quick raise and the calls. Any other bid is made under one's own cup. */

import type { Seat } from '@broadside/kernel';
import { type Choice, percent } from '@broadside/kit';
import { bidOf, standingBid } from '../rules/facade.ts';
import type { LiarsDiceAction } from '../rules/state.ts';
import { t } from '../text/table.ts';
import { suggestion, truthOf } from './bids.ts';
import { allowed, verb } from './buttons.ts';
import type { Props } from './props.ts';

const LIAR: LiarsDiceAction = { type: 'liar' };
const EXACT: LiarsDiceAction = { type: 'exact' };

/** A verb with what it does, grey with its reason unless it is allowed. */
function offer(
  props: Props,
  seat: Seat,
  action: LiarsDiceAction,
): Pick<Choice, 'key' | 'action' | 'reason' | 'clause'> {
  return { key: action.type, ...allowed(props, seat, action) };
}

function raise(props: Props, seat: Seat): Choice[] {
  const claim = suggestion(props.view, seat);
  if (!claim) return [];
  const action = bidOf(claim);
  const odds = percent(truthOf(props.view, claim));
  return [
    {
      ...offer(props, seat, action),
      label: verb(props, seat, action),
      detail: props.odds ? t(props, 'odds.true', { odds }) : undefined,
      icon: 'dice',
      tone: 'main',
      hotkey: 'B',
    },
  ];
}

function calls(props: Props, seat: Seat): Choice[] {
  const bid = standingBid(props.view);
  if (!bid) return [];
  const lie = 1 - truthOf(props.view, bid);
  const liar: Choice = {
    ...offer(props, seat, LIAR),
    label: verb(props, seat, LIAR),
    detail: props.odds ? t(props, 'odds.lie', { odds: percent(lie) }) : undefined,
    meter: props.odds ? lie : undefined,
    icon: 'warning',
    tone: 'danger',
    hotkey: 'C',
  };
  if (props.view.options.exact === 'off') return [liar];
  const detail = t(props, `exact.${props.view.options.exact}`);
  return [
    liar,
    { ...offer(props, seat, EXACT), label: verb(props, seat, EXACT), detail, icon: 'check', tone: 'gold', hotkey: 'E' },
  ];
}

/** Nothing for watchers, nor for whoever is not asked. */
export function choices(props: Props): readonly Choice[] {
  const { viewer, legal } = props;
  if (typeof viewer !== 'number' || legal.length === 0) return [];
  return [...raise(props, viewer), ...calls(props, viewer)];
}
