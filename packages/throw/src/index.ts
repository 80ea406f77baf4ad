export { type Axis, decodeFilm, type Film, facing, type Place, type Pose, type Quaternion } from './film.ts';
export type * from './types.ts';
