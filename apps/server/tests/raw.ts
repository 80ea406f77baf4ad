/** A client below HTTP and WebSockets: it may leave anything unfinished, and need not read. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@broadside/wire';
import { atTheEnd, type Visitor } from './kit.ts';

export const CONTINUATION = 0;
export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

/** A frame as a client sends it, of at most 125 bytes or of 65535. */
export function frame(opcode: number, payload: string | Buffer = '', final = true): Buffer {
  const bytes = Buffer.from(payload);
  const long = bytes.length > 125;
  const head = [(final ? 0x80 : 0) | opcode, 0x80 | (long ? 126 : bytes.length)];
  if (long) head.push(bytes.length >> 8, bytes.length & 255);
  // Masked with nothing.
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), bytes]);
}

export class Raw {
  readonly socket: Socket;
  /** Everything that was read. */
  text = '';
  readonly closed: Promise<void>;
  isClosed = false;

  constructor(server: { readonly url: string }) {
    const { hostname, port } = new URL(server.url);
    // Both directions end for themselves: a peer that only half hangs up is heard.
    this.socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    this.socket.on('error', () => {});
    this.socket.on('data', (chunk) => {
      this.text += chunk.toString('latin1');
    });
    this.closed = new Promise((resolve) => {
      const done = (): void => {
        this.isClosed = true;
        resolve();
      };
      this.socket.once('close', done);
      this.socket.once('end', done);
    });
    atTheEnd(() => void this.socket.destroy());
  }

  send(...parts: readonly (string | Buffer)[]): this {
    for (const part of parts) this.socket.write(part);
    return this;
  }

  /** From now on nothing is read. */
  deaf(): this {
    this.socket.pause();
    return this;
  }

  async heard(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.text);
      if (match) return match;
      if (this.isClosed) throw new Error(`closed after ${JSON.stringify(this.text.slice(0, 300))}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** The status of the first answer. */
  async status(): Promise<number> {
    return Number((await this.heard(/^HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n/))[1]);
  }
}

const fields = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

export const request = (line: string, headers: Record<string, string> = {}): string =>
  `${line} HTTP/1.1\r\n${fields({ Host: 'localhost', ...headers })}\r\n`;

export const upgrade = (target: string, headers: Record<string, string> = {}): string =>
  request(`GET ${target}`, {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  });

/** A WebSocket connection without the library. */
export async function rawLine(visitor: Visitor, id: string): Promise<Raw> {
  const headers = { Cookie: visitor.cookie, 'Sec-WebSocket-Protocol': PROTOCOL };
  const raw = new Raw(visitor).send(upgrade(`/api/tables/${id}/live`, headers));
  const status = await raw.status();
  if (status !== 101) throw new Error(raw.text);
  return raw;
}

/** What the server counts under this name, all labels together. */
export async function figure(visitor: Visitor, name: string): Promise<number> {
  const { body } = await visitor.call<string>('GET', '/metrics');
  let sum = 0;
  for (const line of body.split('\n')) {
    const [key, value] = line.split(' ');
    if (key === name || key.startsWith(`${name}{`)) sum += Number(value);
  }
  return sum;
}

/** Waits until it holds, far longer than it takes. */
export async function soon(what: string, ask: () => Promise<boolean> | boolean): Promise<void> {
  const until = Date.now() + 30_000;
  while (!(await ask())) {
    if (Date.now() > until) throw new Error(`never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
