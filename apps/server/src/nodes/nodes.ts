/**
 * The nodes that are there: each says so several times a second, and one that is silent is gone. Whoever is wrong about
 * it does something twice at worst, and there the key of the journal decides.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@broadside/host';
import type { News } from '../news/news.ts';
import { chosen } from './rendezvous.ts';

export const BEAT_MS = 400;
/** Who was not heard of for so long is gone. */
export const LOST_MS = 1400;
/** How long a node that starts listens for others before it looks after anything. */
const LISTEN_MS = 250;

const SUBJECT = 'nodes';

interface Beat {
  readonly node: string;
  /** Has just come, and would like to know who is here; or is about to go. */
  readonly new?: true;
  readonly going?: true;
  /** Cannot look after anything now: its store is in trouble. */
  readonly unable?: true;
  /** By game: the newest version of its rules that this node has. */
  readonly rules?: Rules;
  /** How many databases it knows; one where it does not say. */
  readonly databases?: number;
}

export type Rules = Readonly<Record<string, number>>;

interface Other {
  heard: number;
  readonly able: boolean;
  readonly rules: Rules;
  readonly databases: number;
}

export interface Change {
  /** Nodes that are gone: who was there is not there any more. */
  readonly gone: readonly string[];
  /** Somebody who looked after something does not any more. */
  readonly shrunk: boolean;
  /** Who was to look after something before. */
  leaderBefore(key: string): string;
}

export interface NodesSettings {
  readonly news: News;
  readonly clock: Clock;
  /** Whether this node can look after anything. */
  readonly able: () => boolean;
  readonly rules: Rules;
  readonly databases: number;
}

export class Nodes {
  /** Made anew at every start: a node that was gone is another one. */
  readonly id = randomBytes(9).toString('base64url');
  /** When a node last came or went, by the clock of the server. */
  changed = 0;
  private readonly settings: NodesSettings;
  private readonly others = new Map<string, Other>();
  private readonly listeners: ((change: Change) => void)[] = [];
  private readonly wakes: (() => void)[] = [];
  private able: readonly string[] = [this.id];
  private beatAt = performance.now();
  private timer: NodeJS.Timeout | undefined;
  private going = false;
  private ready = false;

  constructor(settings: NodesSettings) {
    this.settings = settings;
  }

  /** Settles when those who are there had time to say so. */
  async open(): Promise<void> {
    const { news } = this.settings;
    if (news.alone) return;
    news.subscribe(SUBJECT, (text) => this.hear(JSON.parse(text) as Beat));
    // Nobody could be heard meanwhile: that they were silent says nothing.
    news.onReturn(() => {
      this.forgive();
      this.say({ new: true });
    });
    this.say({ new: true });
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
    if (news.connected) await new Promise((resolve) => setTimeout(resolve, LISTEN_MS));
  }

  /** From now on this node can look after something. */
  begin(): void {
    this.ready = true;
    if (this.settings.news.alone) return;
    this.say({});
    this.settle();
  }

  private get isAble(): boolean {
    return this.ready && this.settings.able();
  }

  /** This node is about to stop: others take over what it looked after. */
  leave(): void {
    if (this.going) return;
    this.going = true;
    this.say({ going: true });
    this.settle();
  }

  close(): void {
    clearInterval(this.timer);
  }

  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  /** This node did not run for so long that others must have taken it for lost. */
  onAwake(wake: () => void): void {
    this.wakes.push(wake);
  }

  /** This one, and all others that are there. */
  get count(): number {
    return this.others.size + 1;
  }

  /** The newest version of a game's rules that every node has, so that each can serve its matches. */
  rulesOf(game: string): number | undefined {
    const known = [this.settings.rules, ...[...this.others.values()].map(({ rules }) => rules)];
    const versions = known.flatMap((rules) => rules[game] ?? []);
    return versions.length === 0 ? undefined : Math.min(...versions);
  }

  /** How many databases every node knows: only there new tables are found by all. */
  get databases(): number {
    return Math.min(this.settings.databases, ...[...this.others.values()].map(({ databases }) => databases));
  }

  // Who looks after what

  leaderOf(key: string): string {
    return (this.able.length === 1 ? this.able[0] : chosen(this.able, key)) ?? this.id;
  }

  leads(key: string): boolean {
    return this.leaderOf(key) === this.id;
  }

  // Beats

  private say(about: Partial<Beat>): void {
    const { rules, databases } = this.settings;
    const beat: Beat = { node: this.id, rules, databases, ...(this.isAble ? {} : { unable: true }), ...about };
    this.settings.news.publish(SUBJECT, JSON.stringify(beat));
  }

  private beat(): void {
    const now = performance.now();
    const slept = now - this.beatAt > LOST_MS;
    this.beatAt = now;
    if (slept) this.forgive();
    if (!this.going) this.say(slept ? { new: true } : {});
    // Without news everybody would seem lost: then all stays as it was, and what stands still is noticed by the poll.
    if (this.settings.news.connected) this.expire(now);
    this.settle();
    if (slept) for (const wake of this.wakes) wake();
  }

  private forgive(): void {
    for (const other of this.others.values()) other.heard = performance.now();
  }

  private hear({ node, new: isNew, going, unable, rules = {}, databases = 1 }: Beat): void {
    if (node === this.id) return;
    if (going) this.drop([node]);
    else {
      this.others.set(node, { heard: performance.now(), able: unable !== true, rules, databases });
      if (isNew && !this.going) this.say({});
      this.settle();
    }
  }

  private expire(now: number): void {
    const gone = [...this.others].filter(([, { heard }]) => now - heard > LOST_MS).map(([node]) => node);
    if (gone.length > 0) this.drop(gone);
  }

  private drop(nodes: readonly string[]): void {
    const gone = nodes.filter((node) => this.others.delete(node));
    if (gone.length > 0) this.settle(gone);
  }

  /** Informs of what has changed, if anything has. */
  private settle(gone: readonly string[] = []): void {
    const able = [...this.others].filter(([, other]) => other.able).map(([node]) => node);
    const iAm = !this.going && (this.isAble || able.length === 0);
    const now = (iAm ? [...able, this.id] : able.length > 0 ? able : [this.id]).toSorted();
    const before = this.able;
    const same = now.length === before.length && now.every((node, at) => node === before[at]);
    if (same && gone.length === 0) return;
    this.able = now;
    this.changed = this.settings.clock.now();
    const shrunk = before.some((node) => !now.includes(node));
    const change: Change = { gone, shrunk, leaderBefore: (key) => chosen(before, key) ?? this.id };
    for (const listener of this.listeners) listener(change);
  }
}
