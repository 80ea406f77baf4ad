/** Who looks after what: all agree, all have their share, and a share moves only with its node. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { machineClock } from '../src/clock.ts';
import { type News, noNews } from '../src/news/news.ts';
import { BEAT_MS, LOST_MS, Nodes } from '../src/nodes/nodes.ts';
import { chosen } from '../src/nodes/rendezvous.ts';
import { atTheEnd } from './kit.ts';

const keys = Array.from({ length: 6000 }, (_, at) => `table-${at}`);
const shares = (nodes: readonly string[]): Map<string, string> =>
  new Map(keys.map((key) => [key, chosen(nodes, key) ?? '']));

describe('rendezvous hashing', () => {
  it('gives every node an even share, whatever the order in which it knows them', () => {
    const nodes = ['a', 'b', 'c', 'd', 'e'];
    const named = shares(nodes);
    expect(shares(nodes.toReversed())).toEqual(named);
    for (const node of nodes) {
      const share = [...named.values()].filter((one) => one === node).length;
      expect(share).toBeGreaterThan(1080);
      expect(share).toBeLessThan(1320);
    }
    expect(chosen([], 'table')).toBeUndefined();
  });

  it('moves nothing but the share of a node that goes', () => {
    const before = shares(['a', 'b', 'c']);
    const after = shares(['a', 'c']);
    for (const key of keys) if (before.get(key) !== 'b') expect(after.get(key)).toBe(before.get(key));
  });
});

/** News in one process, which can be cut off for some. */
class Square {
  private readonly ears = new Set<{ subject: string; hear: (text: string) => void; who: object }>();
  readonly deaf = new Set<object>();

  news(): News {
    const who = {};
    const news: News & { who: object } = {
      ...noNews,
      alone: false,
      who,
      publish: (subject, text) => {
        if (this.deaf.has(who)) return;
        for (const ear of this.ears)
          if (ear.subject === subject && ear.who !== who && !this.deaf.has(ear.who)) ear.hear(text);
      },
      subscribe: (subject, hear) => {
        const ear = { subject, hear, who };
        this.ears.add(ear);
        return () => this.ears.delete(ear);
      },
    };
    return news;
  }
}

async function nodesAt(square: Square, count: number) {
  const made = Array.from({ length: count }, () => {
    const news = square.news() as News & { who: object };
    const state = { able: true };
    const nodes = new Nodes({ news, clock: machineClock, able: () => state.able, rules: {}, databases: 1 });
    atTheEnd(() => nodes.close());
    return { nodes, state, who: news.who };
  });
  await Promise.all(made.map(({ nodes }) => nodes.open()));
  for (const { nodes } of made) nodes.begin();
  return made;
}

const leaders = (made: readonly { nodes: Nodes }[]) => new Set(made.map(({ nodes }) => nodes.leaderOf('a table')));

describe('nodes', () => {
  it('know each other at once and name the same one for everything', async () => {
    const made = await nodesAt(new Square(), 4);
    for (const { nodes } of made) expect(nodes.count).toBe(4);
    expect(leaders(made).size).toBe(1);
  });

  it('take over within the time people notice when one is silent, and know it again when it speaks', async () => {
    const square = new Square();
    const made = await nodesAt(square, 3);
    const lost = made.find(({ nodes }) => nodes.leads('a table')) as (typeof made)[number];
    const others = made.filter((one) => one !== lost);
    const gone: string[] = [];
    others[0].nodes.onChange((change) => gone.push(...change.gone));
    square.deaf.add(lost.who);
    await pause(LOST_MS + 3 * BEAT_MS);
    expect(gone).toEqual([lost.nodes.id]);
    expect(leaders(others).has(lost.nodes.id)).toBe(false);
    square.deaf.delete(lost.who);
    await pause(2 * BEAT_MS);
    expect([...leaders(made)]).toEqual([lost.nodes.id]);
  });

  it('give a node that has just come nothing to look after before it is ready', async () => {
    const square = new Square();
    const made = await nodesAt(square, 2);
    const fresh = new Nodes({ news: square.news(), clock: machineClock, able: () => true, rules: {}, databases: 1 });
    atTheEnd(() => fresh.close());
    await fresh.open();
    expect(keys.some((key) => fresh.leads(key) || made.some(({ nodes }) => nodes.leaderOf(key) === fresh.id))).toBe(
      false,
    );
    fresh.begin();
    for (const { nodes } of made) expect(keys.some((key) => nodes.leaderOf(key) === fresh.id)).toBe(true);
  });

  it('give a node that leaves, or whose store is in trouble, nothing to look after', async () => {
    const made = await nodesAt(new Square(), 3);
    const first = made.find(({ nodes }) => nodes.leads('a table')) as (typeof made)[number];
    first.nodes.leave();
    const left = made.filter((one) => one !== first);
    expect(leaders(made).size).toBe(1);
    const second = left.find(({ nodes }) => nodes.leads('a table')) as (typeof made)[number];
    second.state.able = false;
    await pause(2 * BEAT_MS);
    expect([...leaders(left)]).toEqual([left.find((one) => one !== second)?.nodes.id]);
  });
});
