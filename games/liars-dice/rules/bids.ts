/** Sections 3 to 5 and 8: what may be bid after what. States and views are asked alike. */
import type { Reason, Seat } from '@broadside/kernel';
import { reason } from './reasons.ts';
import { type Bid, FACES, type Face, type LiarsDiceAction, type LiarsDiceOptions, ONE } from './state.ts';

/** As much of a table as a bid depends on: nothing of it is hidden. */
export interface BidTable {
  readonly options: LiarsDiceOptions;
  readonly palifico: boolean;
  readonly bids: readonly Bid[];
  /** Dice of each seat, under the cup and set aside. */
  readonly dice: readonly number[];
}

/** As much of a bid as it is measured by. */
export type Claim = Pick<Bid, 'count' | 'face'>;

/** LD-WILD-1, LD-PAL-2. */
export const onesAreWild = ({ options, palifico }: Pick<BidTable, 'options' | 'palifico'>): boolean =>
  options.wild && !palifico;

/** LD-ONES-1, LD-ONES-5, LD-ONES-6. */
export const onesWeighDouble = (table: Pick<BidTable, 'options' | 'palifico'>): boolean =>
  table.options.ones === 'double' && onesAreWild(table);

/** LD-WILD-1, LD-WILD-3: whether a die counts for a face. */
export const counts = (die: Face, face: Face, wild: boolean): boolean => die === face || (wild && die === ONE);

export function countIn(dice: readonly Face[], face: Face, wild: boolean): number {
  let hits = 0;
  for (const die of dice) if (counts(die, face, wild)) hits++;
  return hits;
}

export const standingBid = ({ bids }: Pick<BidTable, 'bids'>): Bid | undefined => bids[bids.length - 1];

export const diceInPlay = ({ dice }: Pick<BidTable, 'dice'>): number => dice.reduce((sum, count) => sum + count, 0);

/**
 * The one order of all bids. A bid of ones that weighs double stands above as many dice of the other faces as it
 * weighs, and below one more of them: so half as many ones, rounded up, raise the others (LD-ONES-1), and twice as many
 * and one more raise ones (LD-ONES-2).
 */
const DOUBLED_ONES: Face = 7;
const isDoubled = (face: Face, double: boolean): boolean => double && face === ONE;
const weightOf = ({ count, face }: Claim, double: boolean): number => (isDoubled(face, double) ? 2 * count : count);
const rankOf = (face: Face, double: boolean): number => (isDoubled(face, double) ? DOUBLED_ONES : face);

/** LD-BID-3, LD-BID-5. */
function raises(table: BidTable, claim: Claim, before: Claim): boolean {
  const double = onesWeighDouble(table);
  const more = weightOf(claim, double) - weightOf(before, double);
  if (more !== 0 || table.options.raise === 'count') return more > 0;
  return rankOf(claim.face, double) > rankOf(before.face, double);
}

/** LD-PAL-3, LD-PAL-4: the face that whoever bids now must keep; undefined if any may be named. */
export function fixedFace(table: BidTable, seat: Seat): Face | undefined {
  return table.palifico && table.dice[seat] > 1 ? standingBid(table)?.face : undefined;
}

function whyTooLow(table: BidTable, claim: Claim, before: Claim): Reason {
  const params = { count: before.count, face: before.face };
  if (onesWeighDouble(table) && claim.face !== before.face) {
    if (claim.face === ONE) return reason('too-few-ones', params);
    if (before.face === ONE) return reason('too-few-after-ones', { ...params, least: 2 * before.count + 1 });
  }
  return reason(table.options.raise === 'count' ? 'count-must-rise' : 'too-low', params);
}

/** Why this seat may not bid that now; undefined if it may. */
export function whyNoBid(table: BidTable, seat: Seat, claim: Claim): Reason | undefined {
  const { count, face } = claim;
  if (!FACES.includes(face)) return reason('no-such-face');
  if (count < 1) return reason('no-dice-named');
  const most = diceInPlay(table);
  if (count > most) return reason('too-many-dice', { most });
  const before = standingBid(table);
  if (!before) return face === ONE && onesWeighDouble(table) ? reason('no-ones-first') : undefined;
  const fixed = fixedFace(table, seat);
  if (fixed !== undefined && face !== fixed) return reason('face-is-fixed', { face: fixed });
  return raises(table, claim, before) ? undefined : whyTooLow(table, claim, before);
}

/** More dice than six cups of six can hold are never bid. */
const MOST_DICE = 36;
type BidAction = Extract<LiarsDiceAction, Claim>;
const all = (type: BidAction['type']): readonly (readonly BidAction[])[] =>
  Array.from({ length: MOST_DICE + 1 }, (_, count) => FACES.map((face): BidAction => ({ type, count, face })));
/** Bids made once, by count and face: a list of legal actions then costs next to nothing. */
const BIDS = all('bid');
const SHOWS = all('show');

export const bidOf = ({ count, face }: Claim): LiarsDiceAction => BIDS[count][face - 1];
export const showOf = ({ count, face }: Claim): LiarsDiceAction => SHOWS[count][face - 1];

/** Every bid this seat may make now, the lowest numbers first. */
export function bidsFor(table: BidTable, seat: Seat): Claim[] {
  const claims: Claim[] = [];
  const most = diceInPlay(table);
  for (let count = 1; count <= most; count++)
    for (const face of FACES) {
      const claim = BIDS[count][face - 1];
      if (whyNoBid(table, seat, claim) === undefined) claims.push(claim);
    }
  return claims;
}
