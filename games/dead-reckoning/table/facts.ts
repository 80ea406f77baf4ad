/** Small answers the frame asks for: what a fact is about, where the match stands. */

import type { GameEvent, Seat } from '@broadside/kernel';
import { frameOf } from '@broadside/kit';
import type { KeyUnder, NameOf } from '@broadside/text';
import { TO_END } from '../cards/achievements.ts';
import { type CardId, FIRST_ACHIEVEMENT, NO_CARD } from '../cards/table.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { NOBODY, sheetOf, totalOf } from '../rules/facade.ts';
import type { StepName } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import type { TableSay, tableText } from '../text/table.ts';
import { namedWithRival } from '../text/words.ts';

const KEY = 'dead-reckoning.table';

/** How many achievements somebody has. */
export const markersOf = (view: DeadReckoningView, player: number): number => {
  let count = 0;
  for (let left = view.players[player].achievements; left > 0; left &= left - 1) count++;
  return count;
};

/** The words of the steps that are parts of an ability, or of a battle, are the ability's and the battle's. */
const STEP_WORDS: Readonly<Record<StepName, KeyUnder<typeof tableText.en, 'dead-reckoning.table.step'>>> = {
  token: 'token',
  levelUp: 'levelUp',
  main: 'main',
  underway: 'underway',
  mode: 'mode',
  sleeve: 'sleeve',
  influence: 'influence',
  permanent: 'permanent',
  produce: 'produce',
  build: 'build',
  upgrade: 'upgrade',
  swap: 'swap',
  copy: 'copy',
  recall: 'recall',
  battle: 'battle',
  fall: 'fall',
  combat: 'combat',
  loot: 'loot',
  rival: 'rival',
  finale: 'finale',
  effects: 'main',
  batch: 'influence',
  endPhase: 'sleeve',
  shift: 'combat',
  remove: 'combat',
  drawn: 'combat',
  prepare: 'battle',
  respond: 'battle',
  forced: 'battle',
  pay: 'goods',
  divide: 'goods',
  room: 'goods',
  grant: 'goods',
};

export function step(view: DeadReckoningView, say: TableSay): string {
  const frame = frameOf(view);
  if (!frame) return say(`${KEY}.step.over`);
  const word = say(`${KEY}.step.${STEP_WORDS[frame.step]}`);
  return say(`${KEY}.step`, { round: view.round, step: word });
}

/** The end, and whoever is one achievement away from it. */
export function alarm(
  view: DeadReckoningView,
  say: TableSay,
  nameOfSeat: NameOf,
): { seat: Seat; text: string } | undefined {
  if (view.flow.length === 0) return undefined;
  const nameOf = namedWithRival(view.seats, say, nameOfSeat);
  if (view.endedBy !== NOBODY) {
    const seat = view.players[view.endedBy] ? view.endedBy : view.active;
    return { seat, text: say(`${KEY}.alarm.last`) };
  }
  const near = view.players.findIndex((_, player) => markersOf(view, player) >= TO_END - 1);
  if (near < 0) return undefined;
  const key = markersOf(view, near) >= TO_END ? 'reached' : 'near';
  return { seat: near, text: say(`${KEY}.alarm.${key}`, { name: nameOf(near) }) };
}

/** As far as the viewer can count: in matches of before the chests of others are shut. */
export const points = (view: DeadReckoningView): readonly number[] =>
  Array.from({ length: view.seats }, (_, seat) => totalOf(sheetOf(view, seat)));

const shown = (cards: readonly CardId[]): CardId[] => [...new Set(cards)].filter((card) => card !== NO_CARD);

export function cardsOf(event: GameEvent): readonly number[] {
  const fact = event as DeadReckoningEvent;
  switch (fact.type) {
    case 'offered':
    case 'drew':
      return shown(fact.cards);
    case 'explored':
      return shown([fact.id, fact.card]);
    case 'turnedOver':
      return [fact.back];
    case 'sleeved':
      return [fact.card, fact.crew];
    case 'achieved':
      return [FIRST_ACHIEVEMENT + fact.achievement];
    default:
      return 'card' in fact ? shown([fact.card]) : [];
  }
}

export function seatOf(event: GameEvent): Seat | undefined {
  const fact = event as DeadReckoningEvent;
  if (fact.type === 'began') return fact.first;
  return 'seat' in fact ? fact.seat : undefined;
}
