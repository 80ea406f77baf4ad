import {
  type CampaignInfo,
  type ClientMessage,
  type Guest,
  PROTOCOL,
  PROTOCOL_V1,
  PROTOCOL_V2,
  type ServerMessage,
} from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readV1, writeV1 } from '../src/protocolV1.ts';
import { CAMPAIGN, OPENING, PLAIN, REFUSED } from './games.ts';
import { atTheEnd, openServer, SETTINGS, twoAtTable, type Visitor, visitor } from './kit.ts';
import { Raw, upgrade } from './raw.ts';
import { RECEIVED, SENT } from './recordedV1.ts';

type Old = Readonly<Record<string, unknown>> & { readonly tell: string };

/** Somebody who knows nothing of versions, and keeps what came as it came. */
class OldClient {
  readonly texts: string[] = [];
  closed = false;
  private readonly socket: WebSocket;
  readonly opened: Promise<unknown>;

  constructor({ url, cookie }: Visitor, table: string, protocols: readonly string[] = []) {
    const address = `${url.replace('http', 'ws')}/api/tables/${table}/live`;
    this.socket = new WebSocket(address, [...protocols], { headers: { cookie } });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
    this.socket.on('message', (data) => this.texts.push(String(data)));
    this.socket.on('close', () => {
      this.closed = true;
    });
    atTheEnd(() => this.socket.terminate());
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  end(): void {
    this.socket.terminate();
  }

  /** The first message like this that came, or comes. */
  async heard(tell: string, fits: (message: Old) => boolean = () => true): Promise<Old> {
    for (let tries = 0; tries < 2000; tries++) {
      const found = this.texts.map((text) => JSON.parse(text) as Old).find((one) => one.tell === tell && fits(one));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`never came: ${tell}; ${this.texts.join('\n')}`);
  }
}

async function oldClient(one: Visitor, table: string, protocols: readonly string[] = []): Promise<OldClient> {
  const client = new OldClient(one, table, protocols);
  await client.opened;
  return client;
}

/** The names of all fields, as deep as the protocol itself goes: what belongs to a game is left out. */
const fieldsOf = (value: unknown, deep = 2): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || deep === 0) return null;
  return Object.entries(value).map(([field, inner]) => [field, field === 'view' ? null : fieldsOf(inner, deep - 1)]);
};

const fieldsOfRecorded = (kind: keyof typeof RECEIVED): unknown => fieldsOf(JSON.parse(RECEIVED[kind]));

/** With the action of a game that is here. */
const withAction = (text: string): string => text.replaceAll('{"type":"draw"}', JSON.stringify(OPENING));

describe('a recorded message of version 1', () => {
  const REQUESTS: Readonly<Record<Exclude<keyof typeof SENT, 'dance'>, ClientMessage>> = {
    ping: { type: 'ping' },
    watch: { type: 'watch', from: -1 },
    play: { type: 'play', id: 'old-client-play-1', n: 0, action: { type: 'draw' } },
    undo: { type: 'undo', id: 'old-client-undo-1', n: 1 },
    restart: { type: 'restart', id: 'old-client-rest-1', n: 1 },
    why: { type: 'why', id: 'old-client-why-01', actions: [{ type: 'draw' }, { type: 'stop' }] },
    say: { type: 'chat', id: 'old-client-say-01', text: 'Ahoy' },
  };

  it.each(Object.entries(REQUESTS))('%s is read as one of version 2', (kind, request) => {
    expect(readV1(JSON.parse(SENT[kind as keyof typeof REQUESTS]))).toEqual(request);
  });

  it.each([
    SENT.dance,
    '{"type":"ping"}',
    '{"do":"ping","type":"watch","from":-1}',
    '{"do":"chat"}',
    '[]',
    'null',
    '7',
  ])('%s is refused', (text) => {
    expect(() => readV1(JSON.parse(text))).toThrow();
  });

  /** As version 2 writes it. */
  const inNewWords = (text: string): string => {
    const { tell, sight, ...rest } = JSON.parse(text);
    if (tell !== 'sight') return JSON.stringify({ type: tell === 'said' ? 'chat' : tell, ...rest });
    const { eye, n, entries, view, toAct, may, legal, byDefault, ...others } = sight;
    const update = { viewer: eye, n, entries, view, toAct, mayAct: may, legal, defaultAction: byDefault, ...others };
    return JSON.stringify({ type: 'update', update } satisfies ServerMessage);
  };

  it.each(Object.entries(RECEIVED))('%s is written byte for byte', (_kind, text) => {
    expect(writeV1(inNewWords(text))).toBe(text);
  });
});

describe('a client of version 1', () => {
  it('watches, plays, is refused and talks in the words it knows, beside somebody with a newer page', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server);
    const old = await oldClient(anna, id);
    expect(old.protocol).toBe('');
    old.send(SENT.watch);
    expect(fieldsOf(await old.heard('table'))).toEqual(fieldsOfRecorded('table'));
    expect(fieldsOf(await old.heard('said'))).toEqual(fieldsOfRecorded('silence'));
    const beginning = await old.heard('sight');
    expect(fieldsOf(beginning)).toEqual(fieldsOfRecorded('beginning'));
    expect(beginning).toMatchObject({ sight: { eye: 0, n: 0, view: { eye: 0 }, may: [], byDefault: null } });

    const fresh = await boris.live(id);
    old.send(withAction(SENT.play));
    expect(JSON.stringify(await old.heard('done'))).toBe(RECEIVED.done);
    const sight = await old.heard('sight', (one) => (one.sight as { readonly n: number }).n === 1);
    expect(fieldsOf(sight)).toEqual(fieldsOfRecorded('sight'));
    expect((await fresh.seen(1)).viewer).toBe(1);

    old.send(SENT.undo);
    const refused = await old.heard('refused');
    expect(JSON.stringify(refused)).toBe(RECEIVED.refused.replace('a-game', PLAIN.game.id));
    old.send(SENT.dance);
    expect(JSON.stringify(await old.heard('refused', (one) => one.id === null))).toBe(RECEIVED.unread);
    old.send(withAction(SENT.why).replace('{"type":"stop"}', JSON.stringify(REFUSED[0])));
    expect(fieldsOf(await old.heard('reasons'))).toEqual(fieldsOfRecorded('reasons'));
    old.send(SENT.ping);
    expect(JSON.stringify(await old.heard('pong'))).toBe(RECEIVED.pong);

    old.send(SENT.say);
    const said = await old.heard('said', ({ lines }) => (lines as readonly unknown[]).length > 0);
    expect(said).toMatchObject({ lines: [{ seat: 0, name: 'Anna', text: 'Ahoy' }] });
    const chat = await fresh.until('talk', () => fresh.find('chat', ({ lines }) => lines.length > 0));
    expect(chat.lines).toEqual(said.lines);
  });

  it('waits in the gallery, is let in or sent away, and hears goodbye', async () => {
    const server = await openServer({ limits: { linesPerTable: 1, waitingPerTable: 1 } });
    const { anna, id } = await twoAtTable(server);
    const first = await oldClient(await visitor(server, 'Vera'), id);
    first.send(SENT.watch);
    await first.heard('sight');
    const second = await oldClient(await visitor(server, 'Willem'), id);
    expect(JSON.stringify(await second.heard('gallery'))).toBe(RECEIVED.waits);
    const third = await oldClient(await visitor(server, 'Xenia'), id);
    expect(JSON.stringify(await third.heard('bye'))).toBe(RECEIVED.full);
    first.end();
    expect(JSON.stringify(await second.heard('gallery', ({ ahead }) => ahead === null))).toBe(RECEIVED.entered);
    await anna.good('POST', `/api/tables/${id}/close`);
    expect(await second.heard('bye')).toEqual({ tell: 'bye', why: 'closed' });
  });

  it('finds the fields of HTTP bodies by the names it knows', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const slow = await anna.good<Guest>('POST', '/api/me', { patience: 120 });
    expect(slow).toMatchObject({ patience: 120, responseTimeout: 120 });
    const quick = await anna.good<Guest>('POST', '/api/me', { responseTimeout: 15 });
    expect(quick).toMatchObject({ patience: 15, responseTimeout: 15 });
    expect((await anna.harbour()).me).toEqual(quick);
    const settings = { ...SETTINGS, game: CAMPAIGN.game.id, options: CAMPAIGN.alone, seats: [{ kind: 'me' }] };
    const begun = await anna.good<CampaignInfo & { chronicle: unknown }>('POST', '/api/campaigns', { settings });
    expect(begun.chronicle).toEqual(begun.campaignState);
  });
});

describe('the version of a connection', () => {
  it.each([
    [[PROTOCOL], PROTOCOL, 'type'],
    [[PROTOCOL_V1, PROTOCOL], PROTOCOL, 'type'],
    [[PROTOCOL, PROTOCOL_V2], PROTOCOL, 'type'],
    [[PROTOCOL_V2], PROTOCOL_V2, 'type'],
    [['broadside.v9', PROTOCOL], PROTOCOL, 'type'],
    [[PROTOCOL_V1], PROTOCOL_V1, 'tell'],
  ])('of those a client offers is the newest that the server knows: %j', async (offered, chosen, field) => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    const client = await oldClient(anna, id, offered);
    expect(client.protocol).toBe(chosen);
    client.send(JSON.stringify({ [field === 'type' ? 'type' : 'do']: 'ping' }));
    while (client.texts.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(JSON.parse(client.texts[0])).toEqual({ [field]: 'pong' });
  });

  it('is named in the refusal of a client that speaks none of them', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const { id } = await anna.open();
    const headers = { Cookie: anna.cookie, 'Sec-WebSocket-Protocol': 'broadside.v9' };
    const refused = new Raw(server).send(upgrade(`/api/tables/${id}/live`, headers));
    expect(await refused.status()).toBe(400);
    await refused.heard(/"bad-message","message":"this server speaks broadside\.v3, broadside\.v2, broadside\.v1"/);
  });
});
