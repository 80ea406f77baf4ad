/** The buttons of the action bar: every verb says what follows, every grey one why it is grey. */
import type { Seat } from '@broadside/kernel';
import { type Choice, frameOf } from '@broadside/kit';
import type { CardId } from '../../cards/table.ts';
import { CHOICE_ICONS } from '../icons.tsx';
import { cardsAtEdge } from '../scene/scene.ts';
import { allowed, type Props, verb } from './buttons.ts';
import { claimChoices, claimsInBar } from './claims.ts';
import { contractChoices, contractsInBar } from './contracts.ts';
import { answers, draw, hasGambled, stop, venturesOf } from './phaseOne.ts';
import { answersTo } from './questions.ts';
import { finish, finishLater, noTake, pass, take, waysToTake } from './takes.ts';
import { adventureActs, taskChoices } from './tasks.ts';

/** What may be left undone at the end of a turn. */
function endTurn(props: Props, seat: Seat): Choice {
  const expeditions = claimChoices(props, seat).length;
  const others = contractChoices(props, seat).length + taskChoices(props, seat).length;
  return {
    key: 'endTurn',
    label: verb(props, seat, { type: 'endTurn' }),
    detail: props.say(`port-royal.table.choice.${others > 0 ? 'undone' : 'unclaimed'}`, { expeditions, others }),
    icon: CHOICE_ICONS.done,
    hotkey: 'E',
    ...allowed(props, seat, { type: 'endTurn' }),
  };
}

/** Phase 1 is over; its verbs keep their places, so that no other comes under the finger that pressed them. */
const stopped = (props: Props, seat: Seat, why?: 'ending'): Choice[] => [
  draw(props, seat, why ?? 'stopped'),
  stop(props, seat, why ?? 'harbour'),
];

/** Nothing for watchers, nor for whoever is not asked. */
export function choices(props: Props): readonly Choice[] {
  const { viewer, legal, view } = props;
  const frame = frameOf(view);
  if (typeof viewer !== 'number' || legal.length === 0 || !frame) return [];
  const acts = (): readonly Choice[] => [
    ...claimsInBar(props, viewer),
    ...contractsInBar(props, viewer),
    ...adventureActs(props, viewer),
  ];
  switch (frame.step) {
    case 'discover':
      return [
        draw(props, viewer, hasGambled(view) ? 'gambled' : undefined),
        stop(props, viewer),
        take(props, viewer, 'stopFirst'),
        finishLater(props, viewer),
        ...venturesOf(props, viewer),
        ...acts(),
      ];
    case 'repel':
      return answers(props, viewer);
    case 'tradeAndHire':
      return viewer === view.active
        ? [
            ...stopped(props, viewer),
            take(props, viewer, noTake(props, frame.left)),
            finish(props, viewer, frame.left),
            ...acts(),
          ]
        : [take(props, viewer, noTake(props, frame.left)), pass(props, viewer, frame.left), ...acts()];
    case 'lastClaims':
      return [...stopped(props, viewer, 'ending'), take(props, viewer, 'ending'), endTurn(props, viewer), ...acts()];
    case 'offer':
    case 'gift':
    case 'lookout':
    case 'pointsDeck':
    case 'setAside':
    case 'character':
    case 'share':
    case 'month':
      return answersTo(props, viewer, frame);
    default:
      // Work that waits for nobody is never on top when somebody is asked.
      return [];
  }
}

/** What can be done with a card that was tapped: in the harbour, at its edge, or among the expeditions. */
export function choicesFor(props: Props, card: CardId): readonly Choice[] {
  const { viewer, view } = props;
  if (typeof viewer !== 'number' || view.outcome) return [];
  // While something is being shown nothing is legal and nothing need be refused: then there is no button.
  if (view.harbour.includes(card))
    return waysToTake(props, viewer, card).filter(({ action, reason }) => action ?? reason);
  return cardsAtEdge(view).includes(card) ? choices(props) : [];
}
