/**
 * Nobody waits long for an answer in somebody else's turn: after the moment that the person has chosen, the game's
 * default is entered for the seat (`Step.byDefault`).
 */
import type { AnyMatch, Seat } from '@broadside/kernel';
import type { House } from '../house.ts';
import type { Room } from '../rooms/room.ts';
import { USUAL_PATIENCE } from '../store/store.ts';
import { orderOf } from './orderOf.ts';

/** Timers cannot be set further ahead than some weeks. */
const LONGEST_S = 1_000_000;

interface Waiting {
  /** The entry after which the question was put. */
  readonly n: number;
  readonly timer: NodeJS.Timeout;
}

export class Reactions {
  private readonly house: House;
  private readonly waiting = new WeakMap<Room, Map<Seat, Waiting>>();

  constructor(house: House) {
    this.house = house;
  }

  /** Looks after a match that has come to a new entry, or back into memory. */
  attend(room: Room, match: AnyMatch): void {
    const waiting = this.waiting.get(room);
    for (const [seat, { n, timer }] of waiting ?? []) {
      if (n === match.n) continue;
      clearTimeout(timer);
      waiting?.delete(seat);
    }
    for (const seat of match.toAct) {
      const { guest, bot } = room.row.seats[seat] ?? { guest: null, bot: null };
      if (guest !== null && bot === null && match.byDefault(seat) !== undefined)
        void this.wait(room, match, seat, guest);
    }
  }

  private async wait(room: Room, match: AnyMatch, seat: Seat, guest: string): Promise<void> {
    const { n } = match;
    if (this.waiting.get(room)?.get(seat)?.n === n) return;
    const known = await this.house.store.guest(guest).catch(() => undefined);
    const patience = known?.patience ?? USUAL_PATIENCE;
    if (patience === 0 || room.n !== n) return;
    const due = room.moved + Math.min(patience, LONGEST_S) * 1000;
    const timer = setTimeout(() => this.enter(room, seat, n), Math.max(0, due - Date.now())).unref();
    const waiting = this.waiting.get(room) ?? new Map<Seat, Waiting>();
    clearTimeout(waiting.get(seat)?.timer);
    this.waiting.set(room, waiting.set(seat, { n, timer }));
  }

  private enter(room: Room, seat: Seat, n: number): void {
    this.waiting.get(room)?.delete(seat);
    room.queue.add(async () => {
      if (this.house.draining || room.row.status !== 'playing' || room.n !== n) return;
      const action = (await room.open()).byDefault(seat);
      if (action === undefined || room.row.seats[seat].bot !== null) return;
      room.order(orderOf(seat, n, action, (code) => this.house.log.warn({ table: room.id, code }, 'no default')));
    });
  }
}
