/** A person who plays by chance, at whichever node answers, and repeats under the same id what was not answered. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Action, Entry } from '@broadside/kernel';
import { ChangeReader, PROTOCOL, type ServerMessage, type ViewUpdate } from '@broadside/wire';
import { WebSocket } from 'ws';
import { commandId, keen } from '../kit.ts';
import type { Asked, Shown } from './history.ts';

/** A node that says nothing for so long is asked whether it is there, and then has so long to answer. */
const SILENT_MS = 500;
const DIAL_MS = 700;
export interface Manner {
  /** Between seeing something and acting on it, at most. */
  readonly think: number;
  /** How often somebody goes elsewhere without need, as by loading the page again, and for how long at most. */
  readonly restless: number;
  readonly away: number;
  /** The same company plays again at the table that follows. */
  readonly rematch: boolean;
  /** How long somebody looks at the result before they close the page; left out: until all is over. */
  readonly lingers?: number;
}

/** Of those who are only there to be disturbed. */
export const HASTY: Manner = { think: 150, restless: 0.02, away: 0, rematch: false };
/** Refusals after which the same request may be made again: nothing has happened. */
const LATER = new Set(['no-store', 'not-stored', 'too-fast', 'restarting']);

export const now = (): number => performance.now();

/** A WebSocket whose messages are read one by one. */
class Line {
  private readonly socket: WebSocket;
  private readonly unread: ServerMessage[] = [];
  private lost = false;
  private wake: (() => void) | undefined;

  private constructor(socket: WebSocket, log: Entry[]) {
    this.socket = socket;
    const reader = new ChangeReader(() => log);
    socket.on('message', (data) => {
      const message = reader.read(JSON.parse(String(data)));
      if (message.type === 'update') for (const entry of message.update.entries) log[entry.n] = entry;
      this.unread.push(message);
      this.wake?.();
    });
    socket.on('close', () => {
      this.lost = true;
      this.wake?.();
    });
  }

  /** Undefined if the node does not answer. What is read of the match goes into the log. */
  static dial(url: string, cookie: string, log: Entry[]): Promise<Line | undefined> {
    const socket = new WebSocket(url, PROTOCOL, { headers: { cookie }, handshakeTimeout: DIAL_MS });
    const line = new Line(socket, log);
    return new Promise((resolve) => {
      socket.once('open', () => resolve(line));
      socket.on('error', () => resolve(undefined));
      socket.once('close', () => resolve(undefined));
    });
  }

  async next(ms: number): Promise<ServerMessage | 'lost' | 'silent'> {
    if (this.unread.length === 0 && !this.lost)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.wake = undefined;
    return this.unread.shift() ?? (this.lost ? 'lost' : 'silent');
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  end(): void {
    this.socket.terminate();
  }
}

export interface Place {
  readonly match: string;
  readonly cookie: string;
  readonly name: string;
  /** The address of some node, and the word that one did not answer. */
  readonly node: () => string;
  readonly failed: (node: string) => void;
  /** Nothing new is asked any more. */
  readonly stopping: () => boolean;
  readonly manner: Manner;
}

export class Player {
  readonly asked: Asked[] = [];
  readonly shown: Shown[] = [];
  n = -1;
  outcome = false;
  /** How often another node was looked for. */
  moves = 0;
  private readonly place: Place;
  private readonly log: Entry[] = [];
  private update: ViewUpdate | undefined;
  private pending: (Asked & { readonly n: number }) | undefined;
  private gone = false;
  private node = '';

  constructor(place: Place) {
    this.place = place;
  }

  /** Everything that was asked is answered. */
  get idle(): boolean {
    return this.pending === undefined;
  }

  /** Where this person is and what they wait for, for whoever looks for a fault. */
  get words(): string {
    const { toAct, legal, n } = this.update ?? { toAct: [], legal: [], n: -1 };
    const waits = this.pending ? `waits for ${this.pending.id}` : 'waits for nothing';
    return `${this.place.name} at ${this.node}: ${n}, to act ${toAct.join()}, ${legal.length} choices, ${waits}, line ${this.moves}`;
  }

  leave(): void {
    this.gone = true;
  }

  async play(): Promise<void> {
    const { node, match, cookie } = this.place;
    while (!this.gone) {
      this.moves++;
      this.node = node();
      const line = await Line.dial(`${this.node.replace('http', 'ws')}/api/tables/${match}/live`, cookie, this.log);
      if (!line) {
        this.place.failed(this.node);
        await pause(20);
        continue;
      }
      try {
        if ((await this.sit(line)) === 'failed') this.place.failed(this.node);
      } finally {
        line.end();
      }
    }
  }

  /** Until the line is lost, silent, or somebody would rather be elsewhere. */
  private async sit(line: Line): Promise<'left' | 'failed'> {
    line.say({ type: 'watch', from: this.n });
    let welcome = false;
    let pinged = false;
    for (;;) {
      if (this.gone) return 'left';
      const message = await line.next(SILENT_MS);
      if (message === 'lost') return 'failed';
      if (message === 'silent') {
        if (pinged) return 'failed';
        pinged = true;
        line.say({ type: 'ping' });
        continue;
      }
      pinged = false;
      // Goodbye, or not let in: the node is about to stop.
      if (message.type === 'bye' || (message.type === 'refused' && message.id === null)) return 'failed';
      if (message.type === 'update') {
        this.see(message.update);
        if (!welcome && this.pending) this.send(line);
        welcome = true;
      }
      if (message.type === 'done' || message.type === 'refused') await this.hear(message, line);
      if (welcome && !this.pending && (await this.act(line))) return 'left';
    }
  }

  private see(update: ViewUpdate): void {
    const at = now();
    for (const { n, hash } of update.entries)
      if (n > this.n) this.shown.push({ by: this.place.name, at, n, seal: hash });
    this.n = Math.max(this.n, update.n);
    this.update = update;
    this.outcome = update.outcome !== null;
  }

  private async hear(message: Extract<ServerMessage, { type: 'done' | 'refused' }>, line: Line): Promise<void> {
    const { pending } = this;
    if (!pending || message.id !== pending.id) return;
    if (message.type === 'refused' && LATER.has(message.error.code)) {
      // The word is that nothing has happened, so that it is over; what is wanted is asked for under another id.
      pending.answered = { at: now(), refused: message.error.code };
      this.pending = undefined;
      await pause(100);
      line.say({ type: 'watch', from: this.n });
      return;
    }
    pending.answered =
      message.type === 'done' ? { at: now(), done: message.n } : { at: now(), refused: message.error.code };
    this.pending = undefined;
    // What was refused as stale was made for a table that looks different by now.
    if (message.type === 'refused') line.say({ type: 'watch', from: this.n });
  }

  /** True: would rather be at another node. */
  private async act(line: Line): Promise<boolean> {
    const { update } = this;
    if (!update || this.outcome || update.legal.length === 0 || this.place.stopping()) return false;
    const { think, restless, away } = this.place.manner;
    if (Math.random() < restless) {
      await pause(Math.random() * away);
      return true;
    }
    await pause(Math.random() * think);
    const action: Action = keen(update.legal);
    this.pending = { id: commandId(), seat: update.viewer as number, action, asked: now(), n: update.n };
    this.asked.push(this.pending);
    // Shown meanwhile, but not looked at: it is asked for what was seen.
    this.send(line);
    return false;
  }

  private send(line: Line): void {
    if (!this.pending) return;
    const { id, n, action } = this.pending;
    line.say({ type: 'play', id, n, action });
  }
}
