/**
 * A slow poll that heals whatever news was missed: where the tables in memory stand is read in one question for many, and
 * a table at which nothing goes on although it should is passed on again, and at last looked after here.
 */
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import { waitedFor } from './waitedFor.ts';

/** Tables in one question. */
const AT_ONCE = 500;
/** Without news, or with a store in trouble, it is looked more often. */
const IN_NEED_MS = 1000;
/** So many polls in a row a table stood still: then this node goes on with it. */
const STILL = 3;

/** Something should happen here by itself, at once. */
const isPrompt = (room: Room): boolean =>
  room.playing && !room.resting && waitedFor({ table: room.row, toAct: room.toAct }).prompt;

export class Healer {
  private readonly services: Services;
  /** How often a table was met at the same entry, and at which. */
  private still = new Map<Room, { readonly n: number; readonly times: number }>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(services: Services) {
    this.services = services;
  }

  open(): void {
    const { news, nodes } = this.services;
    if (news.alone) return;
    news.onLoss(() => this.hurry());
    news.onReturn(() => void this.catchUp());
    nodes.onAwake(() => void this.catchUp());
    this.schedule();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    const { news, health, config } = this.services;
    const { pollMs } = config;
    const ms = news.connected && !health.inTrouble ? pollMs : Math.min(pollMs, IN_NEED_MS);
    this.timer = setTimeout(() => void this.poll().finally(() => this.closed || this.schedule()), ms).unref();
  }

  /** Nobody is told anything now: whoever has a table in memory goes on with it, and looks more often. */
  private hurry(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.schedule();
    for (const room of this.services.rooms.all()) this.services.duty.look(room);
  }

  /** News was missed for a while: everything is looked at once more. */
  private async catchUp(): Promise<void> {
    if (this.closed) return;
    const { rooms, presence, duty } = this.services;
    const all = [...rooms.all()];
    await presence.learn(all);
    for (const room of all) room.following.publishPeople(room.subscribers.people, true);
    await this.poll();
    for (const room of all) duty.look(room);
    await this.checkSessions(all);
  }

  private async poll(): Promise<void> {
    const { rooms, health, log } = this.services;
    try {
      if (health.inTrouble) await health.check();
      const all = [...rooms.all()];
      for (let from = 0; from < all.length; from += AT_ONCE) await this.compare(all.slice(from, from + AT_ONCE));
      this.minds(all);
    } catch (error) {
      log.debug({ err: error }, 'it could not be looked what other nodes have written');
    }
  }

  private async compare(rooms: readonly Room[]): Promise<void> {
    const { store, metrics, log } = this.services;
    const stored = new Map((await store.standing(rooms.map(({ id }) => id))).map((one) => [one.id, one]));
    for (const room of rooms) {
      const at = stored.get(room.id);
      const isKnown = at?.n === room.n && at.version === room.row.version;
      // What is being written here this moment is no news.
      if (room.queue.busy || (isKnown && !room.following.lags)) continue;
      room.queue
        .run(async () => {
          await room.refresh();
          if (room.following.lags) await room.following.correct();
        })
        .then(() => metrics.healed.inc())
        .catch((error: unknown) => log.debug({ err: error, table: room.id }, 'a table could not be read again'));
    }
  }

  private minds(rooms: readonly Room[]): void {
    const before = this.still;
    this.still = new Map();
    for (const room of rooms) {
      if (!isPrompt(room)) continue;
      const last = before.get(room);
      const times = last?.n === room.n ? last.times + 1 : 1;
      this.still.set(room, { n: room.n, times });
      if (times === 1) continue;
      if (times > STILL && !room.tending) {
        this.services.log.warn({ table: room.id, n: room.n }, 'nobody goes on with this table: this node does');
        room.standby = room.n;
      }
      this.services.duty.look(room);
    }
  }

  /** Somebody may have signed out elsewhere meanwhile. */
  private async checkSessions(rooms: readonly Room[]): Promise<void> {
    const { store, log } = this.services;
    try {
      const sessions = new Set(rooms.flatMap(({ subscribers }) => subscribers.all.map(({ session }) => session)));
      for (const session of sessions) {
        if ((await store.guestOfSession(session)) !== undefined) continue;
        for (const { subscribers } of rooms) subscribers.bye('signed-out', (one) => one.session === session);
      }
    } catch (error) {
      log.debug({ err: error }, 'sessions could not be looked at');
    }
  }
}
