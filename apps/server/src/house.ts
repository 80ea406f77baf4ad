/** What every part of the server has at hand. */
import type { Thrower } from '@broadside/throw';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from './bots/pool.ts';
import type { Steward } from './bots/steward.ts';
import type { Config } from './config.ts';
import type { Gate } from './http/gate.ts';
import type { Metrics } from './metrics.ts';
import type { Hall } from './rooms/hall.ts';
import type { Squatters } from './rooms/squatters.ts';
import type { Writer } from './rooms/writer.ts';
import type { Health } from './store/health.ts';
import type { Store } from './store/store.ts';

export interface House {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly store: Store;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly gate: Gate;
  readonly writer: Writer;
  readonly hall: Hall;
  readonly pool: BotPool;
  /** Throws the dice, in a thread of its own: no request waits for it. */
  readonly thrower: Thrower;
  readonly steward: Steward;
  readonly squatters: Squatters;
  /** The server is about to stop: nothing new is begun. */
  draining: boolean;
}
