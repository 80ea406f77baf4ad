/**
 * A connection to the server that restores itself: after a loss it is opened again, soon at first and then with growing
 * pauses, at once when the network or the reader comes back. A silent connection is taken for a dead one.
 */
import type { ClientMessage, ServerMessage } from '@broadside/wire';

/** As much of a WebSocket as we use, so that any implementation will do. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly url: string;
  readonly connect: (url: string) => Socket;
  /** The first and the longest pause before another attempt, in ms. */
  readonly pauses: readonly [number, number];
  /** How often the connection is tried when it is silent, and how long the answer may take, in ms. */
  readonly ping: readonly [number, number];
  /** Calls back when the network or the reader has come back; returns how to stop. */
  readonly wakes: (wake: () => void) => () => void;
  readonly up: () => void;
  /** The connection was lost, or could not be opened: `opened` says which. */
  readonly down: (opened: boolean) => void;
  /** A list is a change. */
  readonly hear: (message: ServerMessage | readonly unknown[]) => void;
}

/** After so many attempts in vain no pause grows any more. */
const MANY = 10;

export class Connection {
  private readonly options: ConnectionOptions;
  private socket: Socket | undefined;
  private open = false;
  ended = false;
  /** Attempts since something was last received. */
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly deafen: () => void;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.deafen = options.wakes(() => this.wake());
    this.dial();
  }

  /** Whatever is sent while the connection is down is dropped: who wants it to arrive sends it again when it is up. */
  send(message: ClientMessage): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  /** The next attempt is made after the longest pause. */
  wait(): void {
    this.attempts = MANY;
  }

  /** Drops the connection for good. */
  end(): void {
    this.ended = true;
    this.deafen();
    clearTimeout(this.retry);
    this.drop();
  }

  private dial(): void {
    clearTimeout(this.retry);
    this.attempts++;
    const socket = this.options.connect(this.options.url);
    this.socket = socket;
    this.listen(this.options.ping[0] + this.options.ping[1]);
    socket.onopen = () => {
      this.open = true;
      this.ping();
      this.options.up();
    };
    socket.onmessage = ({ data }) => {
      this.attempts = 0;
      this.rest();
      const message = read(data);
      if (message) this.options.hear(message);
    };
    socket.onclose = () => this.lost();
    socket.onerror = () => this.lost();
  }

  private lost(): void {
    const { open } = this;
    this.drop();
    if (this.ended) return;
    this.options.down(open);
    if (!this.ended) this.retry = setTimeout(() => this.dial(), this.pause());
  }

  /** Doubled each time, and shaken, so that a restarted server is not stormed by all at once. */
  private pause(): number {
    const [first, longest] = this.options.pauses;
    const full = Math.min(longest, first * 2 ** this.attempts);
    return full * (0.5 + Math.random() / 2);
  }

  private drop(): void {
    const { socket } = this;
    clearTimeout(this.silence);
    this.socket = undefined;
    this.open = false;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    // Some implementations report an error when they are closed while connecting: there must be a handler for it.
    socket.onerror = () => undefined;
    socket.close();
  }

  private wake(): void {
    if (this.ended) return;
    this.attempts = 0;
    if (this.open) this.ping();
    else if (!this.socket) this.dial();
  }

  // A connection is alive while something is received on it.

  private rest(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.ping(), this.options.ping[0]);
  }

  private ping(): void {
    this.send({ type: 'ping' });
    this.listen(this.options.ping[1]);
  }

  private listen(ms: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(), ms);
  }
}

/** The server is ours; a message that makes no sense is dropped like one that never came. */
function read(data: unknown): ServerMessage | readonly unknown[] | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    if (Array.isArray(value)) return value;
    return typeof value === 'object' && value !== null && 'type' in value ? (value as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
