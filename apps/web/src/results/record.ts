/** What this device remembers of one game: the last results, and what they come to with those that are gone. Pure. */
import type { PlayedBefore } from '@broadside/kit';
import { isResult, type Result } from './result.ts';

/** More than that nobody leafs through. */
export const MOST_RESULTS = 500;
/** Short names of matches that were counted, far beyond the results that are kept. */
export const MOST_COUNTED = 4000;

/** The highest score in one mode. */
export interface Best {
  readonly points: number;
  readonly at: number;
}

export interface GameRecord {
  /** The newest first. */
  readonly results: readonly Result[];
  /** Matches that were counted once, by the beginning of their ids: what is deleted does not come back by looking again. */
  readonly counted: readonly string[];
  readonly matches: number;
  readonly wins: number;
  readonly winsInARow: number;
  readonly mostWinsInARow: number;
  /** By mode. */
  readonly bests: Readonly<Record<string, Best>>;
  /** When each badge was earned. */
  readonly badges: Readonly<Record<string, number>>;
  /** The last day that somebody played, as `dayOf` counts, and days in a row up to it. */
  readonly lastDay: number;
  readonly daysInARow: number;
}

export const EMPTY: GameRecord = {
  results: [],
  counted: [],
  matches: 0,
  wins: 0,
  winsInARow: 0,
  mostWinsInARow: 0,
  bests: {},
  badges: {},
  lastDay: 0,
  daysInARow: 0,
};

/** Ids are random: this much of one is enough to know it again. */
const shortly = (id: string): string => id.slice(0, 10);

export const isCounted = ({ counted }: GameRecord, id: string): boolean => counted.includes(shortly(id));

/** Days of the calendar that hangs beside this device, numbered one after the other. */
export function dayOf(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

function daysInARow({ lastDay, daysInARow: days }: GameRecord, today: number): number {
  if (today === lastDay) return days;
  return today === lastDay + 1 ? days + 1 : 1;
}

/** Passing one device around, several people win and lose: no row of wins belongs to anybody. */
function winsInARow(record: GameRecord, { company, won }: Pick<Result, 'company' | 'won'>): number {
  if (company === 'device') return record.winsInARow;
  return won ? record.winsInARow + 1 : 0;
}

/** Points of what is won together say nothing about anybody's best. */
function bestsAfter({ bests }: GameRecord, { mode, points, at, place }: Result): GameRecord['bests'] {
  const best = bests[mode];
  return place === null || (best !== undefined && best.points >= points) ? bests : { ...bests, [mode]: { points, at } };
}

/** What badges are told of earlier matches, as it will be with this one. */
export function playedWith(record: GameRecord, result: Pick<Result, 'company' | 'won'>): PlayedBefore {
  return {
    matches: record.matches + 1,
    wins: record.wins + (result.won ? 1 : 0),
    winsInARow: winsInARow(record, result),
  };
}

/** With one more match; the same record if it was counted before. `earned`: all badges that it deserves. */
export function withResult(record: GameRecord, ended: Omit<Result, 'badges'>, earned: readonly string[]): GameRecord {
  if (isCounted(record, ended.id)) return record;
  const fresh = earned.filter((badge) => !Object.hasOwn(record.badges, badge));
  const result: Result = { ...ended, badges: fresh };
  const row = winsInARow(record, result);
  const today = dayOf(result.at);
  return {
    ...playedWith(record, result),
    results: [result, ...record.results].slice(0, MOST_RESULTS),
    counted: [shortly(result.id), ...record.counted].slice(0, MOST_COUNTED),
    mostWinsInARow: Math.max(record.mostWinsInARow, row),
    bests: bestsAfter(record, result),
    badges: { ...record.badges, ...Object.fromEntries(fresh.map((badge) => [badge, result.at])) },
    lastDay: Math.max(record.lastDay, today),
    daysInARow: daysInARow(record, today),
  };
}

/** Nothing is left of it but that these matches were counted. */
export const forgotten = ({ counted }: GameRecord): GameRecord => ({ ...EMPTY, counted });

/** Whether this match is the best so far in its mode, and not the only one. */
export function isBest({ bests, results }: GameRecord, { id, mode, at, place }: Result): boolean {
  const others = results.some((other) => other.id !== id && other.mode === mode);
  return place !== null && others && bests[mode]?.at === at;
}

const isRecordOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(is);

const isBestKept = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'points' in value &&
  Number.isFinite(value.points) &&
  'at' in value &&
  Number.isFinite(value.at);

const NUMBERS = ['matches', 'wins', 'winsInARow', 'mostWinsInARow', 'lastDay', 'daysInARow'] as const;

/** Whether something kept in this browser is a record of today. */
export function isRecord(value: unknown): value is GameRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof GameRecord, unknown>>;
  return (
    Array.isArray(record.results) &&
    record.results.every(isResult) &&
    Array.isArray(record.counted) &&
    record.counted.every((one) => typeof one === 'string') &&
    NUMBERS.every((name) => Number.isFinite(record[name])) &&
    isRecordOf(record.bests, isBestKept) &&
    isRecordOf(record.badges, Number.isFinite)
  );
}
