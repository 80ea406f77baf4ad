/** What table, terminal and words compute with the rules. */
export {
  bidOf,
  bidsFor,
  type Claim,
  countIn,
  counts,
  diceInPlay,
  onesAreWild,
  onesWeighDouble,
  showOf,
  standingBid,
} from './bids.ts';
export { outcome } from './ending.ts';
export { liarsDice } from './game.ts';
export { atLeast, hitChances } from './odds.ts';
export { COVERED, FACES, type Face, ONE } from './state.ts';
export { tableSeen } from './view.ts';
