/** What every part of the server has at hand. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@broadside/host';
import { shelf } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import type { FastifyBaseLogger } from 'fastify';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { Gate } from './http/gate.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import type { News } from './news/news.ts';
import { Duty } from './nodes/duty.ts';
import { GuestsNews } from './nodes/guestNews.ts';
import { Healer } from './nodes/healer.ts';
import { Nodes } from './nodes/nodes.ts';
import { PresenceElsewhere } from './nodes/presence.ts';
import { RoomRegistry } from './rooms/registry.ts';
import { Squatters } from './rooms/squatters.ts';
import { Writers } from './rooms/writer.ts';
import { Health } from './store/health.ts';
import { storeTrouble } from './store/open.ts';
import { ONE_DATABASE } from './store/shards.ts';
import type { Store } from './store/store.ts';
import { Tracer } from './trace/tracer.ts';

/** What the services are built on. */
export interface Ground {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly store: Store;
  /** What other nodes are told, and tell. */
  readonly news: News;
  /** Throws the dice, in a thread of its own: no request waits for it. */
  readonly thrower: Thrower;
  readonly clock: Clock;
  /** The seed of the next match. */
  readonly seeds: () => string;
}

/** Nobody can know it beforehand. */
export const freshSeed = (): string => randomBytes(16).toString('hex');

export class Services {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly seeds: () => string;
  readonly thrower: Thrower;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly store: Store;
  readonly news: News;
  readonly nodes: Nodes;
  readonly duty: Duty;
  readonly presence: PresenceElsewhere;
  readonly guestNews: GuestsNews;
  readonly healer: Healer;
  readonly gate: Gate;
  readonly tracer: Tracer;
  readonly writer: Writers;
  readonly pool: BotPool;
  readonly rooms: RoomRegistry;
  readonly squatters: Squatters;
  /** Since when it is open. */
  readonly began: number;
  /** The server is about to stop: nothing new is begun. */
  draining = false;

  constructor({ config, log, store, news, thrower, clock, seeds }: Ground) {
    this.config = config;
    this.log = log;
    this.clock = clock;
    this.seeds = seeds;
    this.thrower = thrower;
    this.began = clock.now();
    this.metrics = makeMetrics();
    this.health = new Health(store, {
      began: (error) => log.error({ err: error }, storeTrouble(config, error) ?? 'the store is in trouble'),
      ended: () => log.info('the store can be read and written again'),
    });
    this.store = this.health.watched();
    this.news = news;
    this.nodes = new Nodes({
      news,
      clock,
      able: () => !this.health.inTrouble,
      databases: (store.shards ?? ONE_DATABASE).count,
      rules: Object.fromEntries(shelf.map(({ game }) => [game.id, game.version])),
    });
    this.duty = new Duty(this);
    this.presence = new PresenceElsewhere(this);
    this.guestNews = new GuestsNews(this);
    this.healer = new Healer(this);
    this.tracer = new Tracer({ config, log, metrics: this.metrics, node: () => this.nodes.id });
    this.gate = new Gate(config, this.metrics, news);
    this.writer = new Writers(this.store, this.metrics);
    this.pool = new BotPool({
      worker: config.botWorker,
      perGuest: config.limits.thinkingPerGuest,
      metrics: this.metrics,
    });
    this.rooms = new RoomRegistry(this);
    this.squatters = new Squatters(this);
    this.metrics.nodes.set(1);
  }

  /** Finds the other nodes, if there can be any, and lets them find this one. */
  async join(): Promise<void> {
    if (this.news.alone) return;
    this.duty.open();
    this.presence.open();
    this.guestNews.open();
    this.healer.open();
    await this.nodes.open();
  }

  /** The server is open: it may look after tables. Among others it does when its bots can think. */
  async begin(): Promise<void> {
    if (!this.news.alone) {
      this.thrower.prepare?.();
      await this.pool.warm();
    }
    this.nodes.begin();
  }

  /** The server is about to stop: others take over what it looked after. */
  drain(): void {
    this.draining = true;
    this.nodes.leave();
  }
}
