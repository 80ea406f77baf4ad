/** What mattered in somebody's turn. */
import type { GameEvent, Seat } from '@broadside/kernel';
import type { TurnFacts, TurnMoment } from '@broadside/kit';
import { NO_CARD } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { NOBODY } from '../rules/facade.ts';
import { deadReckoningVoice } from '../text/index.ts';
import type { TableSay } from '../text/table.ts';
import { ROMAN, Sign, type SignName } from './art/index.ts';

const SIZE = 30;

/** The rival of the solo game has turns of its own (DR-SOLO-1); its place is beyond the seats. */
export function turnStart(event: GameEvent): Seat | undefined {
  const fact = event as DeadReckoningEvent;
  return fact.type === 'turnBegan' ? fact.seat : undefined;
}

type Sketch = Omit<TurnMoment, 'event'>;
const sketch = (weight: TurnMoment['weight'], sign: SignName, brief: string, against?: number): Sketch => ({
  weight,
  icon: <Sign name={sign} size={SIZE} />,
  brief,
  against: against === NOBODY ? undefined : against,
});
const plus = (count: number): string => `+${count}`;

function scored(fact: DeadReckoningEvent, say: TableSay): Sketch | undefined {
  switch (fact.type) {
    case 'achieved':
      return sketch('score', 'score', say('dead-reckoning.table.turn.achieved'));
    case 'controlled':
      return sketch('score', 'island', say('dead-reckoning.table.turn.controlled'), fact.before);
    case 'endTriggered':
      return sketch('score', 'flag', say('dead-reckoning.table.turn.end'));
    default:
      return undefined;
  }
}

function fought(fact: DeadReckoningEvent): Sketch | undefined {
  switch (fact.type) {
    case 'battleWon':
      return sketch('battle', 'battle', `${fact.strength[0]} : ${fact.strength[1]}`, fact.loser);
    case 'sunk':
      return sketch('battle', 'ship', `−${fact.shipCoins + fact.chestCoins}`, fact.seat);
    case 'damaged':
      return sketch('battle', 'cannon', `−${fact.count}`, fact.seat);
    default:
      return undefined;
  }
}

function gained(fact: DeadReckoningEvent, say: TableSay): Sketch | undefined {
  switch (fact.type) {
    case 'bought':
    case 'gotCard':
      return sketch('purchase', 'take', say('dead-reckoning.table.turn.bought'));
    case 'built':
      return sketch('purchase', 'fort', deadReckoningVoice.card(fact.card, say));
    case 'levelled':
      return fact.card === NO_CARD ? undefined : sketch('purchase', 'level', ROMAN[fact.level]);
    case 'produced':
      return sketch('purchase', 'produce', plus(fact.cargo + fact.coins));
    default:
      return undefined;
  }
}

function moved(fact: DeadReckoningEvent, say: TableSay): Sketch | undefined {
  switch (fact.type) {
    case 'sailed':
      return fact.stopped ? sketch('movement', 'ship', say('dead-reckoning.table.turn.sailed')) : undefined;
    case 'explored':
      return sketch('movement', 'chart', say('dead-reckoning.table.turn.explored'));
    case 'influenced':
      return sketch('movement', 'influence', plus(1), fact.replaced);
    case 'mode':
      return sketch('movement', 'flag', say(`dead-reckoning.table.turn.${fact.pirate ? 'pirate' : 'trade'}`));
    default:
      return undefined;
  }
}

/** Of many alike the last one tells how it went, unless somebody paid for each. */
const isTold = (moments: readonly TurnMoment[], at: number): boolean =>
  moments[at].against !== undefined ||
  !moments.slice(at + 1).some(({ event }) => event.type === moments[at].event.type);

export function turnMoments({ events }: TurnFacts, say: TableSay): readonly TurnMoment[] {
  const moments = events.flatMap((event): TurnMoment[] => {
    const fact = event as DeadReckoningEvent;
    const found = scored(fact, say) ?? fought(fact) ?? gained(fact, say) ?? moved(fact, say);
    return found === undefined ? [] : [{ ...found, event }];
  });
  return moments.filter((_, at) => isTold(moments, at));
}
