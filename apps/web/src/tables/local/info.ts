/** A match of this device described like any table, so that the screens know one shape. */
import type { Seat } from '@broadside/kernel';
import type { CampaignInfo, SeatInfo, TableInfo, TableSettings } from '@broadside/wire';
import type { Sitter, TableFile } from '../table.ts';
import type { LocalRow, LocalSeat } from './api.ts';
import type { CampaignSave, Head, Saved } from './saves.ts';

const seatInfo = (seat: LocalSeat): SeatInfo =>
  seat.kind === 'person'
    ? { kind: 'person', name: seat.name || null, bot: null, here: true }
    : { kind: 'bot', name: null, bot: seat.bot, here: true };

/** `you` is whoever holds the device. */
export function infoOf(head: Head, you: Seat | undefined): TableInfo {
  return {
    id: head.id,
    code: null,
    status: head.outcome ? 'over' : 'playing',
    settings: settingsOf(head),
    seats: head.seats.map(seatInfo),
    you: you ?? null,
    host: true,
    watching: 0,
    next: head.next,
    created: head.created,
  };
}

function settingsOf({ header, seats, settings, campaign }: Head): TableSettings {
  return {
    game: header.game,
    options: header.options as TableSettings['options'],
    seats: seats.map((seat) => (seat.kind === 'person' ? { kind: 'me' } : { kind: 'bot', bot: seat.bot })),
    listed: false,
    watchers: false,
    absence: null,
    ...settings,
    ...(campaign === undefined ? {} : { campaign }),
  };
}

/** `head` is the match of its latest chapter; whoever deleted it has closed that table. */
export function campaignInfo(campaign: CampaignSave, head: Head | undefined): CampaignInfo {
  const { id, game, name, chronicle: campaignState, courses, stopped, created } = campaign;
  const status = head === undefined ? 'closed' : head.outcome ? 'over' : 'playing';
  return {
    id,
    game,
    name,
    campaignState,
    courses: [...courses],
    table: { id: campaign.table, status },
    seats: (head?.seats ?? campaign.seats).map(seatInfo),
    owner: true,
    stopped,
    created,
    moved: Math.max(campaign.moved, head?.moved ?? 0),
  };
}

/** The latest match is over, and nobody has written down what came of it. */
export const isUnsettled = ({ settled }: CampaignSave, head: Head | undefined): boolean =>
  !settled && head !== undefined && head.outcome !== null;

/** Undefined while it is not certain who holds the device. */
export function onlyPerson({ seats }: Pick<Head, 'seats'>): Seat | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

export function rowOf(head: Head): LocalRow {
  const { n, toAct, moved, outcome, lesson } = head;
  return { table: infoOf(head, onlyPerson(head)), n, toAct, moved, outcome, lesson };
}

export function fileOf({ head, log }: Saved): TableFile {
  return { format: 'broadside-match/1', header: head.header, seed: head.seed, log, seats: sittersOf(head) };
}

export const sittersOf = ({ seats }: Pick<Head, 'seats'>): readonly Sitter[] =>
  seats.map((seat) =>
    seat.kind === 'person' ? { name: seat.name || null, bot: null } : { name: null, bot: seat.bot },
  );
