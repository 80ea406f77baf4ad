/** Three nodes as processes of their own at a real PostgreSQL and a real NATS, and everything that can befall them. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atTheEnd, freshFolder } from '../kit.ts';
import { freePort, ServerProcess } from '../process.ts';
import { startNats, type ThrowawayNats } from '../throwaway/nats.mjs';
import { startPostgres, type Throwaway } from '../throwaway/postgres.mjs';
import { now } from './player.ts';

export type FaultKind = 'kill' | 'drain' | 'freeze' | 'nats' | 'postgres';

/** What happened, and when. */
export interface Fault {
  readonly kind: FaultKind;
  readonly from: number;
  /** When everything was there again; infinite until then. */
  to: number;
}

const SIZE = 3;
/** Longer than a node may be silent before it is taken for lost. */
const FROZEN_MS = 2200;
const WITHOUT_NATS_MS = 700;
/** How long a load balancer leaves out a node that did not answer; docs/hosting.md asks for one that does. */
const AVOIDED_MS = 1000;

const MANY = '1000000';
/** All visitors come from one address. */
const LIMITS = Object.fromEntries(
  ['REQUESTS', 'NETWORK_REQUESTS', 'GUESTS', 'CONNECTIONS', 'WATCHES', 'MESSAGES', 'BURST', 'TABLES_PER_GUEST'].map(
    (limit) => [`BROADSIDE_LIMIT_${limit}`, MANY],
  ),
);

export class Fleet {
  readonly faults: Fault[] = [];
  readonly postgres: Throwaway;
  private readonly nats: ThrowawayNats;
  private readonly ports: readonly number[];
  private readonly nodes: ServerProcess[] = [];
  /** Until when a node is avoided. */
  private readonly failures = new Map<string, number>();

  private readonly env: Record<string, string>;

  private constructor(postgres: Throwaway, nats: ThrowawayNats, ports: readonly number[], env: Record<string, string>) {
    this.env = env;
    this.postgres = postgres;
    this.nats = nats;
    this.ports = ports;
  }

  static async open(env: Record<string, string> = {}): Promise<Fleet> {
    const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    atTheEnd(async () => {
      await Promise.all([postgres.stop(), nats.stop()]);
    });
    const ports: number[] = [];
    for (let node = 0; node < SIZE; node++) ports.push(await freePort());
    const fleet = new Fleet(postgres, nats, ports, env);
    await Promise.all(ports.map((_, node) => fleet.start(node)));
    return fleet;
  }

  /** The address of any node, as a load balancer gives it: not of one that has just failed somebody, but it may fail now. */
  any(): string {
    const fine = this.ports.map((_, node) => this.url(node)).filter((url) => (this.failures.get(url) ?? 0) < now());
    const from = fine.length > 0 ? fine : this.ports.map((_, node) => this.url(node));
    return from[Math.floor(Math.random() * from.length)];
  }

  /** Somebody got no connection or no answer there. */
  failed(url: string): void {
    this.failures.set(url, now() + AVOIDED_MS);
  }

  private url(node: number): string {
    return `http://127.0.0.1:${this.ports[node]}`;
  }

  private async start(node: number): Promise<void> {
    const args = ['--port', String(this.ports[node]), '--host', '127.0.0.1', '--data', freshFolder()];
    const server = new ServerProcess(args, {
      DATABASE_URL: this.postgres.url,
      NATS_URL: this.nats.url,
      BROADSIDE_BOT_PAUSE_MS: '0',
      BROADSIDE_LOG: 'warn',
      ...LIMITS,
      ...this.env,
    });
    this.nodes[node] = server;
    await server.open();
  }

  /** What the store and the nodes say about tables, for whoever looks for a fault. */
  async state(tables: readonly string[]): Promise<string> {
    const client = new pg.Client({ connectionString: this.postgres.url });
    await client.connect();
    const { rows } = await client
      .query(
        'SELECT m.id, m.n, m.to_act, t.status, t.version FROM matches m JOIN tables t ON t.id = m.id WHERE m.id = ANY ($1)',
        [tables],
      )
      .finally(() => client.end());
    const nodes = await Promise.all(
      this.ports.map(async (_, node) => {
        const healthy = await fetch(`${this.url(node)}/healthz`).then(({ status }) => status, String);
        return `${this.url(node)}: ${healthy}\n${this.nodes[node].said.slice(-2000)}`;
      }),
    );
    return [JSON.stringify(rows), ...nodes].join('\n');
  }

  node(node: number): ServerProcess {
    return this.nodes[node];
  }

  /** Settles when everything is there again. */
  async befall(kind: FaultKind, node = Math.floor(Math.random() * SIZE)): Promise<void> {
    const fault: Fault = { kind, from: now(), to: Number.POSITIVE_INFINITY };
    this.faults.push(fault);
    await this.happen[kind](node);
    fault.to = now();
  }

  private readonly happen: Readonly<Record<FaultKind, (node: number) => Promise<void>>> = {
    kill: async (node) => {
      await this.nodes[node].kill('SIGKILL');
      await pause(Math.random() * 300);
      await this.start(node);
    },
    drain: async (node) => {
      const { code } = await this.nodes[node].kill('SIGTERM');
      if (code !== 0) throw new Error(`a node that was asked to stop ended with ${code}`);
      await this.start(node);
    },
    freeze: async (node) => {
      this.nodes[node].signal('SIGSTOP');
      await pause(FROZEN_MS);
      this.nodes[node].signal('SIGCONT');
    },
    nats: async () => {
      await this.nats.kill();
      await pause(WITHOUT_NATS_MS);
      await this.nats.start();
    },
    postgres: () => this.postgres.crash(),
  };
}
