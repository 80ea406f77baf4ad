export { type Axis, decodeRecording, facing, type Pose, type Recording } from './recording.ts';
export { axesOf, headingOf, type Quaternion, type Vector } from './space.ts';
export { hatchOf, type ShipBlock, type ShipPart, shipOf } from './tower/ship.ts';
export type * from './types.ts';
