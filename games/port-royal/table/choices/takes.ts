/** Taking cards from the harbour, in every way there is. */

import type { Seat } from '@broadside/kernel';
import { type Choice, frameOf, isLegal } from '@broadside/kit';
import { type CardId, crownsOf, isPerson, isShip } from '../../cards/table.ts';
import { compensationOf } from '../../rules/facade.ts';
import type { PortRoyalAction } from '../../rules/state.ts';
import { objectName } from '../../text/cards.ts';
import { given } from '../card/given.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import { choicesInHarbour, gainOf, inReach, pointsFor, shortBy, stowGain } from '../outlook/reach.ts';
import { allowed, type Off, type Props, permission, verb } from './buttons.ts';
import { waiverOf } from './contracts.ts';

/** "5 → 8 coins", for what brings points with them: "5 → 2 coins, 3 → 4 points". */
function takeDetail(props: Props, seat: Seat, card: CardId): string {
  const { view } = props;
  const { coins, points } = view.players[seat];
  const more = pointsFor(view, seat, card);
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

/** "4 of 6 within reach" of whoever may take. */
const reachOf = (props: Props, seat: Seat): string =>
  props.say('port-royal.table.choice.reach', {
    reach: props.view.harbour.filter((card) => shortBy(props.view, seat, card) === 0).length,
    cards: props.view.harbour.length,
  });

/** Whether the viewer has a card to take now. */
export function isTaking({ view, viewer, legal }: Props): boolean {
  const frame = frameOf(view);
  return frame?.step === 'tradeAndHire' && frame.seat === viewer && frame.left > 0 && legal.length > 0;
}

/** The card of the harbour that was tapped, while the viewer takes cards. */
export const consideredCard = (props: Props): CardId | undefined =>
  isTaking(props) && props.considered !== undefined ? props.view.harbour[props.considered] : undefined;

/** Follows the card that was tapped: takes it, or says why it cannot be taken. */
function takeConsidered(props: Props, seat: Seat, card: CardId): Omit<Choice, 'key'> {
  const ways = waysToTake(props, seat, card);
  const [{ detail, action, reason, clause }] = ways;
  const label = props.say('port-royal.table.choice.takeOne', { card: objectName(card, props.say) });
  return ways.length > 1 ? { label, detail, more: ways } : { label, detail, ...given({ action, reason, clause }) };
}

/** The third verb: the list of all cards, the unaffordable ones with their reasons, unless one has been tapped. */
export function take(props: Props, seat: Seat, why?: Off): Choice {
  const base: Choice = {
    key: 'take',
    label: props.say('port-royal.table.choice.take'),
    icon: CHOICE_ICONS.take,
    hotkey: 'T',
  };
  const all = choicesInHarbour(props.view).flatMap((card) => waysToTake(props, seat, card));
  if (why !== undefined)
    return { ...base, clause: all[0]?.clause, reason: props.say(`port-royal.table.off.${why}`, { cards: all.length }) };
  const card = consideredCard(props);
  if (card !== undefined) return { ...base, tone: 'main', ...takeConsidered(props, seat, card) };
  return { ...base, tone: 'main', detail: reachOf(props, seat), more: all };
}

/** Why nothing can be taken in a take-turn, if so. */
export function noTake(props: Props, left: number): Off | undefined {
  if (left === 0) return 'allTaken';
  return ['trade', 'hire', 'waive', 'stow'].some((type) => props.legal.some((action) => action.type === type))
    ? undefined
    : 'noneInReach';
}

/** How many cards somebody who ends now does without. */
const givenUpBy = (props: Props, seat: Seat, left: number): number =>
  noTake(props, left) === undefined ? Math.min(left, inReach(props.view, seat).length) : 0;

/** The fourth verb: asks once if something could still be taken. */
export function finish(props: Props, seat: Seat, left: number): Choice {
  const cards = givenUpBy(props, seat, left);
  return {
    key: 'done',
    label: props.say('port-royal.table.choice.finish'),
    detail: props.say('port-royal.table.choice.givenUp', { cards }),
    icon: CHOICE_ICONS.done,
    tone: cards > 0 ? 'danger' : 'main',
    hotkey: 'D',
    confirm: cards > 0 ? props.say('port-royal.table.choice.finishConfirm', { cards }) : undefined,
    ...allowed(props, seat, { type: 'done' }),
  };
}

/** While cards are revealed there is nothing to finish yet. */
export const finishLater = (props: Props, seat: Seat): Choice => ({
  key: 'done',
  label: props.say('port-royal.table.choice.finish'),
  icon: CHOICE_ICONS.done,
  hotkey: 'D',
  ...permission(props, seat, { type: 'done' }, 'stopFirst'),
});

/** Guests pass again and again: nobody asks them twice. */
export const pass = (props: Props, seat: Seat, left: number): Choice => ({
  key: 'pass',
  label: verb(props, seat, { type: 'pass' }),
  detail: props.say('port-royal.table.choice.givenUp', { cards: givenUpBy(props, seat, left) }),
  icon: CHOICE_ICONS.pass,
  hotkey: 'P',
  ...allowed(props, seat, { type: 'pass' }),
});
