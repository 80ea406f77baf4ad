/** The buttons of the Adventure in the window of voluntary actions: tasks, items for innkeepers, the audience. */
import type { Seat } from '@broadside/kernel';
import type { Choice } from '@broadside/kit';
import { gather } from '@broadside/kit';
import { createElement } from 'react';
import { taskPrice, taskVerb } from '../../text/expansionActions.ts';
import { PaymentSigns } from '../adventure/Items.tsx';
import { CHOICE_ICONS } from '../icons.tsx';
import { choiceOf, legalOf, type Props } from './buttons.ts';

/** Tasks that can be completed now, with every way to pay for them. */
export function taskChoices(props: Props, seat: Seat): Choice[] {
  return legalOf(props, 'task').map((action) => ({
    ...choiceOf(props, seat, action, `task:${action.task}:${action.cards.join('-')}`),
    // Which ships go is what distinguishes the ways.
    icon: action.cards.length > 0 ? createElement(PaymentSigns, { ships: action.cards }) : CHOICE_ICONS.task,
    tone: 'gold',
    hotkey: 'Q',
  }));
}

/** Where there is one way, what goes stands below the verb, in smaller letters: it is a long list in some languages. */
function onlyWay(props: Props, seat: Seat, choice: Choice): Choice {
  const [{ task, cards }] = legalOf(props, 'task');
  const price = taskPrice(task, cards, props.view, seat, props.say);
  const detail = price === '' ? undefined : props.say('port-royal.table.choice.task.price', { price });
  return { ...choice, label: taskVerb(task, props.view, seat, props.say), detail };
}

function tasksInBar(props: Props, seat: Seat): readonly Choice[] {
  const single = taskChoices(props, seat);
  if (single.length === 1) return [onlyWay(props, seat, single[0])];
  return gather(single, () => ({
    key: 'task',
    label: props.say('port-royal.table.choice.tasks'),
    detail: props.say('port-royal.table.choice.tasksMet', { ways: single.length }),
    icon: CHOICE_ICONS.task,
    tone: 'gold',
    hotkey: 'Q',
  }));
}

/** PR-INN-2. */
function sales(props: Props, seat: Seat): readonly Choice[] {
  const single = legalOf(props, 'sell').map(
    (action): Choice => ({
      ...choiceOf(props, seat, action, `sell:${action.card}`),
      icon: CHOICE_ICONS.sell,
      hotkey: 'I',
    }),
  );
  return gather(single, () => ({
    key: 'sell',
    label: props.say('port-royal.table.choice.sell'),
    icon: CHOICE_ICONS.sell,
    hotkey: 'I',
  }));
}

const audience = (props: Props, seat: Seat): Choice[] =>
  legalOf(props, 'audience').map((action) => ({
    ...choiceOf(props, seat, action, 'audience'),
    icon: CHOICE_ICONS.audience,
    hotkey: 'A',
  }));

export const adventureActs = (props: Props, seat: Seat): readonly Choice[] => [
  ...tasksInBar(props, seat),
  ...sales(props, seat),
  ...audience(props, seat),
];
