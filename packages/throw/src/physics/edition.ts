/** What a version of the physics is; frozen before it is raised (`npm run freeze -- throw`). */
export { LID_PHYSICS, throwLid } from './throwLid.ts';
export { TOWER_PHYSICS, throwTower } from './throwTower.ts';
