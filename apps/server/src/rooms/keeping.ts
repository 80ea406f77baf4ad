/** Where the match of a room is kept: the store, by way of the writer that commits for all rooms together. */
import type { Keeping } from '@broadside/host';
import type { AnyMatch, Entry } from '@broadside/kernel';
import { OldRules, type Opened, resumeMatch } from '@broadside/shelf';
import { ApiError } from '../apiError.ts';
import type { Services } from '../services.ts';
import type { Append, Appended } from '../store/store.ts';
import type { Room } from './room.ts';
import { entryText } from './serialiser.ts';

export class RoomKeeping implements Keeping {
  private readonly services: Services;
  private readonly room: Room;
  private snapshotAt = 0;
  /** When the last entry was handed to the writer. */
  began = 0;

  constructor(services: Services, room: Room) {
    this.services = services;
    this.room = room;
  }

  async read(): Promise<Opened> {
    const began = performance.now();
    const stored = await this.services.store.match(this.room.id);
    if (!stored) throw new ApiError('not-started', 'the match has not begun');
    const opened = await resumeMatch(stored).catch((error: unknown) => {
      if (!(error instanceof OldRules)) throw error;
      throw new ApiError('old-rules', error.message);
    });
    this.snapshotAt = stored.snapshot.n;
    this.room.follow(opened.match);
    this.services.metrics.opening.observe((performance.now() - began) / 1000);
    return opened;
  }

  append(match: AnyMatch, entry: Entry, command: string | null): Promise<Appended> {
    const { clock, config, writer } = this.services;
    this.began = performance.now();
    const due = entry.n - this.snapshotAt >= config.snapshotEvery;
    if (due) this.snapshotAt = entry.n;
    const { trace } = this.room;
    const begun = trace && ((entries: number) => trace.step('batch', { entries }));
    const append: Append = {
      match: this.room.id,
      entry,
      text: entryText(match, entry),
      command,
      toAct: match.toAct,
      version: this.room.row.version,
      moved: clock.now(),
      ...(due ? { snapshot: match.snapshot() } : {}),
      ...(match.outcome ? { over: true } : {}),
    };
    const written = writer.append(append, begun);
    return trace ? written.finally(() => trace.step('store')) : written;
  }

  find(command: string): Promise<number | undefined> {
    return this.services.store.command(this.room.id, command);
  }

  refresh(): Promise<boolean> {
    return this.room.refresh();
  }
}
