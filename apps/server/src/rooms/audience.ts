/** Everybody who has a table open, and what they are told. */
import type { AnyMatch, Eye } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import type { TableRow } from '../store/store.ts';
import { infoOf, maySee, type Presence, seatOf } from './info.ts';
import { say, sightText } from './tell.ts';

export type Bye = 'restarting' | 'closed' | 'flooding';

/** A connection as a room sees it. */
export interface Line {
  readonly guest: string;
  /** Told of the match; a line says `watch` first. */
  watching: boolean;
  /** The last entry it was told; -1 before the first. */
  sent: number;
  /** What is said in one moment leaves together, at the end of it or by `flush`. */
  send(text: string): void;
  flush(): void;
  bye(why: Bye): void;
}

/** How long a change of who is here may wait for others, so that a crowd is told once. */
const CROWD_MS = 40;

export class Audience implements Presence {
  readonly lines = new Set<Line>();
  /** When each guest's last line was cut. */
  readonly left = new Map<string, number>();
  private readonly row: () => TableRow;
  private crowd: NodeJS.Timeout | undefined;

  constructor(row: () => TableRow) {
    this.row = row;
  }

  here(guest: string): boolean {
    for (const line of this.lines) if (line.guest === guest) return true;
    return false;
  }

  get watching(): number {
    const row = this.row();
    const guests = new Set<string>();
    for (const { guest } of this.lines) if (seatOf(row, guest) === null) guests.add(guest);
    return guests.size;
  }

  enter(line: Line): void {
    this.lines.add(line);
    this.left.delete(line.guest);
    this.tellCrowd();
  }

  leave(line: Line): void {
    this.lines.delete(line);
    if (!this.here(line.guest)) this.left.set(line.guest, Date.now());
    this.tellCrowd();
  }

  // The match

  /** The last entry is stored: everybody learns of it with his own eyes; each view is made once. */
  publish(match: AnyMatch): void {
    const texts = new Map<Eye, string>();
    for (const line of this.lines) {
      if (!line.watching) continue;
      if (line.sent !== match.n - 1) {
        this.catchUp(match, line);
        continue;
      }
      const eye = this.eyeOf(line);
      const text = texts.get(eye) ?? this.sight(match, eye, match.n - 1);
      texts.set(eye, text);
      line.sent = match.n;
      line.send(text);
    }
  }

  /** What was said so far leaves at once: whoever is told works on it while we go on. */
  flush(): void {
    for (const line of this.lines) line.flush();
  }

  /** Tells what a line has missed; one that claims to have seen more than there is hears everything. */
  catchUp(match: AnyMatch, line: Line): void {
    const from = line.sent > match.n ? -1 : line.sent;
    line.sent = match.n;
    line.send(this.sight(match, this.eyeOf(line), from));
  }

  /** What is stored is not what was in memory. */
  correct(match: AnyMatch): void {
    for (const line of this.lines) if (line.watching && line.sent !== match.n) this.catchUp(match, line);
  }

  /** The match has begun; whoever may not watch it has to go. */
  showBeginning(match: AnyMatch): void {
    this.tellTable();
    for (const line of [...this.lines]) {
      line.sent = -1;
      if (!maySee(this.row(), line.guest)) line.bye('closed');
      else if (line.watching) this.catchUp(match, line);
    }
  }

  /** The answer to `watch`. */
  welcome(line: Line, from: number, said: readonly Said[], match: AnyMatch | undefined): void {
    line.watching = true;
    line.sent = from;
    line.send(this.tableText(line.guest));
    line.send(say({ tell: 'said', lines: said }));
    if (match) this.catchUp(match, line);
  }

  private eyeOf(line: Line): Eye {
    return seatOf(this.row(), line.guest) ?? 'spectator';
  }

  private sight(match: AnyMatch, eye: Eye, from: number): string {
    return sightText(match, eye, from, this.row().settings.undo);
  }

  // The table

  tell(text: string): void {
    for (const line of this.lines) if (line.watching) line.send(text);
  }

  tellTable(): void {
    clearTimeout(this.crowd);
    this.crowd = undefined;
    const row = this.row();
    const texts = new Map<string, string>();
    for (const line of this.lines) {
      if (!line.watching) continue;
      const key = `${seatOf(row, line.guest)} ${line.guest === row.host}`;
      const text = texts.get(key) ?? this.tableText(line.guest);
      texts.set(key, text);
      line.send(text);
    }
  }

  bye(why: Bye): void {
    for (const line of [...this.lines]) line.bye(why);
  }

  private tableText(guest: string): string {
    return say({ tell: 'table', table: infoOf(this.row(), guest, this) });
  }

  private tellCrowd(): void {
    this.crowd ??= setTimeout(() => this.tellTable(), CROWD_MS).unref();
  }
}
