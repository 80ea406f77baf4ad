/** Everybody who has a table open, and what they are sent. */
import { Alarm, type Clock } from '@broadside/host';
import type { AnyMatch, Viewer } from '@broadside/kernel';
import type { Bye, Said } from '@broadside/wire';
import type { TableRow } from '../store/store.ts';
import { Elsewhere, type People } from './elsewhere.ts';
import { Gallery, type GalleryLimits } from './gallery.ts';
import { hasPlace, infoOf, isMuted, maySee, type Presence, seatOf } from './info.ts';
import { changeText, say, updateText } from './serialiser.ts';

/** A connection as a room sees it. */
export interface Subscriber {
  readonly guest: string;
  name: string;
  /** What the guest is known by on this connection: the hash of a session. */
  readonly session: string;
  /** Is sent the match; a connection sends `watch` first. */
  watching: boolean;
  /** The last entry it was sent; -1 before the first. */
  sent: number;
  /** Whose view that was; undefined: it needs the whole. */
  viewer: Viewer | undefined;
  /** What it was sent of the table itself is as of then (`Subscribers.changed`). */
  told: number;
  /** Is sent what changes, once it has the whole. */
  readonly changes: boolean;
  /** What is sent in one moment leaves together, at the end of it or by `flush`. */
  send(text: string): void;
  flush(): void;
  bye(why: Bye): void;
  /** Has waited long enough. */
  letIn(): void;
}

/** What they have open. */
interface Table {
  readonly row: TableRow;
  /** Informs other nodes of who is here. */
  tell(people: People): void;
}

/** How long a change of who is here may wait for others, so that a crowd is sent it once. */
const CROWD_MS = 40;

/** Where everybody is here, which is at most tables. */
const NOBODY: Map<string, number> = new Map();

export class Subscribers implements Presence {
  /** When the last connection of each guest with a seat was lost. */
  left = NOBODY;
  private readonly table: Table;
  /** Grows with whatever a message about the table may say. */
  private changed = 0;
  private readonly gallery: Gallery;
  private readonly clock: Clock;
  private readonly crowd: Alarm;
  private readonly elsewhere = new Elsewhere();

  constructor(table: Table, limits: GalleryLimits, clock: Clock) {
    this.table = table;
    this.clock = clock;
    this.crowd = new Alarm(clock);
    this.gallery = new Gallery(table, limits, this.elsewhere);
  }

  get admitted(): ReadonlySet<Subscriber> {
    return this.gallery.admitted;
  }

  /** Also those who wait to be let in. */
  get all(): readonly Subscriber[] {
    return [...this.gallery.admitted, ...this.gallery.waiting];
  }

  /** Somebody is let in, here or at another node. */
  get anybody(): boolean {
    return this.admitted.size > 0 || !this.elsewhere.isEmpty;
  }

  here(guest: string): boolean {
    for (const subscriber of this.admitted) if (subscriber.guest === guest) return true;
    return this.elsewhere.has(guest);
  }

  /** Everybody who is let in at any node or waits at this one, by name. */
  get guests(): ReadonlyMap<string, string> {
    return new Map([...this.elsewhere.guests(), ...this.all.map(({ guest, name }) => [guest, name] as const)]);
  }

  get watchers(): ReadonlyMap<string, string> {
    const row = this.table.row;
    const guests = new Map<string, string>();
    for (const [guest, name] of this.elsewhere.guests()) if (seatOf(row, guest) === null) guests.set(guest, name);
    for (const { guest, name } of this.admitted) if (seatOf(row, guest) === null) guests.set(guest, name);
    return guests;
  }

  /** Everybody who is let in at this node. */
  get people(): People {
    const guests = new Map([...this.admitted].map(({ guest, name }) => [guest, name]));
    return { guests: [...guests], lines: this.gallery.watching };
  }

  /** Another node says who is there. */
  learn(node: string, people: People): void {
    const gone = this.elsewhere.set(node, people);
    for (const [guest] of people.guests) this.left.delete(guest);
    for (const guest of gone) this.expect(guest);
    this.letIn();
    this.sendTableSoon();
  }

  /** Whether the connection is let in; one that waits is sent its place. */
  enter(subscriber: Subscriber): boolean {
    this.gallery.enter(subscriber);
    const entered = this.admitted.has(subscriber);
    if (entered) this.left.delete(subscriber.guest);
    this.sendTableSoon();
    return entered;
  }

  leave(subscriber: Subscriber): void {
    this.gallery.leave(subscriber);
    this.expect(subscriber.guest);
    this.letIn();
    this.sendTableSoon();
  }

  /** Somebody with a seat is not here: from now on they are waited for. */
  expect(guest: string): void {
    const row = this.table.row;
    for (const gone of this.left.keys()) if (!hasPlace(row, gone)) this.left.delete(gone);
    if (!hasPlace(row, guest) || this.here(guest)) return;
    if (this.left === NOBODY) this.left = new Map();
    this.left.set(guest, this.clock.now());
  }

  rename(guest: string, name: string): void {
    for (const subscriber of this.all) if (subscriber.guest === guest) subscriber.name = name;
    if (this.here(guest)) this.sendTableSoon();
  }

  private letIn(): void {
    for (const subscriber of this.gallery.letIn()) {
      this.changed++;
      this.left.delete(subscriber.guest);
      subscriber.letIn();
    }
  }

  // The match

  /** The last entry is stored: everybody is sent it as they may see it; each view is made once. */
  publish(match: AnyMatch): void {
    let texts: Map<Viewer, string> | undefined;
    for (const subscriber of this.admitted) {
      if (!subscriber.watching) continue;
      const viewer = this.viewerOf(subscriber);
      if (subscriber.sent !== match.n - 1) this.catchUp(match, subscriber);
      else if (!this.sendChange(match, subscriber, viewer)) {
        texts ??= new Map();
        const text = texts.get(viewer) ?? this.update(match, viewer, match.n - 1);
        texts.set(viewer, text);
        this.show(match, subscriber, viewer, text);
      }
    }
  }

  /** Whether that was possible. Also notes what whoever is sent the whole has from now on. */
  private sendChange(match: AnyMatch, subscriber: Subscriber, viewer: Viewer): boolean {
    const change = subscriber.changes ? changeText(match, viewer, this.table.row.settings.undo) : undefined;
    if (change === undefined || subscriber.viewer !== viewer || subscriber.sent !== match.n - 1) return false;
    this.show(match, subscriber, viewer, change);
    return true;
  }

  private show(match: AnyMatch, subscriber: Subscriber, viewer: Viewer, text: string): void {
    subscriber.sent = match.n;
    subscriber.viewer = viewer;
    subscriber.send(text);
  }

  /** What was sent so far leaves at once: whoever gets it works on it while we go on. */
  flush(): void {
    for (const subscriber of this.admitted) subscriber.flush();
  }

  /** Sends what a connection has missed; one that claims to have seen more than there is gets everything. */
  catchUp(match: AnyMatch, subscriber: Subscriber): void {
    const viewer = this.viewerOf(subscriber);
    if (this.sendChange(match, subscriber, viewer)) return;
    const from = subscriber.sent > match.n ? -1 : subscriber.sent;
    this.show(match, subscriber, viewer, this.update(match, viewer, from));
  }

  /** What is stored is not what was in memory. */
  correct(match: AnyMatch): void {
    for (const subscriber of this.admitted)
      if (subscriber.watching && subscriber.sent !== match.n) this.catchUp(match, subscriber);
  }

  /** The match has begun, as the table was sent; whoever may not watch it has to go. */
  showBeginning(match: AnyMatch): void {
    for (const subscriber of this.all) {
      subscriber.sent = -1;
      subscriber.viewer = undefined;
      if (!maySee(this.table.row, subscriber.guest)) subscriber.bye('closed');
      else if (subscriber.watching) this.catchUp(match, subscriber);
    }
  }

  /** The answer to `watch`. */
  welcome(subscriber: Subscriber, from: number, said: readonly Said[], match: AnyMatch | undefined): void {
    subscriber.watching = true;
    subscriber.sent = from;
    subscriber.viewer = undefined;
    subscriber.told = this.changed;
    subscriber.send(this.tableText(subscriber.guest));
    subscriber.send(say({ type: 'chat', lines: said }));
    if (match) this.catchUp(match, subscriber);
  }

  private viewerOf(subscriber: Subscriber): Viewer {
    return seatOf(this.table.row, subscriber.guest) ?? 'spectator';
  }

  private update(match: AnyMatch, viewer: Viewer, from: number): string {
    return updateText(match, viewer, from, this.table.row.settings.undo);
  }

  // The table

  broadcast(text: string): void {
    for (const subscriber of this.admitted) if (subscriber.watching) subscriber.send(text);
  }

  sendTable(): void {
    this.changed++;
    this.sendTableAnew();
  }

  /** To whoever was not sent it as it is now: those who have just come most often were. */
  private sendTableAnew(): void {
    this.crowd.stop();
    this.letIn();
    const row = this.table.row;
    const texts = new Map<string, string>();
    for (const subscriber of this.all) {
      if (!subscriber.watching && this.admitted.has(subscriber)) continue;
      if (subscriber.told === this.changed) continue;
      subscriber.told = this.changed;
      const { guest } = subscriber;
      const key = `${seatOf(row, guest)} ${guest === row.host} ${isMuted(row, guest)}`;
      const text = texts.get(key) ?? this.tableText(subscriber.guest);
      texts.set(key, text);
      subscriber.send(text);
    }
    this.gallery.sendPlaces();
    this.table.tell(this.people);
  }

  bye(why: Bye, whom: (subscriber: Subscriber) => boolean = () => true): void {
    for (const subscriber of this.all) if (whom(subscriber)) subscriber.bye(why);
  }

  private tableText(guest: string): string {
    return say({ type: 'table', table: infoOf(this.table.row, guest, this) });
  }

  private sendTableSoon(): void {
    this.changed++;
    if (!this.crowd.isSet) this.crowd.set(this.clock.now() + CROWD_MS, () => this.sendTableAnew());
  }
}
