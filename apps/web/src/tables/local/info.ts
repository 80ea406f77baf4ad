/** A match of this device told in the words of any table, so that the screens know one shape. */
import type { Seat } from '@broadside/kernel';
import type { TableInfo, TableSettings } from '@broadside/wire';
import type { Sitter, TableFile } from '../table.ts';
import type { LocalLine } from './api.ts';
import type { Head, Saved } from './saves.ts';

/** `you` is whoever holds the device. */
export function infoOf(head: Head, you: Seat | undefined): TableInfo {
  return {
    id: head.id,
    code: null,
    status: head.outcome ? 'over' : 'playing',
    settings: settingsOf(head),
    seats: head.seats.map((seat) =>
      seat.kind === 'person'
        ? { kind: 'person', name: seat.name || null, bot: null, here: true }
        : { kind: 'bot', name: null, bot: seat.bot, here: true },
    ),
    you: you ?? null,
    host: true,
    watching: 0,
    next: head.next,
    created: head.created,
  };
}

function settingsOf({ header, seats, settings }: Head): TableSettings {
  return {
    game: header.game,
    options: header.options as TableSettings['options'],
    seats: seats.map((seat) => (seat.kind === 'person' ? { kind: 'me' } : { kind: 'bot', bot: seat.bot })),
    listed: false,
    watchers: false,
    absence: null,
    ...settings,
  };
}

/** Undefined while it is not certain who holds the device. */
export function onlyPerson({ seats }: Pick<Head, 'seats'>): Seat | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

export function lineOf(head: Head): LocalLine {
  const { n, toAct, moved, outcome } = head;
  return { table: infoOf(head, onlyPerson(head)), n, toAct, moved, outcome };
}

export function fileOf({ head, log }: Saved): TableFile {
  const seats = head.seats.map(
    (seat): Sitter => (seat.kind === 'person' ? { name: seat.name || null, bot: null } : { name: null, bot: seat.bot }),
  );
  return { format: 'broadside-match/1', header: head.header, seed: head.seed, log, seats };
}
