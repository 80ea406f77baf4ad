/** Bids as whoever looks can judge them: how likely they are, how low they may be, which one to begin with. */

import type { Seat } from '@broadside/kernel';
import type { Claim } from '../rules/bids.ts';
import { atLeast, bidsFor, countIn, FACES, hitChances, ONE, onesAreWild, tableSeen } from '../rules/facade.ts';
import type { Face } from '../rules/state.ts';
import type { LiarsDiceView } from '../rules/view.ts';

/**
 * The chance that a bid is true as its reader can reckon it: the own dice and those set aside are known, every other
 * die is as likely to show one face as another. What the bids reveal is left to the reader.
 */
export function truthOf(view: LiarsDiceView, { count, face }: Claim): number {
  const wild = onesAreWild(view);
  let known = 0;
  let unknown = 0;
  for (const { cup, covered, shown } of view.pirates) {
    known += countIn(shown, face, wild) + countIn(cup ?? [], face, wild);
    if (cup === null) unknown += covered;
  }
  const chance = wild && face !== ONE ? 1 / 3 : 1 / 6;
  return atLeast(hitChances([{ dice: unknown, chance }]), count - known);
}

/** The lowest legal number of dice of each face; undefined where the face cannot be bid at all. */
export function leastCounts(view: LiarsDiceView, seat: Seat): (number | undefined)[] {
  const claims = bidsFor(tableSeen(view), seat);
  return FACES.map((face) => claims.find((claim) => claim.face === face)?.count);
}

/** A bid to begin with: on the face that the own cup holds most of, as low as may be; an opening shows what one has. */
export function suggestion(view: LiarsDiceView, seat: Seat): Claim | undefined {
  const wild = onesAreWild(view);
  const own = (face: Face): number => countIn(view.pirates[seat].cup ?? [], face, wild);
  const claims = leastCounts(view, seat).flatMap((least, at) => {
    const face = FACES[at];
    return least === undefined ? [] : [{ face, count: view.bids.length === 0 ? Math.max(least, own(face)) : least }];
  });
  return claims.sort((one, other) => truthOf(view, other) - truthOf(view, one) || own(other.face) - own(one.face))[0];
}
