/** Places and turns. x is to the right, y is up, z is toward the near edge of the table. */

export type Vector = readonly [x: number, y: number, z: number];
export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** Where the three body axes of a turned cube point, as rows. */
export const axesOf = ([x, y, z, w]: Quaternion): readonly [Vector, Vector, Vector] => [
  [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
  [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
  [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
];

/** Which of the three body axes is nearest to vertical, and its share of up: 1 upward, -1 downward. */
export function upAxis(turn: Quaternion): { readonly axis: 0 | 1 | 2; readonly up: number } {
  const ups = axesOf(turn).map(([, up]) => up);
  const axis = ([1, 2] as const).reduce<0 | 1 | 2>(
    (best, at) => (Math.abs(ups[at]) > Math.abs(ups[best]) ? at : best),
    0,
  );
  return { axis, up: ups[axis] };
}

/** How a tumbling cube is turned as seen from above, in degrees; a quarter more or less is the same to the eye. */
export function headingOf(turn: Quaternion): number {
  const lying = axesOf(turn).reduce((best, axis) => (Math.abs(axis[1]) < Math.abs(best[1]) ? axis : best));
  return (Math.atan2(lying[2], lying[0]) * 180) / Math.PI;
}
