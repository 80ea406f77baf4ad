/** Three servers at one PostgreSQL and one NATS: what happens at one of them is known at all, at once. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@broadside/host';
import type { MatchFile } from '@broadside/kernel';
import type { TableSettings } from '@broadside/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configOf } from '../src/config.ts';
import type { RunningServer, Settings } from '../src/index.ts';
import { openNews } from '../src/news/open.ts';
import type { Given } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import { storeAttack } from './attacked.ts';
import { gameThat, OPENING } from './games.ts';
import { type Client, keen, keptServer, openServer, playOut, twoAtTable, Visitor, visitor } from './kit.ts';
import { strangeIn, TraceLog } from './spans.ts';
import { startNats, type ThrowawayNats } from './throwaway/nats.mjs';
import { startPostgres, type Throwaway } from './throwaway/postgres.mjs';

const SLOW_DISK_MS = 60_000;
/** So seldom that whatever arrives in these tests came as news. */
const NEVER_MS = 3_600_000;

let postgres: Throwaway;
let nats: ThrowawayNats;
/** Of the tests that break nothing. */
let nodes: readonly RunningServer[];
const settingsOf = (more: Settings = {}): Settings => ({
  databaseUrl: postgres.url,
  natsUrl: nats.url,
  pollMs: NEVER_MS,
  ...more,
});
const node = (more: Settings = {}, given: Given = {}): Promise<RunningServer> => openServer(settingsOf(more), given);
const three = (databaseUrl: string, given: Given = {}): Promise<RunningServer[]> =>
  Promise.all([1, 2, 3].map(() => node({ databaseUrl }, given)));

beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  nodes = await Promise.all([1, 2, 3].map(() => keptServer(settingsOf())));
}, SLOW_DISK_MS);
afterAll(async () => {
  await Promise.all(nodes?.map((one) => one.close()) ?? []);
  await Promise.all([postgres?.stop(), nats?.stop()]);
}, SLOW_DISK_MS);

/** The same guest at another server. */
function at(server: RunningServer, one: Visitor): Visitor {
  const moved = new Visitor(server);
  moved.cookie = one.cookie;
  return moved;
}

/** Ten seconds pass in one. */
const began = Date.now();
const quickClock: Clock = {
  now: () => began + 10 * (Date.now() - began),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms / 10);
    return () => clearTimeout(timer);
  },
};

const BOTS: readonly TableSettings['seats'][number][] = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'random' },
];

const hereAt = (client: Client): (boolean | undefined)[] | undefined => client.table?.seats.map(({ here }) => here);

describe('several servers at one NATS', () => {
  it('play one match: what one person does at a server is seen at all the others without asking', async () => {
    const { anna, boris, id } = await twoAtTable(nodes[0]);
    const lines = [await anna.live(id), await at(nodes[1], boris).live(id)];
    const watcher = await (await visitor(nodes[2], 'Vera')).live(id);
    await playOut([...lines, watcher], keen);
    for (const line of [...lines, watcher]) expect(line.table?.status === 'over' || line.update?.outcome).toBeTruthy();
    const seals = [...lines, watcher].map((line) =>
      line.received
        .flatMap((message) => (message.type === 'update' ? message.update.entries : []))
        .map(({ hash }) => hash),
    );
    expect(seals[1]).toEqual(seals[0]);
    expect(seals[2]).toEqual(seals[0]);
    await watcher.until('that it is over', () => watcher.table?.status === 'over');
  });

  it('seat people, begin and close a table for everybody who has it open anywhere', async () => {
    const anna = await visitor(nodes[0], 'Anna');
    const { id } = await anna.open();
    const [a, b] = [await anna.live(id), await (await visitor(nodes[1], 'Vera')).live(id)];
    const boris = await visitor(nodes[2], 'Boris');
    await boris.sit(id);
    for (const line of [a, b]) await line.until('Boris', () => line.table?.seats[1].name === 'Boris');
    await at(nodes[1], anna).start(id);
    for (const line of [a, b]) await line.seen(0);
    await at(nodes[2], anna).good('POST', `/api/tables/${id}/close`, {});
    for (const line of [a, b]) expect(await line.byeBye()).toBe('closed');
  });

  it('show who is here and how many watch, wherever they are', async () => {
    const { anna, boris, id } = await twoAtTable(nodes[0], { listed: true });
    const a = await anna.live(id);
    const b = await at(nodes[1], boris).live(id);
    const vera = await (await visitor(nodes[2], 'Vera')).live(id);
    for (const line of [a, b, vera])
      await line.until('everybody', () => hereAt(line)?.join() === 'true,true' && line.table?.watching === 1);
    // A server that has never seen this table asks the others.
    const fourth = await node();
    expect(await at(fourth, anna).info(id)).toMatchObject({ seats: [{ here: true }, { here: true }], watching: 1 });
    await vera.end();
    await b.end();
    await a.until('that they left', () => hereAt(a)?.join() === 'true,false' && a.table?.watching === 0);
  });

  it('list open tables with who sits there and is here at another server', async () => {
    const anna = await visitor(nodes[0], 'Anna');
    const { id } = await anna.open({ listed: true });
    await anna.live(id);
    const { open } = await (await visitor(nodes[1], 'Boris')).harbour();
    expect(open.find(({ table }) => table.id === id)?.table.seats[0]).toMatchObject({ name: 'Anna', here: true });
  });

  it('carry talk and reactions to everybody', async () => {
    const { anna, boris, id } = await twoAtTable(nodes[0]);
    const [a, b] = [await anna.live(id), await at(nodes[1], boris).live(id)];
    await a.ask({ type: 'chat', id: 'talk-0001', text: 'Ahoy' });
    await b.until('the words', () => b.find('chat', ({ lines }) => lines[0]?.text === 'Ahoy'));
    await b.ask({ type: 'react', id: 'talk-0002', reaction: 'skull' });
    await a.until('the sign', () => a.find('chat', ({ lines }) => lines[0]?.reaction === 'skull'));
    expect(a.received.filter((message) => message.type === 'chat' && message.lines[0]?.text === 'Ahoy')).toHaveLength(
      1,
    );
  });

  it('publish words once that are said again at another server because no answer came', async () => {
    const { anna, id } = await twoAtTable(nodes[0]);
    const [a, b] = [await anna.live(id), await at(nodes[1], anna).live(id)];
    const words = { type: 'chat', id: 'talk-0003', text: 'Once' } as const;
    await a.ask(words);
    await b.until('the words', () => b.find('chat', ({ lines }) => lines[0]?.text === 'Once'));
    expect(await b.ask(words)).toMatchObject({ type: 'done' });
    const fresh = await at(nodes[2], anna).live(id);
    expect(fresh.find('chat')?.lines.map(({ text }) => text)).toEqual(['Once']);
  });

  it('share the places for people who watch, and let the next one in when somebody leaves elsewhere', async () => {
    const small = { limits: { linesPerTable: 1 } };
    const [one, two] = [await node(small), await node(small)];
    const { id } = await twoAtTable(one);
    const first = await (await visitor(one, 'Vera')).live(id);
    await first.until('herself', () => first.table?.watching === 1);
    await pause(100);
    const second = (await visitor(two, 'Zoja')).line(id);
    await second.opened;
    second.say({ type: 'watch', from: -1 });
    await second.until('a place in the row', () => second.ahead === 0);
    await first.end();
    await second.until('a place', () => second.ahead === null);
  });

  it('remove a person from every server at once, and the host sees people of all of them', async () => {
    const { anna, id } = await twoAtTable(nodes[0]);
    const a = await anna.live(id);
    const vera = await (await visitor(nodes[1], 'Vera')).live(id);
    const person = await a.until('Vera', () => a.table?.people?.find(({ name }) => name === 'Vera'));
    await at(nodes[2], anna).good('POST', `/api/tables/${id}/remove`, { person: person.id });
    expect(await vera.byeBye()).toBe('removed');
  });

  it('end the connections of a guest everywhere when they sign out everywhere else', async () => {
    const { anna, id } = await twoAtTable(nodes[0]);
    const { token } = await anna.good<{ token: string }>('POST', '/api/me/recovery', {});
    const phone = new Visitor(nodes[1]);
    await phone.good('POST', '/api/recover', { token });
    const line = await phone.live(id);
    await anna.good('POST', '/api/me/sign-out', {});
    expect(await line.byeBye()).toBe('signed-out');
  });

  it('show a new name at every server', async () => {
    const { anna, boris, id } = await twoAtTable(nodes[0]);
    const b = await at(nodes[1], boris).live(id);
    await anna.name('Anna the Red');
    await b.until('the name', () => b.table?.seats[0].name === 'Anna the Red');
  });

  it('count guesses across servers', async () => {
    const strict = { limits: { guesses: 6 } };
    const two = [await node(strict), await node(strict)];
    const visitors = await Promise.all(two.map((one) => visitor(one, 'Vera')));
    const answers: string[] = [];
    for (let guess = 0; guess < 10; guess++) {
      answers.push(await visitors[guess % 2].bad('GET', '/api/codes/AAAAAAAA'));
      await pause(20);
    }
    expect(answers.filter((answer) => answer === '404 no-code')).toHaveLength(6);
    expect(answers.filter((answer) => answer === '429 too-fast')).toHaveLength(4);
  });

  it('let the company of both servers have a rematch', async () => {
    const { anna, boris, id } = await twoAtTable(nodes[0]);
    const lines = [await anna.live(id), await at(nodes[1], boris).live(id)];
    await playOut(lines, keen);
    const next = await anna.good<{ seats: { name: string }[] }>('POST', `/api/tables/${id}/rematch`, {});
    expect(next.seats.map(({ name }) => name)).toEqual(['Anna', 'Boris']);
  });
});

describe('the trace of a request', () => {
  it('leads from the server it came to over the news to the others and what they send', async () => {
    const databaseUrl = await postgres.fresh();
    const logs = [new TraceLog(), new TraceLog(), new TraceLog()];
    const own = await Promise.all(logs.map((log) => node({ databaseUrl, trace: 1, log: 'info' }, { log })));
    const { anna, boris, id } = await twoAtTable(own[0]);
    const lines = [
      await anna.live(id),
      await at(own[1], boris).live(id),
      await (await visitor(own[2], 'Vera')).live(id),
    ];
    await lines[0].play(OPENING, 0, 'far-reaching');
    await Promise.all(lines.map((line) => line.seen(1)));
    const [root] = logs[0].of('far-reaching').filter(({ name }) => name === 'request');
    for (const log of logs.slice(1)) {
      const follow = log.lines.find(({ name, parent }) => name === 'follow' && parent === root.span);
      expect(follow).toMatchObject({ trace: root.trace, table: id, n: 1 });
      const steps = log.lines.filter(({ parent }) => parent === follow?.span);
      expect(steps.map(({ name }) => name)).toEqual(['queue', 'repeat', 'views']);
      expect(steps.at(-1)?.connections).toBe(1);
    }
    expect(new Set(logs.map(({ lines }) => lines[0].node)).size).toBe(3);
    expect(logs.flatMap(({ lines }) => lines).flatMap(strangeIn)).toEqual([]);
  });
});

describe('what must happen once', () => {
  it('does: bots move wherever people sit, every table is looked after by one server, and none thinks in vain', async () => {
    const own = await three(await postgres.fresh());
    const anna = await visitor(own[0], 'Anna');
    const tables = await Promise.all(
      Array.from({ length: 9 }, async (_, table) => {
        const host = at(own[table % 3], anna);
        const { id } = await host.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
        await host.start(id);
        return { id, line: await host.live(id) };
      }),
    );
    await Promise.all(tables.map(({ line }) => playAlone(line)));
    const files = await Promise.all(tables.map(({ id }) => anna.good<MatchFile>('GET', `/api/tables/${id}/file`)));
    const moves = files.flatMap(({ log }) => log).filter(({ seat }) => seat === 1).length;
    const thoughts = await Promise.all(own.map((one) => figure(one, 'broadside_bot_jobs_total{result="answered"}')));
    // That each has its share is a matter of many tables (rendezvous.test.ts): of nine a server may have none by chance.
    expect(Math.max(...thoughts)).toBeGreaterThan(0);
    expect(thoughts.reduce((sum, some) => sum + some)).toBeLessThanOrEqual(moves);
  });

  it('goes on for bots that are watched at a server which does not look after them', async () => {
    for (let round = 0; round < 4; round++) {
      const anna = await visitor(nodes[0], 'Anna');
      const { id } = await anna.open({ seats: [...BOTS] });
      await anna.start(id);
      const line = await (await visitor(nodes[1], 'Vera')).live(id);
      await line.seen(3);
    }
  });

  it('a default is entered for somebody who lets a question wait, whichever server looks after the table', async () => {
    const store = await openStore({ data: '', databaseUrl: postgres.url });
    try {
      for (let round = 0; round < 3; round++) {
        const [attacker, defender] = [await visitor(nodes[0], 'Anna'), await visitor(nodes[1], 'Boris')];
        await defender.good('POST', '/api/me', { responseTimeout: 1 });
        const { id, match } = await storeAttack(store, attacker, defender);
        const lines = [await attacker.live(id), await defender.live(id)];
        for (const line of lines) await line.seen(match.n + 1);
      }
    } finally {
      await store.close();
    }
  });

  it('a substitute plays for somebody who is at no server, and not for one who is at another', async () => {
    const quick = await three(await postgres.fresh(), { clock: quickClock });
    const { anna, boris, id } = await twoAtTable(quick[0], { absence: 10 });
    const a = await anna.live(id);
    const b = await at(quick[1], boris).live(id);
    await pause(1500);
    expect(a.table?.seats.map(({ bot }) => bot)).toEqual([null, null]);
    // It is Anna's turn: she leaves.
    await a.end();
    await b.until('a substitute', () => b.table?.seats[0].bot === 'sailor');
    await b.seen(1);
  });
});

async function playAlone(line: Client): Promise<void> {
  for (let turn = 0; turn < 2000 && !line.update?.outcome; turn++) {
    await line.until('my turn', () => line.update && (line.update.outcome || line.update.toAct.includes(0)));
    if (!line.update?.outcome) await line.playAny(keen);
  }
}

async function figure(server: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('a server that does nothing', () => {
  it('does not stop the tables that it should look after: others go on with them', async () => {
    const databaseUrl = await postgres.fresh();
    const own = await node({ databaseUrl, pollMs: 150 });
    const idle = await openNews(configOf(settingsOf({ databaseUrl })), { info() {}, warn() {}, error() {} });
    const beating = setInterval(() => idle.publish('nodes', JSON.stringify({ node: 'idle', rules: {} })), 200);
    try {
      await pause(300);
      const anna = await visitor(own, 'Anna');
      // Some of these tables are the other one's.
      for (let table = 0; table < 5; table++) {
        const { id } = await anna.open({ seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] });
        await anna.start(id);
        await (await anna.live(id)).seen(1);
      }
    } finally {
      clearInterval(beating);
      await idle.close();
    }
  });
});

describe('a server that is missing', () => {
  it('is replaced: whoever was there comes back elsewhere and the bots of its tables go on', async () => {
    const own = await three(await postgres.fresh());
    const anna = await visitor(own[0], 'Anna');
    const ids: string[] = [];
    for (let table = 0; table < 6; table++) {
      const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
      await anna.start(id);
      ids.push(id);
    }
    await own[2].close();
    for (const id of ids) {
      const line = await anna.live(id);
      for (let turn = 0; turn < 5; turn++) {
        await line.until('my turn', () => line.update && (line.update.outcome || line.update.toAct.includes(0)));
        if (line.update?.outcome) break;
        await line.playAny(keen);
      }
    }
  });

  it('asks its people to come back before it stops, and they go on by number at another one', async () => {
    const own = await node();
    const { anna, boris, id } = await twoAtTable(own);
    const a = await anna.live(id);
    const b = await at(nodes[1], boris).live(id);
    await a.play(OPENING);
    const closing = own.close();
    expect(await a.byeBye()).toBe('restarting');
    const again = at(nodes[2], anna).line(id);
    await again.opened;
    again.say({ type: 'watch', from: 1 });
    await again.until('what is legal', () => again.update);
    expect(again.update?.n).toBe(1);
    expect(again.update?.entries).toEqual([]);
    await again.playAny((actions) => actions[0]);
    await b.seen(2);
    await closing;
  });
});

describe('an upgrade of one server after the other', () => {
  it('begins matches under rules that every server has, and under the newest when all have them', async () => {
    const game = gameThat('has rules of before', ({ older }) => Object.keys(older).length > 0);
    const before = Math.max(...Object.keys(game.older).map(Number));
    const databaseUrl = await postgres.fresh();
    const own = await node({ databaseUrl });
    const old = await openNews(configOf(settingsOf({ databaseUrl })), { info() {}, warn() {}, error() {} });
    const begins = async (): Promise<number | undefined> => {
      const { anna, id } = await twoAtTable(own, { game: game.game.id, options: {} });
      return (await anna.live(id)).update?.rules;
    };
    try {
      const beat = { node: 'of-before', rules: { [game.game.id]: before } };
      old.publish('nodes', JSON.stringify(beat));
      await pause(100);
      expect(await begins()).toBe(before);
      old.publish('nodes', JSON.stringify({ ...beat, going: true }));
      await pause(100);
      expect(await begins()).toBe(game.game.version);
    } finally {
      await old.close();
    }
  });
});

describe('without NATS', () => {
  it('nothing is lost: the poll brings what was missed, and all is well when it is back', async () => {
    const quick = { pollMs: 200 };
    const [one, two] = [await node(quick), await node(quick)];
    const { anna, boris, id } = await twoAtTable(one);
    const [a, b] = [await anna.live(id), await at(two, boris).live(id)];
    await nats.kill();
    try {
      await a.play(OPENING);
      await b.seen(1);
      await a.playAny((actions) => actions[0]);
      await b.seen(2);
    } finally {
      await nats.start();
    }
    await playOut([a, b], keen);
  });

  it('a server starts, says so, and hears of others as soon as it is there', async () => {
    await nats.kill();
    let alone: RunningServer;
    try {
      alone = await node();
    } finally {
      await nats.start();
    }
    const { anna, boris, id } = await twoAtTable(alone);
    const a = await anna.live(id);
    const b = await at(nodes[1], boris).live(id);
    await pause(1500);
    await a.play(OPENING);
    await b.seen(1);
  });
});
