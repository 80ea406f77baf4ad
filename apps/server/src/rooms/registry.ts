/** The rooms that are in memory: opened when somebody comes, let go when nothing happens any more. */
import { TABLE } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';
import type { TableState } from '../store/store.ts';
import { NOBODY, type Presence } from './info.ts';
import { Room } from './room.ts';

/** Whether the game has questions that are answered by default. */
const canReact = (game: string): boolean =>
  Object.values(onShelf(game)?.game.steps ?? {}).some(({ defaultAction }) => defaultAction !== undefined);

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
    return this.keep(state);
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

  /** Its table is gone. */
  forget(room: Room): void {
    room.host.unload();
    this.rooms.delete(room.id);
  }

  /** After a restart: whatever waited for a bot, for chance or for somebody absent. */
  async resume(tables: readonly TableState[]): Promise<void> {
    for (const state of tables) {
      const { settings, seats } = state.table;
      const bots = state.toAct.some((seat) => seat === TABLE || seats[seat].bot !== null);
      // In such a game the question may be one that is answered by default.
      const reactions = canReact(settings.game);
      if (!bots && !reactions && settings.absence === null) continue;
      const room = this.keep(state);
      if (bots || reactions) await room.host.wake();
      else room.host.absence.mind();
    }
  }

  presence(id: string): Presence {
    return this.rooms.get(id)?.subscribers ?? NOBODY;
  }

  /** The sessions of a guest have ended but for one: so have their connections. */
  endSessions(guest: string, except: string): void {
    this.endings++;
    for (const { subscribers } of this.rooms.values())
      subscribers.bye('signed-out', (subscriber) => subscriber.guest === guest && subscriber.session !== except);
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
      if (room.subscribers.all.length === 0 && !waits) this.rooms.delete(room.id);
    }
  }

  /** Waits until every room has done what it was asked to, or the time is up. */
  async settle(ms: number): Promise<void> {
    const until = Date.now() + ms;
    const busy = (): boolean => [...this.rooms.values()].some(({ queue }) => queue.busy);
    while (busy() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  close(): void {
    clearInterval(this.sweeper);
    for (const room of this.rooms.values()) {
      room.host.stop();
      room.chairs.stop();
    }
  }
}
