export { type Axis, decodeFilm, type Film, facing, type Pose } from './film.ts';
export type { Quaternion, Vector } from './space.ts';
export { hatchOf, type ShipBlock, type ShipPart, shipOf } from './tower/ship.ts';
export type * from './types.ts';
