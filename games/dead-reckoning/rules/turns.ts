/** Section 4: the turns, one after the other. */
import { alter } from './crew.ts';
import type { DeadReckoningOut } from './flow.ts';
import { beginRivalTurn } from './rival/begin.ts';
import { isRival } from './rival/self.ts';
import { type DeadReckoningState, type Location, NOBODY, type Player, type Turn } from './state.ts';

export const newTurn = (beganAt: Location): Turn => ({
  raised: false,
  moved: false,
  explored: false,
  bought: 0,
  foughtShips: 0,
  foughtBuildings: [],
  beganAt,
  passRowFour: 0,
  passed: 0,
  damageOnEntering: 0,
  entered: 0,
});

/** DR-COMBAT-8: "once per turn" means any player's turn, so everybody's counters go back. */
function freshen(player: Player): void {
  player.crew.forEach(({ used, fired }, card) => {
    if (used !== 0 || fired !== 0) alter(player, card, { used: 0, fired: 0 });
  });
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
