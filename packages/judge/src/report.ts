/**
 * What the judge says of a match. Chances are shares from 0 to 1: to win, a tie shared, or that a team succeeds, which is
 * then the same for all its seats. Everything is plain data, so that it can be kept with the match and sent anywhere.
 */
import type { Action, Seat } from '@broadside/kernel';

/** A number that was estimated, with its standard error. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

export const GRADES = ['best', 'fine', 'slip', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** One thing that could be done, as whoever decides saw it before. */
export interface JudgedChoice {
  readonly action: Action;
  /** The chance to win after it. */
  readonly value: number;
  /** How much worse it is than the best, in the same imagined worlds with the same luck; 0 for the best. */
  readonly loss: Estimate;
  /** What the judge expects to follow, as far as the next card or throw: the usual play of everybody. */
  readonly line?: readonly { readonly seat: Seat; readonly action: Action }[];
}

/** A point where a seat had something to decide: judged by what this seat could see. */
export interface JudgedDecision {
  /** The entry that holds what was done; it was decided at the position before. */
  readonly n: number;
  readonly seat: Seat;
  readonly played: Action;
  /** The best first; what was played is among them. */
  readonly choices: readonly JudgedChoice[];
  /** How many legal choices there were. */
  readonly legal: number;
  readonly loss: Estimate;
  readonly grade: Grade;
  /** Imagined worlds in which the choices were compared. */
  readonly worlds: number;
}

/** A moment in which chance spoke: a card came up, dice fell. Judged by what everybody could see. */
export interface JudgedChance {
  /** The entry in which it happened. */
  readonly n: number;
  /** Whose card or throw it was. */
  readonly seat: Seat;
  /** By seat: chance to win after it, less the mean over all that could have come instead. */
  readonly luck: readonly number[];
  /** Standard error of each. */
  readonly error: readonly number[];
}

/** By seat, the chance to win after this entry, as somebody who watches sees it. */
export interface ChancePoint {
  readonly n: number;
  readonly chances: readonly number[];
}

export interface PlayerReport {
  readonly seat: Seat;
  /** Unforced decisions. */
  readonly decisions: number;
  /** Mean loss over them. */
  readonly errorRate: Estimate;
  readonly grades: Readonly<Record<Grade, number>>;
  readonly luck: Estimate;
  /** 1, 0 or the share of a tie; undefined while the match goes on. */
  readonly result?: number;
  /** The result less the luck. */
  readonly adjusted?: number;
}

/** What decided the match: the largest swings, by chance or by choice. */
export interface Moment {
  readonly n: number;
  readonly kind: 'luck' | 'choice';
  readonly seat: Seat;
  /** What it brought this seat, in chance to win. */
  readonly swing: number;
}

export interface Report {
  readonly format: 'broadside-analysis/1';
  readonly game: string;
  /** Version of the rules and of this game's judge: another judge may say something else. */
  readonly rules: number;
  readonly judge: number;
  readonly seats: number;
  /** Everybody wins together or nobody does: chances are those of the team. */
  readonly together: boolean;
  readonly entries: number;
  readonly points: readonly ChancePoint[];
  readonly decisions: readonly JudgedDecision[];
  readonly chances: readonly JudgedChance[];
  readonly players: readonly PlayerReport[];
  /** The three that decided it, the largest first. */
  readonly moments: readonly Moment[];
  /** Judged so far, of all there is to judge. */
  readonly done: number;
  readonly of: number;
}
