/** Where the rival wants to go, and the way there (DR-SOLO-12, DR-SOLO-13, DR-SOLO-18 to 22). */
import type { Target } from '../../cards/solo.ts';
import { islandOf, isMerchant } from '../../cards/table.ts';
import { cubesOn, hostileFort, isOpenIsland } from '../control.ts';
import { hasGarrison } from '../course.ts';
import { IN_TILE_ORDER, NEIGHBOURS, STEPS_BETWEEN } from '../map.ts';
import { type DeadReckoningState, HARBOUR, type Location } from '../state.ts';
import { RIVAL } from './self.ts';

/** The player's place: the only one beside the rival's. */
export const HUMAN = 0;
/** No such place. */
export const NOWHERE: Location = -1;

/** Face-down tiles count like others. */
const distance = (from: Location, to: Location): number => STEPS_BETWEEN[from][to];

const rivalAt = (state: DeadReckoningState): Location => state.players[RIVAL].at;

/** The tile with the highest worth; ties: the smaller distance from the rival's ship, then tile order. */
export function bestTile(
  state: DeadReckoningState,
  isOne: (tile: number) => boolean,
  worth: (tile: number) => number,
): Location {
  const from = rivalAt(state);
  let best = NOWHERE;
  for (const tile of IN_TILE_ORDER) {
    if (tile === HARBOUR || !isOne(tile)) continue;
    const more = best === NOWHERE ? 1 : worth(tile) - worth(best);
    if (more > 0 || (more === 0 && distance(from, tile) < distance(from, best))) best = tile;
  }
  return best;
}

const nearest = (state: DeadReckoningState, isOne: (tile: number) => boolean): Location =>
  bestTile(state, isOne, () => 0);

/** What the most cubes score there at the end. */
export const firstValue = (state: DeadReckoningState, tile: number): number => islandOf(state.sea[tile].id).values[0];

const richest = (state: DeadReckoningState, isOne: (tile: number) => boolean): Location =>
  bestTile(
    state,
    (tile) => isOpenIsland(state.sea[tile]) && isOne(tile),
    (tile) => firstValue(state, tile),
  );

/** DR-SOLO-20. */
const bestFreeIsland = (state: DeadReckoningState): Location =>
  richest(state, (tile) => state.sea[tile].controller !== RIVAL && !hostileFort(state, RIVAL, tile));

/** DR-SOLO-21: by how many cubes the rival is ahead. */
function weakestOwn(state: DeadReckoningState): Location {
  const lead = (tile: number): number => cubesOn(state.sea[tile], RIVAL) - cubesOn(state.sea[tile], HUMAN);
  return bestTile(
    state,
    (tile) => state.sea[tile].controller === RIVAL,
    (tile) => -lead(tile),
  );
}

const orElse = (tile: Location, state: DeadReckoningState): Location =>
  tile === NOWHERE ? bestFreeIsland(state) : tile;

export function targetOf(state: DeadReckoningState, target: Target): Location {
  switch (target) {
    case 'nearestUnexplored':
      return orElse(
        nearest(state, (tile) => !state.sea[tile].explored),
        state,
      );
    case 'bestFreeIsland':
      return bestFreeIsland(state);
    case 'bestPlayerIsland':
      return orElse(
        richest(state, (tile) => state.sea[tile].controller === HUMAN),
        state,
      );
    case 'ownWeakestIsland':
      return orElse(weakestOwn(state), state);
    case 'nearestMerchant':
      return nearest(state, (tile) => state.sea[tile].explored && isMerchant(state.sea[tile].card));
    case 'playerShip':
      return state.players[HUMAN].at;
    case 'harbour':
      return HARBOUR;
  }
}

/** DR-SOLO-9: whether a merchant lies open, or the player's ship is at sea. */
export function targetExists(state: DeadReckoningState, target: Target): boolean {
  if (target === 'playerShip') return state.players[HUMAN].at !== HARBOUR;
  return target !== 'nearestMerchant' || targetOf(state, target) !== NOWHERE;
}

/** DR-SOLO-13: the next step of a shortest way; without a garrison first, then in tile order. */
export function nextStep(state: DeadReckoningState, target: Location): Location {
  const at = rivalAt(state);
  const nearer = IN_TILE_ORDER.filter(
    (one) => NEIGHBOURS[at].includes(one) && distance(one, target) < distance(at, target),
  );
  return nearer.find((one) => !hasGarrison(state, RIVAL, one)) ?? nearer[0] ?? NOWHERE;
}
