/** A server that is asked to stop lets people go one by one, each as soon as they are answered. */
import { expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { OPENING } from './games.ts';
import { freshFolder, openServer, twoAtTable } from './kit.ts';

/** A store whose writes wait until they are let go. */
async function heldStore() {
  const store = await openStore({ data: freshFolder() });
  let release = (): void => {};
  let gate = Promise.resolve();
  const held = new Proxy(store, {
    get: (real, name: keyof Store) => {
      const method = real[name];
      if (typeof method !== 'function') return method;
      if (name !== 'append') return method.bind(real);
      return async (items: Parameters<Store['append']>[0]) => {
        await gate;
        return real.append(items);
      };
    },
  });
  return {
    store: held,
    hold: () => {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}

it('a server that stops sends people away at once who wait for nothing, while another table is still being written', async () => {
  const held = await heldStore();
  const server = await openServer({}, { store: held.store });
  const busy = await twoAtTable(server);
  const quiet = await twoAtTable(server);
  const writer = await busy.anna.live(busy.id);
  const watcher = await quiet.anna.live(quiet.id);
  await writer.seen(0);
  held.hold();
  const answer = writer.play(OPENING);
  // It has come in when what came after it is answered.
  writer.say({ type: 'ping' });
  await writer.until('that the server has heard it', () => writer.find('pong', () => true));
  const closed = server.close();
  expect(await watcher.byeBye()).toBe('restarting');
  expect(writer.closed).toBeUndefined();
  held.release();
  expect(await answer).toMatchObject({ type: 'done', n: 1 });
  expect(await writer.byeBye()).toBe('restarting');
  await closed;
});
