/** `broadside backup` and `restore`, run as a host would run them. */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@broadside/server';
import { afterAll, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command, with what it prints. */
async function broadside(...args: string[]) {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = await main([...args, ...(args.includes('--lang') ? [] : ['--lang', 'en'])]);
  const said = { code, out: String(out.mock.calls), err: String(err.mock.calls) };
  vi.restoreAllMocks();
  return said;
}

it('a host keeps all that a running server has stored, and restores it into another folder', async () => {
  const [data, fresh, file] = ['data', 'fresh', 'table.backup'].map((name) => join(folder, name));
  const server = await startServer({ host: '127.0.0.1', port: 0, data, log: 'silent' });
  const { headers } = await fetch(`${server.url}/api/harbour`);
  const kept = await broadside('backup', file, '--data', data);
  await server.close();
  expect([kept.code, kept.err]).toEqual([0, '']);
  expect(kept.out).toContain('1 guest, 0 tables, 0 matches with 0 entries');
  expect(kept.out).toContain('show it to nobody');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await broadside('backup', file, '--data', data)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is there already'),
  });
  expect((await broadside('restore', file, '--data', fresh, '--lang', 'uk')).out).toContain('Відновлено з');
  expect(await broadside('restore', file, '--data', fresh)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is not empty'),
  });
  expect((await broadside('restore', file, '--data', fresh, '--force')).code).toBe(0);
  const again = await startServer({ host: '127.0.0.1', port: 0, data: fresh, log: 'silent' });
  const cookie = headers.getSetCookie()[0].split(';')[0];
  const back = await fetch(`${again.url}/api/harbour`, { headers: { cookie } });
  // Nobody new: the session is known.
  expect([back.status, back.headers.getSetCookie()]).toEqual([200, []]);
  await again.close();
});

it.each([
  [['backup'], 'needs the path of the backup'],
  [['restore', 'a', 'b'], 'does not know what to do with "b"'],
  [['restore', '/not/there'], 'There is no file /not/there'],
  [['backup', join(folder, 'x'), '--data', join(folder, 'nowhere')], 'There is no database'],
])('%s is refused with a sentence', async (args, sentence) => {
  const { code, err } = await broadside(...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});
