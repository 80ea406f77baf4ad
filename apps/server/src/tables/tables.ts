/** The life of a table: set up, joined, started, played, played again, closed. */
import { type AnyMatch, type Entry, FORMAT, Match, type MatchFile, type Seat, saveMatch } from '@broadside/kernel';
import { type GameProgram, underRules } from '@broadside/shelf';
import type { Harbour, TableInfo, TableSettings } from '@broadside/wire';
import { ApiError } from '../apiError.ts';
import { guestInfo, infoOf, isRemoved, listItemOf, seatOf } from '../rooms/info.ts';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import type { Bans, GuestRow, MatchStart, SeatRow, TableRow } from '../store/store.ts';
import type { Span } from '../trace/span.ts';
import { drawn, EMPTY, freshTable, planned } from './chairs.ts';
import { closed, left, satDown } from './changes.ts';
import { Hosts } from './hosts.ts';
import { freshTableId, idBeside } from './ids.ts';
import { checkHost, checkSeated, checkWaiting, see } from './see.ts';
import { checkBot, checkSettings, gameOf, substituteBot } from './settings.ts';

/** A guest, and the trace of what they ask for. */
export interface Visitor extends GuestRow {
  readonly trace?: Span | undefined;
}

const LISTED = 50;

/** The same table for a match that is no part of a campaign. */
function single({ campaign: _, ...settings }: TableSettings): TableSettings {
  return settings;
}

const begin = ({ game }: GameProgram, row: TableRow, seed: string): AnyMatch =>
  Match.begin(game, { seats: row.seats.length, options: row.settings.options, seed });

export const startOf = (match: AnyMatch): MatchStart => ({
  header: match.header,
  seed: match.seed,
  opening: match.log[0] as Entry,
  snapshot: match.snapshot(),
  toAct: match.toAct,
});

export class Tables {
  private readonly services: Services;
  private readonly hosts: Hosts;

  constructor(services: Services) {
    this.services = services;
    this.hosts = new Hosts(services);
  }

  // Looking

  async harbour(me: GuestRow): Promise<Harbour> {
    const { store, presence } = this.services;
    const [mine, listed] = await Promise.all([store.tablesOf(me.id, LISTED), store.openTables(LISTED)]);
    const open = listed.filter(({ table }) => !isRemoved(table, me.id));
    const at = await presence.at([...mine, ...open].map(({ table }) => table));
    return {
      me: guestInfo(me),
      mine: mine.map((state) => listItemOf(state, me.id, at(state.table))),
      open: open.map((state) => listItemOf(state, me.id, at(state.table))),
    };
  }

  async info(id: string, guest: string | undefined): Promise<TableInfo> {
    const room = await this.services.rooms.fresh(id);
    see(room.row, guest);
    return infoOf(room.row, guest, room.subscribers);
  }

  async byCode(code: string): Promise<string> {
    const state = await this.services.store.tableByCode(code.toUpperCase());
    if (!state) throw new ApiError('no-code', 'no table has this code now');
    return state.table.id;
  }

  /** With the seed, so that everybody can play it again and check it: only when nothing is secret any more. */
  async file(id: string, guest: string | undefined) {
    const room = await this.services.rooms.fresh(id);
    see(room.row, guest);
    // Whoever looks at a replay has the table open.
    room.touch();
    const file = await room.queue.run(async () => {
      if (await room.stranded()) return this.strandedFile(room, guest);
      const match = await room.open();
      if (!match.outcome)
        throw new ApiError('not-over', 'the match file holds every secret: it is there when the match is over');
      return saveMatch(match);
    });
    return { ...file, seats: room.row.seats.map(({ name, bot }) => ({ name, bot })) };
  }

  /** A match whose rules are gone is given to those who played it, once it is ended for good. */
  private async strandedFile(room: Room, guest: string | undefined): Promise<MatchFile> {
    checkSeated(room.row, guest ?? '');
    if (room.row.status === 'playing')
      throw new ApiError('old-rules', 'the rules of this match are gone: close the table, then its file can be had');
    const stored = await this.services.store.match(room.id);
    if (!stored) throw new ApiError('not-started', 'the match has not begun');
    const { header, seed, log } = stored;
    return { format: FORMAT, header, seed, log };
  }

  // Setting up

  async open(host: GuestRow, wanted: TableSettings): Promise<TableInfo> {
    const settings = checkSettings(single(wanted));
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
      const row = freshTable(freshTableId(this.services), host.id, settings, seats, bans);
      if (!(await this.services.store.addTable(row))) continue;
      const room = this.services.rooms.keep({ table: row, n: -1, toAct: [], moved: row.created });
      return infoOf(row, host.id, room.subscribers);
    }
  }

  /** Changes a table in its turn, as it is stored now, and returns what came of it. */
  private async change(id: string, guest: Visitor, work: (room: Room) => Promise<void>): Promise<TableInfo> {
    const room = await this.services.rooms.room(id);
    await room.queue.run(() =>
      room.during(guest.trace, async () => {
        await room.refresh();
        await work(room);
        guest.trace?.step('change');
      }),
    );
    return infoOf(room.row, guest.id, room.subscribers);
  }

  sit(id: string, guest: Visitor, wanted: Seat | undefined): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      const before = seatOf(room.row, guest.id);
      await room.change((row) => satDown(row, guest, wanted));
      if (before !== null) return;
      room.subscribers.expect(guest.id);
      this.services.squatters.mind(room);
    });
  }

  leave(id: string, guest: Visitor): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      await room.change((row) => left(row, guest.id));
      if (room.row.status === 'playing') await room.host.lookAfter();
      if (room.row.status === 'closed') this.seeOut(room);
    });
  }

  close(id: string, guest: Visitor): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      // A match that cannot go on need not wait for its host.
      const anybody = seatOf(room.row, guest.id) !== null && (await room.stranded());
      await room.change((row) => closed(row, anybody ? row.host : guest.id));
      this.seeOut(room);
    });
  }

  /** The table is closed: everybody goes. */
  private seeOut(room: Room): void {
    room.host.absence.mind();
    room.subscribers.bye('closed');
  }

  // Playing

  start(id: string, guest: Visitor, bots: boolean | string): Promise<TableInfo> {
    return this.hosts.begin(guest.id, () => this.begin(id, guest, bots));
  }

  private begin(id: string, guest: Visitor, bots: boolean | string): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      const moved = this.services.clock.now();
      const entry = await this.edition(room.row.settings.game);
      let match: AnyMatch | undefined;
      const decide = (row: TableRow): TableRow => {
        checkHost(row, guest.id);
        checkWaiting(row);
        const seats = this.filled(row, bots);
        return { ...row, status: 'playing', seats: row.settings.shuffle ? drawn(seats) : seats };
      };
      await room.change(decide, (row) => {
        match = begin(entry, row, this.services.seeds());
        return this.services.store.beginMatch(row, { ...startOf(match), moved });
      });
      if (!match) return;
      room.begin({ entry, match }, moved);
    });
  }

  /** While servers are upgraded one after the other, a match begins under rules that all of them have. */
  private async edition(game: string): Promise<GameProgram> {
    const today = gameOf(game);
    const version = this.services.nodes.rulesOf(game) ?? today.game.version;
    return (await underRules(today, version)) ?? today;
  }

  private filled(row: TableRow, bots: boolean | string): readonly SeatRow[] {
    const { game } = row.settings;
    const open = row.seats.some((seat) => seat.guest === null && seat.bot === null);
    if (!open) return row.seats;
    if (bots === false) throw new ApiError('open-seats', 'some chairs are empty; wait, or let bots take them');
    const bot = bots === true ? substituteBot(game) : bots;
    checkBot(gameOf(game), bot);
    return row.seats.map((seat) => (seat.guest === null && seat.bot === null ? { ...EMPTY, bot } : seat));
  }

  /** The same company again: whoever is still here keeps their chair. Everybody who asks gets the same new table. */
  async rematch(id: string, guest: GuestRow): Promise<TableInfo> {
    const room = await this.services.rooms.room(id);
    const next = await room.queue.run(async () => {
      await room.refresh();
      checkSeated(room.row, guest.id);
      await room.change(
        (row) => {
          if (row.next === null && row.status !== 'over')
            throw new ApiError('not-over', 'a rematch comes after the match');
          return row.next === null ? { ...row, next: idBeside(row.id) } : undefined;
        },
        (row) => this.openNext(room, row, guest),
      );
      return room.row.next as string;
    });
    return this.info(next, guest.id);
  }

  private async openNext(room: Room, row: TableRow, guest: GuestRow): Promise<boolean> {
    const here = (person: string): boolean => person === guest.id || room.subscribers.here(person);
    const seats = row.seats.map((seat) =>
      seat.guest === null ? seat : here(seat.guest) ? { ...seat, bot: null } : EMPTY,
    );
    const host = here(row.host) ? row.host : guest.id;
    for (;;) {
      const table = freshTable(row.next as string, host, single(row.settings), seats, row.bans);
      const opened = await this.services.store.openNext(row, table);
      if (opened === 'code') continue;
      if (opened === 'opened') this.services.rooms.keep({ table, n: -1, toAct: [], moved: table.created });
      return opened === 'opened';
    }
  }

  comeBack(id: string, guest: Visitor): Promise<TableInfo> {
    return this.change(id, guest, async (room) => {
      const seat = checkSeated(room.row, guest.id);
      if (room.row.status === 'playing') await room.comeBack(seat);
    });
  }

  async setResponseTimeout(guest: GuestRow, responseTimeout: number): Promise<GuestRow> {
    await this.services.store.setResponseTimeout(guest.id, responseTimeout);
    this.services.guestNews.responseTimeoutChanged(guest.id);
    return { ...guest, patience: responseTimeout };
  }

  async rename(guest: GuestRow, name: string): Promise<GuestRow> {
    await this.services.store.renameGuest(guest.id, name);
    this.services.guestNews.renamed(guest.id, name);
    return { ...guest, name };
  }
}
