/** What mattered in somebody's turn. */
import type { GameEvent, Seat } from '@broadside/kernel';
import { Icon, type TurnFacts, type TurnMoment } from '@broadside/kit';
import type { PortRoyalEvent } from '../../rules/state.ts';
import { cardTitle } from '../../text/cards.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { ContractIcon } from '../icons.tsx';

const SIZE = 30;

export function turnStart(event: GameEvent): Seat | undefined {
  const fact = event as PortRoyalEvent;
  return fact.type === 'turnBegan' ? fact.seat : undefined;
}

type Sketch = Omit<TurnMoment, 'event'>;

function scored(fact: PortRoyalEvent, say: Say): Sketch | undefined {
  switch (fact.type) {
    case 'bust':
      return { weight: 'score', icon: <Icon name="warning" size={SIZE} />, brief: say('port-royal.table.turn.bust') };
    case 'expeditionClaimed':
      return {
        weight: 'score',
        icon: <Icon name="flag" size={SIZE} />,
        brief: say('port-royal.table.turn.expedition'),
      };
    case 'contractCompleted':
      return { weight: 'score', icon: <ContractIcon size={SIZE} />, brief: say('port-royal.table.turn.contract') };
    case 'taskCompleted':
      return { weight: 'score', icon: <Icon name="book" size={SIZE} />, brief: say('port-royal.table.turn.task') };
    case 'endTriggered':
      return { weight: 'score', icon: <Icon name="crown" size={SIZE} />, brief: say('port-royal.table.turn.last') };
    default:
      return undefined;
  }
}

/** What was taken, sunk or paid, by the card's name. */
function taken(fact: PortRoyalEvent, active: Seat, say: Say): Sketch | undefined {
  switch (fact.type) {
    case 'shipTraded':
    case 'personHired':
      return {
        // A guest at the harbour matters less than the host.
        weight: fact.seat === active ? 'purchase' : 'movement',
        icon: <Icon name={fact.type === 'shipTraded' ? 'coin' : 'person'} size={SIZE} />,
        brief: cardTitle(fact.card, say),
      };
    case 'shipSunk':
    case 'shipCaptured':
      return { weight: 'battle', icon: <Icon name="swords" size={SIZE} />, brief: cardTitle(fact.card, say) };
    case 'taxPaid':
      return {
        weight: 'movement',
        icon: <Icon name="coin" size={SIZE} />,
        brief: `−${fact.cards.length}`,
        against: fact.seat,
      };
    default:
      return undefined;
  }
}

/** Cards revealed one after another are one moment, told by the last of them. */
function revealed(events: readonly GameEvent[], active: Seat, say: Say): readonly [number, Sketch] | undefined {
  const facts = events as readonly PortRoyalEvent[];
  const cards = facts.filter((fact) => fact.type === 'cardRevealed' && fact.seat === active).length;
  const at = facts.findLastIndex((fact) => fact.type === 'cardRevealed' && fact.seat === active);
  const brief = say('port-royal.table.turn.drawn', { cards });
  return at < 0 ? undefined : [at, { weight: 'movement', icon: <Icon name="reveal" size={SIZE} />, brief }];
}

export function turnMoments({ seat, events }: TurnFacts, say: Say): readonly TurnMoment[] {
  const drawn = revealed(events, seat, say);
  return events.flatMap((event, at) => {
    const fact = event as PortRoyalEvent;
    const sketch = drawn?.[0] === at ? drawn[1] : (scored(fact, say) ?? taken(fact, seat, say));
    return sketch === undefined ? [] : [{ ...sketch, event }];
  });
}
