/** A swipe over the lid as a throw: one of eight ways and three forces (S7-PHYS-11, S7-TABLE-3). */

export interface Gesture {
  /** 0 is away from the near edge, and on clockwise in eighths of a turn. */
  readonly way: number;
  readonly force: number;
}

/** A shorter drag is a tap or a trembling finger. */
export const SHORTEST = 24;
const WAYS = 8;
/** Pixels a millisecond from which a swipe counts as firm, and as hard. */
const FIRM = 0.45;
const HARD = 1.1;

/** What the button throws for those who do not swipe. */
export const PLAIN_THROW: Gesture = { way: 0, force: 2 };

/** `dx` to the right and `dy` down the screen, in pixels; undefined if it is too short to be meant. */
export function gestureOf(dx: number, dy: number, ms: number): Gesture | undefined {
  const far = Math.hypot(dx, dy);
  if (far < SHORTEST) return undefined;
  const turn = Math.atan2(dx, -dy) / (2 * Math.PI);
  const way = (Math.round(turn * WAYS) + WAYS) % WAYS;
  const speed = far / Math.max(1, ms);
  return { way, force: speed >= HARD ? 3 : speed >= FIRM ? 2 : 1 };
}
