/** How long the people of a table are waited for: one who is asked, and one who is to act and is not here. */
import { type Absent, dueAfter, type Presence, type ResponseTimeouts } from '@broadside/host';
import type { Seat } from '@broadside/kernel';
import type { Services } from '../services.ts';
import { USUAL_RESPONSE_TIMEOUT } from '../store/store.ts';
import { substituteBot } from '../tables/settings.ts';
import type { Room } from './room.ts';

export class Waits implements ResponseTimeouts, Presence {
  private readonly services: Services;
  private readonly room: Room;

  constructor(services: Services, room: Room) {
    this.services = services;
    this.room = room;
  }

  /** Somebody who cannot be looked up now is waited for as long as most are. */
  async of(seat: Seat): Promise<number> {
    const { guest } = this.room.row.seats[seat];
    const known = guest === null ? undefined : await this.services.store.guest(guest).catch(() => undefined);
    return known?.patience ?? USUAL_RESPONSE_TIMEOUT;
  }

  due(seconds: number): number {
    const { began, nodes } = this.services;
    // Whoever lost a node along with their connection has time to come back, too.
    return dueAfter(this.room.moved, seconds * 1000, Math.max(began, nodes.changed));
  }

  absent(): readonly Absent[] {
    const { row, toAct } = this.room;
    const { absence } = row.settings;
    // Without news nobody knows who is here.
    if (row.status !== 'playing' || absence === null || !this.services.news.connected) return [];
    return toAct.flatMap((seat) => {
      const due = this.goneUntil(seat, absence);
      return due === undefined ? [] : [{ seat, due }];
    });
  }

  private goneUntil(seat: Seat, seconds: number): number | undefined {
    const { row, subscribers } = this.room;
    const { guest, bot } = row.seats[seat] ?? { guest: null, bot: null };
    if (guest === null || bot !== null || subscribers.here(guest)) return undefined;
    const left = subscribers.left.get(guest);
    return Math.max(left === undefined ? this.due(seconds) : left + seconds * 1000, this.room.knowsWhoIsHere);
  }

  standIn(seat: Seat): Promise<void> {
    return this.room.standIn(seat, substituteBot(this.room.row.settings.game));
  }
}
