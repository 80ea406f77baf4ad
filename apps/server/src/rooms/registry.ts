/** The rooms that are in memory: opened when somebody comes, let go when nothing happens any more. */
import { ApiError } from '../apiError.ts';
import { canReact, waitedFor } from '../nodes/waitedFor.ts';
import type { Services } from '../services.ts';
import type { TableState } from '../store/store.ts';
import { seatOf } from './info.ts';
import { Room } from './room.ts';

/** Tables that are taken up at the same time. */
const AT_ONCE = 100;

export class RoomRegistry {
  private readonly services: Services;
  private readonly rooms = new Map<string, Room>();
  private readonly sweeper: NodeJS.Timeout;
  /** How often sessions were ended: one that was looked up before may be over now. */
  endings = 0;

  constructor(services: Services) {
    this.services = services;
    const every = Math.min(5000, Math.max(20, services.config.idleMs / 4));
    this.sweeper = setInterval(() => this.sweep(), every).unref();
  }

  async room(id: string): Promise<Room> {
    const known = this.rooms.get(id);
    if (known) return known;
    const state = await this.services.store.table(id);
    if (!state) throw new ApiError('no-table', 'there is no such table');
    const room = this.keep(state);
    await this.services.presence.learn([room]);
    return room;
  }

  /** The room of a table that was just read: another request may have been quicker. */
  keep(state: TableState): Room {
    const known = this.rooms.get(state.table.id);
    if (known) return known;
    const room = new Room(this.services, state);
    this.rooms.set(room.id, room);
    return room;
  }

  /** The room as the table is stored now, whoever wrote there last. */
  async fresh(id: string): Promise<Room> {
    const room = await this.room(id);
    await room.queue.run(() => room.refresh());
    return room;
  }

  /** The room of a table, if it is in memory. */
  known(id: string): Room | undefined {
    return this.rooms.get(id);
  }

  /** Its table is gone. */
  forget(room: Room): void {
    room.host.unload();
    this.remove(room);
  }

  private remove(room: Room): void {
    room.following.deafen();
    this.rooms.delete(room.id);
  }

  /**
   * After a restart, or in the place of another node: whatever waited for a bot, for chance or for somebody absent. Many
   * at once, so that the last need not wait for all others; who is elsewhere is asked in one question for many.
   */
  async resume(tables: readonly TableState[]): Promise<void> {
    const mine = tables.filter((state) => {
      const { prompt, someTime } = waitedFor(state);
      return this.services.nodes.leads(state.table.id) && (prompt || someTime);
    });
    for (let from = 0; from < mine.length; from += AT_ONCE) await this.goOn(mine.slice(from, from + AT_ONCE));
  }

  private async goOn(tables: readonly TableState[]): Promise<void> {
    const rooms = tables.map((state) => this.keep(state));
    await this.services.presence.learn(rooms);
    await Promise.all(
      rooms.map(async (room, at) => {
        if (waitedFor(tables[at]).prompt || canReact(room.row.settings.game)) await room.host.wake();
        else room.host.absence.mind();
      }),
    );
  }

  /** The sessions of a guest have ended but for one: so have their connections. */
  endSessions(guest: string, except: string): void {
    this.endings++;
    for (const { subscribers } of this.rooms.values())
      subscribers.bye('signed-out', (subscriber) => subscriber.guest === guest && subscriber.session !== except);
  }

  /** A new name shows at once wherever the guest sits. */
  rename(guest: string, name: string): void {
    for (const room of this.rooms.values()) {
      room.subscribers.rename(guest, name);
      if (room.row.status !== 'over' && seatOf(room.row, guest) !== null)
        void room.queue
          .run(() => room.refresh())
          .catch((error: unknown) => this.services.log.warn({ err: error, table: room.id }, 'a new name was not sent'));
    }
  }

  /** The guest has chosen another moment until a default is answered for them. */
  changeResponseTimeout(guest: string): void {
    for (const { host, row } of this.rooms.values()) host.reactions.changed((seat) => row.seats[seat].guest === guest);
  }

  all(): Iterable<Room> {
    return this.rooms.values();
  }

  private sweep(): void {
    const before = this.services.clock.now() - this.services.config.idleMs;
    for (const room of this.rooms.values()) {
      if (room.subscribers.admitted.size > 0) room.touch();
      if (!room.host.still || room.used > before) continue;
      room.host.unload();
      const waits = room.host.waits || room.chairs.isSet;
      if (room.subscribers.all.length === 0 && !waits) this.remove(room);
    }
  }

  /** Waits until every room has done what it was asked to, or the time is up; `meanwhile` again and again. */
  async settle(ms: number, meanwhile: () => void): Promise<void> {
    const until = Date.now() + ms;
    const busy = (): boolean => [...this.rooms.values()].some(({ queue }) => queue.busy);
    for (meanwhile(); busy() && Date.now() < until; meanwhile()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  close(): void {
    clearInterval(this.sweeper);
    for (const room of this.rooms.values()) {
      room.host.stop();
      room.chairs.stop();
    }
  }
}
