import { readFileSync } from 'node:fs';
import type { Guest } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { OPENING, refusedBeside } from './games.ts';
import { commandId, openServer, twoAtTable, Visitor, visitor } from './kit.ts';

const release = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

describe('guests', () => {
  it('get a secret cookie at the harbour and stay who they are', async () => {
    const server = await openServer();
    const anna = new Visitor(server);
    const first = await anna.call<{ me: Guest }>('GET', '/api/harbour');
    const cookie = first.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^broadside=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await anna.harbour()).me).toEqual(first.body.me);
    expect((await new Visitor(server).harbour()).me.id).not.toBe(first.body.me.id);
    const forged = new Visitor(server);
    forged.cookie = `broadside=${'A'.repeat(43)}`;
    expect((await forged.harbour()).me.id).not.toBe(first.body.me.id);
  });

  it('get a cookie for https only behind a reverse proxy that says so', async () => {
    const server = await openServer({ trustProxy: true });
    const answer = await new Visitor(server).call('GET', '/api/harbour', undefined, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
  });

  it('choose a name, which shows at once wherever they sit', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const b = await boris.live(id);
    expect(await anna.good('POST', '/api/me', { name: ' Капітанка\n  Анна ' })).toMatchObject({
      name: 'Капітанка Анна',
    });
    await b.until('the new name', () => b.table?.seats[0].name === 'Капітанка Анна');
    expect((await anna.harbour()).mine[0].table.seats[0].name).toBe('Капітанка Анна');
    expect(await anna.bad('POST', '/api/me', { name: '' })).toBe('400 bad-message');
    expect(await anna.bad('POST', '/api/me', { name: 'x'.repeat(25) })).toBe('400 bad-message');
  });

  it('cannot have a name that others cannot read', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    for (const name of ['\u200b\u200b', 'An\u202ena', '\u3164', `Z${'\u0306'.repeat(9)}`])
      expect([name, await anna.bad('POST', '/api/me', { name })]).toEqual([name, '400 bad-name']);
    expect((await anna.harbour()).me.name).toBe('Anna');
    expect(await new Visitor(server).bad('POST', '/api/me', { name: '\u2800' })).toBe('400 bad-name');
  });

  it('move to another device by a link that works once; both devices stay in step', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server);
    const { token, expires } = await anna.good<{ token: string; expires: number }>('POST', '/api/me/recovery');
    expect(expires - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const phone = new Visitor(server);
    expect(await phone.good('POST', '/api/recover', { token })).toMatchObject({ name: 'Anna' });
    expect(await new Visitor(server).bad('POST', '/api/recover', { token })).toBe('400 bad-token');
    const [desk, mobile] = [await anna.live(id), await phone.live(id)];
    expect(mobile.table?.you).toBe(0);
    await mobile.play(OPENING);
    await desk.seen(1);
    expect(desk.update).toEqual(mobile.update);
  });
});

describe('somebody with several devices', () => {
  const move = async (from: Visitor, server: { readonly url: string }): Promise<Visitor> => {
    const { token } = await from.good<{ token: string }>('POST', '/api/me/recovery');
    const device = new Visitor(server);
    await device.good('POST', '/api/recover', { token });
    return device;
  };

  it('signs out everywhere but here, and the connections of the others close at once', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const lost = await move(anna, server);
    const { token } = await lost.good<{ token: string }>('POST', '/api/me/recovery');
    const [here, there, other] = [await anna.live(id), await lost.live(id), await boris.live(id)];
    expect(await anna.good('GET', '/api/me/devices')).toEqual({ devices: 2, links: 1 });
    expect(await anna.good('POST', '/api/me/sign-out')).toEqual({ devices: 1, links: 0 });
    expect(await there.byeBye()).toBe('signed-out');
    expect(await lost.bad('GET', '/api/me/devices')).toBe('401 no-session');
    await expect(lost.line(id).opened).rejects.toMatchObject({ status: 401, wire: { code: 'no-session' } });
    expect((await lost.harbour()).mine).toEqual([]);
    // A link that was made on the lost device is worth nothing either.
    expect(await new Visitor(server).bad('POST', '/api/recover', { token })).toBe('400 bad-token');
    expect(await here.play(OPENING)).toMatchObject({ type: 'done' });
    expect([here.closed, other.closed]).toEqual([undefined, undefined]);
    expect(await new Visitor(server).bad('POST', '/api/me/sign-out')).toBe('401 no-session');
  });

  it('has three links for others at most, of which a new one replaces the oldest, and can take them back', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const tokens: string[] = [];
    for (let k = 0; k < 4; k++) {
      tokens.push((await anna.good<{ token: string }>('POST', '/api/me/recovery')).token);
      // Which is the oldest is decided by the millisecond.
      const made = Date.now();
      while (Date.now() === made);
    }
    const recover = (token: string) => new Visitor(server).call('POST', '/api/recover', { token });
    expect(await anna.good('GET', '/api/me/devices')).toEqual({ devices: 1, links: 3 });
    expect((await recover(tokens[0])).status).toBe(400);
    expect((await recover(tokens[1])).status).toBe(200);
    expect(await anna.good('GET', '/api/me/devices')).toEqual({ devices: 2, links: 2 });
    expect(await anna.good('POST', '/api/me/recovery/revoke')).toEqual({ devices: 2, links: 0 });
    expect((await recover(tokens[3])).status).toBe(400);
  });
});

describe('strangers', () => {
  it('cannot act through a page of another site', async () => {
    const server = await openServer({ publicUrl: 'https://table.example' });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    const from = async (headers: Record<string, string>): Promise<number> =>
      (await anna.call('POST', '/api/me', { name: 'Eve' }, headers)).status;
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ origin: 'null' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from({ origin: 'https://table.example' })).toBe(200);
    expect(await from({ origin: server.url })).toBe(200);
    await expect(anna.line(id, { origin: 'https://evil.example' }).opened).rejects.toMatchObject({
      status: 403,
      wire: { code: 'bad-origin' },
    });
    await anna.line(id, { origin: server.url }).opened;
  });

  it('meet strict headers on everything', async () => {
    const server = await openServer();
    const { headers } = await new Visitor(server).call('GET', '/healthz');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy.split(';')).toContain(rule);
    // Our own files, and what stands in a page, each by its fingerprint.
    expect(policy).toMatch(/;script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[\w+/]{43}=')*;/);
    expect(policy).toMatch(/;style-src 'self'(?: 'sha256-[\w+/]{43}=')*;/);
    // WebAssembly for the physics, and nothing else that is made into code.
    expect(policy.replace(" 'wasm-unsafe-eval'", '')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('are slowed down, sooner where something could be guessed', async () => {
    const server = await openServer({ limits: { requests: 12, guesses: 3 } });
    const eve = new Visitor(server);
    const codes: string[] = [];
    for (let k = 0; k < 5; k++) codes.push(await eve.bad('GET', '/api/codes/AAAAA'));
    expect(codes).toEqual(['404 no-code', '404 no-code', '404 no-code', '429 too-fast', '429 too-fast']);
    const harbours: number[] = [];
    for (let k = 0; k < 14; k++) harbours.push((await eve.call('GET', '/api/harbour')).status);
    expect(harbours.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect((await eve.call('GET', '/healthz')).status).toBe(200);
  });

  it('cannot send large bodies', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    expect(await anna.bad('POST', '/api/me', { name: 'x'.repeat(40_000) })).toBe('413 too-large');
    expect(await anna.bad('POST', '/api/me', '{"name":')).toBe('400 bad-message');
    expect(await anna.bad('POST', '/api/me', '{"__proto__":{"name":"x"}}')).toBe('400 bad-message');
  });

  it('who read too slowly are cut off, and go on from their number', async () => {
    const server = await openServer({ limits: { backlog: 20_000, messages: 10_000, burst: 10_000 } });
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = [await anna.live(id), await boris.live(id)];
    for (let k = 0; k < 30; k++) await a.ask({ type: 'chat', id: commandId(), text: 'я'.repeat(500) });
    b.pause();
    // The system between the two takes some megabytes before anything piles up: each answer is 30 kB.
    for (let k = 0; k < 1000; k++) b.raw(JSON.stringify({ type: 'watch', from: -1 }));
    await a.until('the other was cut off', () => a.table?.seats[1].here === false);
    await a.play(OPENING);
    expect((await boris.live(id, 0)).update?.entries).toMatchObject([{ n: 1 }]);
  });
});

describe('for whoever runs the server', () => {
  it('there are health, figures and a complete description', async () => {
    const server = await openServer();
    const { anna, id } = await twoAtTable(server);
    const a = await anna.live(id);
    await a.play(OPENING);
    await a.seen(1);
    expect(await a.play(refusedBeside(a.update?.legal ?? []))).toMatchObject({ type: 'refused' });
    expect((await anna.call('GET', '/healthz')).body).toEqual({ ok: true });
    const { body } = await anna.call<string>('GET', '/metrics');
    for (const line of [
      'broadside_actions_total{by="person"} 1',
      'broadside_connections 1',
      'broadside_matches_loaded 1',
    ])
      expect(body).toContain(line);
    expect(body).toMatch(/broadside_refusals_total\{code="[a-z-]+"\} 1/);
    const { info, paths } = await anna.good<{ info: { version: string }; paths: Record<string, unknown> }>(
      'GET',
      '/api/openapi.json',
    );
    expect(info.version).toBe(release.version);
    expect(Object.keys(paths).sort()).toEqual([
      '/api/campaigns',
      '/api/campaigns/{id}',
      '/api/campaigns/{id}/delete',
      '/api/campaigns/{id}/next',
      '/api/codes/{code}',
      '/api/harbour',
      '/api/me',
      '/api/me/devices',
      '/api/me/recovery',
      '/api/me/recovery/revoke',
      '/api/me/sign-out',
      '/api/recover',
      '/api/replays',
      '/api/tables',
      '/api/tables/{id}',
      '/api/tables/{id}/close',
      '/api/tables/{id}/file',
      '/api/tables/{id}/leave',
      '/api/tables/{id}/mute',
      '/api/tables/{id}/rematch',
      '/api/tables/{id}/remove',
      '/api/tables/{id}/return',
      '/api/tables/{id}/sit',
      '/api/tables/{id}/start',
    ]);
  });

  it('an unknown address is refused in the words of the wire', async () => {
    const server = await openServer();
    expect(await new Visitor(server).bad('GET', '/api/nothing')).toBe('404 not-found');
    expect(await new Visitor(server).bad('POST', '/api/harbour')).toBe('404 not-found');
  });
});

describe('the client’s files', () => {
  it('are served with lasting names for ever and the page afresh', async () => {
    const { mkdirSync, writeFileSync } = await import('node:fs');
    const { join } = await import('node:path');
    const { freshFolder } = await import('./kit.ts');
    const web = freshFolder();
    mkdirSync(join(web, 'assets'));
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Broadside</title>');
    writeFileSync(join(web, 'sw.js'), 'self');
    writeFileSync(join(web, 'assets', 'app-1a2b.js'), 'let plain');
    writeFileSync(join(web, 'assets', 'app-1a2b.js.gz'), 'squeezed');
    const eve = new Visitor(await openServer({ web }));
    const get = (path: string, headers: Record<string, string> = {}) =>
      eve.call<string>('GET', path, undefined, headers);
    const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
    expect(asset.body).toBe('let plain');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/', '/t/abc', '/sw.js']) {
      const page = await get(path, { accept: 'text/html' });
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    }
    expect((await get('/t/abc', { accept: 'text/html' })).body).toContain('<title>Broadside');
    expect((await get('/api/t', { accept: 'text/html' })).status).toBe(404);
    expect((await get('/assets/gone.js', { accept: '*/*' })).status).toBe(404);
    expect((await get('/..%2f..%2fetc/passwd')).status).not.toBe(200);
    const response = await fetch(`${eve.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'gzip' } }).catch(
      () => undefined,
    );
    // Not a real gzip file: that it cannot be read shows which file was sent.
    await expect(response?.text() ?? Promise.reject(new Error('cut'))).rejects.toThrow();
  });

  it('hold the harbour in each language: the one asked for first is sent, and its own styles alone are allowed', async () => {
    const { writeFileSync } = await import('node:fs');
    const { join } = await import('node:path');
    const { createHash } = await import('node:crypto');
    const { freshFolder } = await import('./kit.ts');
    const web = freshFolder();
    // Minified style sheets hold signs of their own.
    const styles = (locale: string): string => `@media (width<760px){h1{content:"${locale}"}}`;
    for (const locale of ['en', 'ru', 'uk'])
      writeFileSync(join(web, `harbour.${locale}.html`), `<style>${styles(locale)}</style>the harbour in ${locale}`);
    writeFileSync(join(web, 'index.html'), 'any other address');
    const eve = new Visitor(await openServer({ web }));
    const home = (wanted: string) =>
      eve.call<string>('GET', '/', undefined, { accept: 'text/html', 'accept-language': wanted });
    const heard = async (wanted: string): Promise<string> => (await home(wanted)).body.split(' ').at(-1) ?? '';
    expect(await heard('uk-UA,uk;q=0.9,ru;q=0.8')).toBe('uk');
    expect(await heard('de-DE, de;q=0.9, ru;q=0.8, en;q=0.7')).toBe('ru');
    expect(await heard('de')).toBe('en');
    expect(await heard('')).toBe('en');
    const { headers } = await home('ru');
    expect(headers.get('vary')).toContain('accept-language');
    expect(headers.get('cache-control')).toBe('no-cache');
    const policy = headers.get('content-security-policy') ?? '';
    const sums = ['en', 'ru', 'uk'].map((one) => createHash('sha256').update(styles(one)).digest('base64'));
    for (const sum of sums) expect(policy).toContain(`'sha256-${sum}'`);
    expect(policy).not.toContain('unsafe-inline');
    expect((await eve.call<string>('GET', '/new', undefined, { accept: 'text/html' })).body).toBe('any other address');
    writeFileSync(join(web, 'rules.some-game.uk.html'), 'the rules of some game');
    const reader = new Visitor(await openServer({ web }));
    const read = async (path: string, wanted: string): Promise<string> =>
      (await reader.call<string>('GET', path, undefined, { accept: 'text/html', 'accept-language': wanted })).body;
    expect(await read('/rules/some-game?from=link', 'uk')).toBe('the rules of some game');
    expect(await read('/rules/some-game', 'en')).toBe('any other address');
    expect(await read('/rules/some-game/..%2f..%2fsome-game', 'uk')).toBe('any other address');
  });
});
