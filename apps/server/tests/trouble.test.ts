import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Append, Appended, Store } from '../src/store/store.ts';
import { OPENING } from './games.ts';
import { atTheEnd, commandId, freshFolder, openServer, twoAtTable } from './kit.ts';

/** A real store, whose appends go through the test's hands. */
async function storeWith(
  append: (store: Store, items: readonly Append[]) => Promise<readonly Appended[]>,
): Promise<Store> {
  const store = await openStore({ data: freshFolder() });
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'append') return (items: readonly Append[]) => append(store, items);
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('when the store fails', () => {
  it('the request did not happen, nobody heard of it, and it can be made again', async () => {
    let broken = true;
    const store = await storeWith(async (real, items) => {
      if (broken) throw new Error('the disk is full');
      return real.append(items);
    });
    const server = await openServer({}, { store });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = [await anna.live(id), await boris.live(id)];
    const command = commandId();
    expect(await a.play(OPENING, 0, command)).toMatchObject({ type: 'refused', error: { code: 'not-stored' } });
    expect([a.update?.n, b.update?.n]).toEqual([0, 0]);
    broken = false;
    expect(await a.play(OPENING, 0, command)).toEqual({ type: 'done', id: command, n: 1 });
    expect((await b.seen(1)).entries).toHaveLength(1);
  });

  it('after the entry was written all the same, the request counts as done', async () => {
    const store = await storeWith(async (real, items) => {
      await real.append(items);
      throw new Error('the connection to the database broke');
    });
    const server = await openServer({}, { store });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = [await anna.live(id), await boris.live(id)];
    expect(await a.play(OPENING)).toMatchObject({ type: 'done', n: 1 });
    await Promise.all([a.seen(1), b.seen(1)]);
  });
});

describe('when the server stops', () => {
  it('it says goodbye, finishes what it was asked, and refuses what is new', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const store = await storeWith(async (real, items) => {
      await held;
      return real.append(items);
    });
    const server = await openServer({}, { store });
    const { anna, id } = await twoAtTable(server);
    const a = await anna.live(id);
    const answer = a.play(OPENING);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closed = server.close();
    expect(await anna.bad('GET', '/healthz')).toBe('503 restarting');
    await expect(anna.line(id).opened).rejects.toMatchObject({ status: 503 });
    release();
    expect(await answer).toMatchObject({ type: 'done', n: 1 });
    await a.until('goodbye', () => a.closed);
    expect(a.find('bye')).toEqual({ type: 'bye', why: 'restarting' });
    expect(a.closed).toBe(1012);
    await closed;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  it('it can be closed twice', async () => {
    const server = await openServer();
    atTheEnd(() => server.close());
    await Promise.all([server.close(), server.close()]);
  });
});
