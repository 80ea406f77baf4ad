/** Who controls an island (DR-CTRL), what that means for its buildings (DR-BLDG), and who is kept off it. */
import { FORT, GARRISON, isIsland, islandOf } from '../cards/table.ts';
import { bitOf, type DeadReckoningState, HARBOUR, NOBODY, type Tile } from './state.ts';

const PROTECTION = bitOf(FORT) | bitOf(GARRISON);

/** DR-AMB-72: a tile face down is no island yet. */
export const isOpenIsland = ({ explored, id }: Tile): boolean => explored && isIsland(id);

export function emptySlots({ id, cubes }: Tile): number {
  let empty = islandOf(id).slots;
  for (const count of cubes) empty -= count;
  return empty;
}

/** Cubes in slots and permanent ones (DR-CTRL-2). */
export const cubesOn = ({ cubes, permanent }: Tile, player: number): number => cubes[player] + permanent[player];

/** DR-CTRL-1 to 4: who would control the island as its cubes lie now. */
export function strongest(state: DeadReckoningState, at: number): number {
  const tile = state.sea[at];
  if (!isOpenIsland(tile)) return NOBODY;
  let most = emptySlots(tile);
  let holder = NOBODY;
  for (let player = 0; player < tile.cubes.length; player++) {
    const count = cubesOn(tile, player);
    if (count > most) {
      most = count;
      holder = player;
    } else if (count === most) holder = NOBODY;
  }
  return holder;
}

/** DR-BLDG-4, DR-BLDG-7, DR-BLDG-14: a working fort or garrison of somebody else. */
export function hostileFort(state: DeadReckoningState, player: number, at: number): boolean {
  const { controller, buildings } = state.sea[at];
  return controller !== NOBODY && controller !== player && (buildings & PROTECTION) !== 0;
}

/** DR-BLOCK-1, DR-BLOCK-7: the player's ship shares the island with an opponent's ship in pirate mode. */
export function isBlocked(state: DeadReckoningState, player: number, at: number): boolean {
  const { players } = state;
  if (at === HARBOUR || players[player].at !== at) return false;
  for (let other = 0; other < players.length; other++)
    if (other !== player && players[other].pirate && players[other].at === at) return true;
  return false;
}

/** Load, unload, put cubes: DR-BLDG-4 and DR-BLOCK-2 together. */
export const canInteract = (state: DeadReckoningState, player: number, at: number): boolean =>
  at !== HARBOUR && isOpenIsland(state.sea[at]) && !hostileFort(state, player, at) && !isBlocked(state, player, at);

/** Remembers who controlled an island before the first cube of the batch touched it (DR-CTRL-11). */
function touch(state: DeadReckoningState, at: number): void {
  const { batch } = state;
  if (!batch || batch.tiles.includes(at)) return;
  batch.tiles.push(at);
  batch.controllers.push(state.sea[at].controller);
}

/** From the supply into a slot. Control is checked by whoever closes the batch or calls `settleTile`. */
export function addCube(state: DeadReckoningState, at: number, player: number): void {
  touch(state, at);
  state.players[player].cubes--;
  state.sea[at].cubes[player]++;
}

/** From a slot back to its owner. */
export function removeCube(state: DeadReckoningState, at: number, player: number): void {
  touch(state, at);
  state.sea[at].cubes[player]--;
  state.players[player].cubes++;
}
