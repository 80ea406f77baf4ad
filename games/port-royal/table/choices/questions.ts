/** Questions the expansions ask: what is asked and why, and the answers as buttons. */

import type { Seat } from '@broadside/kernel';
import { type Choice, frameOf, gather } from '@broadside/kit';
import { CARDS } from '../../cards/table.ts';
import { markerPrice, shipsIn, stateSeen } from '../../rules/facade.ts';
import type { PortRoyalAction, QuestionFrame } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { characterAbility } from '../../text/adventure.ts';
import { objectName } from '../../text/cards.ts';
import { titleName } from '../../text/contracts.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import { fateOf } from '../outlook/odds.ts';
import { contractsOf } from '../standing/contracts.ts';
import { choiceOf, legalOf, type Props } from './buttons.ts';
import { contractChoices } from './contracts.ts';

import { taskChoices } from './tasks.ts';

/** Frames of the expansions that wait for an answer. */
export type Asking = Exclude<QuestionFrame, { readonly step: 'discover' | 'repel' | 'tradeAndHire' | 'lastClaims' }>;

const DECLINE: PortRoyalAction = { type: 'decline' };

const decline = (props: Props, seat: Seat, detail?: string): Choice => ({
  ...choiceOf(props, seat, DECLINE, 'decline'),
  detail,
  icon: CHOICE_ICONS.pass,
  hotkey: 'N',
});

/** Numbered from 1, so that digits press them. */
const numbered = (list: readonly Choice[]): Choice[] =>
  list.map((choice, at) => (at < 9 ? { ...choice, hotkey: String(at + 1) } : choice));

function offer(props: Props, seat: Seat): Choice[] {
  const open = [...contractChoices(props, seat), ...taskChoices(props, seat)];
  return [...numbered(open), decline(props, seat, props.say('port-royal.table.choice.never'))];
}

/** Who gets a coin: what everybody has already helps to choose. */
function recipients(props: Props, seat: Seat, type: 'give' | 'share'): Choice[] {
  return numbered(
    legalOf(props, type).map((action): Choice => {
      const { coins, points } = props.view.players[action.seat];
      return {
        ...choiceOf(props, seat, action, `${type}:${action.seat}`),
        detail: props.say('port-royal.table.choice.has', { coins, points }),
        icon: CHOICE_ICONS.give,
      };
    }),
  );
}

/** What the card would mean if it were revealed next. */
const putBacks = (props: Props, seat: Seat): Choice[] =>
  numbered(
    legalOf(props, 'putBack').map(
      (action): Choice => ({
        ...choiceOf(props, seat, action, `putBack:${action.card}`),
        detail: props.say(`port-royal.table.odds.${fateOf(props.view, action.card)}`),
        icon: CHOICE_ICONS.look,
      }),
    ),
  );

/** PR-COOP-11: a turn less, a point more. */
function pointsDeck(props: Props, seat: Seat): Choice[] {
  const { time, points } = contractsOf(props.view) ?? { time: 0, points: 0 };
  const turns = time ?? 0;
  return [
    {
      ...choiceOf(props, seat, { type: 'moveTime' }, 'moveTime'),
      detail: props.say('port-royal.table.choice.timeMoved', { turns: turns - 1, points: points + 1 }),
      icon: CHOICE_ICONS.time,
      hotkey: 'M',
    },
    { ...decline(props, seat, props.say('port-royal.table.choice.timeLeft', { turns })), tone: 'main' },
  ];
}

/** PR-COOP-12: what is set aside is worth a title, if the time that is left will do. */
function setAsides(props: Props, seat: Seat): Choice[] {
  const time = contractsOf(props.view)?.time ?? 0;
  const [none, ...some] = legalOf(props, 'setAside').map((action): Choice => {
    const title = titleName(action.count, props.say);
    return {
      ...choiceOf(props, seat, action, `setAside:${action.count}`),
      detail: props.say('port-royal.table.choice.setAside', { turns: time - action.count, title }),
      icon: CHOICE_ICONS.time,
    };
  });
  const whole = {
    key: 'setAside',
    label: props.say('port-royal.table.choice.setAsides'),
    icon: CHOICE_ICONS.time,
    hotkey: 'M',
  };
  return [{ ...none, tone: 'main', hotkey: 'N' }, ...gather(some, () => whole)];
}

/** Both sides of a card beside each other; a whole draft in a sheet. */
function characters(props: Props, seat: Seat): readonly Choice[] {
  const single = legalOf(props, 'character').map(
    (action): Choice => ({
      ...choiceOf(props, seat, action, `character:${action.character}`),
      detail: characterAbility(action.character, props.say),
      icon: CHOICE_ICONS.hire,
      tone: 'main',
    }),
  );
  const whole = {
    key: 'character',
    label: props.say('port-royal.table.choice.characters'),
    icon: CHOICE_ICONS.hire,
    hotkey: 'C',
  } as const;
  return gather(numbered(single), () => ({ ...whole, tone: 'main' }), 2);
}

/** PR-ACOMP-2. */
function month(props: Props, seat: Seat): Choice[] {
  const { coins } = props.view.players[seat];
  const price = markerPrice(stateSeen(props.view));
  return [
    {
      ...choiceOf(props, seat, { type: 'buyMarker' }, 'buyMarker'),
      detail: props.say('port-royal.table.choice.traded', { coins, after: coins - price }),
      icon: CHOICE_ICONS.trade,
      hotkey: 'M',
    },
    decline(props, seat),
  ];
}

export function answersTo(props: Props, seat: Seat, frame: Asking): readonly Choice[] {
  switch (frame.step) {
    case 'offer':
      return offer(props, seat);
    case 'gift':
      return recipients(props, seat, 'give');
    case 'lookout':
      return putBacks(props, seat);
    case 'pointsDeck':
      return pointsDeck(props, seat);
    case 'setAside':
      return setAsides(props, seat);
    case 'character':
      return characters(props, seat);
    case 'share':
      return recipients(props, seat, 'share');
    case 'month':
      return month(props, seat);
  }
}

/** What made the offer: a tax that was paid, a bust, or the harbour. */
function causeOf({ flow }: View): 'tax' | 'bust' | 'harbour' {
  if (flow.some(({ step }) => step === 'taxing')) return 'tax';
  return flow.some(({ step }) => step === 'busting') ? 'bust' : 'harbour';
}

/** The question in words, for whoever is asked; undefined where the table itself says it. */
export function questionOf({ view, viewer, legal, say }: Props): string | undefined {
  const frame = frameOf(view);
  if (typeof viewer !== 'number' || legal.length === 0 || !frame) return undefined;
  switch (frame.step) {
    case 'offer':
      return say(`port-royal.table.ask.offer.${causeOf(view)}`, {
        colours: shipsIn(view.harbour),
        cards: view.harbour.length,
      });
    case 'gift': {
      const ship = CARDS[frame.card];
      return say('port-royal.table.ask.gift', {
        ship: objectName(frame.card, say),
        coins: 'gift' in ship ? (ship.gift ?? 0) : 0,
      });
    }
    case 'setAside':
      return say('port-royal.table.ask.setAside', { time: contractsOf(view)?.time ?? 0 });
    case 'share':
      return say('port-royal.table.ask.share', { coins: frame.left });
    case 'month':
      return say('port-royal.table.ask.month', { coins: markerPrice(stateSeen(view)) });
    case 'lookout':
    case 'pointsDeck':
    case 'character':
      return say(`port-royal.table.ask.${frame.step}`);
    default:
      return undefined;
  }
}
