/** The life of a table: set up, joined, started, played, played again, closed. */
import { randomBytes } from 'node:crypto';
import { type AnyMatch, type Entry, FORMAT, Match, type MatchFile, type Seat, saveMatch } from '@broadside/kernel';
import type { Harbour, TableInfo, TableSettings } from '@broadside/wire';
import { middleBot } from '../bots/steward.ts';
import { Fault } from '../fault.ts';
import type { House } from '../house.ts';
import { guestInfo, infoOf, isRemoved, lineOf, seatOf } from '../rooms/info.ts';
import type { Room } from '../rooms/room.ts';
import type { Bans, GuestRow, SeatRow, TableRow } from '../store/store.ts';
import { drawn, EMPTY, freshTable, planned, sitting } from './chairs.ts';
import { Hosts } from './hosts.ts';
import { checkHost, checkNotRemoved, checkSeated, checkWaiting, see } from './see.ts';
import { checkBot, checkSettings, gameOf } from './settings.ts';

const LISTED = 50;

/** The same table for a match that is no part of a campaign. */
function single({ campaign: _, ...settings }: TableSettings): TableSettings {
  return settings;
}

export class Tables {
  private readonly house: House;
  private readonly hosts: Hosts;

  constructor(house: House) {
    this.house = house;
    this.hosts = new Hosts(house);
  }

  // Looking

  async harbour(me: GuestRow): Promise<Harbour> {
    const { store, hall } = this.house;
    const [mine, open] = await Promise.all([store.tablesOf(me.id, LISTED), store.openTables(LISTED)]);
    return {
      me: guestInfo(me),
      mine: mine.map((state) => lineOf(state, me.id, hall.presence(state.table.id))),
      open: open
        .filter(({ table }) => !isRemoved(table, me.id))
        .map((state) => lineOf(state, me.id, hall.presence(state.table.id))),
    };
  }

  async info(id: string, guest: string | undefined): Promise<TableInfo> {
    const room = await this.house.hall.room(id);
    see(room.row, guest);
    return infoOf(room.row, guest, room.audience);
  }

  async byCode(code: string): Promise<string> {
    const state = await this.house.store.tableByCode(code.toUpperCase());
    if (!state) throw new Fault('no-code', 'no table has this code now');
    return state.table.id;
  }

  /** With the seed, so that everybody can play it again and check it: only when nothing is secret any more. */
  async file(id: string, guest: string | undefined) {
    const room = await this.house.hall.room(id);
    see(room.row, guest);
    const file = await room.queue.run(async () => {
      if (await room.stranded()) return this.strandedFile(room, guest);
      const match = await room.open();
      if (!match.outcome)
        throw new Fault('not-over', 'the match file holds every secret: it is there when the match is over');
      return saveMatch(match);
    });
    return { ...file, seats: room.row.seats.map(({ name, bot }) => ({ name, bot })) };
  }

  /** A match whose rules are gone is given to those who played it, once it is ended for good. */
  private async strandedFile(room: Room, guest: string | undefined): Promise<MatchFile> {
    checkSeated(room.row, guest ?? '');
    if (room.row.status === 'playing')
      throw new Fault('old-rules', 'the rules of this match are gone: close the table, then its file can be had');
    const stored = await this.house.store.match(room.id);
    if (!stored) throw new Fault('not-started', 'the match has not begun');
    const { header, seed, log } = stored;
    return { format: FORMAT, header, seed, log };
  }

  // Setting up

  async open(host: GuestRow, wish: TableSettings): Promise<TableInfo> {
    const settings = checkSettings(single(wish));
    const seats = settings.seats.map((plan) => planned(plan, host));
    return this.add(host, settings, seats);
  }

  private async add(
    host: GuestRow,
    settings: TableSettings,
    seats: readonly SeatRow[],
    bans?: Bans,
  ): Promise<TableInfo> {
    for (;;) {
      const row = freshTable(host.id, settings, seats, bans);
      if (!(await this.house.store.addTable(row))) continue;
      const room = this.house.hall.keep({ table: row, n: -1, toAct: [], moved: row.created });
      return infoOf(row, host.id, room.audience);
    }
  }

  /** Changes a table in its turn, and tells what came of it. */
  private async change(id: string, guest: GuestRow, work: (room: Room) => Promise<void>): Promise<TableInfo> {
    const room = await this.house.hall.room(id);
    await room.queue.run(() => work(room));
    return infoOf(room.row, guest.id, room.audience);
  }

  sit(id: string, guest: GuestRow, wish: Seat | undefined): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      const { row } = room;
      const mine = seatOf(row, guest.id);
      if (mine !== null && (wish === undefined || wish === mine)) return;
      checkNotRemoved(row, guest.id);
      checkWaiting(row);
      const free = (seat: SeatRow | undefined): boolean =>
        seat !== undefined && seat.guest === null && seat.bot === null;
      const seat = wish ?? row.seats.findIndex(free);
      if (seat < 0) throw new Fault('table-full', 'every chair is taken');
      if (!free(row.seats[seat])) throw new Fault('seat-taken', 'this chair is taken');
      const seats = row.seats.map((one, at) => (at === seat ? sitting(guest) : at === mine ? EMPTY : one));
      await room.save({ ...row, seats });
      if (mine === null) {
        room.audience.expect(guest.id);
        this.house.squatters.mind(room);
      }
    });
  }

  /** Before the start the chair becomes free; later a bot plays on, and the person may come back. */
  leave(id: string, guest: GuestRow): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      const { row } = room;
      const mine = checkSeated(row, guest.id);
      if (row.status === 'playing') {
        await room.standIn(mine, middleBot(row.settings.game));
        this.house.steward.attend(room, await room.open());
        return;
      }
      if (row.status !== 'waiting') return;
      const seats = row.seats.map((seat, at) => (at === mine ? EMPTY : seat));
      const heir = seats.find((seat) => seat.guest !== null)?.guest ?? null;
      if (row.host !== guest.id) await room.save({ ...row, seats });
      else if (heir !== null) await room.save({ ...row, seats, host: heir });
      else await this.shut(room, { ...row, seats });
    });
  }

  close(id: string, guest: GuestRow): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      // A match that cannot go on need not wait for its host.
      if (seatOf(room.row, guest.id) === null || !(await room.stranded())) checkHost(room.row, guest.id);
      if (room.row.status !== 'closed') await this.shut(room, room.row);
    });
  }

  private async shut(room: Room, row: TableRow): Promise<void> {
    await room.save({ ...row, status: 'closed', code: null });
    this.house.steward.mindAbsence(room);
    room.audience.bye('closed');
  }

  // Playing

  start(id: string, guest: GuestRow, bots: boolean | string): Promise<TableInfo> {
    return this.hosts.begin(guest.id, () => this.begin(id, guest, bots));
  }

  private begin(id: string, guest: GuestRow, bots: boolean | string): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      const { row } = room;
      checkHost(row, guest.id);
      checkWaiting(row);
      const seats = this.filled(row, bots);
      const begun: TableRow = { ...row, status: 'playing', seats: row.settings.shuffle ? drawn(seats) : seats };
      const moved = Date.now();
      const entry = gameOf(row.settings.game);
      const match: AnyMatch = Match.begin(entry.game, {
        seats: seats.length,
        options: row.settings.options,
        seed: randomBytes(16).toString('hex'),
      });
      await this.house.store.beginMatch(begun, {
        header: match.header,
        seed: match.seed,
        opening: match.log[0] as Entry,
        snapshot: match.snapshot(),
        toAct: match.toAct,
        moved,
      });
      room.row = begun;
      room.moved = moved;
      room.adopt(entry, match, 0);
      room.audience.showBeginning(match);
      this.house.steward.attend(room, match);
    });
  }

  private filled(row: TableRow, bots: boolean | string): readonly SeatRow[] {
    const { game } = row.settings;
    const open = row.seats.some((seat) => seat.guest === null && seat.bot === null);
    if (!open) return row.seats;
    if (bots === false) throw new Fault('open-seats', 'some chairs are empty; wait, or let bots take them');
    const bot = bots === true ? middleBot(game) : bots;
    checkBot(gameOf(game), bot);
    return row.seats.map((seat) => (seat.guest === null && seat.bot === null ? { ...EMPTY, bot } : seat));
  }

  /** The same company again: whoever is still here keeps his chair. Everybody who asks gets the same new table. */
  async rematch(id: string, guest: GuestRow): Promise<TableInfo> {
    const next = await (await this.house.hall.room(id)).queue.run(async () => {
      const room = await this.house.hall.room(id);
      const { row } = room;
      checkSeated(row, guest.id);
      if (row.next !== null) return row.next;
      if (row.status !== 'over') throw new Fault('not-over', 'a rematch comes after the match');
      const here = (person: string): boolean => person === guest.id || room.audience.here(person);
      const seats = row.seats.map((seat) =>
        seat.guest === null ? seat : here(seat.guest) ? { ...seat, bot: null } : EMPTY,
      );
      const host = here(row.host) ? row.host : guest.id;
      const table = await this.add({ ...guest, id: host }, single(row.settings), seats, row.bans);
      await room.save({ ...row, next: table.id });
      return table.id;
    });
    return this.info(next, guest.id);
  }

  comeBack(id: string, guest: GuestRow): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      const seat = checkSeated(room.row, guest.id);
      if (room.row.status === 'playing') await room.comeBack(seat);
    });
  }

  async setPatience(guest: GuestRow, patience: number): Promise<GuestRow> {
    await this.house.store.setPatience(guest.id, patience);
    this.house.steward.reactions.changed(guest.id);
    return { ...guest, patience };
  }

  /** A new name shows at once wherever the guest sits. */
  async rename(guest: GuestRow, name: string): Promise<GuestRow> {
    await this.house.store.renameGuest(guest.id, name);
    for (const room of this.house.hall.all()) {
      room.audience.rename(guest.id, name);
      if (room.row.status !== 'over' && seatOf(room.row, guest.id) !== null)
        void room.queue.run(async () => {
          const seats = room.row.seats.map((seat) => (seat.guest === guest.id ? { ...seat, name } : seat));
          room.row = { ...room.row, seats };
          room.audience.tellTable();
        });
    }
    return { ...guest, name };
  }
}
