/** How a server is set up: by the caller, or by flags and environment. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isNetwork, type Trust } from './http/network.ts';
import type { Keep } from './store/store.ts';

/** A network is an IPv4 address, or the first 64 bits of an IPv6 address. */
export interface Limits {
  /** Requests a minute of one guest, or of one network without a session. */
  readonly requests: number;
  /** Requests a minute of one network, of all its guests together. */
  readonly networkRequests: number;
  /** New guests a minute from one network. */
  readonly guests: number;
  /** Codes and recovery tokens a minute from one network, which could be guessed at. */
  readonly guesses: number;
  /** Open connections of one network, and its WebSocket connections. */
  readonly connections: number;
  /** Messages a second on one WebSocket connection, and how many may come or wait at once; pings are messages too. */
  readonly messages: number;
  readonly burst: number;
  /** Messages beyond that which are refused before the connection is closed. */
  readonly patience: number;
  /** How often a connection may ask for everything at once; it may ask once more each second. */
  readonly watches: number;
  readonly linesPerGuest: number;
  /** Connections of people who only watch a table; seats and the host have places of their own. */
  readonly linesPerTable: number;
  /** Tables in play that one guest is the host of. */
  readonly tablesPerGuest: number;
  /** Bots that think for one guest at the same time. */
  readonly thinkingPerGuest: number;
  /** Of them, those of one guest. */
  readonly linesPerWatcher: number;
  /** Connections that may wait until a watcher of the table leaves. */
  readonly waitingPerTable: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
  /** Bytes that may wait for one network, on all its connections and in all answers. */
  readonly networkBacklog: number;
  /** Milliseconds until a request must be here whole, and until the first `watch` on a connection. */
  readonly requestMs: number;
  /** Milliseconds an answer may take to be read, beside what its size takes the slowest reader. */
  readonly answerMs: number;
  /** Bytes a second the slowest reader takes. */
  readonly slowest: number;
  /** Milliseconds a refused or closed connection may linger. */
  readonly lingerMs: number;
  /** Milliseconds between heartbeats; who has not answered the last one is gone. */
  readonly heartbeatMs: number;
  /** Chat messages a minute of one person at one table, and how many of a table are kept. */
  readonly talk: number;
  readonly talkKept: number;
  /** Traces a second that a node begins to write; of those that clients ask for, a fifth of it more. */
  readonly traces: number;
}

/** What is kept only for a time, if nobody comes back to it. */
export type KeepDays = Readonly<Record<keyof Keep, number>>;

/** Who may read /metrics: nobody, programs on this machine, or whoever reaches the port. */
export type MetricsFor = 'off' | 'local' | 'on';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the database file. */
  readonly data: string;
  /** PostgreSQL instead of the file. */
  readonly databaseUrl?: string | undefined;
  /** NATS, by which several nodes at one PostgreSQL hear of each other at once. */
  readonly natsUrl?: string | undefined;
  /** How often it is looked whether another node has written something that no news came of. */
  readonly pollMs: number;
  /** The address people open, where it is not simply the host of the request: behind a reverse proxy. */
  readonly publicUrl?: string | undefined;
  /** Whose word about the visitor's address, host and protocol is trusted. */
  readonly trustProxy: Trust;
  readonly log: string;
  /** The built client. */
  readonly web: string;
  /** How long a match without a move stays in memory. */
  readonly idleMs: number;
  /** Entries between two snapshots. */
  readonly snapshotEvery: number;
  /** A bot waits so long before its move, so that people can follow. */
  readonly botPause: number;
  /** What a searching bot may spend on a move. */
  readonly botMs: number;
  /** The worker's own file; another one only where the server does not run from its build. */
  readonly botWorker?: URL | undefined;
  /** How long a chair at a listed table is kept for somebody who is not there; 0: for ever. */
  readonly chairMs: number;
  readonly metrics: MetricsFor;
  /** The share of all requests whose way is written to the log, from 0 to 1. */
  readonly trace: number;
  /** Whoever shows this may read /metrics, from anywhere. */
  readonly metricsToken?: string | undefined;
  readonly limits: Limits;
  /** Days; 0: for ever. */
  readonly keep: KeepDays;
}

export type Settings = Partial<Omit<Config, 'limits' | 'keep'>> & {
  readonly limits?: Partial<Limits>;
  readonly keep?: Partial<KeepDays>;
};

const LIMITS: Limits = {
  requests: 600,
  networkRequests: 6000,
  guests: 60,
  guesses: 30,
  connections: 400,
  messages: 40,
  burst: 80,
  patience: 200,
  watches: 20,
  linesPerGuest: 24,
  linesPerTable: 200,
  tablesPerGuest: 30,
  thinkingPerGuest: 2,
  linesPerWatcher: 3,
  waitingPerTable: 50,
  backlog: 1_000_000,
  networkBacklog: 16_000_000,
  requestMs: 20_000,
  answerMs: 30_000,
  slowest: 8000,
  lingerMs: 3000,
  heartbeatMs: 30_000,
  talk: 30,
  talkKept: 1000,
  traces: 10,
};

const KEEP: KeepDays = { guests: 365, waiting: 14, closed: 7, bots: 30, talk: 180 };

const DEFAULTS: Config = {
  host: '0.0.0.0',
  port: 3000,
  data: 'data',
  trustProxy: false,
  log: 'info',
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  idleMs: 60_000,
  pollMs: 2000,
  snapshotEvery: 50,
  botPause: 500,
  botMs: 400,
  chairMs: 300_000,
  metrics: 'local',
  trace: 0,
  limits: LIMITS,
  keep: KEEP,
};

export const configOf = (settings: Settings): Config => ({
  ...DEFAULTS,
  ...settings,
  limits: { ...LIMITS, ...settings.limits },
  keep: { ...KEEP, ...settings.keep },
});

/** Words on the command line that make no sense. */
export class BadFlags extends Error {}

export const USAGE = `broadside server

  --port 3000            the port to listen on (PORT)
  --host 0.0.0.0         the address to listen on (HOST)
  --data data            the folder for the database file (BROADSIDE_DATA)
  --public-url URL       the address people open, behind a reverse proxy
  --trust-proxy [WHOM]   trust X-Forwarded-* of the reverse proxy in front; of so many, or of these addresses
  --help                 this text

  DATABASE_URL           PostgreSQL instead of the file; several with commas between them
  NATS_URL               NATS, where several servers share that PostgreSQL
  BROADSIDE_LOG          trace, debug, info, warn, error or silent
  BROADSIDE_BOT_PAUSE_MS how long a bot waits before its move (500)
  BROADSIDE_CHAIR_MINUTES how long a listed chair is kept for somebody absent (5)
  BROADSIDE_METRICS      who may read /metrics: off, local or on (local)
  BROADSIDE_METRICS_TOKEN  whoever shows this may read it too
  BROADSIDE_TRACE        the share of requests whose way is written to the log, 0 to 1 (0)
  BROADSIDE_LIMIT_*      what is limited, see docs/hosting.md
  BROADSIDE_KEEP_*       what is kept for how many days, see docs/hosting.md`;

const METRICS: readonly MetricsFor[] = ['off', 'local', 'on'];
/** The longest pause that still looks like a game. */
const LONGEST_PAUSE_MS = 60_000;
/** A month. */
const LONGEST_CHAIR_MINUTES = 43_200;
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new BadFlags(`the port must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  return Number(text);
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new BadFlags(`--public-url must be an address such as https://table.example, not ${JSON.stringify(text)}`);
  return url.origin;
}

function readLevel(text: string): string {
  if (!LEVELS.includes(text)) throw new BadFlags(`BROADSIDE_LOG must be one of ${LEVELS.join(', ')}, not ${text}`);
  return text;
}

function readMetrics(text: string): MetricsFor {
  const known = METRICS.find((one) => one === text);
  if (!known) throw new BadFlags(`BROADSIDE_METRICS must be one of ${METRICS.join(', ')}, not ${JSON.stringify(text)}`);
  return known;
}

function readShare(variable: string, text: string): number {
  const share = /^\d(\.\d{1,9})?$/.test(text) ? Number(text) : -1;
  if (share < 0 || share > 1)
    throw new BadFlags(`${variable} must be a share from 0 to 1 such as 0.01, not ${JSON.stringify(text)}`);
  return share;
}

const LEAST_TOKEN = 16;

function readToken(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text) || text.length < LEAST_TOKEN)
    throw new BadFlags(`BROADSIDE_METRICS_TOKEN must have at least ${LEAST_TOKEN} letters, digits or signs`);
  return text;
}

/** Of one NATS, or of several of a cluster with commas between them. */
function readNats(text: string, databaseUrl: string | undefined): string {
  const isAddress = (one: string): boolean => /^((nats|tls):\/\/)?([^\s@/]+@)?[^\s@/,]+$/.test(one.trim());
  if (!text.split(',').every(isAddress))
    throw new BadFlags('NATS_URL must be an address such as nats://host:4222, or several with commas between them');
  if (!databaseUrl)
    throw new BadFlags('NATS_URL is for several servers at one PostgreSQL: set DATABASE_URL as well, or neither');
  return text;
}

/** How many reverse proxies, or their addresses. */
function readTrust(text: string): Trust {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((one) => one.trim());
  if (!addresses.every(isNetwork))
    throw new BadFlags(
      `--trust-proxy takes a number of reverse proxies or addresses such as 10.0.0.1,fd00::/8, not ${JSON.stringify(text)}`,
    );
  return addresses;
}

/** Without a word after it: one reverse proxy. */
const withOneGateway = (args: readonly string[]): string[] =>
  args.map((arg, at) => (arg === '--trust-proxy' && (args[at + 1] ?? '-').startsWith('-') ? '--trust-proxy=1' : arg));

function readCount(variable: string, text: string, least: number, most: number): number {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (count < least || count > most)
    throw new BadFlags(`${variable} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
  return count;
}

/** linesPerGuest: BROADSIDE_LIMIT_LINES_PER_GUEST. */
const limitVariable = (limit: string): string =>
  `BROADSIDE_LIMIT_${limit.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** The longest time that is still a time: a hundred years. */
const MOST_DAYS = 36_525;

function readKeep(env: NodeJS.ProcessEnv): Partial<KeepDays> {
  const given = Object.keys(KEEP).flatMap((kind) => {
    const variable = `BROADSIDE_KEEP_${kind.toUpperCase()}`;
    const text = env[variable];
    return text ? [[kind, readCount(variable, text, 0, MOST_DAYS)] as const] : [];
  });
  return Object.fromEntries(given);
}

function readLimits(env: NodeJS.ProcessEnv): Partial<Limits> {
  const given = Object.keys(LIMITS).flatMap((limit) => {
    const variable = limitVariable(limit);
    const text = env[variable];
    return text ? [[limit, readCount(variable, text, 1, 1_000_000_000)] as const] : [];
  });
  return Object.fromEntries(given);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: withOneGateway(args),
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        'public-url': { type: 'string' },
        'trust-proxy': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BadFlags((error as Error).message);
  }
}

/** Settings from flags and environment; a flag is stronger. Undefined: only the usage was asked for. */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings | undefined {
  const flags = parse(args);
  if (flags.help) return undefined;
  const port = flags.port ?? env.PORT;
  const host = flags.host ?? env.HOST;
  const data = flags.data ?? env.BROADSIDE_DATA;
  const pause = env.BROADSIDE_BOT_PAUSE_MS;
  const chair = env.BROADSIDE_CHAIR_MINUTES;
  return {
    ...(port ? { port: readPort(port) } : {}),
    ...(host ? { host } : {}),
    ...(data ? { data: resolve(data) } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.NATS_URL ? { natsUrl: readNats(env.NATS_URL, env.DATABASE_URL) } : {}),
    ...(flags['public-url'] ? { publicUrl: readUrl(flags['public-url']) } : {}),
    ...(flags['trust-proxy'] === undefined ? {} : { trustProxy: readTrust(flags['trust-proxy']) }),
    ...(env.BROADSIDE_LOG ? { log: readLevel(env.BROADSIDE_LOG) } : {}),
    ...(pause ? { botPause: readCount('BROADSIDE_BOT_PAUSE_MS', pause, 0, LONGEST_PAUSE_MS) } : {}),
    ...(chair ? { chairMs: 60_000 * readCount('BROADSIDE_CHAIR_MINUTES', chair, 0, LONGEST_CHAIR_MINUTES) } : {}),
    ...(env.BROADSIDE_METRICS ? { metrics: readMetrics(env.BROADSIDE_METRICS) } : {}),
    ...(env.BROADSIDE_TRACE ? { trace: readShare('BROADSIDE_TRACE', env.BROADSIDE_TRACE) } : {}),
    ...(env.BROADSIDE_METRICS_TOKEN ? { metricsToken: readToken(env.BROADSIDE_METRICS_TOKEN) } : {}),
    limits: readLimits(env),
    keep: readKeep(env),
  };
}
