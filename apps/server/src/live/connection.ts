/** One connection: a WebSocket of one guest at one table. */
import type { Duplex } from 'node:stream';
import { type Action, readAction, type Seat, type Viewer } from '@broadside/kernel';
import { type Bye, type ClientMessage, INTERNAL, type Said, type ServerMessage } from '@broadside/wire';
import type { RawData } from 'ws';
import { ApiError, apiErrorOf } from '../apiError.ts';
import { hasPlace, isMuted, seatOf } from '../rooms/info.ts';
import type { Room } from '../rooms/room.ts';
import { answerText, say } from '../rooms/serialiser.ts';
import type { Subscriber } from '../rooms/subscribers.ts';
import { saidIn, type Utterance } from '../rooms/talk.ts';
import type { Services } from '../services.ts';
import type { GuestRow } from '../store/store.ts';
import { Bucket } from './bucket.ts';
import { writeFrames } from './frames.ts';
import { idOf, parseJson } from './message.ts';
import type { Protocol } from './protocol.ts';
import type { LiveSocket } from './socket.ts';

const CLOSE_CODE: Readonly<Record<Bye, number>> = {
  restarting: 1012,
  closed: 1000,
  flooding: 1008,
  full: 1013,
  elsewhere: 1000,
  removed: 1008,
  'signed-out': 1008,
};
/** Reasons are looked up in the rules: so many are as much work as a message. */
const REASONS_A_DROP = 8;

/** The socket, the stream under it, and whether too much waits for the network at its other end. */
interface Ends {
  readonly socket: LiveSocket;
  readonly stream: Duplex;
  readonly protocol: Protocol;
  /** Where they are, for what is counted by network. */
  readonly network: string;
  /** Whoever is here has sent their last message, and may still have much to read. */
  readonly linger: (this: Duplex) => void;
  /** The socket is closed. */
  readonly forget: (connection: LiveConnection) => void;
}

/** One listener for all streams: each idle connection costs memory. */
export const lingering = (ms: number) =>
  function linger(this: Duplex): void {
    setTimeout(() => this.destroy(), ms).unref();
  };

/** Connections that were given something to send in this moment. */
const talking: LiveConnection[] = [];

function flushAll(): void {
  for (const connection of talking.splice(0)) connection.flush();
}

/** Who opens a connection, and by which session. */
export interface Caller {
  readonly guest: GuestRow;
  readonly session: string;
}

export class LiveConnection implements Subscriber {
  watching = false;
  sent = -1;
  told = -1;
  viewer: Viewer | undefined;
  changes: boolean;
  /** Answered the last heartbeat. */
  alive = true;
  readonly guest: string;
  name: string;
  readonly session: string;
  /** Said goodbye to, or lost. */
  gone = false;
  /** Let in; before that it may wait in the gallery, and what it asked to see is remembered. */
  private inside = false;
  private asked: number | undefined;
  private readonly services: Services;
  private readonly room: Room;
  private readonly socket: LiveSocket;
  private readonly stream: Duplex;
  private readonly protocol: Protocol;
  readonly network: string;
  private readonly forget: (connection: LiveConnection) => void;
  /** Everything that comes in takes a drop: messages, pings, pongs nobody asked for. */
  private readonly bucket: Bucket;
  /** What comes in beyond that is refused, and takes a drop here. Few connections ever need one. */
  private excess: Bucket | undefined;
  private looks: Bucket | undefined;
  private unsent: string[] | undefined;
  private unsentLength = 0;
  /** Requests that are not answered yet. */
  private pending = 0;
  /** Nothing is read or sent any more. */
  private over = false;
  private heartbeats = 0;
  private lateWatch: NodeJS.Timeout | undefined;

  constructor(services: Services, room: Room, { guest, session }: Caller, ends: Ends) {
    const { socket, stream } = ends;
    const { messages, burst, requestMs } = services.config.limits;
    this.services = services;
    this.room = room;
    this.guest = guest.id;
    this.name = guest.name;
    this.session = session;
    this.socket = socket;
    this.stream = stream;
    this.protocol = ends.protocol;
    this.changes = ends.protocol.changes;
    this.network = ends.network;
    this.forget = ends.forget;
    this.bucket = new Bucket(messages, burst);
    this.lateWatch = setTimeout(() => this.drop('time'), requestMs).unref();
    socket.listener = this;
    stream.on('end', ends.linger);
    services.metrics.connections.inc();
    this.inside = room.enter(this);
  }

  /** The table is one of those the guest only watches. */
  get onlyWatches(): boolean {
    return !hasPlace(this.room.row, this.guest);
  }

  /** Everything it asked for is answered. */
  get isIdle(): boolean {
    return this.pending === 0;
  }

  letIn(): void {
    this.inside = true;
    this.sendMessage({ type: 'gallery', ahead: null });
    if (this.asked !== undefined) this.watch(this.asked);
  }

  // Out

  /** Bytes that wait to be read. */
  get waiting(): number {
    return this.stream.writableLength + this.unsentLength;
  }

  send(text: string): void {
    if (this.over || this.isSlow()) return;
    const written = this.protocol.write(text);
    this.unsentLength += written.length;
    if (this.unsent) {
      this.unsent.push(written);
      return;
    }
    this.unsent = [written];
    if (talking.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const texts = this.unsent;
    if (!texts) return;
    this.unsent = undefined;
    this.unsentLength = 0;
    if (this.socket.readyState !== this.socket.OPEN || this.isSlow()) return;
    writeFrames(this.stream, texts);
    if (this.stream.writableLength > 0 && this.services.gate.isBehind(this.network)) this.drop('slow');
  }

  /** A reader this slow is disconnected, whatever it waits for: it resumes from its last entry number when it can. */
  private isSlow(): boolean {
    if (this.waiting <= this.services.config.limits.backlog) return false;
    this.drop('slow');
    return true;
  }

  private drop(what: 'slow' | 'time'): void {
    if (this.over) return;
    this.over = true;
    this.services.metrics.limited.inc({ what });
    this.socket.terminate();
  }

  bye(why: Bye): void {
    if (this.over) return;
    this.send(say({ type: 'bye', why }));
    this.flush();
    this.over = true;
    this.socket.close(CLOSE_CODE[why]);
    this.cut();
  }

  /** Asks whether somebody is still there and reads; who did not answer the last time is not. */
  heartbeat(): void {
    if (!this.alive) this.drop('time');
    this.alive = false;
    if (this.socket.readyState === this.socket.OPEN && !this.isSlow()) this.socket.ping(String(++this.heartbeats));
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** It said in time what it wants to see. */
  private isHeard(): void {
    clearTimeout(this.lateWatch);
    this.lateWatch = undefined;
  }

  closed(): void {
    this.cut();
    this.forget(this);
  }

  private cut(): void {
    this.isHeard();
    this.over = true;
    if (this.gone) return;
    this.gone = true;
    this.services.metrics.connections.dec();
    this.room.leave(this);
  }

  private sendMessage(message: ServerMessage): void {
    this.send(say(message));
  }

  private refuse(id: string | null, error: unknown): void {
    const apiError = apiErrorOf(error);
    if (!apiError) this.services.log.error({ err: error, table: this.room.id }, 'a message failed');
    const wire = apiError?.wire ?? INTERNAL;
    this.services.metrics.refusals.inc({ code: wire.code });
    this.sendMessage({ type: 'refused', id, error: wire });
  }

  // In

  /** False: this came too fast. Whoever goes on all the same is sent a goodbye. */
  private isInTime(): boolean {
    if (this.over) return false;
    if (this.bucket.take()) return true;
    const { messages, patience } = this.services.config.limits;
    this.excess ??= new Bucket(messages, patience);
    if (!this.excess.take()) this.flooded();
    return false;
  }

  private flooded(): void {
    this.services.metrics.limited.inc({ what: 'messages' });
    this.bye('flooding');
    // What still comes is not even read.
    this.socket.pause();
  }

  /** Answered by us and not by the library, which would go on for somebody who never reads. */
  onPing(data: Buffer): void {
    if (this.isInTime() && !this.isSlow()) this.socket.pong(data);
  }

  /** Only who has read the last beat can repeat it. */
  onPong(data: Buffer): void {
    if (data.toString() === String(this.heartbeats)) this.alive = true;
    else this.isInTime();
  }

  hear(data: RawData, binary: boolean): void {
    // Not answered, so it will be sent again after the restart.
    if (this.services.draining) return;
    const inTime = this.isInTime();
    if (this.over) return;
    let message: unknown;
    try {
      if (binary) throw new ApiError('bad-message', 'a message is text, not bytes');
      message = parseJson(data.toString());
      if (!inTime) throw new ApiError('too-fast', 'too many messages; wait a moment');
      if (this.pending >= this.services.config.limits.burst)
        throw new ApiError('too-fast', 'too many requests are not answered yet; wait for them');
      this.answer(this.protocol.read(message));
    } catch (error) {
      this.refuse(idOf(message), error);
    }
  }

  private answer(message: ClientMessage): void {
    if (!this.inside && message.type !== 'ping' && message.type !== 'watch')
      throw new ApiError('gallery-full', 'no more people can watch this table; you are let in when somebody leaves');
    switch (message.type) {
      case 'ping':
        this.sendMessage({ type: 'pong' });
        break;
      case 'watch':
        if (!this.mayLook()) throw new ApiError('too-fast', 'you were sent everything; wait a moment');
        this.isHeard();
        if (message.whole) this.changes = false;
        if (this.inside) this.watch(message.from);
        else this.asked = message.from;
        break;
      case 'why':
        this.bucket.spend(message.actions.length / REASONS_A_DROP);
        this.later(message.id, () => this.explain(message.id, message.actions));
        break;
      case 'chat':
      case 'react':
        this.later(message.id, () => this.speak(message));
        break;
      case 'play':
      case 'undo':
      case 'restart':
        this.order(message, this.mySeat());
    }
  }

  private order(message: Extract<ClientMessage, { n: number }>, seat: Seat): void {
    this.pending++;
    this.room.host.order({
      seat,
      guest: this.guest,
      type: message.type,
      action: message.type === 'play' ? message.action : undefined,
      n: message.n,
      command: message.id,
      since: performance.now(),
      answer: (message) => {
        this.pending--;
        this.send(answerText(message));
      },
    });
  }

  /** The first look is free: most connections take no other. */
  private mayLook(): boolean {
    if (this.lateWatch !== undefined) return true;
    this.looks ??= new Bucket(1, this.services.config.limits.watches - 1);
    return this.looks.take();
  }

  private watch(from: number): void {
    this.later(null, () => this.room.watch(this, from));
  }

  private later(id: string | null, work: () => Promise<void>): void {
    this.pending++;
    work()
      .catch((error: unknown) => this.refuse(id, error))
      .finally(() => this.pending--);
  }

  /** The seat belongs to the session; no message can name another. */
  private seat() {
    return seatOf(this.room.row, this.guest);
  }

  private mySeat() {
    const seat = this.seat();
    if (seat === null) throw new ApiError('not-seated', 'you have no seat at this table: you only watch');
    return seat;
  }

  private async explain(id: string, actions: readonly unknown[]): Promise<void> {
    const seat = this.mySeat();
    await this.room.queue.run(async () => {
      const match = await this.room.current();
      const reasons = actions.map((action) => match.whyNot(seat, readAction(match.game, action) as Action) ?? null);
      this.sendMessage({ type: 'reasons', id, reasons });
    });
  }

  private async speak(message: Utterance): Promise<void> {
    const { id } = message;
    const said = saidIn(message);
    if (isMuted(this.room.row, this.guest)) throw new ApiError('muted', 'the host has muted you at this table');
    const key = `${this.guest} ${id}`;
    const { spoken, talk } = this.room;
    if (!spoken.has(key)) {
      if (!talk.may(this.guest)) throw new ApiError('too-fast', 'too much is said at once; wait a moment');
      await spoken.once(key, () => this.publish(key, said));
    }
    this.sendMessage({ type: 'done', id, n: this.room.n });
  }

  private async publish(key: string, said: Pick<Said, 'text' | 'reaction'>): Promise<void> {
    const { store, config } = this.services;
    const { name } = (await store.guest(this.guest)) ?? { name: '' };
    const line = { at: Date.now(), seat: this.seat(), name, ...said };
    await store.addSaid(this.room.id, line, config.limits.talkKept);
    this.room.subscribers.broadcast(say({ type: 'chat', lines: [line] }));
    this.room.following.publishSaid(key, line);
  }
}
