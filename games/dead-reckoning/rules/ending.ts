/** Section 21: the end of every turn, the last turns, and the result. */
import type { Outcome, Seat, Standing } from '@broadside/kernel';
import { TO_END } from '../cards/achievements.ts';
import type { DeadReckoningOut, DeadReckoningWork } from './flow.ts';
import { isRival, RIVAL } from './rival/self.ts';
import { type Counted, type Sheet, sheetOf, totalOf } from './scoring.ts';
import { BY_LIMIT, BY_ORDERS, type DeadReckoningState, NOBODY } from './state.ts';
import { beginTieBreak } from './tieBreak.ts';
import { nextTurn } from './turns.ts';

/** How many markers a player has. */
export function markersOf(achievements: number): number {
  let count = 0;
  for (let left = achievements; left > 0; left &= left - 1) count++;
  return count;
}

/** DR-GAMEEND-1, DR-SOLO-43: who has ended the game with this turn; NOBODY. */
function trigger(state: DeadReckoningState): number {
  const { active, players, orders } = state;
  if (markersOf(players[active].achievements) >= TO_END) return active;
  return isRival(state, active) && orders.length === 0 ? BY_ORDERS : NOBODY;
}

/** DR-TABLE-9: whether the next turn opens the last round. */
function opensLastRound({ options, round, active, first, players }: DeadReckoningState): boolean {
  return options.roundLimit > 0 && round + 1 >= options.roundLimit && (active + 1) % players.length === first;
}

/** DR-GAMEEND-3, DR-LEVEL-11: no level-up follows the last turn. */
function finish(state: DeadReckoningState): void {
  const player = state.players[state.active];
  player.finished = true;
  player.levelDue = 'no';
}

/** The last thing of every turn: the end is tested (DR-END-PHASE-11), and the next turn begins or the score is made. */
export function afterTurn(state: DeadReckoningState, out: DeadReckoningOut): void {
  if (state.endedBy !== NOBODY) {
    finish(state);
    out.events?.push({ type: 'lastTurnDone', seat: state.active });
  } else {
    state.endedBy = trigger(state);
    if (state.endedBy !== NOBODY) {
      finish(state);
      out.events?.push({ type: 'endTriggered', seat: state.active });
    } else if (opensLastRound(state)) state.endedBy = BY_LIMIT;
  }
  if (state.players.every(({ finished }) => finished)) state.flow.push({ step: 'finale', stage: 'scoring' });
  else nextTurn(state, out);
}

/** DR-TIE-1: who has the most coins together with somebody else; a lone player needs no throw (DR-SOLO-46). */
function tiedForFirst(state: DeadReckoningState): number[] {
  if (state.seats === 1) return [];
  const totals = state.players.map((_, player) => totalOf(sheetOf(state, player)));
  const most = Math.max(...totals);
  const best: number[] = [];
  totals.forEach((total, player) => {
    if (total === most) best.push(player);
  });
  return best.length > 1 ? best : [];
}

function endMatch(state: DeadReckoningState, out: DeadReckoningOut): void {
  state.flow.pop();
  out.uncover();
  out.events?.push({ type: 'ended' });
}

/** DR-GAMEEND-8: chests and tokens are opened, and a tie is fought out. */
export const finale: DeadReckoningWork<'finale'> = {
  resume(state, frame, out) {
    const tied = frame.stage === 'scoring' ? tiedForFirst(state) : [];
    if (tied.length === 0) endMatch(state, out);
    else {
      frame.stage = 'tie';
      beginTieBreak(state, tied, out);
    }
  },
};

/** All that decides; a view of a match that is over shows as much of it as a state. */
interface Ended extends Counted {
  readonly flow: readonly unknown[];
  readonly endedBy: number;
  readonly tieStrength: readonly number[];
}

interface Count {
  readonly seat: Seat;
  readonly points: number;
  readonly strength: number;
  readonly sheet: Sheet;
}

function countUp(state: Ended, seat: Seat): Count {
  const sheet = sheetOf(state, seat);
  return { seat, points: totalOf(sheet), strength: state.tieStrength[seat] ?? NOBODY, sheet };
}

/** How a match of this game ends, and what decides it. */
export interface DeadReckoningOutcome extends Outcome {
  readonly reason: 'achievements' | 'roundLimit' | 'orders';
  readonly decidedBy: 'points' | 'tieBattle' | 'shared';
}

/** DR-SCORE-20, DR-TIE-3. */
const compare = (a: Count, b: Count): number => b.points - a.points || b.strength - a.strength;

const decidedBy = (best: Count, second: Count): DeadReckoningOutcome['decidedBy'] => {
  if (best.points !== second.points) return 'points';
  return best.strength === second.strength ? 'shared' : 'tieBattle';
};

const reasonOf = (endedBy: number): DeadReckoningOutcome['reason'] => {
  if (endedBy === BY_LIMIT) return 'roundLimit';
  return endedBy === BY_ORDERS ? 'orders' : 'achievements';
};

/** DR-SOLO-46: a tie is the player's. */
function soloOutcome(state: Ended): DeadReckoningOutcome {
  const { points, sheet } = countUp(state, 0);
  const rival = totalOf(sheetOf(state, RIVAL));
  const wins = points >= rival;
  return {
    reason: reasonOf(state.endedBy),
    decidedBy: 'points',
    winners: wins ? [0] : [],
    ranking: [{ seat: 0, rank: wins ? 1 : 2, points, sheet: { ...sheet, rival } }],
  };
}

/** The result, once nothing waits any more. */
export function outcome(state: Ended): DeadReckoningOutcome | undefined {
  if (state.flow.length > 0) return undefined;
  if (state.seats === 1) return soloOutcome(state);
  const counts = state.players.map((_, seat) => countUp(state, seat)).sort((a, b) => compare(a, b) || a.seat - b.seat);
  const ranking: Standing[] = counts.map((count) => ({
    seat: count.seat,
    rank: counts.findIndex((other) => compare(other, count) === 0) + 1,
    points: count.points,
    sheet: { ...count.sheet },
  }));
  return {
    reason: reasonOf(state.endedBy),
    decidedBy: decidedBy(counts[0], counts[1]),
    winners: ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    ranking,
  };
}
