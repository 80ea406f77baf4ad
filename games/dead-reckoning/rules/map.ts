/** Where the locations lie: twelve tiles in four rows of three, and the harbour before the first row (DR-MOVE-2, DR-MOVE-3). */
import type { Way } from '../cards/ocean.ts';
import { COLUMNS, HARBOUR, type Location, TILES } from './state.ts';

const LOCATIONS = TILES + 1;

/** The row of a tile as it is called: 1 next to the harbour, 4 the farthest. */
export const rowOf = (tile: number): number => ((tile / COLUMNS) | 0) + 1;

/** The tile in this direction, north being away from the harbour; -1 off the grid and for the harbour (DR-SETUP-7). */
export function tileTo(tile: number, way: Way): number {
  const column = tile % COLUMNS;
  switch (way) {
    case 'north':
      return tile + COLUMNS < TILES ? tile + COLUMNS : -1;
    case 'south':
      return tile - COLUMNS >= 0 ? tile - COLUMNS : -1;
    case 'west':
      return column > 0 ? tile - 1 : -1;
    case 'east':
      return column < COLUMNS - 1 ? tile + 1 : -1;
  }
}

function neighboursOf(at: Location): Location[] {
  if (at === HARBOUR) return [0, 1, 2];
  const column = at % COLUMNS;
  const near: Location[] = [at < COLUMNS ? HARBOUR : at - COLUMNS];
  if (column > 0) near.push(at - 1);
  if (column < COLUMNS - 1) near.push(at + 1);
  if (at + COLUMNS < TILES) near.push(at + COLUMNS);
  return near;
}

export const NEIGHBOURS: readonly (readonly Location[])[] = Array.from({ length: LOCATIONS }, (_, at) =>
  neighboursOf(at),
);

function stepsFrom(from: Location): number[] {
  const steps: number[] = new Array<number>(LOCATIONS).fill(LOCATIONS);
  steps[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (const next of NEIGHBOURS[at])
      if (steps[next] === LOCATIONS) {
        steps[next] = steps[at] + 1;
        queue.push(next);
      }
  return steps;
}

/** Fewest steps between two locations: nothing bars the way (DR-MOVE-5, DR-MOVE-8). */
export const STEPS_BETWEEN: readonly (readonly number[])[] = Array.from({ length: LOCATIONS }, (_, from) =>
  stepsFrom(from),
);

/** DR-SOLO-11: the order of every last tie-break: the harbour, then by columns, nearer to the harbour first. */
export const IN_TILE_ORDER: readonly Location[] = [
  HARBOUR,
  ...Array.from({ length: TILES }, (_, tile) => tile).sort(
    (one, other) => (one % COLUMNS) - (other % COLUMNS) || one - other,
  ),
];
