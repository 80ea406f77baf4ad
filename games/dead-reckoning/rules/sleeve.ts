/** Section 15.2: advancements set aside go into the sleeves of cards played this turn. */
import { only, type Seat } from '@broadside/kernel';
import { type CardId, CREW_CARDS, NO_CARD, rowCard } from '../cards/table.ts';
import type { DeadReckoningAction } from './actions.ts';
import { DONE } from './choices.ts';
import { alter } from './crew.ts';
import type { DeadReckoningStep } from './flow.ts';
import { pending, reason } from './reasons.ts';
import type { DeadReckoningState, Player } from './state.ts';

/** DR-SLEEVE-6: what may stay aside although it would fit. */
const MAY_STAY = 1;

/** DR-SLEEVE-3: its one slot is free. */
const fits = (player: Player, card: CardId, crew: CardId): boolean =>
  player.crew[crew].sleeves[rowCard(card).slot] === NO_CARD;

function anyFits(player: Player): boolean {
  for (const card of player.aside) for (const crew of player.play) if (fits(player, card, crew)) return true;
  return false;
}

/** Copies of one card are the same choice. */
function insertions(state: DeadReckoningState, seat: Seat): DeadReckoningAction[] {
  const player = state.players[seat];
  const actions: DeadReckoningAction[] = [];
  player.aside.forEach((card, at) => {
    if (player.aside.indexOf(card) !== at) return;
    for (const crew of player.play) if (fits(player, card, crew)) actions.push({ type: 'sleeve', card, crew });
  });
  return actions;
}

/** Into its slot. */
export function insert(player: Player, crew: CardId, card: CardId): void {
  const { slot } = rowCard(card);
  const [top, middle, bottom] = player.crew[crew].sleeves;
  const sleeves = [slot === 0 ? card : top, slot === 1 ? card : middle, slot === 2 ? card : bottom] as const;
  alter(player, crew, { sleeves });
}

export const sleeve: DeadReckoningStep<'sleeve'> = {
  seats: (_state, frame) => only(frame.seat),
  legal(state, frame) {
    const actions = insertions(state, frame.seat);
    if (state.players[frame.seat].aside.length <= MAY_STAY) actions.push(DONE);
    return actions;
  },
  apply(state, _frame, seat, action, out) {
    if (action.type !== 'sleeve') {
      state.flow.pop();
      return;
    }
    const player = state.players[seat];
    const { aside } = player;
    aside.splice(aside.indexOf(action.card), 1);
    insert(player, action.crew, action.card);
    out.events?.push({ type: 'sleeved', seat, card: action.card, crew: action.crew });
  },
  /** DR-SLEEVE-7, DR-SLEEVE-8: what fits nowhere stays aside, however much it is. */
  resume(state, frame) {
    if (anyFits(state.players[frame.seat])) return false;
    state.flow.pop();
    return true;
  },
  whyNot(state, frame, seat, action) {
    if (action.type === 'done') return reason('must-sleeve');
    if (action.type !== 'sleeve') return pending(frame.step);
    const player = state.players[seat];
    if (!player.aside.includes(action.card)) return reason('not-set-aside');
    if (action.crew >= CREW_CARDS || !player.play.includes(action.crew)) return reason('not-played');
    return reason('slot-taken');
  },
};
