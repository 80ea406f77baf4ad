/** Counts what comes in, by guest and by network, and what waits to be read; beyond the limits nothing more is done. */
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../apiError.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { News } from '../news/news.ts';
import { addressOf, networkOf, type Trusts, trustOf } from './network.ts';
import { Rates, TooFast } from './rates.ts';

/** Something that may keep bytes for a slow reader. */
export interface Debt {
  /** Bytes that wait to be read. */
  readonly waiting: number;
}

type Budget = 'network' | 'guest' | 'guess' | 'newcomer';

/** What protects the site is counted across its nodes; what protects a node is not. */
const SHARED: ReadonlySet<Budget> = new Set(['guess', 'newcomer']);
const SUBJECT = 'spent';

interface Spent {
  readonly budget: Budget;
  readonly key: string;
}

export class Gate {
  readonly trusts: Trusts;
  private readonly config: Config;
  private readonly metrics: Metrics;
  private readonly news: News;
  private readonly budgets: Readonly<Record<Budget, Rates>>;
  /** What waits for each network. */
  private readonly debts = new Map<string, Set<Debt>>();

  constructor(config: Config, metrics: Metrics, news: News) {
    const { limits } = config;
    this.config = config;
    this.metrics = metrics;
    this.news = news;
    this.trusts = trustOf(config.trustProxy);
    this.budgets = {
      network: new Rates(limits.networkRequests),
      guest: new Rates(limits.requests),
      guess: new Rates(limits.guesses),
      newcomer: new Rates(limits.guests),
    };
    news.subscribe(SUBJECT, (text) => {
      const { budget, key } = JSON.parse(text) as Spent;
      if (SHARED.has(budget)) this.budgets[budget].spend(key);
    });
  }

  networkOf(request: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    return networkOf(addressOf(request, this.trusts));
  }

  // Rates

  /** Every request, whatever it is for. */
  visit(network: string): void {
    this.take('network', network);
  }

  /** What a guest asks for; without a session the whole network is one guest. */
  ask(network: string, guest: string | undefined): void {
    this.take('guest', guest ?? network);
  }

  guess(network: string): void {
    this.take('guess', network);
  }

  newcomer(network: string): void {
    this.take('newcomer', network);
  }

  private take(budget: Budget, key: string): void {
    const wait = this.budgets[budget].take(key);
    if (wait === 0) {
      if (!this.news.alone && SHARED.has(budget)) this.tell({ budget, key });
      return;
    }
    this.metrics.limited.inc({ what: budget });
    throw new TooFast(Math.ceil(wait / 1000));
  }

  private tell(spent: Spent): void {
    this.news.publish(SUBJECT, JSON.stringify(spent));
  }

  // What waits to be read

  /** Keeps account of what waits until it is settled. */
  owe(network: string, debt: Debt): void {
    const debts = this.debts.get(network) ?? new Set();
    this.debts.set(network, debts.add(debt));
  }

  settle(network: string, debt: Debt): void {
    const debts = this.debts.get(network);
    debts?.delete(debt);
    if (debts?.size === 0) this.debts.delete(network);
  }

  /** Of everybody. */
  get waiting(): number {
    let waiting = 0;
    for (const debts of this.debts.values()) for (const debt of debts) waiting += debt.waiting;
    return waiting;
  }

  /** One network does not get more until it has read what waits for it. */
  isBehind(network: string, more = 0): boolean {
    let waiting = more;
    for (const debt of this.debts.get(network) ?? []) waiting += debt.waiting;
    return waiting > this.config.limits.networkBacklog;
  }

  checkDebts(network: string, more: number): void {
    // The first answer is given however large it is.
    if (!this.debts.has(network) || !this.isBehind(network, more)) return;
    this.metrics.limited.inc({ what: 'answers' });
    throw new ApiError('too-many', 'too many answers wait to be read; read them first');
  }
}
