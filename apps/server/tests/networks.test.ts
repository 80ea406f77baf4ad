/** Who asks too much is slowed down by network, however the address is written and whoever they say they are. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BadFlags, configOf, type Limits, readSettings, type Settings } from '../src/config.ts';
import { addressOf, networkOf, plainAddress, type Trust, trustOf } from '../src/http/network.ts';
import { Rates } from '../src/http/rates.ts';
import { openStore } from '../src/store/open.ts';
import { freshFolder, openServer, Visitor, visitor } from './kit.ts';
import { figure, Raw, request, upgrade } from './raw.ts';

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::192.0.2.1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nowhere', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['unknown', undefined],
    ['_hidden', undefined],
    ['1.2.3.4.5', undefined],
    ['[', undefined],
  ])('is named by a reverse proxy: %s', (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });
});

describe('behind reverse proxies', () => {
  const seen = (trust: Trust, remoteAddress: string, forwarded?: string): string =>
    addressOf(
      { socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } } as never,
      trustOf(trust),
    );

  it.each<[Trust, string, string | undefined, string]>([
    [false, '10.0.0.1', '198.51.100.1', '10.0.0.1'],
    [true, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [true, '10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    [true, '10.0.0.1', undefined, '10.0.0.1'],
    [true, '10.0.0.1', '6.6.6.6, garbage', '10.0.0.1'],
    [1, '10.0.0.1', '6.6.6.6,198.51.100.1', '198.51.100.1'],
    [2, '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    [2, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    [['10.0.0.0/8'], '::ffff:10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    [['10.0.0.0/8'], '192.0.2.1', '6.6.6.6', '192.0.2.1'],
    [['fd00::/8', '127.0.0.1'], 'fd00::7', '6.6.6.6, 2001:db8::5', '2001:db8::5'],
  ])('trusting %j, a visitor through %s with %j is %s', (trust, remote, forwarded, address) => {
    expect(seen(trust, remote, forwarded)).toBe(address);
  });

  it('who is trusted is said by a number, by addresses, or by nothing more: one reverse proxy', () => {
    const trust = (...args: readonly string[]): Trust => configOf(readSettings(args, {}) ?? {}).trustProxy;
    expect(trust()).toBe(false);
    expect(trust('--trust-proxy')).toBe(1);
    expect(trust('--trust-proxy', '--port', '1')).toBe(1);
    expect(trust('--trust-proxy', '2')).toBe(2);
    expect(trust('--trust-proxy=10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
    for (const wrong of ['0', 'everybody', '10.0.0.0/33', '10.0.0.1,', 'fd00::/129', ''])
      expect(() => trust(`--trust-proxy=${wrong}`), wrong).toThrow(BadFlags);
  });
});

describe('rates', () => {
  it('let through so many a minute, at once or spread, and each key by itself', () => {
    let now = 5;
    const rates = new Rates(3, 10, () => now);
    const take = (key: string): boolean => rates.take(key) === 0;
    expect([take('a'), take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, true, false, true]);
    expect(rates.take('a')).toBe(20_000);
    now += 20_000;
    expect([take('a'), take('a')]).toEqual([true, false]);
    now += 3_600_000;
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([true, true, true, false]);
  });

  it('remember only so many keys, and forget whoever was silent longest', () => {
    const rates = new Rates(1, 100, () => 0);
    for (let k = 0; k < 10_000; k++) {
      rates.take(`visitor ${k}`);
      rates.take('flood');
    }
    expect(rates.size).toBe(100);
    expect(rates.take('flood')).toBeGreaterThan(0);
  });
});

/** The same route, written in every way a server understands. */
const SPELLINGS = [
  '/api/codes/AAAAA',
  '/%61pi/codes/AAAAA',
  '/%61%70%69/%63odes/BBBBB',
  '/api/c%6fdes/CCCCC?x=1',
  'http://localhost/api/codes/DDDDD',
  'HTTP://elsewhere:99/api/codes/EEEEE',
  'http://localhost/%61pi/codes/FFFFF',
];

/** Statuses of requests that go out one by one, as they are. */
async function statuses(server: { readonly url: string }, requests: readonly string[]): Promise<readonly number[]> {
  const answers: number[] = [];
  for (const text of requests) {
    const raw = new Raw(server).send(text);
    answers.push(await raw.status());
    raw.socket.destroy();
  }
  return answers;
}

describe('strangers are slowed down', () => {
  // Nothing is paid back while we count.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());
  // Without the built client, which would answer wherever nothing else is.
  const limited = (limits: Partial<Limits>, settings: Settings = {}) =>
    openServer({ web: freshFolder(), ...settings, limits });

  const refused = (answers: readonly number[]): number => answers.filter((status) => status === 429).length;

  it('when they guess, however they write the address', async () => {
    const server = await limited({ guesses: 3 });
    const guesses = [...SPELLINGS, ...SPELLINGS].map((target) => request(`GET ${target}`));
    expect(refused(await statuses(server, guesses))).toBe(guesses.length - 3);
    const more = ['HEAD /api/codes/AAAAA', 'GET /api/codes/AAAAA'].map((line) => request(line));
    expect(refused(await statuses(server, more))).toBe(2);
    const answer = await new Visitor(server).call('POST', '/api/recover', { token: 'A'.repeat(43) });
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 20]);
    // And the rest of the server is open to them.
    expect((await new Visitor(server).call('GET', '/api/harbour')).status).toBe(200);
  });

  it('when they ask for much under ever new names', async () => {
    const server = await limited({ requests: 5, networkRequests: 12, guests: 3 });
    const harbour = (target: string): string => request(`GET ${target}`);
    const spelt = ['/api/harbour', '/%61pi/harbour', 'http://localhost/api/harbour'];
    // Three new guests; the fourth request for one is refused, and the fifth is the last that is looked at.
    expect(await statuses(server, [...spelt, ...spelt].map(harbour))).toEqual([200, 200, 200, 429, 429, 429]);
    const anna = new Visitor(server);
    expect(await anna.bad('POST', '/api/me', { name: 'Anna' })).toBe('429 too-fast');
    const last = await statuses(
      server,
      Array.from({ length: 8 }, (_, at) => request(`GET /somewhere/${at}`)),
    );
    expect(refused(last)).toBe(8);
    expect(await figure(new Visitor(await openServer()), 'broadside_limited_total')).toBe(0);
  });

  it('when they ask as one guest, in whichever spelling', async () => {
    const server = await limited({ requests: 4 });
    const anna = await visitor(server, 'Anna');
    const wanted = [...SPELLINGS].map((target) => request(`GET ${target}`, { Cookie: anna.cookie }));
    expect(refused(await statuses(server, wanted))).toBe(wanted.length - 4);
  });

  it('when they ask for WebSocket connections', async () => {
    const server = await limited({ networkRequests: 6 });
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    const lines = Array.from({ length: 9 }, () => upgrade(`/api/tables/${id}/live`, { Cookie: anna.cookie }));
    expect(await statuses(server, lines)).toEqual([101, 101, 101, 101, 429, 429, 429, 429, 429]);
  });

  it('by network where a reverse proxy names it: not by what they wrote to the left of it, nor by each address of one', async () => {
    const server = await limited({ guesses: 3 }, { trustProxy: true });
    const guess = (forwarded: string): string => request('GET /api/codes/AAAAA', { 'X-Forwarded-For': forwarded });
    const lies = Array.from({ length: 6 }, (_, at) => guess(`6.6.6.${at}, 198.51.100.1`));
    expect(await statuses(server, lies)).toEqual([404, 404, 404, 429, 429, 429]);
    const addresses = Array.from({ length: 6 }, (_, at) => guess(`2001:db8:0:7::${at + 1}`));
    expect(await statuses(server, addresses)).toEqual([404, 404, 404, 429, 429, 429]);
    expect(await statuses(server, [guess('2001:db8:0:8::1'), guess('198.51.100.2')])).toEqual([404, 404]);
  });

  it('when they open connections without end', async () => {
    const server = await limited({ connections: 5 });
    const all = Array.from({ length: 9 }, () => new Raw(server));
    await Promise.race(all.map(({ closed }) => closed));
    while (all.filter(({ isClosed }) => isClosed).length < 4) await new Promise((resolve) => setTimeout(resolve, 2));
    const [open] = all.filter(({ isClosed }) => !isClosed);
    expect(await open.send(request('GET /healthz')).status()).toBe(200);
  });
});

describe('the code of a table', () => {
  it('is too long to be guessed, and a shorter one from before still leads to its table', async () => {
    const store = await openStore({ data: freshFolder() });
    const anna = await visitor(await openServer({}, { store }), 'Anna');
    const { id, code } = await anna.open();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(await anna.good('GET', `/api/codes/${code?.toLowerCase()}`)).toEqual({ id });
    const state = await store.table(id);
    if (!state) throw new Error('no table');
    await store.saveTable({ ...state.table, code: 'K7Q4M', version: state.table.version + 1 });
    expect(await anna.good('GET', '/api/codes/k7q4m')).toEqual({ id });
  });
});
