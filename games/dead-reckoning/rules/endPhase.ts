/** Section 15.1: the five steps of the end phase. */
import { only, type Seat } from '@broadside/kernel';
import { bonusCards } from './abilities.ts';
import { refill } from './boxes.ts';
import { MODES } from './choices.ts';
import { cardsDue, drawCards } from './draw.ts';
import { afterTurn } from './ending.ts';
import type { DeadReckoningOut, DeadReckoningStep, DeadReckoningWork } from './flow.ts';
import { pending } from './reasons.ts';
import { type DeadReckoningState, HARBOUR } from './state.ts';

/** DR-BONUS-1: of all cards in play, before anything new is sleeved. */
function bonusInPlay(state: DeadReckoningState, seat: Seat): number {
  const { play, crew } = state.players[seat];
  let bonus = 0;
  for (const card of play) bonus += bonusCards(crew[card], card);
  return bonus;
}

export function beginEndPhase(state: DeadReckoningState, seat: Seat): void {
  state.flow.push({ step: 'endPhase', seat, stage: 'refill', bonus: bonusInPlay(state, seat) });
}

function setMode(state: DeadReckoningState, seat: Seat, pirate: boolean, out: DeadReckoningOut): void {
  const player = state.players[seat];
  if (player.pirate === pirate) return;
  player.pirate = pirate;
  out.events?.push({ type: 'mode', seat, pirate });
}

/** DR-END-PHASE-5, DR-END-PHASE-6: in the harbour there is no choice. */
function chooseMode(state: DeadReckoningState, seat: Seat, out: DeadReckoningOut): void {
  if (state.players[seat].at === HARBOUR) setMode(state, seat, false, out);
  else state.flow.push({ step: 'mode', seat });
}

/** DR-DRAW-1, DR-DRAW-2. */
function discardAndDraw(state: DeadReckoningState, seat: Seat, bonus: number, out: DeadReckoningOut): void {
  const player = state.players[seat];
  if (player.play.length > 0) out.events?.push({ type: 'cleaned', seat, cards: player.play.length });
  for (const card of player.play) player.discard.push(card);
  player.play = [];
  drawCards(state, seat, cardsDue(state, seat, bonus), out);
}

export const endPhase: DeadReckoningWork<'endPhase'> = {
  resume(state, frame, out) {
    const { seat } = frame;
    switch (frame.stage) {
      case 'refill':
        refill(state, out);
        frame.stage = 'mode';
        break;
      case 'mode':
        frame.stage = 'sails';
        chooseMode(state, seat, out);
        break;
      case 'sails':
        state.players[seat].sails = 0;
        frame.stage = 'sleeve';
        break;
      case 'sleeve':
        frame.stage = 'draw';
        state.flow.push({ step: 'sleeve', seat });
        break;
      case 'draw':
        frame.stage = 'done';
        discardAndDraw(state, seat, frame.bonus, out);
        break;
      case 'done':
        state.flow.pop();
        afterTurn(state, out);
        break;
    }
  },
};

/** DR-DEC-80. */
export const mode: DeadReckoningStep<'mode'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: () => MODES,
  apply(state, _frame, seat, action, out) {
    if (action.type !== 'mode') return;
    state.flow.pop();
    setMode(state, seat, action.pirate === 1, out);
  },
  whyNot: (_state, frame) => pending(frame.step),
};
