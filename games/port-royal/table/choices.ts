/** The buttons of the action bar: every verb says what follows, every grey one why it is grey. */
import { type Seat, sameAction } from '@broadside/kernel';
import type { BoardProps, Choice } from '@broadside/kit';
import { type CardId, isPerson, isShip, pointsOf } from '../cards/table.ts';
import { bustOdds, keepingBusts } from '../rules/odds.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import { ALLOWANCE, shipsIn } from '../rules/trade.ts';
import { areaSeen, type View } from '../rules/view.ts';
import { allowanceNow } from '../terminal/purse.ts';
import { portRoyalVoice } from '../text/index.ts';
import { unheardOf } from '../text/words.ts';
import { claimChoices, claimsInBar } from './claims.ts';
import { CHOICE_ICONS } from './icons.tsx';
import { choicesInHarbour, gainOf, inReach, shortBy } from './reach.ts';
import { refusal } from './refusal.ts';
import { cardAtEdge, frameOf } from './scene.ts';

const KEY = 'port-royal.table.choice';

/** From so many cards to take on, they are chosen from a sheet or from the harbour itself. */
const TAKES_IN_BAR = 3;

type Props = BoardProps<View>;

export const percent = (chance: number): number => (chance > 0 && chance < 0.01 ? 1 : Math.round(chance * 100));

/** Grey with its reason unless it is among the legal actions. */
function allowed(props: Props, seat: Seat, action: PortRoyalAction): Pick<Choice, 'action' | 'reason'> {
  if (props.legal.some((legal) => sameAction(legal, action))) return { action };
  return { reason: refusal(props.view, seat, action, props.say) };
}

const verb = ({ view, say, nameOf }: Props, seat: Seat, action: PortRoyalAction): string =>
  portRoyalVoice.action(action, view, seat, say, nameOf);

/** "4 of 6 within reach" of whoever may take. */
const reachOf = ({ view, say }: Props, seat: Seat): string =>
  say(`${KEY}.reach`, {
    reach: view.harbour.filter((card) => shortBy(view, seat, card) === 0).length,
    cards: view.harbour.length,
  });

function draw(props: Props, seat: Seat): Choice {
  const { view, say, odds } = props;
  const chance = odds ? bustOdds(view)?.chance : undefined;
  return {
    key: 'draw',
    label: verb(props, seat, { type: 'draw' }),
    detail: chance === undefined ? undefined : say(`${KEY}.bust`, { percent: percent(chance) }),
    meter: chance,
    icon: CHOICE_ICONS.reveal,
    tone: 'main',
    hotkey: 'R',
    ...allowed(props, seat, { type: 'draw' }),
  };
}

function stop(props: Props, seat: Seat): Choice {
  const { view, say } = props;
  const cards = Math.min(allowanceNow(view), view.harbour.length);
  return {
    key: 'stop',
    label: say(`${KEY}.stop`, { cards }),
    detail: view.harbour.length > 0 ? reachOf(props, seat) : undefined,
    icon: CHOICE_ICONS.stop,
    hotkey: 'S',
    ...allowed(props, seat, { type: 'stop' }),
  };
}

/** "4 of 5 colours – take 2": what the harbour would allow with so many ships in it. */
function coloursThen({ view, say }: Props, ships: number): string {
  const cards = ALLOWANCE[Math.min(ships, ALLOWANCE.length - 1)] + areaSeen(view, view.active).governors;
  return say(`${KEY}.colours`, { colours: ships, cards });
}

function answer(props: Props, seat: Seat): Choice[] {
  const { view, say } = props;
  const fatal = keepingBusts(view);
  const ships = shipsIn(view.harbour);
  const sink: Choice = {
    key: 'sink',
    label: verb(props, seat, { type: 'sink' }),
    detail: coloursThen(props, ships),
    icon: CHOICE_ICONS.sink,
    tone: 'main',
    hotkey: 'S',
    ...allowed(props, seat, { type: 'sink' }),
  };
  const keep: Choice = {
    key: 'keep',
    label: verb(props, seat, { type: 'keep' }),
    detail: fatal ? say(`${KEY}.keepBusts`, { cards: view.harbour.length + 1 }) : coloursThen(props, ships + 1),
    icon: CHOICE_ICONS.keep,
    tone: fatal ? 'danger' : 'plain',
    hotkey: 'K',
    confirm: fatal ? say(`${KEY}.keepConfirm`, { cards: view.harbour.length + 1 }) : undefined,
    ...allowed(props, seat, { type: 'keep' }),
  };
  return [sink, keep];
}

/** "5 → 8 coins", for persons with their points: "5 → 2 coins, 3 → 4 points". */
function takeDetail({ view, say }: Props, seat: Seat, card: CardId): string {
  const { coins, points } = view.players[seat];
  const values = { coins, after: coins + gainOf(view, seat, card), points, pointsAfter: points + pointsOf[card] };
  return say(`${KEY}.${isPerson[card] === 1 ? 'hired' : 'traded'}`, values);
}

/** Taking this card of the harbour, or why it cannot be taken. */
export function takeChoice(props: Props, seat: Seat, card: CardId): Choice {
  const action: PortRoyalAction = isShip[card] === 1 ? { type: 'trade', card } : { type: 'hire', card };
  const permission = allowed(props, seat, action);
  const at = props.view.harbour.indexOf(card) + 1;
  return {
    key: `take:${card}`,
    label: verb(props, seat, action),
    detail: permission.reason === undefined ? takeDetail(props, seat, card) : undefined,
    icon: CHOICE_ICONS[isShip[card] === 1 ? 'trade' : 'hire'],
    ...(at >= 1 && at <= 9 ? { hotkey: String(at) } : {}),
    ...permission,
  };
}

/** A button for each card while they are few; else one that opens them all, the unaffordable ones with their reasons. */
function takes(props: Props, seat: Seat): Choice[] {
  const all = choicesInHarbour(props.view).map((card) => takeChoice(props, seat, card));
  const open = all.filter(({ action }) => action !== undefined);
  if (open.length <= TAKES_IN_BAR) return open;
  return [
    {
      key: 'take',
      label: props.say(`${KEY}.take`),
      detail: reachOf(props, seat),
      icon: CHOICE_ICONS.take,
      tone: 'main',
      hotkey: 'T',
      more: all,
    },
  ];
}

function finish(props: Props, seat: Seat, type: 'done' | 'pass', left: number): Choice {
  const givenUp = Math.min(left, inReach(props.view, seat).length);
  return {
    key: type,
    label: verb(props, seat, { type }),
    detail: props.say(`${KEY}.givenUp`, { cards: givenUp }),
    icon: CHOICE_ICONS[type],
    hotkey: type === 'done' ? 'D' : 'P',
    ...allowed(props, seat, { type }),
  };
}

function endTurn(props: Props, seat: Seat, claims: number): Choice {
  return {
    key: 'endTurn',
    label: verb(props, seat, { type: 'endTurn' }),
    detail: props.say(`${KEY}.unclaimed`, { expeditions: claims }),
    icon: CHOICE_ICONS.done,
    hotkey: 'E',
    ...allowed(props, seat, { type: 'endTurn' }),
  };
}

/** Nothing for watchers, nor for whoever is not asked. */
export function choices(props: Props): readonly Choice[] {
  const { eye, legal, view } = props;
  const frame = frameOf(view);
  if (typeof eye !== 'number' || legal.length === 0 || !frame) return [];
  const claims = claimsInBar(props, eye);
  switch (frame.step) {
    case 'discover':
      return [draw(props, eye), stop(props, eye), ...claims];
    case 'repel':
      return answer(props, eye);
    case 'tradeAndHire':
      return [
        ...(frame.left > 0 ? takes(props, eye) : []),
        ...claims,
        finish(props, eye, eye === view.active ? 'done' : 'pass', frame.left),
      ];
    case 'lastClaims':
      return [...claims, endTurn(props, eye, claimChoices(props, eye).length)];
    default:
      return unheardOf(frame);
  }
}

/** What can be done with a card that was tapped: in the harbour, at its edge, or among the expeditions. */
export function choicesFor(props: Props, card: CardId): readonly Choice[] {
  const { eye, view } = props;
  if (typeof eye !== 'number' || view.outcome) return [];
  // While something is being shown nothing is legal and nothing need be refused: then there is no button.
  if (view.harbour.includes(card))
    return [takeChoice(props, eye, card)].filter(({ action, reason }) => action ?? reason);
  return cardAtEdge(view) === card ? choices(props) : [];
}
