/** Section 4: the main phase. */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { abilityActions } from './abilityActions.ts';
import { claim, whyNotClaim } from './achievements.ts';
import type { DeadReckoningAction } from './actions.ts';
import { applyAttack, attackActions, whyNotAttack } from './attacks.ts';
import { CLAIM, END, PLAYS } from './choices.ts';
import { addCourses, pass, sail, whyNotPass, whyNotSail } from './course.ts';
import { useAbility, whyNotUse } from './effects.ts';
import { beginEndPhase } from './endPhase.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { addGoods, applyGoods, canRearrange, whyNotGoods } from './goods.ts';
import { addLevels, levelInHand, whyNotLevel } from './level.ts';
import { addMarket, attackMerchant, purchase, whyNotMarket } from './market.ts';
import { playCard, whyNotPlay } from './play.ts';
import { pending, reason } from './reasons.ts';
import { addRaises, raise, whyNotRaise } from './sails.ts';
import type { DeadReckoningState, FrameOf, Location } from './state.ts';

function mainActions(state: DeadReckoningState, seat: Seat): DeadReckoningAction[] {
  const actions = abilityActions(state, seat);
  for (const attack of attackActions(state, seat)) actions.push(attack);
  for (const card of state.players[seat].hand) actions.push(PLAYS[card]);
  addRaises(state, seat, actions);
  addCourses(state, seat, actions);
  addMarket(state, seat, actions);
  addGoods(state, seat, 'main', actions);
  if (whyNotClaim(state, seat) === undefined) actions.push(CLAIM);
  actions.push(END);
  return actions;
}

/** DR-DEC-90, DR-DEC-92: what others may do in this turn. */
function interjections(state: DeadReckoningState, seat: Seat): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  if (state.players[seat].levelDue !== 'no') addLevels(state, seat, actions);
  addGoods(state, seat, 'elsewhere', actions);
  return actions;
}

/** By what all can see, so that nobody's hand is revealed. */
const mayInterject = (state: DeadReckoningState, seat: Seat): boolean =>
  (state.players[seat].levelDue !== 'no' && state.players[seat].hand.length > 0) || canRearrange(state, seat);

const NO_SEAT: readonly Seat[] = [];

function interjectors(state: DeadReckoningState, frame: FrameOf<'main'>): readonly Seat[] {
  let seats: Seat[] | undefined;
  for (let seat = 0; seat < state.seats; seat++)
    if (seat !== frame.seat && mayInterject(state, seat)) {
      seats ??= [];
      seats.push(seat);
    }
  return seats ?? NO_SEAT;
}

/** DR-TABLE-3: the frame lies below whatever the step brings. */
function setOut(state: DeadReckoningState, seat: Seat, to: Location, out: DeadReckoningOut): void {
  const below = state.flow.length;
  if (pass(state, seat, to, out)) state.flow.splice(below, 0, { step: 'underway', seat });
}

function whyNotInterject(state: DeadReckoningState, seat: Seat, action: DeadReckoningAction): Reason {
  switch (action.type) {
    case 'level':
      return whyNotLevel(state, seat, action.card);
    case 'load':
    case 'unload':
    case 'rearrange':
    case 'jettison':
      return whyNotGoods(state, seat, action, 'elsewhere');
    default:
      return reason('not-your-turn');
  }
}

export const main: DeadReckoningStep<'main'> = {
  seats: (_state, frame) => only(frame.seat),
  mayAct: interjectors,
  legal: (state, frame, seat) => (seat === frame.seat ? mainActions(state, seat) : interjections(state, seat)),
  apply(state, _frame, seat, action, out) {
    switch (action.type) {
      case 'load':
      case 'unload':
      case 'rearrange':
      case 'jettison':
        applyGoods(state, seat, action, out);
        break;
      case 'level':
        levelInHand(state, seat, action.card, out);
        break;
      case 'play':
        playCard(state, seat, action.card, out);
        break;
      case 'raise':
        raise(state, seat, action.cards, out);
        break;
      case 'sail':
        sail(state, seat, action.to, out);
        break;
      case 'pass':
        setOut(state, seat, action.to, out);
        break;
      case 'buy':
      case 'trade':
        purchase(state, seat, out);
        break;
      case 'attack':
        attackMerchant(state, seat, out);
        break;
      case 'storm':
      case 'flag':
      case 'fight':
        applyAttack(state, seat, action, out);
        break;
      case 'claim':
        claim(state, seat, out);
        break;
      case 'use':
        useAbility(state, seat, action, out);
        break;
      case 'end':
        state.flow.pop();
        beginEndPhase(state, seat);
        break;
    }
  },
  whyNot(state, frame, seat, action) {
    if (seat !== frame.seat) return whyNotInterject(state, seat, action);
    switch (action.type) {
      case 'load':
      case 'unload':
      case 'rearrange':
      case 'jettison':
        return whyNotGoods(state, seat, action, 'main');
      case 'level':
        return whyNotLevel(state, seat, action.card);
      case 'play':
        return whyNotPlay(action.card);
      case 'raise':
        return whyNotRaise(state, seat, action.cards);
      case 'sail':
        return whyNotSail(state, seat, action.to);
      case 'pass':
        return whyNotPass(state, seat, action.to);
      case 'buy':
      case 'trade':
      case 'attack':
        return whyNotMarket(state, seat, action.type);
      case 'storm':
      case 'flag':
      case 'fight':
        return whyNotAttack(state, seat, action);
      case 'claim':
        return reason(whyNotClaim(state, seat) ?? 'not-in-main-phase');
      case 'use':
        return whyNotUse(state, seat, action);
      default:
        return pending(frame.step);
    }
  },
};
