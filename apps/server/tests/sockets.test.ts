/** Nothing a client begins and does not finish is kept for ever, and nothing of it stops the server from stopping. */
import { describe, expect, it } from 'vitest';
import { commandId, freshFolder, openServer, twoAtTable, Visitor, visitor } from './kit.ts';
import { ServerProcess } from './process.ts';
import { frame, Raw, rawLine, request, soon, TEXT, upgrade } from './raw.ts';

const POST = { 'Content-Type': 'application/json', 'Content-Length': '100' };

/** What a client may leave unfinished. */
const UNFINISHED: Readonly<Record<string, string>> = {
  nothing: '',
  'half a head': 'GET /api/harbour HTTP/1.1\r\nHost: x\r\nX-',
  'half a body': `${request('POST /api/me', POST)}{"name":`,
  'half of a body that is too large': request('POST /api/me', { ...POST, 'Content-Length': '1000000000' }),
  'half a chunk': `${request('POST /api/me', { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })}5\r\n{`,
  'a body for an address that leads nowhere': request('POST /nowhere', POST),
  'half an upgrade': upgrade('/api/tables/x/live').slice(0, -2),
};

describe('a client that does not finish', () => {
  it('is hung up on, whatever it has begun', async () => {
    const server = await openServer({ limits: { requestMs: 200 } });
    const clients = Object.entries(UNFINISHED).map(([what, text]) => ({ what, raw: new Raw(server).send(text) }));
    for (const { what, raw } of clients) await soon(`${what}: the end`, () => raw.isClosed);
  });

  it('is hung up on when it was refused a WebSocket connection, whether it reads the answer or not', async () => {
    const server = await openServer({ limits: { lingerMs: 50 } });
    const [deaf, reader] = [new Raw(server).deaf(), new Raw(server)];
    for (const raw of [deaf, reader]) raw.send(upgrade('/api/tables/x/live'));
    expect(await reader.status()).toBe(401);
    // Neither of them hangs up by itself; what it still says reaches nobody.
    for (const raw of [deaf, reader]) await soon('it is hung up on', () => raw.send('more').socket.destroyed);
  });

  it('is hung up on when it leaves a message half said and answers no heartbeat', async () => {
    const server = await openServer({ limits: { heartbeatMs: 50 } });
    const { boris, id } = await twoAtTable(server);
    const half = await rawLine(boris, id);
    half.send(frame(TEXT, JSON.stringify({ type: 'watch', from: -1 })), frame(TEXT, '{"do":', false));
    await soon('it is gone', () => half.isClosed);
  });
});

describe('when the server is asked to stop', () => {
  it('it ends with success however many clients hang on', { timeout: 60_000 }, async () => {
    const process = new ServerProcess(['--port', '0', '--host', '127.0.0.1', '--data', freshFolder()]);
    const server = { url: await process.open() };
    const { anna, boris, id } = await twoAtTable(server);
    const line = await anna.live(id);
    await line.ask({ type: 'chat', id: commandId(), text: 'Land!' });
    (await rawLine(boris, id)).deaf();
    const hanging = Object.values(UNFINISHED).map((text) => new Raw(server).send(text));
    const refused = new Raw(server).deaf().send(upgrade('/api/tables/x/live'));
    await new Visitor(server).harbour();
    const { code, signal, err } = await process.kill('SIGTERM');
    expect([code, signal, err]).toEqual([0, null, '']);
    expect(line.find('bye')).toEqual({ type: 'bye', why: 'restarting' });
    await Promise.all(hanging.map(({ closed }) => closed));
    refused.socket.destroy();
  });
});

describe('a WebSocket connection at an odd address', () => {
  const lines: unknown[] = [];
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };

  it('is refused with a status of its own, and is no fault of the server', async () => {
    const server = await openServer({ log: 'warn' }, { log });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    const odd = [
      '//',
      '///',
      '/%',
      '/%zz',
      '/?',
      '/#',
      '*',
      'http://[',
      'http://[/',
      'http://',
      'http:///',
      'http://a:b:c/',
      'http://%/api',
      'ws://x/y',
      `//api/tables/${id}/live`,
      `/api/tables/${id}/live/`,
      `/api/tables/${id}%2flive`,
      `/api/tables/../tables/${id}/live`,
      `/api/tables/${'x'.repeat(5000)}/live`,
    ];
    for (const target of odd) {
      const status = await new Raw(server).send(upgrade(target, { Cookie: anna.cookie })).status();
      expect([target, Math.floor(status / 100)]).toEqual([target, 4]);
    }
    const well = { Cookie: anna.cookie };
    const asked: readonly (readonly [string, string, number])[] = [
      ['the long form', upgrade(`http://anything/api/tables/${id}/live`, well), 101],
      ['a query', upgrade(`/api/tables/${id}/live?from=3`, well), 101],
      ['a strange host', upgrade(`/api/tables/${id}/live`, { ...well, Host: '[[[%zz' }), 101],
      ['a strange origin', upgrade(`/api/tables/${id}/live`, { ...well, Origin: 'http://[' }), 403],
      ['strange cookies', upgrade(`/api/tables/${id}/live`, { Cookie: '%%%=;;=;broadside=%ff; broadside' }), 401],
      ['another protocol', upgrade(`/api/tables/${id}/live`, { ...well, Upgrade: 'h2c' }), 400],
      ['no key', upgrade(`/api/tables/${id}/live`, { ...well, 'Sec-WebSocket-Key': 'x' }), 400],
      ['another method', upgrade(`/api/tables/${id}/live`, well).replace('GET', 'POST'), 400],
    ];
    for (const [what, text, status] of asked)
      expect([what, await new Raw(server).send(text).status()]).toEqual([what, status]);
    expect(lines).toEqual([]);
  });

  it('is refused over HTTP in the words of the wire', async () => {
    const server = await openServer({ log: 'warn' }, { log });
    for (const target of ['/%', '/%zz', '/api/%c0%af', '/api/tables/%', 'http://x/%']) {
      const raw = new Raw(server).send(request(`GET ${target}`));
      expect([target, await raw.status()]).toEqual([target, 400]);
      await raw.heard(/"code":"bad-message"/);
    }
    const headers = ['X-Forwarded-For: ,,,[', 'Forwarded: for="', 'Cookie: =%', 'Accept: ,;', 'Origin: ::'];
    for (const header of headers) {
      const raw = new Raw(server).send(`GET /api/harbour HTTP/1.1\r\nHost: ]\r\n${header}\r\n\r\n`);
      expect([header, await raw.status()]).toEqual([header, 200]);
    }
    expect(lines).toEqual([]);
  });
});
