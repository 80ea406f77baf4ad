/** The throw for a tie (DR-TIE): all cannons of ship and crew, strength alone counts. */
import { ZONES } from '../cards/board.ts';
import { CREW_CARDS, NO_CARD } from '../cards/table.ts';
import { cardCannons } from './abilities.ts';
import type { Battle } from './battleState.ts';
import { whyNotRecall } from './cubes.ts';
import type { DeadReckoningOut } from './flow.ts';
import { giveBack } from './loot.ts';
import { shipCannons } from './ship.ts';
import { type DeadReckoningState, HARBOUR, NOBODY, TILES } from './state.ts';
import { battleOf } from './tower.ts';

const MOST_PLAYERS = 4;

/** DR-TIE-1, DR-TIE-6: every crew card, wherever it is. */
export function tieCannons(state: DeadReckoningState, player: number): number {
  const owner = state.players[player];
  let cannons = shipCannons(owner);
  for (let card = 0; card < CREW_CARDS; card++) cannons += cardCannons(owner.crew[card], card);
  return cannons;
}

const tieBattle = (state: DeadReckoningState, tied: readonly number[]): Battle => ({
  index: state.throws + 1,
  kind: 'tie',
  attacker: tied[0],
  defender: NOBODY,
  foe: NOBODY,
  at: HARBOUR,
  card: NO_CARD,
  building: -1,
  cause: 'tie',
  bonus: 0,
  taken: [0, 0],
  cubes: [],
  waiting: [],
  wanted: tied.flatMap((player) => new Array<number>(tieCannons(state, player)).fill(player)),
  lent: [],
  thrown: 0,
  throws: 0,
  strength: [0, 0],
  spared: [0, 0],
  pledges: [],
  dealt: [0, 0],
  winner: NOBODY,
  decided: false,
});

/** DR-TIE-2: all tied players throw at once. Who is tied has the highest, equal strength so far. */
export function beginTieBreak(state: DeadReckoningState, tied: readonly number[], out: DeadReckoningOut): void {
  if (state.tieStrength.length === 0)
    state.tieStrength = state.players.map((_, player) => (tied.includes(player) ? 0 : NOBODY));
  state.battle = tieBattle(state, tied);
  state.flow.push({ step: 'battle', stage: 'responded' });
  out.events?.push({
    type: 'battleBegan',
    kind: 'tie',
    seat: tied[0],
    defender: NOBODY,
    foe: NOBODY,
    at: HARBOUR,
    card: NO_CARD,
    cause: 'tie',
  });
}

/**
 * DR-CUBE-5: cubes are taken from islands where that is allowed. The score has been made, so they are only borrowed and
 * nobody is asked which.
 */
export function borrowCubes(state: DeadReckoningState, player: number, count: number): void {
  const battle = battleOf(state);
  const owner = state.players[player];
  for (let tile = 0; tile < TILES; tile++)
    while (owner.cubes < count && whyNotRecall(state, player, tile) === undefined) {
      state.sea[tile].cubes[player]--;
      owner.cubes++;
      battle.lent = [...battle.lent, tile * MOST_PLAYERS + player];
    }
}

function returnCubes(state: DeadReckoningState, { cubes, lent }: Battle): void {
  giveBack(state, cubes);
  for (const one of lent) {
    const player = one % MOST_PLAYERS;
    state.sea[(one - player) / MOST_PLAYERS].cubes[player]++;
    state.players[player].cubes--;
  }
}

/** DR-TIE-3 to 5: later throws add to earlier ones, so whoever was ahead stays ahead. */
export function endTieThrow(state: DeadReckoningState, out: DeadReckoningOut): void {
  const battle = battleOf(state);
  const before = state.tieStrength;
  const most = Math.max(...before);
  const seats = before.flatMap((sum, player) => (sum === most ? [player] : []));
  const thrown = before.map(() => 0);
  for (const { side, zone } of battle.cubes) thrown[side] += ZONES[zone].strength;
  returnCubes(state, battle);
  state.battle = null;
  state.flow.pop();
  state.tieStrength = before.map((sum, player) => sum + thrown[player]);
  out.events?.push({ type: 'tieThrown', seats, strength: seats.map((player) => thrown[player]) });
  const best = Math.max(...seats.map((player) => thrown[player]));
  const tied = seats.filter((player) => thrown[player] === best);
  if (tied.length > 1 && battle.thrown > 0) beginTieBreak(state, tied, out);
}
