/** What an active player may attack: buildings, ships under a black flag, pirates (DR-COMBAT-B1, DR-FLAG, DR-PIRATE). */
import { only, type Reason, type Seat } from '@broadside/kernel';
import {
  BUILDINGS,
  type Building,
  buildingCard,
  buildingOf,
  CREW_CARDS,
  FIRST_BUILDING,
  FORT,
  GARRISON,
  NO_CARD,
  OUTPOST,
} from '../cards/table.ts';
import { isUsed, PARTS, readingOf, useUp } from './abilities.ts';
import type { DeadReckoningAction } from './actions.ts';
import { isBlocked } from './control.ts';
import { beginBattle } from './declare.ts';
import type { DeadReckoningOut, DeadReckoningStep } from './flow.ts';
import { pending, type ReasonCode, reason } from './reasons.ts';
import { bitOf, type DeadReckoningState, HARBOUR, NOBODY, type Player } from './state.ts';

export type AttackAction = Extract<DeadReckoningAction, { readonly type: 'storm' | 'flag' | 'fight' }>;

const STORMED: readonly Building[] = [FORT, GARRISON];
const MOST_PLAYERS = 4;
const STORM: readonly DeadReckoningAction[] = STORMED.map((building) => ({
  type: 'storm',
  card: buildingCard(building),
}));
const FIGHT: readonly DeadReckoningAction[] = Array.from({ length: MOST_PLAYERS }, (_, seat) => ({
  type: 'fight',
  seat,
}));
const FLAG: readonly (readonly DeadReckoningAction[])[] = Array.from({ length: CREW_CARDS }, (_, card) =>
  Array.from({ length: MOST_PLAYERS }, (_none, seat) => ({ type: 'flag', card, seat })),
);

/** DR-COMBAT-6. */
const isFought = ({ turn }: DeadReckoningState, player: number): boolean => (turn.foughtShips & (1 << player)) !== 0;

/** Another ship at the same location that has not been fought this turn. */
export const isInReach = (state: DeadReckoningState, seat: Seat, other: number): boolean =>
  other !== seat && state.players[other].at === state.players[seat].at && !isFought(state, other);

/** DR-PIRATE-1, DR-PIRATE-11: pirates here that are still to be fought. */
export function piratesHere(state: DeadReckoningState, seat: Seat): number[] {
  const pirates: number[] = [];
  if (state.players[seat].at === HARBOUR) return pirates;
  for (let other = 0; other < state.players.length; other++)
    if (state.players[other].pirate && isInReach(state, seat, other)) pirates.push(other);
  return pirates;
}

/** DR-FLAG-4: the number of the first black flag of a card that has not been used; -1 without one. */
function flagOn({ crew }: Player, card: number): number {
  for (let part = 0; part < PARTS; part++)
    for (const { at, effect } of readingOf(crew[card], card, part).effects) {
      const ability = part * 16 + at;
      if (effect.do === 'blackFlag' && !isUsed(crew[card], ability)) return ability;
    }
  return -1;
}

/** DR-PIRATE-7: only where the turn began, before the ship leaves. */
const hasStayed = ({ turn, players }: DeadReckoningState, seat: Seat): boolean =>
  !turn.moved && players[seat].at === turn.beganAt;

/** DR-COMBAT-B1 to B3, DR-COMBAT-B18. */
function whyNotStorm(state: DeadReckoningState, seat: Seat, building: Building): ReasonCode | undefined {
  const { at } = state.players[seat];
  if (building === OUTPOST) return 'outpost-safe';
  if (at === HARBOUR || (state.sea[at].buildings & bitOf(building)) === 0) return 'no-such-building';
  const { controller } = state.sea[at];
  if (controller === NOBODY || controller === seat) return controller === seat ? 'own-building' : 'no-such-building';
  if (state.turn.foughtBuildings.includes(at * BUILDINGS.length + building)) return 'already-fought';
  return isBlocked(state, seat, at) ? 'blockade' : undefined;
}

/** DR-DEC-20 to 22. */
export function attackActions(state: DeadReckoningState, seat: Seat): DeadReckoningAction[] {
  const actions: DeadReckoningAction[] = [];
  const player = state.players[seat];
  if (player.at !== HARBOUR && state.sea[player.at].buildings !== 0)
    for (const building of STORMED) if (whyNotStorm(state, seat, building) === undefined) actions.push(STORM[building]);
  for (let other = 0; other < state.players.length; other++) {
    if (!isInReach(state, seat, other)) continue;
    if (state.players[other].pirate && player.at !== HARBOUR && hasStayed(state, seat)) actions.push(FIGHT[other]);
    for (const card of player.play) if (flagOn(player, card) >= 0) actions.push(FLAG[card][other]);
  }
  return actions;
}

export function engage(
  state: DeadReckoningState,
  attacker: Seat,
  defender: number,
  cause: 'flag' | 'forced' | 'chosen',
  out: DeadReckoningOut,
): void {
  const { at } = state.players[attacker];
  beginBattle(state, { kind: 'ship', attacker, defender, at, card: NO_CARD, building: -1, cause, bonus: 0 }, out);
}

export function applyAttack(state: DeadReckoningState, seat: Seat, action: AttackAction, out: DeadReckoningOut): void {
  const player = state.players[seat];
  switch (action.type) {
    case 'storm': {
      const { at } = player;
      const defender = state.sea[at].controller;
      const building = buildingOf(action.card);
      const card = NO_CARD;
      beginBattle(
        state,
        { kind: 'building', attacker: seat, defender, at, card, building, cause: 'attack', bonus: 0 },
        out,
      );
      break;
    }
    case 'flag':
      useUp(player, action.card, flagOn(player, action.card));
      engage(state, seat, action.seat, 'flag', out);
      break;
    case 'fight':
      engage(state, seat, action.seat, 'chosen', out);
      break;
  }
}

function whyNotShip(state: DeadReckoningState, seat: Seat, other: number): ReasonCode | undefined {
  if (other === seat || state.players[other]?.at !== state.players[seat].at) return 'not-here';
  return isFought(state, other) ? 'already-fought' : undefined;
}

function whyNotFlag(state: DeadReckoningState, seat: Seat, card: number, other: number): ReasonCode {
  const player = state.players[seat];
  if (!player.play.includes(card)) return 'not-in-play';
  return flagOn(player, card) < 0 ? 'no-flag' : (whyNotShip(state, seat, other) ?? 'not-here');
}

function whyNotFight(state: DeadReckoningState, seat: Seat, other: number): ReasonCode {
  const code = whyNotShip(state, seat, other);
  if (code) return code;
  return state.players[other].pirate ? 'left-the-tile' : 'no-pirate-here';
}

export function whyNotAttack(state: DeadReckoningState, seat: Seat, action: AttackAction): Reason {
  switch (action.type) {
    case 'storm': {
      const building = action.card - FIRST_BUILDING;
      const isBuilding = building >= 0 && building < BUILDINGS.length;
      return reason((isBuilding && whyNotStorm(state, seat, buildingOf(action.card))) || 'no-such-building');
    }
    case 'flag':
      return reason(whyNotFlag(state, seat, action.card, action.seat));
    case 'fight':
      return reason(whyNotFight(state, seat, action.seat));
  }
}

/** DR-DEC-19, DR-DEC-74: one pirate after the other; a single one needs no choice. */
export const forced: DeadReckoningStep<'forced'> = {
  seats: (_state, frame) => only(frame.seat),
  legal: (state, { seat }) => piratesHere(state, seat).map((pirate) => FIGHT[pirate]),
  apply(state, _frame, seat, action, out) {
    if (action.type === 'fight') engage(state, seat, action.seat, 'forced', out);
  },
  /** A ship that has sunk lies in the harbour, where nobody is a pirate. */
  resume(state, { seat }, out) {
    const pirates = piratesHere(state, seat);
    if (pirates.length > 1) return false;
    if (pirates.length === 0) state.flow.pop();
    else engage(state, seat, pirates[0], 'forced', out);
    return true;
  },
  whyNot(state, frame, seat, action) {
    return action.type === 'fight' ? reason(whyNotFight(state, seat, action.seat)) : pending(frame.step);
  },
};
