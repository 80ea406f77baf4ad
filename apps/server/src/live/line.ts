/** One live line: a WebSocket of one guest at one table. */
import type { Duplex } from 'node:stream';
import { type Action, readAction } from '@broadside/kernel';
import type { Ask, Tell } from '@broadside/wire';
import type { RawData, WebSocket } from 'ws';
import { Fault, faultOf, INTERNAL } from '../fault.ts';
import type { House } from '../house.ts';
import type { Bye, Line } from '../rooms/audience.ts';
import { seatOf } from '../rooms/info.ts';
import type { Room } from '../rooms/room.ts';
import { say } from '../rooms/tell.ts';
import type { GuestRow } from '../store/store.ts';
import { cleanText } from '../text.ts';
import { idOf, parseJson, readAsk } from './ask.ts';
import { Bucket } from './bucket.ts';
import { writeFrames } from './frames.ts';

const CLOSE_CODE: Readonly<Record<Bye, number>> = { restarting: 1012, closed: 1000, flooding: 1008 };
const REMEMBERED = 64;

/** Lines that were given something to send in this moment. */
const talking: LiveLine[] = [];

function flushAll(): void {
  for (const line of talking.splice(0)) line.flush();
}

export class LiveLine implements Line {
  watching = false;
  sent = -1;
  /** Answered the last heartbeat. */
  alive = true;
  readonly guest: string;
  private readonly house: House;
  private readonly room: Room;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private readonly bucket: Bucket;
  private unsent: string[] = [];
  private tooFast = 0;
  /** Ids of lines of talk, so that one said twice is heard once. */
  private readonly spoken: string[] = [];

  constructor(house: House, room: Room, guest: GuestRow, socket: WebSocket, stream: Duplex) {
    this.house = house;
    this.room = room;
    this.guest = guest.id;
    this.socket = socket;
    this.stream = stream;
    this.bucket = new Bucket(house.config.limits.messages, house.config.limits.burst);
    socket.on('message', (data, binary) => this.hear(data, binary));
    socket.on('pong', () => {
      this.alive = true;
    });
    // An oversized or broken frame: ws closes the line by itself with the fitting code.
    socket.on('error', () => {});
    socket.on('close', () => this.cut());
    house.metrics.lines.inc();
    room.enter(this);
  }

  // Out

  send(text: string): void {
    this.unsent.push(text);
    if (this.unsent.length > 1) return;
    if (talking.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const texts = this.unsent;
    if (texts.length === 0) return;
    this.unsent = [];
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.stream.writableLength > this.house.config.limits.backlog) this.giveUp();
    else writeFrames(this.stream, texts);
  }

  /** A reader this slow is cut off: it resumes by number when it can. */
  private giveUp(): void {
    this.house.metrics.refusals.inc({ code: 'too-slow' });
    this.socket.terminate();
  }

  bye(why: Bye): void {
    this.send(say({ tell: 'bye', why }));
    this.flush();
    this.socket.close(CLOSE_CODE[why]);
    this.cut();
  }

  /** Asks whether somebody is still there; who did not answer the last time is not. */
  beat(): void {
    if (!this.alive) this.socket.terminate();
    this.alive = false;
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }

  terminate(): void {
    this.socket.terminate();
  }

  private cut(): void {
    if (!this.room.audience.lines.has(this)) return;
    this.house.metrics.lines.dec();
    this.room.leave(this);
  }

  private tell(tell: Tell): void {
    this.send(say(tell));
  }

  private refuse(id: string | null, error: unknown): void {
    const fault = faultOf(error);
    if (!fault) this.house.log.error({ err: error, table: this.room.id }, 'a message failed');
    const wire = fault?.wire ?? INTERNAL;
    this.house.metrics.refusals.inc({ code: wire.code });
    this.tell({ tell: 'refused', id, error: wire });
  }

  // In

  private hear(data: RawData, binary: boolean): void {
    // Not answered, so it will be said again after the restart.
    if (this.house.draining) return;
    const inTime = this.bucket.take();
    this.tooFast = inTime ? 0 : this.tooFast + 1;
    if (this.tooFast > this.house.config.limits.patience) {
      this.bye('flooding');
      return;
    }
    let message: unknown;
    try {
      if (binary) throw new Fault('bad-message', 'a message is text, not bytes');
      message = parseJson(data.toString());
      if (!inTime) throw new Fault('too-fast', 'too many messages; wait a moment');
      this.answer(readAsk(message));
    } catch (error) {
      this.refuse(idOf(message), error);
    }
  }

  private answer(ask: Ask): void {
    switch (ask.do) {
      case 'ping':
        this.tell({ tell: 'pong' });
        break;
      case 'watch':
        this.later(null, () => this.room.watch(this, ask.from, this.seat()));
        break;
      case 'why':
        this.later(ask.id, () => this.explain(ask.id, ask.actions));
        break;
      case 'say':
        this.later(ask.id, () => this.speak(ask.id, ask.text));
        break;
      case 'play':
      case 'undo':
      case 'restart':
        this.room.order({
          seat: this.mySeat(),
          do: ask.do,
          action: ask.do === 'play' ? ask.action : undefined,
          n: ask.n,
          command: ask.id,
          since: performance.now(),
          answer: (tell) => this.tell(tell),
        });
    }
  }

  private later(id: string | null, work: () => Promise<void>): void {
    work().catch((error: unknown) => this.refuse(id, error));
  }

  /** The seat belongs to the session; no message can name another. */
  private seat() {
    return seatOf(this.room.row, this.guest);
  }

  private mySeat() {
    const seat = this.seat();
    if (seat === null) throw new Fault('not-seated', 'you have no seat at this table: you only watch');
    return seat;
  }

  private async explain(id: string, actions: readonly unknown[]): Promise<void> {
    const seat = this.mySeat();
    await this.room.queue.run(async () => {
      const match = await this.room.open();
      const reasons = actions.map((action) => match.whyNot(seat, readAction(match.game, action) as Action) ?? null);
      this.tell({ tell: 'reasons', id, reasons });
    });
  }

  private async speak(id: string, words: string): Promise<void> {
    const text = cleanText(words);
    if (text === '') throw new Fault('bad-message', 'say.text has nothing to read in it');
    if (!this.spoken.includes(id)) {
      this.spoken.push(id);
      if (this.spoken.length > REMEMBERED) this.spoken.shift();
      const { name } = (await this.house.store.guest(this.guest)) ?? { name: '' };
      const line = { at: Date.now(), seat: this.seat(), name, text };
      await this.house.store.addSaid(this.room.id, line);
      this.room.audience.tell(say({ tell: 'said', lines: [line] }));
    }
    this.tell({ tell: 'done', id, n: this.room.n });
  }
}
