/** Sees to it that nobody keeps a chair from others at a listed table without being there. */
import { RETRY_MS } from '@broadside/host';
import type { Services } from '../services.ts';
import { EMPTY } from '../tables/chairs.ts';
import type { Room } from './room.ts';

/** Tables that are looked at after a restart; at any other it begins when somebody opens it. */
const LOOKED_AT = 10_000;

interface Absent {
  readonly guest: string;
  /** When the chair becomes free. */
  readonly due: number;
}

export class Squatters {
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
  }

  /** After a restart, or in the place of another node: everybody has as much time to come as if they had just left. */
  async resume(): Promise<void> {
    if (this.services.config.chairMs === 0) return;
    for (const state of await this.services.store.openTables(LOOKED_AT)) {
      const { id, seats, host } = state.table;
      if (!this.services.nodes.leads(id)) continue;
      if (seats.some(({ guest }) => guest !== null && guest !== host)) this.mind(this.services.rooms.keep(state));
    }
  }

  /** Sets the clock for whoever has a chair that others may want, and is not here. */
  mind(room: Room): void {
    room.chairs.stop();
    const dues = this.absent(room).map(({ due }) => due);
    const { draining, nodes, news } = this.services;
    if (dues.length === 0 || draining || !nodes.leads(room.id) || !news.connected) return;
    this.ring(room, Math.min(...dues));
  }

  private ring(room: Room, at: number): void {
    room.chairs.set(at, () => room.queue.add(() => this.free(room)));
  }

  /** Friends who were sent the link may take their time, and without the host there is no table. */
  private absent(room: Room): readonly Absent[] {
    const { row, subscribers, opened, knowsWhoIsHere } = room;
    const { chairMs } = this.services.config;
    if (chairMs === 0 || row.status !== 'waiting' || !row.settings.listed) return [];
    return row.seats.flatMap(({ guest }) =>
      guest === null || guest === row.host || subscribers.here(guest)
        ? []
        : [{ guest, due: Math.max((subscribers.left.get(guest) ?? opened) + chairMs, knowsWhoIsHere) }],
    );
  }

  private async free(room: Room): Promise<void> {
    try {
      await room.refresh();
      await room.change((row) => {
        const gone = new Set(
          this.absent(room).flatMap(({ guest, due }) => (due <= this.services.clock.now() ? [guest] : [])),
        );
        const seats = row.seats.map((seat) => (seat.guest !== null && gone.has(seat.guest) ? EMPTY : seat));
        return gone.size > 0 ? { ...row, seats } : undefined;
      });
      this.mind(room);
    } catch (error) {
      this.services.log.error({ err: error, table: room.id }, 'a chair could not be freed');
      this.ring(room, this.services.clock.now() + RETRY_MS);
    }
  }
}
