/** A running server: everything built, wired, and taken down in the right order. */
import { networkInterfaces } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Clock } from '@broadside/host';
import type { Thrower } from '@broadside/throw';
import { ThreadThrower } from '@broadside/throw/worker';
import type { FastifyBaseLogger } from 'fastify';
import { machineClock } from './clock.ts';
import { configOf, type Settings } from './config.ts';
import { dressApp, type LogStream, makeApp } from './http/app.ts';
import { Connections } from './http/connections.ts';
import { LiveConnections } from './live/upgrade.ts';
import type { News } from './news/news.ts';
import { openNews } from './news/open.ts';
import { freshSeed, Services } from './services.ts';
import { openStore, storeTrouble } from './store/open.ts';
import type { Store } from './store/store.ts';
import { NoStore } from './store/trouble.ts';
import { Cleaner } from './tables/cleaner.ts';
import { Tables } from './tables/tables.ts';

/**
 * What dies young is collected by the thread it belongs to: little of it is left to copy, and helpers that have to be
 * woken and waited for cost more than they carry, above all where cores are few.
 */
const COLLECT_ALONE = '--no-parallel-scavenge';

/** How long the rooms may take to finish what they were asked to. */
const SETTLE_MS = 3000;
/** How long clients may take to hear goodbye; then every connection ends, whatever has become of it. */
const GOODBYE_MS = 300;

export interface RunningServer {
  /** Where this machine reaches it. */
  readonly url: string;
  /** Where others on the network reach it. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** Says goodbye, finishes what is under way, and stops. */
  close(): Promise<void>;
}

export interface Given {
  /** Another store than the one the configuration names. */
  readonly store?: Store;
  /** Another way to other nodes than the one the configuration names. */
  readonly news?: News;
  /** Another thrower than the one with a thread of its own. */
  readonly thrower?: Thrower;
  /** Another clock than the machine's. */
  readonly clock?: Clock;
  /** Seeds of matches that are known beforehand; of the machine's own chance unless they are given. */
  readonly seeds?: () => string;
  readonly log?: LogStream;
}

export async function startServer(settings: Settings = {}, given: Given = {}): Promise<RunningServer> {
  setFlagsFromString(COLLECT_ALONE);
  const config = configOf(settings);
  const app = makeApp(config, given.log);
  const store = given.store ?? (await openStore({ ...config, ...hears(app.log, () => services) }));
  const news = given.news ?? (await openNews(config, app.log));
  const { thrower = new ThreadThrower(), clock = machineClock, seeds = freshSeed } = given;
  const services: Services = new Services({ config, log: app.log, store, news, thrower, clock, seeds });
  const cleaner = new Cleaner(services);
  const lines = new LiveConnections(services);
  const connections = new Connections(services, app.server);
  app.server.on('upgrade', (request, stream, head) => lines.upgrade(request, stream, head));
  const stop = async (): Promise<void> => {
    cleaner.stop();
    services.healer.close();
    services.nodes.close();
    services.rooms.close();
    services.thrower.close();
    await services.pool.close();
    await news.close();
    await store.close();
  };
  try {
    await dressApp(app, services, new Tables(services));
    await services.join();
    const playing = await store.playing();
    await app.listen({ host: config.host, port: config.port });
    await services.begin();
    void services.rooms.resume(playing);
    void services.squatters.resume();
  } catch (error) {
    await app.close();
    await stop();
    const sentence = storeTrouble(config, error);
    throw sentence === undefined ? error : new NoStore(sentence, error);
  }

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    services.drain();
    await services.rooms.settle(SETTLE_MS, () => lines.byeToIdle());
    await services.writer.flush();
    lines.bye();
    const closed = app.close();
    const late = setTimeout(() => {
      lines.terminate();
      connections.cut();
    }, GOODBYE_MS);
    await closed;
    clearTimeout(late);
    lines.terminate();
    await stop();
  };
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return {
    url: `http://${hostForUrl(config.host)}:${port}`,
    addresses: addressesOf(config.host, port),
    port,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** What becomes of databases while the server runs. */
const hears = (log: FastifyBaseLogger, services: () => Services) => ({
  complain: (error: Error): void => log.warn({ err: error }, 'a database connection broke'),
  lost: (where: string, error: Error): void =>
    log.error({ err: error }, `${where} cannot be used: its tables stand still, all others go on`),
  back: (where: string): void => {
    log.info(`${where} can be used again`);
    void services().duty.takeUp();
  },
});

const everywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

function hostForUrl(host: string): string {
  if (everywhere(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function addressesOf(host: string, port: number): readonly string[] {
  if (!everywhere(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
