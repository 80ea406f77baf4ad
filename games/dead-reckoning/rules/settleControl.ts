/** When control of an island has changed (DR-CTRL): the permanent cube, and the fate of its buildings (DR-BLDG). */
import { BUILDINGS, buildingCard } from '../cards/table.ts';
import { strongest } from './control.ts';
import { spendCube } from './cubes.ts';
import type { DeadReckoningOut } from './flow.ts';
import { bitOf, type DeadReckoningState, NOBODY } from './state.ts';

/** DR-BLDG-2, DR-BLDG-3: buildings do not survive another master. */
function razeAll(state: DeadReckoningState, at: number, out: DeadReckoningOut): void {
  const tile = state.sea[at];
  BUILDINGS.forEach((_, kind) => {
    const building = kind as 0 | 1 | 2;
    if ((tile.buildings & bitOf(building)) === 0) return;
    state.buildings[building]++;
    out.events?.push({ type: 'razed', card: buildingCard(building), tile: at, cause: 'control' });
  });
  tile.buildings = 0;
  tile.builder = NOBODY;
}

/** DR-CTRL-5, DR-CTRL-7, DR-CTRL-11: after a change of cubes, with the controller there was before it. */
export function settleTile(state: DeadReckoningState, at: number, before: number, out: DeadReckoningOut): void {
  const tile = state.sea[at];
  const now = strongest(state, at);
  if (now === before) return;
  tile.controller = now;
  if (now === NOBODY) {
    out.events?.push({ type: 'controlLost', seat: before, tile: at });
    return;
  }
  const has = state.players[now].cubes > 0;
  out.events?.push({ type: 'controlled', seat: now, tile: at, before, permanent: has });
  if (tile.buildings !== 0 && tile.builder !== now) razeAll(state, at, out);
  spendCube(state, now, { tile: at, achievement: NOBODY }, out);
}

/** DR-INF-6: the one check after the batch. */
export function closeBatch(state: DeadReckoningState, out: DeadReckoningOut): void {
  const { batch } = state;
  if (!batch) return;
  state.batch = null;
  batch.tiles.forEach((at, place) => {
    settleTile(state, at, batch.controllers[place], out);
  });
}
