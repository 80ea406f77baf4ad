/** Section 4: the turns, one after the other, and the main phase. */
import { only, type Reason, type Seat } from '@broadside/kernel';
import { type CardId, CREW_CARDS } from '../cards/table.ts';
import { abilityActions } from './abilities.ts';
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
import { pending, reason } from './reasons.ts';
import { beginRivalTurn } from './rival/rival.ts';
import { isRival } from './rival/self.ts';
import { addRaises, raise, whyNotRaise } from './sails.ts';
import { type DeadReckoningState, type FrameOf, type Location, NOBODY, type Player, type Turn } from './state.ts';

export const newTurn = (beganAt: Location): Turn => ({
  raised: false,
  moved: false,
  explored: false,
  bought: 0,
  foughtShips: 0,
  foughtBuildings: [],
  beganAt,
  passRowFour: 0,
  damageOnEntering: 0,
  entered: 0,
});

/** DR-COMBAT-8: "once per turn" means any player's turn, so everybody's counters go back. */
function freshen(player: Player): void {
  for (const crew of player.crew) {
    crew.used = 0;
    crew.fired = 0;
  }
  for (const cell of player.cells) cell.fired = 0;
  player.firedPrinted = false;
}

/** DR-STATE-6. The rival's turn is another matter; everybody else levels up if it is still due, and acts. */
export function beginTurn(state: DeadReckoningState, player: number, out: DeadReckoningOut): void {
  state.active = player;
  state.turns++;
  state.turn = newTurn(state.players[player].at);
  for (const one of state.players) freshen(one);
  out.events?.push({ type: 'turnBegan', seat: player, round: state.round, last: state.endedBy !== NOBODY });
  if (isRival(state, player)) {
    beginRivalTurn(state, out);
    return;
  }
  state.flow.push({ step: 'main', seat: player });
  if (state.players[player].levelDue !== 'no') state.flow.push({ step: 'levelUp', seat: player });
}

/** DR-TURN-7, DR-LEVEL-11: the turn that ends gives a level-up, but not the last one. */
function dueAfterTurn({ options, players, active }: DeadReckoningState): Player['levelDue'] {
  const { finished, crew } = players[active];
  if (finished || crew.length === 0) return 'no';
  return options.levelUpOptional ? 'may' : 'must';
}

/** DR-TURN-1: clockwise. */
export function nextTurn(state: DeadReckoningState, out: DeadReckoningOut): void {
  state.players[state.active].levelDue = dueAfterTurn(state);
  const next = (state.active + 1) % state.players.length;
  if (next === state.first) state.round++;
  beginTurn(state, next, out);
}

/** DR-DEC-1, then the first turn. */
export function beginMatch(state: DeadReckoningState, out: DeadReckoningOut): void {
  if (state.options.bonusTokens) state.flow.push({ step: 'token' });
  else beginTurn(state, state.first, out);
}

/** DR-PLAY-1: laid face up; a level that was secret is known now. */
export function playCard(state: DeadReckoningState, seat: Seat, card: CardId, out: DeadReckoningOut): void {
  const player = state.players[seat];
  const { hand, crew } = player;
  hand.splice(hand.indexOf(card), 1);
  player.play.push(card);
  crew[card].known = crew[card].level;
  out.events?.push({ type: 'played', seat, card, level: crew[card].level });
}

export const whyNotPlay = (card: CardId): Reason => reason(card < CREW_CARDS ? 'card-not-in-hand' : 'not-a-crew-card');

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

/** By what all can see, so that nobody's hand is told. */
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
  may: interjectors,
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
  resume: () => false,
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
