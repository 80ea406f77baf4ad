import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What was asked of the server, each waiting for its answer. */
const asked: { readonly path: string; readonly reply: (response: Response) => void }[] = [];
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((reply) => asked.push({ path, reply })));
});
afterEach(() => vi.unstubAllGlobals());

const paths = (): readonly string[] => asked.map(({ path }) => path);

describe('a newcomer', () => {
  test('asks one thing first, so that two answers do not make two guests of them', async () => {
    const { api } = await import('./api.ts');
    const [harbour, campaigns, table] = [api.harbour(), api.campaigns(), api.table('one')];
    await soon();
    expect(paths()).toEqual(['/api/harbour']);
    asked[0]?.reply(answer({ me: 'Ann' }));
    expect(await harbour).toEqual({ me: 'Ann' });
    await soon();
    expect(paths()).toEqual(['/api/harbour', '/api/campaigns', '/api/tables/one']);
    asked[1]?.reply(answer([]));
    asked[2]?.reply(answer({ id: 'one' }));
    await Promise.all([campaigns, table]);
  });

  test('is introduced by the next question if the first one failed', async () => {
    const { api } = await import('./api.ts');
    const first = api.harbour().catch((error: unknown) => error);
    const [second, third] = [api.campaigns(), api.table('one')];
    await soon();
    asked[0]?.reply(answer({ code: 'restarting' }, 503));
    expect(await first).toBeInstanceOf(Error);
    await soon();
    expect(paths()).toEqual(['/api/harbour', '/api/campaigns']);
    asked[1]?.reply(answer([]));
    await second;
    await soon();
    asked[2]?.reply(answer({ id: 'one' }));
    expect(await third).toEqual({ id: 'one' });
  });
});
