/** How long is waited, whoever it is for. */

/** When the store failed, another attempt is made after this time. */
export const RETRY_MS = 5000;
/** Timers cannot be set further ahead than some weeks; a day will do. */
export const FURTHEST_MS = 86_400_000;
/** Somebody who was here when the server stopped gets this long to come back. */
const GRACE_MS = 30_000;

/** When a wait is over that began with the last move, in a house that is open since `began`. */
export const dueAfter = (moved: number, wait: number, began: number): number =>
  Math.max(moved + wait, began + Math.min(wait, GRACE_MS));
