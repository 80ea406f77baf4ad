/** News by way of NATS, for several nodes at one PostgreSQL. Where NATS cannot be reached it is tried for ever. */
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { News } from './news.ts';

/** Messages of one number are understood by all who know it; what they hold is only ever added to. */
const FORMAT = 'broadside.1';
/** Between two attempts to reach it. */
const RETRY_MS = 250;
/** A connection that does not answer two of these is taken for dead. */
const PING_MS = 2000;
/** How long the start waits for it: a site whose NATS is down opens all the same. */
const FIRST_MS = 2000;

export interface NatsSettings {
  readonly url: string;
  /** What sites that share a NATS are told apart by. */
  readonly site: string;
  readonly log: {
    info(what: string): void;
    warn(what: string): void;
    error(about: object, what: string): void;
  };
}

/** The address as it may be shown: without the name, the password or the token. */
export const natsAddress = (url: string): string =>
  url
    .split(',')
    .map((one) => one.replace(/^([a-z]+:\/\/)?[^@]*@/i, '$1'))
    .join(',');

/** A name, a password or a token in the address is not read by the library itself. */
function credentialsOf(url: string): { user?: string; pass?: string; token?: string } {
  const [, user, pass] = /^(?:[a-z]+:\/\/)?([^:@/]+)(?::([^@]*))?@/i.exec(url) ?? [];
  if (user === undefined) return {};
  return pass === undefined
    ? { token: decodeURIComponent(user) }
    : { user: decodeURIComponent(user), pass: decodeURIComponent(pass) };
}

class NatsNews implements News {
  readonly alone = false;
  connected = false;
  private readonly settings: NatsSettings;
  private readonly prefix: string;
  private readonly losses: (() => void)[] = [];
  private readonly returns: (() => void)[] = [];
  /** What is heard and answered, for a connection that is not there yet. */
  private readonly wanted = new Set<(connection: NatsConnection) => void>();
  private connection: NatsConnection | undefined;
  private closed = false;

  constructor(settings: NatsSettings) {
    this.settings = settings;
    this.prefix = `${FORMAT}.${settings.site}`;
  }

  /** Settles when it is connected, or has been tried for long enough. */
  async open(): Promise<void> {
    const { url, log } = this.settings;
    const opening = connect({
      servers: url.split(',').map((one) => one.trim().replace(/^([a-z]+:\/\/)?[^@]*@/i, '$1')),
      ...credentialsOf(url),
      ...(/^tls:/i.test(url) ? { tls: {} } : {}),
      name: 'broadside',
      noEcho: true,
      maxReconnectAttempts: -1,
      waitOnFirstConnect: true,
      reconnectTimeWait: RETRY_MS,
      reconnectJitter: RETRY_MS,
      pingInterval: PING_MS,
      maxPingOut: 2,
      ignoreAuthErrorAbort: true,
    }).then((connection) => this.begin(connection));
    opening.catch((error: unknown) =>
      log.error({ err: error }, 'NATS_URL cannot be used: nodes do not hear each other'),
    );
    await Promise.race([opening.catch(() => {}), new Promise((resolve) => setTimeout(resolve, FIRST_MS).unref())]);
    if (!this.connected) log.warn(`${this.where} cannot be reached: other nodes hear of nothing until it is back`);
  }

  private get where(): string {
    return `NATS at ${natsAddress(this.settings.url)}`;
  }

  private async begin(connection: NatsConnection): Promise<void> {
    if (this.closed) return connection.close();
    this.connection = connection;
    for (const want of this.wanted) want(connection);
    this.return();
    void this.follow(connection);
  }

  private return(): void {
    if (this.connected || this.closed) return;
    this.connected = true;
    for (const back of this.returns) back();
  }

  private async follow(connection: NatsConnection): Promise<void> {
    const { log } = this.settings;
    for await (const { type } of connection.status()) {
      if (this.closed) return;
      if (type === 'disconnect' && this.connected) {
        this.connected = false;
        log.warn(`${this.where} was lost: other nodes hear of nothing until it is back`);
        for (const lost of this.losses) lost();
      } else if (type === 'reconnect') {
        log.info(`${this.where} is back`);
        this.return();
      }
    }
  }

  publish(subject: string, text: string): void {
    // What is held back for a broken connection would come when nobody needs it any more.
    if (this.connected) this.attempt(() => this.connection?.publish(`${this.prefix}.${subject}`, text));
  }

  subscribe(subject: string, hear: (text: string) => void): () => void {
    return this.listen(subject, (message) => hear(message.string()));
  }

  reply(subject: string, answer: (text: string) => string): () => void {
    return this.listen(subject, (message) => void message.respond(answer(message.string())));
  }

  async gather(subject: string, text: string, most: number, ms: number): Promise<readonly string[]> {
    const answers: string[] = [];
    if (!this.connection || !this.connected || most === 0) return answers;
    try {
      const options = { strategy: 'count', maxMessages: most, maxWait: ms } as const;
      for await (const message of await this.connection.requestMany(`${this.prefix}.${subject}`, text, options))
        answers.push(message.string());
    } catch {
      // Nobody listens, or the connection broke: what came is what there is.
    }
    return answers;
  }

  private listen(subject: string, hear: (message: Msg) => void): () => void {
    let end = (): void => {};
    const begin = (connection: NatsConnection): void => {
      const callback = (error: Error | null, message: Msg): void => {
        if (error) return;
        this.attempt(() => hear(message));
      };
      const subscription = connection.subscribe(`${this.prefix}.${subject}`, { callback });
      end = () => this.attempt(() => subscription.unsubscribe());
    };
    // The library keeps subscriptions over every loss: each is made once.
    if (this.connection) begin(this.connection);
    else this.wanted.add(begin);
    return () => {
      this.wanted.delete(begin);
      end();
    };
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!this.closed) this.settings.log.error({ err: error }, 'news failed');
    }
  }

  onLoss(lost: () => void): void {
    this.losses.push(lost);
  }

  onReturn(back: () => void): void {
    this.returns.push(back);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    // What was said last is still to leave.
    if (this.connected) await Promise.race([this.connection?.flush(), pause(FIRST_MS)]).catch(() => {});
    this.closed = true;
    this.connected = false;
    await this.connection?.close().catch(() => {});
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

export async function openNats(settings: NatsSettings): Promise<News> {
  const news = new NatsNews(settings);
  await news.open();
  return news;
}
