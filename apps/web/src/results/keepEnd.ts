/**
 * A match has ended at this device: its result is worked out and kept, once. Asked by the table when it is over and by the
 * end screen that shows it; both get the same answer.
 */
import type { Seat } from '@broadside/kernel';
import { type BadgeFacts, earnedBy, type GameUI, type NextStep, standingFacts } from '@broadside/kit';
import type { TableInfo, ViewUpdate } from '@broadside/wire';
import { isText, kept } from '../keep.ts';
import { minutesAt } from '../shell/played.ts';
import type { TableState } from '../tables/table.ts';
import { type GameRecord, isBest, playedWith } from './record.ts';
import { type Result, resultOf } from './result.ts';
import { keepResult, recordOf } from './store.ts';

export interface EndedMatch {
  readonly state: TableState;
  readonly info: TableInfo;
  readonly update: ViewUpdate;
  readonly ui: GameUI;
}

export interface KeptEnd {
  /** With this match. */
  readonly record: GameRecord;
  readonly result: Result;
  readonly best: boolean;
  /** What the game suggests next. */
  readonly steps: readonly NextStep[];
}

/**
 * Whose end it is: the seat that looks, if a person of this device sits there. Where several people share it, the one by
 * whose name it goes; else results of guests would be taken for those of whoever held it last.
 */
export function seatAtEnd(match: Pick<EndedMatch, 'state' | 'info' | 'update'>, owner: string): Seat | undefined {
  const { state, info, update } = match;
  if (state.kind === 'remote') return info.you ?? undefined;
  const people = info.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const named = people.find((seat) => info.seats[seat]?.name === owner);
  const looking = people.find((seat) => seat === update.viewer);
  return people.length > 1 ? (named ?? looking) : people[0];
}

async function work(match: EndedMatch): Promise<KeptEnd | undefined> {
  const { state, info, update, ui } = match;
  const { outcome } = update;
  const seat = seatAtEnd(match, kept('name', isText) ?? '');
  if (!outcome || seat === undefined) return undefined;
  // Fetched before anything is read: from there to writing nothing comes between.
  const rules = await ui.results?.();
  const { options, game } = info.settings;
  const mode = rules?.modeOf(options, info.seats.length) ?? 'table';
  const minutes = minutesAt(info.id) ?? null;
  const ended = resultOf({ info, outcome, seat, online: state.kind === 'remote', mode, now: Date.now(), minutes });
  const facts: BadgeFacts = {
    seat,
    events: standingFacts(state.log),
    view: update.view,
    outcome,
    before: playedWith(recordOf(game), ended),
  };
  const record = keepResult(ended, rules ? earnedBy(rules.badges, facts) : []);
  const result = record.results.find(({ id }) => id === info.id);
  return result && { record, result, best: isBest(record, result), steps: rules?.nextSteps ?? [] };
}

const known = new Map<string, Promise<KeptEnd | undefined>>();

/** Undefined for those who only watched, and for what was deleted. Never rejects: the end is shown without it. */
export function keepEnd(match: EndedMatch): Promise<KeptEnd | undefined> {
  const { id } = match.info;
  const before = known.get(id);
  if (before) return before;
  const working = work(match).catch(() => {
    // What could not be fetched is asked for again at the next look.
    known.delete(id);
    return undefined;
  });
  known.set(id, working);
  return working;
}
