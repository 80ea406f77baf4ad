/** Whose turn it is, what waits, and what lies beside the sea: boxes, orders, achievements. */

import type { Seat } from '@broadside/kernel';
import { flow, type Line, quiet, type Room, strong, tinted } from '@broadside/text/terminal';
import { ACHIEVEMENTS, TO_END } from '../cards/achievements.ts';
import { NO_CARD } from '../cards/table.ts';
import { NOBODY } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { achievementName, cardName } from '../text/cards.ts';
import { goodsWords } from '../text/goods.ts';
import { t } from '../text/terminal.ts';
import { stepName } from '../text/words.ts';
import { badge, glued } from './symbols.ts';

/** DR-BUY-2. */
const MOST_BOUGHT = 2;

/** Who is asked now: everybody who has not kept a token yet, or the one the step waits for. */
export function askedOf({ flow: steps, players, seats }: DeadReckoningView): readonly Seat[] {
  const frame = steps.at(-1);
  if (!frame) return [];
  if (frame.step === 'token') return players.flatMap(({ offered }, seat) => (offered.length > 0 ? [seat] : []));
  return 'seat' in frame && frame.seat < seats ? [frame.seat] : [];
}

export function headline(view: DeadReckoningView, room: Room): Line {
  const frame = view.flow.at(-1);
  if (!frame) return [t(room, 'over')];
  const names = askedOf(view).map(room.nameOf).join(', ') || room.nameOf(view.active);
  const round = t(room, 'round', { round: view.round });
  return [strong(round), ' · ', names, ' · ', stepName(room.say, frame.step)];
}

/** How many cards are left in each box, and the top one where the table plays so (DR-AMB-26). */
function boxesItem({ boxes, tops }: DeadReckoningView, room: Room): Line {
  const each = boxes.map((cards, row) => {
    const top = tops[row] ?? NO_CARD;
    return top === NO_CARD ? `${cards}` : `${cards} (${cardName(top, room.say)})`;
  });
  return [quiet(glued(t(room, 'boxes', { boxes: each.join(' / ') })))];
}

function turnItems({ turn, active, players, flow: steps }: DeadReckoningView, room: Room): Line[] {
  if (steps.length === 0) return [];
  return [
    [glued(t(room, 'sails', { sails: players[active].sails }))],
    [glued(t(room, 'bought', { bought: turn.bought, most: MOST_BOUGHT }))],
  ];
}

/** DR-SOLO-7: the order in force, and how many are still to come. */
function orderItems({ ordersLeft, ordered, seats }: DeadReckoningView, room: Room): Line[] {
  if (seats > 1) return [];
  const now = ordered.at(-1);
  return [
    [quiet(glued(t(room, 'orders', { orders: ordersLeft })))],
    ...(now === undefined ? [] : [[glued(t(room, 'order', { card: cardName(now, room.say) }))]]),
  ];
}

const endItems = (view: DeadReckoningView, room: Room): Line[] =>
  view.endedBy === NOBODY || view.flow.length === 0 ? [] : [[tinted('alarm', glued(t(room, 'ending')))]];

export const status = (view: DeadReckoningView, room: Room): Line[] =>
  flow([...turnItems(view, room), boxesItem(view, room), ...orderItems(view, room), ...endItems(view, room)], room);

/** DR-ACH-1: who has which; the race to four. */
export function achievementLines({ players }: DeadReckoningView, room: Room): Line[] {
  const items = ACHIEVEMENTS.map((_, at): Line => {
    const owners = players.flatMap(
      ({ achievements }, player): Line => ((achievements >> at) & 1 ? [badge(player)] : []),
    );
    const name = glued(achievementName(room.say, at));
    return owners.length === 0 ? [quiet(name)] : [name, '\u00a0', ...owners];
  });
  return flow(items, room, [strong(t(room, 'achievements', { most: TO_END })), ' ']);
}

/** Goods that wait for a decision: to be paid, divided, stowed or looted. */
export function openGoods(view: DeadReckoningView, room: Room): Line[] {
  const frame = view.flow.at(-1);
  if (!frame || !('cargo' in frame && 'coins' in frame) || frame.step === 'produce') return [];
  const any = frame.step === 'loot' ? frame.any : 0;
  const goods = goodsWords(room.say, frame.cargo, frame.coins, any);
  return [[strong(t(room, 'waiting')), ' ', goods]];
}
