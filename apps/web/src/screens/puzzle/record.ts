/** What this device remembers of a game's puzzles: what was answered, and on which days the one of the day was solved. */
import { keep, kept } from '../../keep.ts';

export interface PuzzleRecord {
  /** What was answered first, by the puzzle: its action in notation. */
  readonly tried: Readonly<Record<string, string>>;
  /** By day, whether its puzzle was solved. */
  readonly days: Readonly<Record<string, boolean>>;
  /** The longest streak. */
  readonly best: number;
}

const EMPTY: PuzzleRecord = { tried: {}, days: {}, best: 0 };
/** Days that are remembered: a longer streak than that is its own reward. */
const DAYS = 400;
const DAY_MS = 86_400_000;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPuzzleRecord = (value: unknown): value is PuzzleRecord =>
  isTable(value) &&
  isTable(value.tried) &&
  Object.values(value.tried).every((one) => typeof one === 'string') &&
  isTable(value.days) &&
  Object.values(value.days).every((one) => typeof one === 'boolean') &&
  typeof value.best === 'number';

export const puzzleRecord = (game: string): PuzzleRecord => kept(`puzzles.${game}`, isPuzzleRecord) ?? EMPTY;

/** "2026-11-16", as the calendar on the wall says. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** So many days before; noon, so that a change of the clock moves it to no other day. */
export const daysBefore = (date: Date, days: number): Date =>
  new Date(new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime() - days * DAY_MS);

/** Days in a row up to today; a puzzle that still waits today breaks nothing. */
export function streakOf({ days }: Pick<PuzzleRecord, 'days'>, today: Date): number {
  let streak = 0;
  for (let back = days[dayOf(today)] === undefined ? 1 : 0; days[dayOf(daysBefore(today, back))] === true; back++)
    streak++;
  return streak;
}

export interface Answer {
  readonly puzzle: string;
  readonly action: string;
  readonly solved: boolean;
  /** The day whose puzzle it was. */
  readonly day?: Date | undefined;
}

/** Only the first answer counts. */
export function withAnswer(record: PuzzleRecord, { puzzle, action, solved, day }: Answer): PuzzleRecord {
  const isFirst = record.tried[puzzle] === undefined;
  const tried = isFirst ? { ...record.tried, [puzzle]: action } : record.tried;
  if (day === undefined || record.days[dayOf(day)] !== undefined) return { ...record, tried };
  const days = Object.fromEntries([...Object.entries(record.days), [dayOf(day), solved] as const].slice(-DAYS));
  return { tried, days, best: Math.max(record.best, streakOf({ days }, day)) };
}

export function keepAnswer(game: string, answer: Answer): PuzzleRecord {
  const record = withAnswer(puzzleRecord(game), answer);
  keep(`puzzles.${game}`, record);
  return record;
}
