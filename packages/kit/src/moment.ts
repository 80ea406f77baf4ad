/** What every table reads from a view: what waits, and who sits where on the screen. */
import type { Seat, Viewer } from '@broadside/kernel';

interface Flowing<F> {
  readonly flow: readonly F[];
}

/** What waits for an answer; nothing when the match is over. */
export const frameOf = <F>({ flow }: Flowing<F>): F | undefined => flow[flow.length - 1];

/** The topmost frame of a kind, wherever it lies in the flow. */
export const frameNamed = <F extends { readonly step: string }, N extends F['step']>(
  { flow }: Flowing<F>,
  name: N,
): Extract<F, { readonly step: N }> | undefined =>
  flow.findLast((frame): frame is Extract<F, { readonly step: N }> => frame.step === name);

/** Whose area lies at the bottom of the screen: one's own, or for those who watch, that of `otherwise`. */
export const seatAtBottom = ({ eye: viewer }: { readonly eye: Viewer }, otherwise: Seat): Seat =>
  typeof viewer === 'number' ? viewer : otherwise;

/** The others of so many players, clockwise from one. */
export const clockwiseAfter = (seat: Seat, players: number): Seat[] =>
  Array.from({ length: players - 1 }, (_, at) => (seat + 1 + at) % players);
