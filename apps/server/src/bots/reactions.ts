/**
 * Nobody waits long for an answer in somebody else's turn: after the moment that the person has chosen, the game's
 * default is entered for the seat (`Step.byDefault`).
 */
import type { AnyMatch, Seat } from '@broadside/kernel';
import type { House } from '../house.ts';
import type { Room } from '../rooms/room.ts';
import { USUAL_PATIENCE } from '../store/store.ts';
import { orderOf } from './orderOf.ts';
import { dueAfter, FURTHEST_MS, RETRY_MS } from './waits.ts';

/** A question to a seat. Its room stays in memory as long as it stands. */
export interface Reaction {
  /** The entry after which it was put. */
  readonly n: number;
  /** Rings when it is to be looked at; none: the person is waited for. */
  readonly timer: NodeJS.Timeout | undefined;
}

export class Reactions {
  private readonly house: House;
  private readonly began = Date.now();

  constructor(house: House) {
    this.house = house;
  }

  /** Looks after a match that has come to a new entry, or back into memory. */
  attend(room: Room, match: AnyMatch): void {
    const asked = match.toAct.filter((seat) => {
      const { guest, bot } = room.row.seats[seat] ?? { guest: null, bot: null };
      return guest !== null && bot === null && match.byDefault(seat) !== undefined;
    });
    for (const [seat, { n, timer }] of room.reactions) {
      if (n === match.n && asked.includes(seat)) continue;
      clearTimeout(timer);
      room.reactions.delete(seat);
    }
    for (const seat of asked) if (!room.reactions.has(seat)) void this.look(room, seat, match.n);
  }

  /** A person has chosen another moment: it counts for what waits for an answer now, too. */
  changed(guest: string): void {
    for (const room of this.house.hall.all())
      for (const [seat, { n }] of room.reactions)
        if (room.row.seats[seat].guest === guest) void this.look(room, seat, n);
  }

  /** Reads how long the person is waited for, and waits or answers. */
  private async look(room: Room, seat: Seat, n: number): Promise<void> {
    this.set(room, seat, n, undefined);
    const patience = await this.patienceOf(room.row.seats[seat].guest);
    if (patience === 0 || room.reactions.get(seat)?.n !== n) return;
    const left = dueAfter(room.moved, patience * 1000, this.began) - Date.now();
    if (left > 0) this.set(room, seat, n, () => void this.look(room, seat, n), left);
    else {
      // Whatever goes wrong: as long as the question stands it comes up again.
      this.set(room, seat, n, () => void this.look(room, seat, n), RETRY_MS);
      this.enter(room, seat, n);
    }
  }

  private async patienceOf(guest: string | null): Promise<number> {
    const known = guest === null ? undefined : await this.house.store.guest(guest).catch(() => undefined);
    return known?.patience ?? USUAL_PATIENCE;
  }

  private set(room: Room, seat: Seat, n: number, ring: (() => void) | undefined, ms = 0): void {
    clearTimeout(room.reactions.get(seat)?.timer);
    room.reactions.set(seat, { n, timer: ring && setTimeout(ring, Math.min(FURTHEST_MS, ms)).unref() });
  }

  private enter(room: Room, seat: Seat, n: number): void {
    room.queue.add(async () => {
      try {
        const match = await room.open();
        if (this.house.draining || room.reactions.get(seat)?.n !== n || match.n !== n) return;
        const action = match.byDefault(seat);
        if (action === undefined) return;
        room.order(orderOf(seat, n, action, (code) => this.house.log.warn({ table: room.id, code }, 'no default')));
      } catch (error) {
        this.house.log.error({ err: error, table: room.id }, 'a default could not be entered');
      }
    });
  }
}
