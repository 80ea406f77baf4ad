import { describe, expect, it } from 'vitest';
import { BadFlags, configOf, readSettings, type Settings } from '../src/config.ts';
import { natsAddress } from '../src/news/nats.ts';
import { openServer, visitor } from './kit.ts';
import { Raw, request } from './raw.ts';

const configured = (env: NodeJS.ProcessEnv) => configOf(readSettings([], env) ?? {});

describe('settings from the environment', () => {
  it('are the usual ones where nothing is said', () => {
    const { botPause, chairMs, metrics, limits } = configured({});
    expect({ botPause, chairMs, metrics }).toEqual({ botPause: 500, chairMs: 300_000, metrics: 'local' });
    expect(limits).toEqual(configOf({}).limits);
  });

  it('set how long bots wait, who reads the figures and what is limited', () => {
    const { botPause, chairMs, metrics, limits } = configured({
      BROADSIDE_BOT_PAUSE_MS: '0',
      BROADSIDE_CHAIR_MINUTES: '2',
      BROADSIDE_METRICS: 'off',
      BROADSIDE_LIMIT_REQUESTS: '1200',
      BROADSIDE_LIMIT_LINES_PER_TABLE: '8',
    });
    expect([botPause, chairMs, metrics]).toEqual([0, 120_000, 'off']);
    expect(limits).toEqual({ ...configOf({}).limits, requests: 1200, linesPerTable: 8 });
  });

  it('set how many days things are kept, 0 for ever', () => {
    const { keep } = configured({ BROADSIDE_KEEP_GUESTS: '0', BROADSIDE_KEEP_TALK: '30' });
    expect(keep).toEqual({ ...configOf({}).keep, guests: 0, talk: 30 });
  });

  it('name a NATS for several servers at one PostgreSQL, and only for those', () => {
    const DATABASE_URL = 'postgres://db/broadside';
    for (const NATS_URL of ['nats://nats:4222', 'nats', 'tls://me:secret@one:4222,tls://me:secret@two:4222'])
      expect(configured({ DATABASE_URL, NATS_URL }).natsUrl).toBe(NATS_URL);
    expect(configured({ DATABASE_URL }).natsUrl).toBeUndefined();
    expect(() => readSettings([], { NATS_URL: 'nats://nats:4222' })).toThrow('set DATABASE_URL as well');
    expect(() => readSettings([], { DATABASE_URL, NATS_URL: 'http://nats:4222' })).toThrow('NATS_URL must be');
    expect(natsAddress('tls://me:secret@one:4222,token@two')).toBe('tls://one:4222,two');
  });

  it.each([
    ['BROADSIDE_KEEP_WAITING', 'a week'],
    ['BROADSIDE_KEEP_BOTS', '99999'],
    ['BROADSIDE_BOT_PAUSE_MS', 'soon'],
    ['BROADSIDE_BOT_PAUSE_MS', '-1'],
    ['BROADSIDE_BOT_PAUSE_MS', '60001'],
    ['BROADSIDE_CHAIR_MINUTES', '2.5'],
    ['BROADSIDE_METRICS', 'yes'],
    ['BROADSIDE_METRICS_TOKEN', 'short'],
    ['BROADSIDE_LIMIT_GUESSES', '0'],
    ['BROADSIDE_LIMIT_REQUEST_MS', '0'],
    ['BROADSIDE_LIMIT_BACKLOG', '1e6'],
  ])('that make no sense are refused by name: %s=%s', (variable, value) => {
    expect(() => readSettings([], { [variable]: value })).toThrow(BadFlags);
    expect(() => readSettings([], { [variable]: value })).toThrow(variable);
  });
});

describe('the figures', () => {
  const answers = async (settings: Settings, headers: Record<string, string> = {}): Promise<number> => {
    const anna = await visitor(await openServer(settings), 'Anna');
    const { status, body } = await anna.call<unknown>('GET', '/metrics', undefined, headers);
    expect(String(body).includes('broadside_actions_total')).toBe(status === 200);
    return status;
  };

  it('are for programs on this machine, and not for what a reverse proxy passes on', async () => {
    expect(await answers({})).toBe(200);
    expect(await answers({}, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await answers({ trustProxy: true }, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await answers({}, { forwarded: 'for=203.0.113.7' })).toBe(404);
  });

  it('stay closed behind a reverse proxy that does not say that it is one', async () => {
    const named = async (settings: Settings, host: string): Promise<number> =>
      new Raw(await openServer(settings)).send(request('GET /metrics', { Host: host })).status();
    // A proxy passes on the name that people called, or a public address is set: their pages are foreign otherwise.
    expect(await named({}, 'table.example')).toBe(404);
    expect(await named({ publicUrl: 'https://table.example' }, '127.0.0.1:3000')).toBe(404);
    expect(await named({ trustProxy: 1 }, 'localhost')).toBe(404);
    expect(await named({}, 'localhost:3000')).toBe(200);
    expect(await answers({}, { 'x-real-ip': '203.0.113.7' })).toBe(404);
    expect(await answers({}, { 'x-forwarded-proto': 'https' })).toBe(404);
  });

  it('are for whoever shows the token, from anywhere', async () => {
    const metricsToken = 'a-token-of-the-host';
    const settings = { metricsToken, publicUrl: 'https://table.example' };
    const passedOn = { 'x-forwarded-for': '203.0.113.7' };
    expect(await answers(settings, { ...passedOn, authorization: `Bearer ${metricsToken}` })).toBe(200);
    expect(await answers(settings, { ...passedOn, authorization: `Bearer ${metricsToken}x` })).toBe(404);
    expect(await answers(settings, passedOn)).toBe(404);
    expect(await answers({ ...settings, metrics: 'off' }, { authorization: `Bearer ${metricsToken}` })).toBe(404);
    expect(configured({ BROADSIDE_METRICS_TOKEN: metricsToken }).metricsToken).toBe(metricsToken);
  });

  it('are for everybody or for nobody where the host says so', async () => {
    expect(await answers({ metrics: 'on' }, { 'x-forwarded-for': '203.0.113.7' })).toBe(200);
    expect(await answers({ metrics: 'off' })).toBe(404);
  });
});
