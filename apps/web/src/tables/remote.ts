/** A table on the server: a connection that goes on from its last entry number after any loss. */
import { brokenSeal } from '@broadside/kernel';
import {
  BadChange,
  type Bye,
  ChangeReader,
  type ClientMessage,
  PROTOCOL,
  PROTOCOL_V2,
  type ServerMessage,
  type TableInfo,
  type WireError,
} from '@broadside/wire';
import { api } from '../api.ts';
import { BaseTable } from './base.ts';
import { Connection, type ConnectionOptions, type Socket } from './connection.ts';
import { type Table, TableError, type TableFile, wireOf } from './table.ts';

/** What a remote table needs of the world; the browser's own unless others are given. */
export interface RemoteWorld extends Pick<ConnectionOptions, 'connect' | 'pauses' | 'ping' | 'wakes'> {
  /** The address of the server, as `ws://host:port`. */
  readonly base: string;
  /** Asks the server about the table over HTTP, when the connection cannot be opened. */
  readonly look: (id: string) => Promise<TableInfo>;
  readonly file: (id: string) => Promise<unknown>;
}

function wakesOfTheBrowser(wake: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', seen);
  };
}

const browser = (): RemoteWorld => ({
  base: `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`,
  connect: (url) => new WebSocket(url, [PROTOCOL, PROTOCOL_V2]) as Socket,
  pauses: [300, 8000],
  ping: [15_000, 10_000],
  wakes: wakesOfTheBrowser,
  look: api.table,
  file: api.file,
});

/** Errors that another attempt does not fix. */
const FINAL = new Set(['no-table', 'not-found', 'no-watchers', 'old-rules', 'removed']);

class RemoteTable extends BaseTable {
  private readonly world: RemoteWorld;
  private readonly connection: Connection;
  private reader = this.newReader();

  constructor(id: string, world: RemoteWorld) {
    super('remote', id);
    this.world = world;
    this.connection = new Connection({
      ...world,
      url: `${world.base}/api/tables/${encodeURIComponent(id)}/live`,
      up: () => {
        this.change({ link: 'up' });
        this.reader = this.newReader();
        this.watchAgain();
      },
      down: (opened) => this.onDown(opened),
      hear: (message) => this.onReceived(message),
    });
  }

  protected override send(message: ClientMessage): void {
    this.connection.send(message);
  }

  override takeOver(): void {}

  override pace(): void {}

  /** With the seals we were sent while it was played: whoever reads the file can hold the server to it. */
  override async file(): Promise<TableFile> {
    const { id, log } = this.snapshot();
    const file = (await this.world.file(id)) as TableFile;
    const told = log.map(({ n, hash }) => [n, hash] as const);
    const n = brokenSeal(file, told);
    if (n !== undefined) throw new TableError({ code: 'broken-seal', message: `entry ${n} is not what was sent` });
    return { ...file, told };
  }

  override close(): void {
    this.connection.end();
  }

  private newReader(): ChangeReader {
    return new ChangeReader(() => this.snapshot().log);
  }

  private onReceived(received: ServerMessage | readonly unknown[]): void {
    let message: ServerMessage;
    try {
      message = this.reader.read(received);
    } catch (error) {
      if (!(error instanceof BadChange)) throw error;
      this.askForWhole();
      return;
    }
    this.onMessage(message);
  }

  private onMessage(message: ServerMessage): void {
    if (message.type === 'refused' && FINAL.has(message.error.code)) {
      this.end(message.error);
      return;
    }
    this.hear(message);
    if (message.type === 'bye') this.onBye(message.why);
  }

  private onBye(why: Bye): void {
    switch (why) {
      case 'restarting':
        break;
      case 'closed':
        this.leave();
        break;
      case 'full':
        this.change({ gallery: 'outside' });
        this.connection.wait();
        break;
      case 'flooding':
        this.connection.wait();
        break;
      case 'elsewhere':
        this.end({ code: 'open-elsewhere', message: 'the same guest has opened too many other windows' });
        break;
      case 'removed':
        this.end({ code: 'removed', message: 'the host has removed this guest' });
        break;
      case 'signed-out':
        this.end({ code: 'signed-out', message: 'the session was ended from another device' });
    }
  }

  /** There is no coming back by this connection. */
  private end(error: WireError): void {
    this.connection.end();
    this.fail(error);
  }

  /** The table is closed for good: what was seen of it stays on the screen. */
  private leave(): void {
    this.connection.end();
    this.change({ phase: 'closed', link: 'down', pending: undefined });
  }

  private onDown(opened: boolean): void {
    this.change({ link: opened ? 'connecting' : 'down' });
    // A connection that cannot be opened does not say why.
    if (!opened) void this.findOutWhy();
  }

  private async findOutWhy(): Promise<void> {
    try {
      const table = await this.world.look(this.snapshot().id);
      if (!this.connection.ended) this.hear({ type: 'table', table });
    } catch (error) {
      const wire = wireOf(error);
      if (this.connection.ended) return;
      if (wire.code === 'closed') this.leave();
      if (FINAL.has(wire.code)) this.end(wire);
    }
  }
}

export const openRemote = (id: string, world: RemoteWorld = browser()): Table => new RemoteTable(id, world);
