/** The database is lost after it was asked to commit: nobody is told that nothing has happened before that is known. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Append, Appended, Store } from '../src/store/store.ts';
import { OPENING } from './games.ts';
import { commandId, freshFolder, openServer, twoAtTable } from './kit.ts';

const lost = (about: object = {}): Error =>
  Object.assign(new Error('the connection was lost'), { code: 'UNREACHABLE', ...about });

/** A store that is lost with the next append, before or after it was stored, and cannot be asked for a while. */
async function losing() {
  const store = await openStore({ data: freshFolder() });
  const state = { losing: false, stores: true, away: 0 };
  const wrapped = new Proxy(store, {
    get: (real, name: keyof Store) => {
      if (name === 'append' && state.losing)
        return async (items: readonly Append[]): Promise<readonly Appended[]> => {
          state.losing = false;
          state.away = 3;
          if (state.stores) await real.append(items);
          throw lost({ inDoubt: true });
        };
      if (name === 'command' && state.away > 0)
        return async () => {
          state.away--;
          throw lost();
        };
      const part = real[name];
      return typeof part === 'function' ? (part as (...args: unknown[]) => unknown).bind(real) : part;
    },
  });
  return { state, store: wrapped };
}

describe('a request whose commit was not answered', () => {
  it('is acknowledged when it turns out to be stored', async () => {
    const { state, store } = await losing();
    const { anna, id } = await twoAtTable(await openServer({}, { store }));
    const line = await anna.live(id);
    state.losing = true;
    const command = commandId();
    expect(await line.play(OPENING, 0, command)).toEqual({ type: 'done', id: command, n: 1 });
    expect((await line.seen(1)).n).toBe(1);
  });

  it('is refused when it turns out not to be, and can be made again', async () => {
    const { state, store } = await losing();
    const { anna, id } = await twoAtTable(await openServer({}, { store }));
    const line = await anna.live(id);
    Object.assign(state, { losing: true, stores: false });
    expect(await line.play(OPENING, 0)).toMatchObject({ type: 'refused', error: { code: 'no-store' } });
    expect(await line.play(OPENING, 0)).toMatchObject({ type: 'done', n: 1 });
  });
});
