/** A server on loopback and visitors to it, over real HTTP and real WebSockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, type Entry, type Seat, TABLE } from '@broadside/kernel';
import {
  ChangeReader,
  type ClientMessage,
  type Harbour,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type TableSettings,
  type ViewUpdate,
  type WireError,
} from '@broadside/wire';
import { WebSocket } from 'ws';
import { type RunningServer, type Settings, startServer } from '../src/index.ts';
import type { Given } from '../src/server.ts';
import { begunBy, PLAIN } from './games.ts';

/** Worker threads cannot read TypeScript: bots run from the build. */
const botWorker = new URL('../dist/bots/worker.js', import.meta.url);

type Ending = () => Promise<void> | void;

const endings: Ending[] = [];

export const atTheEnd = (ending: Ending): void => void endings.push(ending);

/** What a test opened is closed after it (`setup.ts`), the last first. */
export async function closeAll(): Promise<void> {
  for (const ending of endings.splice(0).reverse()) await ending();
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-test-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const MANY = 100_000;
const ROOMY = {
  requests: MANY,
  networkRequests: MANY,
  guests: MANY,
  guesses: MANY,
  connections: MANY,
  messages: MANY,
  burst: MANY,
  watches: MANY,
  tablesPerGuest: MANY,
};

/** A server that is closed by whoever opens it. */
export const keptServer = (settings: Settings, given: Given = {}): Promise<RunningServer> =>
  startServer(
    {
      host: '127.0.0.1',
      port: 0,
      log: 'silent',
      botPause: 0,
      botMs: 20,
      botWorker,
      ...settings,
      limits: { ...ROOMY, ...settings.limits },
    },
    given,
  );

export async function openServer(settings: Settings = {}, given: Given = {}): Promise<RunningServer> {
  const server = await keptServer({ ...settings, data: settings.data ?? freshFolder() }, given);
  atTheEnd(() => server.close());
  return server;
}

export const SETTINGS: TableSettings = {
  game: PLAIN.game.id,
  options: begunBy(0),
  seats: [{ kind: 'me' }, { kind: 'open' }],
  listed: false,
  watchers: true,
  undo: 'free',
  absence: null,
  shuffle: false,
  odds: false,
};

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

let commands = 0;
export const commandId = (): string => `command-${process.pid}-${++commands}`;

type ServerMessageOf<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>;

/** A WebSocket connection that keeps everything it received; changes as the view updates they make. */
export class Client {
  readonly received: ServerMessage[] = [];
  readonly bytes: string[] = [];
  update: ViewUpdate | undefined;
  table: TableInfo | undefined;
  closed: number | undefined;
  /** How many changes were among what it received. */
  changes = 0;
  private readonly log: Entry[] = [];
  private readonly reader = new ChangeReader(() => this.log);
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  readonly opened: Promise<void>;

  constructor(url: string, headers: Record<string, string>, protocol = PROTOCOL) {
    this.socket = new WebSocket(url, protocol, { headers });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
      this.socket.once('unexpected-response', (_request, response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('end', () => reject(new Refused(response.statusCode ?? 0, JSON.parse(text) as WireError)));
      });
    });
    this.socket.on('error', () => {});
    this.socket.on('message', (data) => this.hear(String(data)));
    this.socket.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    atTheEnd(() => this.socket.terminate());
  }

  private hear(text: string): void {
    this.bytes.push(text);
    const sent: ServerMessage | readonly unknown[] = JSON.parse(text);
    if (Array.isArray(sent)) this.changes++;
    const message = this.reader.read(sent);
    this.received.push(message);
    if (message.type === 'update') this.follow(message.update);
    if (message.type === 'table') this.table = message.table;
    this.wake();
  }

  private follow(update: ViewUpdate): void {
    this.update = update;
    if (update.entries[0]?.n === 0) this.log.length = 0;
    for (const entry of update.entries) this.log[entry.n] = entry;
  }

  private wake(): void {
    for (const wake of [...this.waiting]) wake();
  }

  /** Waits until this holds. */
  until<T>(what: string, ask: () => T | undefined | false | null): Promise<T> {
    const known = ask();
    if (known !== undefined && known !== false && known !== null) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`never came: ${what}; last heard ${JSON.stringify(this.received.slice(-3)).slice(0, 600)}`));
      }, 30_000);
      const look = (): void => {
        const answer = ask();
        if (answer === undefined || answer === false || answer === null) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(answer);
      };
      this.waiting.add(look);
    });
  }

  /** How many wait before this one in the gallery: null once let in, undefined if nobody had to wait. */
  get ahead(): number | null | undefined {
    return this.received.findLast((message) => message.type === 'gallery')?.ahead;
  }

  /** The reason why the connection was closed by the server. */
  async byeBye(): Promise<ServerMessageOf<'bye'>['why'] | undefined> {
    await this.until('the end of the line', () => this.closed !== undefined);
    return this.find('bye')?.why;
  }

  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  say(ask: ClientMessage): void {
    // Changes are only for whoever has what was before.
    const blind = ask.type === 'watch' && ask.from >= this.log.length;
    this.raw(JSON.stringify(blind ? { ...ask, whole: true } : ask));
  }

  find<K extends ServerMessage['type']>(
    kind: K,
    fits: (message: ServerMessageOf<K>) => boolean = () => true,
  ): ServerMessageOf<K> | undefined {
    return this.received.find(
      (message): message is ServerMessageOf<K> => message.type === kind && fits(message as ServerMessageOf<K>),
    );
  }

  /** The answer to a request. */
  async ask(
    ask: Extract<ClientMessage, { id: string }>,
  ): Promise<ServerMessageOf<'done'> | ServerMessageOf<'refused'> | ServerMessageOf<'reasons'>> {
    const since = this.received.length;
    this.say(ask);
    return this.until(`an answer to ${ask.type}`, () =>
      this.received
        .slice(since)
        .find(
          (message): message is ServerMessageOf<'done'> | ServerMessageOf<'refused'> | ServerMessageOf<'reasons'> =>
            'id' in message && message.id === ask.id,
        ),
    );
  }

  play(action: Action, n = this.update?.n ?? 0, id = commandId()) {
    return this.ask({ type: 'play', id, n, action } as Extract<ClientMessage, { id: string }>);
  }

  /** Plays one of the actions that are offered, if it is this seat's turn. */
  async playAny(choose: (actions: readonly Action[]) => Action): Promise<boolean> {
    const { update } = this;
    if (!update || update.outcome || update.legal.length === 0) return false;
    const answer = await this.play(choose(update.legal));
    if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
    await this.until('what I did', () => (this.update?.n ?? -1) >= answer.n);
    return true;
  }

  async refusal(ask: Extract<ClientMessage, { id: string }>): Promise<WireError> {
    const answer = await this.ask(ask);
    if (answer.type !== 'refused') throw new Error(`not refused: ${JSON.stringify(answer)}`);
    return answer.error;
  }

  seen(n: number): Promise<ViewUpdate> {
    return this.until(`entry ${n}`, () => (this.update && this.update.n >= n ? this.update : undefined));
  }

  pause(): void {
    this.socket.pause();
  }

  async end(): Promise<void> {
    this.socket.terminate();
    await this.until('the end of the line', () => this.closed !== undefined);
  }
}

/** The server refused a connection. */
export class Refused extends Error {
  readonly status: number;
  readonly wire: WireError;

  constructor(status: number, wire: WireError) {
    super(`${status} ${wire.code}`);
    this.status = status;
    this.wire = wire;
  }
}

/** One device of a guest: it keeps its cookie. */
export class Visitor {
  cookie = '';
  readonly url: string;
  /** Everything this device received over HTTP. */
  readonly bytes: string[] = [];

  constructor(server: { readonly url: string }) {
    this.url = server.url;
  }

  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const given = response.headers.getSetCookie()[0];
    if (given) this.cookie = given.split(';')[0];
    const text = await response.text();
    this.bytes.push(text);
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers };
  }

  async good<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The refusal, as status and code. */
  async bad(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.call<WireError>(method, path, body);
    return `${answer.status} ${answer.body.code}`;
  }

  harbour = (): Promise<Harbour> => this.good('GET', '/api/harbour');
  name = (name: string): Promise<unknown> => this.good('POST', '/api/me', { name });
  open = (settings: Partial<TableSettings> = {}): Promise<TableInfo> =>
    this.good('POST', '/api/tables', { ...SETTINGS, ...settings });
  info = (id: string): Promise<TableInfo> => this.good('GET', `/api/tables/${id}`);
  sit = (id: string, seat?: Seat): Promise<TableInfo> =>
    this.good('POST', `/api/tables/${id}/sit`, seat === undefined ? {} : { seat });
  start = (id: string, body: unknown = {}): Promise<TableInfo> => this.good('POST', `/api/tables/${id}/start`, body);

  line(id: string, headers: Record<string, string> = {}, protocol = PROTOCOL): Client {
    const url = `${this.url.replace('http', 'ws')}/api/tables/${id}/live`;
    return new Client(url, { cookie: this.cookie, ...headers }, protocol);
  }

  /** A connection that has been sent everything after entry `from`. */
  async live(id: string, from = -1, protocol = PROTOCOL): Promise<Client> {
    const client = this.line(id, {}, protocol);
    await client.opened;
    client.say({ type: 'watch', from });
    await client.until('the table', () => client.find('chat'));
    if (client.table?.status !== 'waiting') await client.until('the match', () => client.update);
    return client;
  }
}

export async function visitor(server: { readonly url: string }, name: string): Promise<Visitor> {
  const one = new Visitor(server);
  await one.name(name);
  return one;
}

/** Two people at a table whose match has begun; Anna has seat 0 and begins. */
export async function twoAtTable(server: { readonly url: string }, settings: Partial<TableSettings> = {}) {
  const anna = await visitor(server, 'Anna');
  const boris = await visitor(server, 'Boris');
  const { id } = await anna.open(settings);
  await boris.sit(id);
  await anna.start(id);
  return { anna, boris, id };
}

/** Plays the match to its end with what everybody is offered. */
export async function playOut(
  clients: readonly Client[],
  choose: (actions: readonly Action[]) => Action,
): Promise<void> {
  for (;;) {
    const top = Math.max(...clients.map(({ update }) => update?.n ?? -1));
    await Promise.all(clients.map((client) => client.seen(top)));
    if (clients[0].update?.outcome) return;
    if (clients[0].update?.toAct.includes(TABLE)) {
      await clients[0].seen(top + 1);
      continue;
    }
    const next = clients.find(
      ({ update }) => update && update.legal.length > 0 && update.toAct.includes(update.viewer as Seat),
    );
    if (!next) throw new Error('nobody can act');
    await next.playAny(choose);
  }
}

/** Any action, each as likely as the next. */
export const brisk = (actions: readonly Action[]): Action => actions[Math.floor(Math.random() * actions.length)];

/** Mostly takes what cards there are to take: a match by chance that comes to its end sooner. */
export function keen(actions: readonly Action[]): Action {
  const takes = actions.filter((action) => 'card' in action);
  return brisk(takes.length > 0 && Math.random() < 0.9 ? takes : actions);
}
