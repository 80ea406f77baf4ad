/** Taking cards from the harbour, in every way there is. */

import type { Seat } from '@broadside/kernel';
import { type Choice, isLegal } from '@broadside/kit';
import { type CardId, crownsOf, isPerson, isShip, pointsOf } from '../../cards/table.ts';
import { compensationOf } from '../../rules/facade.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import { choicesInHarbour, gainOf, inReach, isKept, stowGain } from '../outlook/reach.ts';
import { allowed, type Props, verb } from './buttons.ts';
import { waiverOf } from './contracts.ts';
import { reachOf } from './phaseOne.ts';

/** From so many cards to take on, they are chosen from a sheet or from the harbour itself. */
const TAKES_IN_BAR = 3;

/** "5 → 8 coins", for what brings points with them: "5 → 2 coins, 3 → 4 points". */
function takeDetail(props: Props, seat: Seat, card: CardId): string {
  const { view } = props;
  const { coins, points } = view.players[seat];
  const more = isPerson[card] === 1 ? pointsOf[card] : isKept(view, seat, card) ? 1 : 0;
  const values = { coins, after: coins + gainOf(view, seat, card), points, pointsAfter: points + more };
  const worth = props.say(`port-royal.table.choice.${isPerson[card] === 1 || more > 0 ? 'hired' : 'traded'}`, values);
  return crownsOf[card] > 0
    ? props.say('port-royal.table.choice.withCrowns', { worth, crowns: crownsOf[card] })
    : worth;
}

/** Taking this card of the harbour, or why it cannot be taken. */
export function takeChoice(props: Props, seat: Seat, card: CardId): Choice {
  const action: PortRoyalAction = isShip[card] === 1 ? { type: 'trade', card } : { type: 'hire', card };
  const permission = allowed(props, seat, action);
  const at = props.view.harbour.indexOf(card) + 1;
  return {
    key: `${action.type}:${card}`,
    label: verb(props, seat, action),
    detail: permission.reason === undefined ? takeDetail(props, seat, card) : undefined,
    icon: CHOICE_ICONS[isShip[card] === 1 ? 'trade' : 'hire'],
    ...(at >= 1 && at <= 9 ? { hotkey: String(at) } : {}),
    ...permission,
  };
}

/** PR-CTR-10, PR-CTR-11: a step on a contract instead of the coins. */
function waive(props: Props, seat: Seat, card: CardId): Choice[] {
  const action: PortRoyalAction = { type: 'waive', card };
  if (!isLegal(props, action)) return [];
  const contract = waiverOf(props, seat, card);
  return [
    {
      key: `waive:${card}`,
      label: verb(props, seat, action),
      detail: contract,
      icon: CHOICE_ICONS.contract,
      tone: 'gold',
      action,
    },
  ];
}

/** PR-ITEM-2: the ship itself instead of its coins. */
function stow(props: Props, seat: Seat, card: CardId): Choice[] {
  const action: PortRoyalAction = { type: 'stow', card };
  if (!isLegal(props, action)) return [];
  const { coins } = props.view.players[seat];
  const after = coins + stowGain(props.view, seat, card) - compensationOf(props.view, seat);
  return [
    {
      key: `stow:${card}`,
      label: verb(props, seat, action),
      detail: props.say('port-royal.table.choice.traded', { coins, after }),
      icon: CHOICE_ICONS.stow,
      action,
    },
  ];
}

/** Every way to take this card. */
export const waysToTake = (props: Props, seat: Seat, card: CardId): Choice[] => [
  takeChoice(props, seat, card),
  ...waive(props, seat, card),
  ...stow(props, seat, card),
];

/** A button for each card while they are few; else one that opens them all, the unaffordable ones with their reasons. */
export function takes(props: Props, seat: Seat): Choice[] {
  const all = choicesInHarbour(props.view).flatMap((card) => waysToTake(props, seat, card));
  const open = all.filter(({ action }) => action !== undefined);
  if (open.length <= TAKES_IN_BAR) return open;
  return [
    {
      key: 'take',
      label: props.say('port-royal.table.choice.take'),
      detail: reachOf(props, seat),
      icon: CHOICE_ICONS.take,
      tone: 'main',
      hotkey: 'T',
      more: all,
    },
  ];
}

export function finish(props: Props, seat: Seat, type: 'done' | 'pass', left: number): Choice {
  const givenUp = Math.min(left, inReach(props.view, seat).length);
  return {
    key: type,
    label: verb(props, seat, { type }),
    detail: props.say('port-royal.table.choice.givenUp', { cards: givenUp }),
    icon: CHOICE_ICONS[type],
    hotkey: type === 'done' ? 'D' : 'P',
    ...allowed(props, seat, { type }),
  };
}
