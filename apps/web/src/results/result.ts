/** One finished match as this device remembers it: few words, and none of the others' names. */
import type { Outcome, Seat } from '@broadside/kernel';
import type { TableInfo } from '@broadside/wire';

/** Who sat against me: bots alone, others at this device, or people somewhere else. */
export type Company = 'bots' | 'device' | 'online';

export interface Result {
  /** The match. */
  readonly id: string;
  readonly game: string;
  /** When it was seen to end, in milliseconds. */
  readonly at: number;
  readonly seats: number;
  readonly company: Company;
  /** Levels of the bots that played. */
  readonly bots: readonly string[];
  /** Null where everybody wins or nobody does. */
  readonly place: number | null;
  readonly won: boolean;
  readonly points: number;
  /** What was played, in the game's own word. */
  readonly mode: string;
  /** Null if nobody can tell how long it took. */
  readonly minutes: number | null;
  /** Badges that this match earned for the first time. */
  readonly badges: readonly string[];
}

function companyOf({ seats }: TableInfo, online: boolean): Company {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (people < 2) return 'bots';
  return online ? 'online' : 'device';
}

export interface Ended {
  readonly info: TableInfo;
  readonly outcome: Outcome;
  /** Whose end it is: the person at this device. */
  readonly seat: Seat;
  readonly online: boolean;
  readonly mode: string;
  readonly now: number;
  /** How long this device sat there, as far as it knows. */
  readonly minutes: number | null;
}

export function resultOf({ info, outcome, seat, online, mode, now, minutes }: Ended): Omit<Result, 'badges'> {
  const mine = outcome.ranking.find((standing) => standing.seat === seat);
  const together = outcome.decidedBy === 'together';
  return {
    id: info.id,
    game: info.settings.game,
    at: now,
    seats: info.seats.length,
    company: companyOf(info, online),
    bots: info.seats.flatMap(({ kind, bot }) => (kind === 'bot' && bot !== null ? [bot] : [])),
    place: together ? null : (mine?.rank ?? null),
    won: outcome.winners.includes(seat),
    points: mine?.points ?? 0,
    mode,
    minutes,
  };
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isNumberOrNull = (value: unknown): boolean => value === null || Number.isFinite(value);

/** Whether something kept in this browser is a result of today. */
export function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, at, seats, company, bots, place, won, points, mode, minutes, badges } = value as Partial<
    Record<keyof Result, unknown>
  >;
  const texts = [id, game, company, mode].every((one) => typeof one === 'string');
  const numbers = [at, seats, points].every(Number.isFinite);
  return (
    texts &&
    numbers &&
    isList(bots) &&
    isList(badges) &&
    isNumberOrNull(place) &&
    isNumberOrNull(minutes) &&
    typeof won === 'boolean'
  );
}
