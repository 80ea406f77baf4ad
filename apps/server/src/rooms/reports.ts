/** What the host of a room reports to whoever runs the server: the log and the metrics. */
import type { Order, Reports } from '@broadside/host';
import type { WireError } from '@broadside/wire';
import { apiErrorOf, isApiErrorCode } from '../apiError.ts';
import type { Services } from '../services.ts';
import type { RoomKeeping } from './keeping.ts';
import type { Room } from './room.ts';

export class RoomReports implements Reports {
  private readonly services: Services;
  private readonly room: Room;
  private readonly keeping: RoomKeeping;

  constructor(services: Services, room: Room, keeping: RoomKeeping) {
    this.services = services;
    this.room = room;
    this.keeping = keeping;
  }

  complain(level: 'warn' | 'error', what: string, about: Readonly<Record<string, unknown>>): void {
    this.services.log[level]({ ...about, table: this.room.id }, what);
  }

  wordsFor(error: unknown): WireError | undefined {
    return apiErrorOf(error)?.wire;
  }

  /** A request counts from when it came, what the host itself does from when it was decided. */
  acted(order: Order): void {
    const person = order.command !== null;
    const since = (person ? order.since : undefined) ?? this.keeping.began;
    this.services.metrics.acted(person ? 'person' : 'bot', performance.now() - since);
    this.room.endTrace('done');
  }

  refused(code: string): void {
    this.services.metrics.refusals.inc({ code });
    this.room.endTrace(isApiErrorCode(code) ? code : 'refused');
  }

  thought(result: 'answered' | 'failed'): void {
    this.services.metrics.botJobs.inc({ result });
  }

  inMemory(by: 1 | -1): void {
    this.services.metrics.rooms.inc(by);
  }
}
