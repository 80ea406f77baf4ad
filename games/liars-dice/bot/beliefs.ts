/** What bids reveal: whoever bids on a face is likelier to hold it. One model for odds and for imagined cups. */
import type { Chance, Seat, Stream } from '@broadside/kernel';
import { countIn, counts, onesAreWild } from '../rules/bids.ts';
import { hitChances } from '../rules/odds.ts';
import { FACES, type Face, type LiarsDiceState } from '../rules/state.ts';
import { imagine, type LiarsDiceView } from '../rules/view.ts';

/** How many times likelier (as a logarithm) a die counts for a bid that its owner made; fitted by `tune.mjs`. */
export interface Trust {
  /** The newest bid of a player in this round. */
  readonly newest: number;
  /** Every bid before that. */
  readonly older: number;
}
export const TRUST: Trust = { newest: 0.7, older: 0.25 };
export const NO_TRUST: Trust = { newest: 0, older: 0 };

const EVEN: readonly number[] = FACES.map(() => 1 / FACES.length);

/** How likely each face is for a die under this seat's cup, seen from outside. */
export function faceChances(state: LiarsDiceState, seat: Seat, trust: Trust = TRUST, next?: Face): readonly number[] {
  const faces = state.bids.flatMap((bid) => (bid.seat === seat ? [bid.face] : []));
  if (next !== undefined) faces.push(next);
  if (faces.length === 0) return EVEN;
  const wild = onesAreWild(state);
  const weights = FACES.map((face) => {
    let leaning = 0;
    faces.forEach((bid, at) => {
      if (counts(face, bid, wild)) leaning += at === faces.length - 1 ? trust.newest : trust.older;
    });
    return Math.exp(leaning);
  });
  const sum = weights.reduce((total, weight) => total + weight);
  return weights.map((weight) => weight / sum);
}

/** The chance that a die of these counts for a face. */
function hitChance(chances: readonly number[], face: Face, wild: boolean): number {
  let sum = 0;
  for (const one of FACES) if (counts(one, face, wild)) sum += chances[one - 1];
  return sum;
}

/** What somebody knows of the dice that count for a face: those in sight, and the chances of the rest. */
export interface Outlook {
  readonly known: number;
  readonly chances: readonly number[];
}

/** As a player sees the table: the own cup, what was set aside, and what the bids of the others reveal. */
export function outlookOf(state: LiarsDiceState, seat: Seat, face: Face, trust: Trust = TRUST): Outlook {
  const wild = onesAreWild(state);
  let known = countIn(state.pirates[seat].cup, face, wild);
  const groups = state.pirates.flatMap(({ cup, shown }, other) => {
    known += countIn(shown, face, wild);
    if (other === seat || cup.length === 0) return [];
    return [{ dice: cup.length, chance: hitChance(faceChances(state, other, trust), face, wild) }];
  });
  return { known, chances: hitChances(groups) };
}

/** As the table would see a bid of this seat on a face: nobody's cup is known. */
export function publicOutlook(state: LiarsDiceState, seat: Seat, face: Face, trust: Trust = TRUST): Outlook {
  const wild = onesAreWild(state);
  let known = 0;
  const groups = state.pirates.map(({ cup, shown }, other) => {
    known += countIn(shown, face, wild);
    const chances = faceChances(state, other, trust, other === seat ? face : undefined);
    return { dice: cup.length, chance: hitChance(chances, face, wild) };
  });
  return { known, chances: hitChances(groups) };
}

function drawFace(chances: readonly number[], stream: Stream): Face {
  let point = stream.unit();
  for (const face of FACES) {
    point -= chances[face - 1];
    if (point < 0) return face;
  }
  return FACES[FACES.length - 1];
}

/** The rules' own deal, but with cups that fit the bids made over them. */
export function imagineCups(view: unknown, seat: Seat, chance: Chance): LiarsDiceState {
  const seen = view as LiarsDiceView;
  const state = imagine(seen, seat, chance);
  const stream = chance.stream('imagine');
  state.pirates.forEach(({ cup }, other) => {
    if (seen.pirates[other].cup !== null) return;
    const chances = faceChances(state, other);
    for (let at = 0; at < cup.length; at++) cup[at] = drawFace(chances, stream);
    cup.sort((one, two) => one - two);
  });
  return state;
}
