/** How a host keeps the peace: a person is removed from the table, or says nothing any more. */
import type { TableInfo } from '@broadside/wire';
import { ApiError } from '../apiError.ts';
import { infoOf, isMuted, personId, seatOf } from '../rooms/info.ts';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import type { Bans, GuestRow, SeatRow, TableRow } from '../store/store.ts';
import { EMPTY } from './chairs.ts';
import { checkHost } from './see.ts';
import { substituteBot } from './settings.ts';

/** The longest lists a table keeps; the oldest gives way. */
const KEPT = 200;

const NONE: Bans = { removed: [], muted: [] };

const withOne = (list: readonly string[], one: string): readonly string[] =>
  [...list.filter((other) => other !== one), one].slice(-KEPT);

/** The guest of this table with this id: they sit, watch, or were muted. */
function guestOf({ row, subscribers }: Room, person: string): string {
  const known = [
    ...row.seats.flatMap(({ guest }) => guest ?? []),
    ...subscribers.guests.keys(),
    ...(row.bans?.muted ?? []),
  ];
  const guest = known.find((one) => personId(row.id, one) === person);
  if (guest === undefined) throw new ApiError('no-person', 'this person is not at the table any more');
  return guest;
}

/** A chair before the match is free again; in the match a bot plays on for good, so that the others lose nothing. */
function seatsWithout({ status, seats, settings }: TableRow, guest: string): readonly SeatRow[] {
  const after = ({ bot }: SeatRow): SeatRow =>
    status === 'waiting' ? EMPTY : { ...EMPTY, bot: bot ?? substituteBot(settings.game) };
  return seats.map((seat) => (seat.guest === guest ? after(seat) : seat));
}

function without(row: TableRow, host: string, guest: string): TableRow {
  checkHost(row, host);
  const { removed, muted } = row.bans ?? NONE;
  if (guest === row.host) throw new ApiError('bad-message', 'the host stays at the table; close it, or leave it');
  if (seatOf(row, guest) !== null && row.status !== 'waiting' && row.status !== 'playing')
    throw new ApiError('match-over', 'the match is over: whoever played it has a right to see it');
  return { ...row, seats: seatsWithout(row, guest), bans: { removed: withOne(removed, guest), muted } };
}

function muting(row: TableRow, host: string, guest: string, wanted: boolean): TableRow | undefined {
  checkHost(row, host);
  const { removed, muted } = row.bans ?? NONE;
  if (guest === row.host) throw new ApiError('bad-message', 'the host may always speak');
  if (isMuted(row, guest) === wanted) return undefined;
  const others = muted.filter((one) => one !== guest);
  return { ...row, bans: { removed, muted: wanted ? withOne(others, guest) : others } };
}

export class People {
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
  }

  remove(id: string, host: GuestRow, person: string): Promise<TableInfo> {
    return this.change(id, host, person, async (room, guest) => {
      const sat = seatOf(room.row, guest) !== null;
      await room.change((row) => without(row, host.id, guest));
      room.subscribers.bye('removed', (subscriber) => subscriber.guest === guest);
      if (sat && room.row.status === 'playing') await room.host.lookAfter();
    });
  }

  mute(id: string, host: GuestRow, person: string, wanted: boolean): Promise<TableInfo> {
    return this.change(id, host, person, (room, guest) => room.change((row) => muting(row, host.id, guest, wanted)));
  }

  private async change(
    id: string,
    host: GuestRow,
    person: string,
    work: (room: Room, guest: string) => Promise<void>,
  ): Promise<TableInfo> {
    const room = await this.services.rooms.room(id);
    await room.queue.run(async () => {
      await room.refresh();
      checkHost(room.row, host.id);
      await work(room, guestOf(room, person));
    });
    return infoOf(room.row, host.id, room.subscribers);
  }
}
